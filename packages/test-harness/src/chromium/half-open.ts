import type { Stage } from './stage'
import type { Tab } from './tab'
import { until } from './wait'
import { wholeIn } from './whole'

/** The longest that an ack is waited for (10 s), a reconnect (2.4 s), a round, and a busy machine, ms. */
const ACK_FOUND_MS = 40_000
/** A heartbeat (50 s) and its answer (10 s) more. */
const BEAT_FOUND_MS = 100_000

/** The browser says that there is no network, then that there is. Source: S-CHROM-5. */
export async function networkGone(stage: Stage): Promise<readonly string[]> {
  const [bopha, vichea] = stage.friends
  const tab = await stage.tab()
  await tab.atRest()
  await tab.setOffline(true)
  await until(
    'the loss to be noticed',
    20_000,
    () => tab.call('status'),
    ({ connection }) => connection.state === 'error',
  )
  await tab.call('send', vichea.key, 'without a network')
  await bopha.say(20)
  await tab.setOffline(false)
  return wholeIn(stage, tab)
}

/** A tab at rest whose socket carries nothing any more, though everybody calls it open. */
async function deafTab(stage: Stage): Promise<Tab> {
  const tab = await stage.tab()
  await tab.atRest()
  stage.line.goDeaf()
  return tab
}

/** Noticed by the missing ack. Source: S-CHROM-5. */
export async function deafSocket(stage: Stage): Promise<readonly string[]> {
  const [bopha, vichea] = stage.friends
  const tab = await deafTab(stage)
  await tab.call('send', vichea.key, 'into a deaf socket')
  await bopha.say(20)
  return wholeIn(stage, tab, ACK_FOUND_MS)
}

/** Noticed by the missing heartbeat. Source: S-CHROM-5. */
export async function deafSocketAtRest(stage: Stage): Promise<readonly string[]> {
  const [bopha] = stage.friends
  const tab = await deafTab(stage)
  await bopha.say(1)
  const first = await wholeIn(stage, tab, BEAT_FOUND_MS)
  // live again, not only fetched
  await bopha.say(1)
  return [...first, ...(await wholeIn(stage, tab))]
}
