import { seal } from './seal'
import type { Stage } from './stage'
import type { Tab } from './tab'
import { until } from './wait'
import { afterReopen, healthIn, wholeIn } from './whole'

/** Only ends what hangs: on a machine with much else to do a round takes a second. */
const FULL_MS = 240_000
/** Room for some hundred long messages, bytes. Given before the engine opens: the browser remembers how much there is. */
const QUOTA = 300_000
/** Long texts: the disk is full before there are enough messages for a seal. */
const PADDING = '.'.repeat(700)

const setQuota = (stage: Stage, tab: Tab, limit: { readonly quotaSize?: number }) =>
  tab.session.send('Storage.overrideQuotaForOrigin', { origin: stage.origin, ...limit })

async function sendSome(stage: Stage, tab: Tab, what: string): Promise<void> {
  const [{ key }] = stage.friends
  for (let count = 1; count <= 5; count++) await tab.call('send', key, `${what} ${count} ${PADDING}`)
}

/** Writes until the disk is full. */
async function writeUntilFull(stage: Stage, tab: Tab): Promise<readonly string[]> {
  const [bopha] = stage.friends
  const { known } = stage
  let round = 0
  const write = async () => {
    await sendSome(stage, tab, `without room ${++round}`)
    await bopha.say(1)
    return known.refused.size > 0 || known.healths.some(({ kind }) => kind === 'degraded')
  }
  try {
    await until('a full disk', FULL_MS, write, (isFull) => isFull)
    return []
  } catch (error) {
    return [String(error)]
  }
}

/** A tab at rest whose origin has little room. */
async function crampedTab(stage: Stage): Promise<Tab> {
  const tab = await stage.page()
  await setQuota(stage, tab, { quotaSize: QUOTA })
  await stage.start(tab)
  await tab.atRest()
  return tab
}

/** Refused by name or kept, told, and it goes on when there is room. Source: S-CHROM-2. */
export async function quotaFull(stage: Stage): Promise<readonly string[]> {
  return fillUp(stage, await crampedTab(stage))
}

/** The same with chunks on disk, of which the oldest may go. Source: S-CHROM-2. */
export async function quotaFullWithHistory(stage: Stage): Promise<readonly string[]> {
  const [bopha] = stage.friends
  const tab = await crampedTab(stage)
  await bopha.say(150)
  const before = await wholeIn(stage, tab)
  await seal(tab)
  return [...before, ...(await fillUp(stage, tab))]
}

async function fillUp(stage: Stage, tab: Tab): Promise<readonly string[]> {
  const [bopha] = stage.friends
  const written = await writeUntilFull(stage, tab)
  const health = stage.known.healths.some(({ kind }) => kind === 'degraded')
    ? await healthIn(tab, 'full')
    : []
  const full = await wholeIn(stage, tab)

  await setQuota(stage, tab, {})
  await sendSome(stage, tab, 'with room again')
  await bopha.say(20)
  const lifted = await wholeIn(stage, tab)
  await tab.close()
  const names = [...stage.known.refused.values()].filter((name) => name !== 'storage-full')
  return [...written, ...health, ...full, ...lifted, ...names, ...(await afterReopen(stage))]
}
