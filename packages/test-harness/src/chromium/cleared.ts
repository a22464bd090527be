import type { Stage } from './stage'
import type { Tab } from './tab'
import { afterReopen, healthIn, wholeIn } from './whole'

const clear = (stage: Stage, tab: Tab) =>
  tab.session.send('Storage.clearDataForOrigin', { origin: stage.origin, storageTypes: 'indexeddb' })

/** The engine says so, goes on in memory and fetches what it had; the next open is on disk again. Source: S-CHROM-3. */
export async function storageCleared(stage: Stage): Promise<readonly string[]> {
  const [bopha, vichea] = stage.friends
  const tab = await stage.tab()
  await tab.atRest()
  await bopha.say(300)
  const before = await wholeIn(stage, tab)
  await tab.call('keepSending', vichea.key, 'while it is cleared')
  await clear(stage, tab)
  await bopha.say(20)
  await tab.call('stopSending')
  await tab.call('send', vichea.key, 'after it was cleared')
  const whole = await wholeIn(stage, tab)
  const health = await healthIn(tab, 'lost')
  await tab.close()
  return [...before, ...whole, ...health, ...(await afterReopen(stage))]
}

/** What was accepted and not sent outlives the database in the tab that has it. Source: S-CHROM-3. */
export async function storageClearedWithUnsent(stage: Stage): Promise<readonly string[]> {
  const [bopha, vichea] = stage.friends
  const tab = await stage.tab()
  await tab.atRest()
  await bopha.say(50)
  const before = await wholeIn(stage, tab)
  await tab.setOffline(true)
  for (const { key } of [bopha, vichea]) await tab.call('send', key, `unsent to ${key}`)
  await clear(stage, tab)
  await tab.call('send', bopha.key, 'accepted behind it')
  await tab.setOffline(false)
  const whole = await wholeIn(stage, tab)
  await tab.close()
  return [...before, ...whole, ...(await afterReopen(stage))]
}
