import type { Stage } from './stage'
import { afterReopen, healthIn, wholeIn } from './whole'

/** Higher than any of ours. */
const NEWER = 99

/** A newer version of the product takes the database: this one lets go at once, says so, and goes on in memory. Source: S-CHROM-4. */
export async function databaseNewer(stage: Stage): Promise<readonly string[]> {
  const [bopha, vichea] = stage.friends
  const tab = await stage.tab()
  await tab.atRest()
  await tab.setOffline(true)
  await tab.call('send', bopha.key, 'unsent at the upgrade')
  const other = await stage.page()
  const error = await other.call('openAs', stage.database, NEWER, false)
  const health = await healthIn(tab, 'newer')
  await tab.call('send', vichea.key, 'after the upgrade')
  await tab.setOffline(false)
  await bopha.say(20)
  const whole = await wholeIn(stage, tab)
  await tab.close()

  const late = await stage.tab()
  const lateHealth = await healthIn(late, 'newer')
  const lateWhole = await wholeIn(stage, late)
  await late.close()
  const older = await other.call('openAs', stage.database, NEWER - 1, false)
  return [
    ...(error === '' ? [] : [`the newer one could not open: ${error}`]),
    ...(older === 'VersionError' ? [] : ['the newer database did not stay as it was']),
    ...health,
    ...whole,
    ...lateHealth,
    ...lateWhole,
  ]
}

/** A deaf tab holds up a change of the database: the engine waits no longer than its bound and goes on. Source: S-CHROM-4. */
export async function databaseHeld(stage: Stage): Promise<readonly string[]> {
  const [bopha, vichea] = stage.friends
  const tab = await stage.tab()
  await tab.atRest()
  const other = await stage.page()
  await other.call('openAs', stage.database, undefined, true)
  await other.call('askDeletion', stage.database)
  const health = await healthIn(tab, 'lost')
  await tab.call('send', vichea.key, 'while it is held')
  await bopha.say(20)
  const whole = await wholeIn(stage, tab)
  await other.call('letGo')
  await tab.call('send', vichea.key, 'when it is free')
  const free = await wholeIn(stage, tab)
  await tab.close()
  return [...health, ...whole, ...free, ...(await afterReopen(stage))]
}
