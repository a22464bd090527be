import { recountCaughtUp, recountStored, sameness } from './recount'
import type { Stage } from './stage'
import type { Tab } from './tab'
import { keptFor } from './truth'
import { until } from './wait'

/** How long healing may take on a busy machine: a round of sync (33 s) and what it fetches, ms. */
const WHOLE_MS = 60_000

/** Waits until a tab shows all that the server has and nothing it accepted waits; what is still wrong at the end. */
export async function wholeIn(stage: Stage, tab: Tab, ms = WHOLE_MS): Promise<readonly string[]> {
  let findings: readonly string[] = ['never looked']
  const look = async () => {
    const kept = await keptFor(stage.me)
    const seen = await tab.call('look')
    findings = recountCaughtUp(seen, stage.known, kept, stage.friends)
    return seen.status.outbox === 0 && findings.length === 0
  }
  try {
    await until('a whole picture', ms, look, (isWhole) => isWhole)
  } catch (error) {
    return findings.length === 0 ? [String(error)] : findings
  }
  return []
}

/** All tabs are whole and show the same. */
export async function sameIn(stage: Stage, tabs: readonly Tab[]): Promise<readonly string[]> {
  const findings = (await Promise.all(tabs.map((tab) => wholeIn(stage, tab)))).flat()
  const looks = await Promise.all(tabs.map((tab) => tab.call('look')))
  return [...findings, ...sameness(looks)]
}

/** A new tab after a disk that failed, before and after it has a network: nothing accepted is lost, nothing doubled. */
export async function afterReopen(stage: Stage): Promise<readonly string[]> {
  const tab = await stage.page()
  await tab.setOffline(true)
  await stage.start(tab)
  const look = await tab.call('look')
  const stored = recountStored(look, stage.known, await keptFor(stage.me), true)
  const { kind } = look.status.health
  await tab.setOffline(false)
  const whole = await wholeIn(stage, tab)
  return [...(kind === 'stored' ? [] : [`health is ${kind} after a reopen`]), ...stored, ...whole]
}

/** Waits for what the tab says of its storage; what it said instead. */
export async function healthIn(tab: Tab, wanted: string, ms = 30_000): Promise<readonly string[]> {
  try {
    await until(
      wanted,
      ms,
      () => tab.call('status'),
      ({ health }) => (health.kind === 'stored' ? 'stored' : health.why) === wanted,
    )
    return []
  } catch (error) {
    return [String(error)]
  }
}
