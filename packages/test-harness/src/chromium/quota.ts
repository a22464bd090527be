import type { Stage } from './stage'
import type { Tab } from './tab'
import { afterReopen, healthIn, wholeIn } from './whole'

const setQuota = (stage: Stage, tab: Tab, limit: { readonly quotaSize?: number }) =>
  tab.session.send('Storage.overrideQuotaForOrigin', { origin: stage.origin, ...limit })

async function sendSome(stage: Stage, tab: Tab, what: string): Promise<readonly string[]> {
  const [{ key }] = stage.friends
  for (let count = 1; count <= 5; count++) await tab.call('send', key, `${what} ${count}`)
  return [...stage.known.refused.values()].filter((name) => name !== 'storage-full')
}

/** Refused by name or kept, told, and it goes on when there is room. Source: S-CHROM-2. */
export async function quotaFull(stage: Stage): Promise<readonly string[]> {
  const tab = await stage.tab()
  await tab.atRest()
  return fillUp(stage, tab)
}

/** The same with chunks on disk, of which the oldest may go. Source: S-CHROM-2. */
export async function quotaFullWithHistory(stage: Stage): Promise<readonly string[]> {
  const [bopha] = stage.friends
  const tab = await stage.tab()
  await tab.atRest()
  await bopha.say(400)
  const before = await wholeIn(stage, tab)
  await tab.call('putAway')
  return [...before, ...(await fillUp(stage, tab))]
}

async function fillUp(stage: Stage, tab: Tab): Promise<readonly string[]> {
  const [bopha] = stage.friends
  await setQuota(stage, tab, { quotaSize: 1 })
  const refusals = await sendSome(stage, tab, 'without room')
  await bopha.say(20)
  const health = stage.known.healths.some(({ kind }) => kind === 'degraded')
    ? await healthIn(tab, 'full')
    : []
  const full = await wholeIn(stage, tab)

  await setQuota(stage, tab, {})
  const more = await sendSome(stage, tab, 'with room again')
  await bopha.say(20)
  const lifted = await wholeIn(stage, tab)
  await tab.close()
  return [...refusals, ...health, ...full, ...more, ...lifted, ...(await afterReopen(stage))]
}
