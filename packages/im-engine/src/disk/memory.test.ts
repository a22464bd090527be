import { diskSuite } from '../testing/disk-suite.js'
import { FaultyDisk, Medium } from '../testing/memory-disk.js'
import { createMemoryDisk } from './memory.js'
import { createMemoryStore } from './memory-store.js'

for (const isChecked of [false, true]) {
  diskSuite(
    `memory disk${isChecked ? ', checked' : ''} (S-DISK-1)`,
    () => {
      const store = createMemoryStore()
      return { newDisk: () => createMemoryDisk(store, { projection: 1, isChecked }) }
    },
    200,
  )
}

diskSuite('memory disk without a fault planned (S-DISK-1)', () => {
  const medium = new Medium()
  return { newDisk: () => new FaultyDisk(medium, { projection: 1, isChecked: true }) }
})
