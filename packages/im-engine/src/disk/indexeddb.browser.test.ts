import { describe, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import type { Disk } from '../ports/disk.js'
import { commitOf, good, message, sealOf } from '../testing/disk-sample.js'
import { diskSuite } from '../testing/disk-suite.js'
import { HandClock } from '../testing/hand-clock.js'
import { createIndexedDisk } from './indexeddb.js'

let places = 0
const newName = () => `disk-${++places}`

const newDisk = (name: string, clock = new HandClock()): Disk =>
  createIndexedDisk({
    name,
    clock,
    blockedMs: 5_000,
    projection: 1,
    logger: { debug() {}, warn() {}, error() {} },
  })

diskSuite(
  'IndexedDB in a browser (S-DISK-1)',
  () => {
    const name = newName()
    return { newDisk: () => newDisk(name) }
  },
  20,
)

/** What the Playwright provider hands out; vitest's own type is empty. */
const devtools = cdp() as unknown as { send(method: string, parameters: object): Promise<unknown> }

const lost = { ok: false, failure: 'lost' }

function ended<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

const heardBy = (disk: Disk): Promise<void> => new Promise((resolve) => disk.onLost(resolve))

describe('a database that goes away', () => {
  it('S-DISK-8 lets a deletion through, says so, and begins anew when opened', async () => {
    const name = newName()
    const disk = newDisk(name)
    good(await disk.open())
    good(await disk.append(1, commitOf('a'), { strict: true }))
    const heard = heardBy(disk)
    await ended(indexedDB.deleteDatabase(name))
    await heard
    expect(await disk.append(2, commitOf('b'), { strict: true })).toEqual(lost)
    expect(await disk.readLog(0, 9)).toEqual(lost)
    expect(good(await disk.open()).log).toEqual([])
    disk.close()
  })

  it('S-DISK-8 hears that the site data were cleared, with writes in flight and queued', async () => {
    const disk = newDisk(newName())
    good(await disk.open())
    good(await disk.append(1, commitOf('a'), { strict: true }))
    let count = 0
    disk.onLost(() => count++)
    const heard = heardBy(disk)
    const cleared = devtools.send('Storage.clearDataForOrigin', {
      origin: location.origin,
      storageTypes: 'indexeddb',
    })
    for (let position = 2; ; position++) {
      const result = await disk.append(position, commitOf(`${position}`), { strict: false })
      if (result.ok) continue
      expect(result).toEqual(lost)
      break
    }
    await Promise.all([cleared, heard])
    expect(count).toBe(1)
    expect(await disk.append(1, commitOf('late'), { strict: false })).toEqual(lost)
    expect(good(await disk.open()).log).toEqual([])
    disk.close()
  })

  it('S-DISK-8 gives way to an upgrade from a second connection', async () => {
    const name = newName()
    const disk = newDisk(name)
    good(await disk.open())
    const heard = heardBy(disk)
    const newer = await ended(indexedDB.open(name, 99))
    await heard
    expect(await disk.open()).toEqual({ ok: false, failure: 'newer' })
    newer.close()
  })

  it('S-DISK-9 gives up behind an upgrade that a third connection blocks, and lets go when it is through', async () => {
    const name = newName()
    const frozen = await ended(indexedDB.open(name, 1))
    const upgrade = indexedDB.open(name, 2)
    await new Promise((resolve) => {
      upgrade.onblocked = resolve
    })
    const clock = new HandClock()
    const disk = newDisk(name, clock)
    const opening = disk.open()
    await clock.advance(5_000)
    expect(await opening).toEqual(lost)
    frozen.close()
    ;(await ended(upgrade)).close()
    await ended(indexedDB.deleteDatabase(name))
  })

  it('S-DISK-13 erases although a frozen tab blocks the deletion', async () => {
    const name = newName()
    const disk = newDisk(name)
    good(await disk.open())
    good(await disk.seal(sealOf(1, { chunks: [[message('p2p-1', 1)]], tables: { poisonCount: 1 } })))
    const frozen = await ended(indexedDB.open(name))
    good(await disk.erase())
    for (const store of frozen.objectStoreNames)
      expect(await ended(frozen.transaction(store).objectStore(store).getAllKeys())).toEqual([])
    frozen.close()
  })
})
