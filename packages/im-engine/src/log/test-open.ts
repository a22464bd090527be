import { decide } from '../decide/decide.js'
import { ME } from '../model/test-build.js'
import { HandClock } from '../testing/hand-clock.js'
import { FaultyDisk, type Medium } from '../testing/memory-disk.js'
import { load } from './load.js'
import { Log } from './log.js'
import { planSeal } from './seal.js'
import { PROJECTION_VERSION } from './tables.js'

/** The log that a tab opens on what a machine's disk holds, as its writer. */
export async function openOn(medium: Medium, tab = 'tab') {
  const disk = new FaultyDisk(medium, { projection: PROJECTION_VERSION, isChecked: true })
  const log = new Log({
    rules: () => ({ decide, load, planSeal }),
    disk,
    clock: new HandClock(),
    me: ME,
    opened: () => new Set(),
    onAppended: () => undefined,
    onFailure: () => undefined,
  })
  await log.open()
  await log.takeOver(tab)
  return { log, disk }
}
