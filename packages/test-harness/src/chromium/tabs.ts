import type { Stage } from './stage'
import type { Tab } from './tab'
import { until } from './wait'
import { sameIn } from './whole'

const SENDS = 5

/** Every tab sends, friends talk, one tab reads: all show the same. */
async function talk(stage: Stage, tabs: readonly Tab[], what: string): Promise<readonly string[]> {
  const [bopha, vichea] = stage.friends
  await Promise.all([
    bopha.say(30),
    ...tabs.map(async (tab, index) => {
      for (let count = 1; count <= SENDS; count++)
        await tab.call('send', vichea.key, `${what}, tab ${index + 1}, ${count}`)
    }),
  ])
  await tabs.at(-1)?.call('read', bopha.key)
  return sameIn(stage, tabs)
}

async function leaderOf(tabs: readonly Tab[]): Promise<Tab | undefined> {
  const states = await Promise.all(tabs.map((tab) => tab.call('status')))
  return tabs[states.findIndex(({ isLeader }) => isLeader)]
}

/** One writer among tabs; when it closes, another goes on. Source: S-CHROM-7. */
export async function manyTabs(stage: Stage, count: number): Promise<readonly string[]> {
  const tabs = await Promise.all(Array.from({ length: count }, () => stage.tab()))
  for (const tab of tabs) await tab.atRest()
  const together = await talk(stage, tabs, 'together')
  const leader = await leaderOf(tabs)
  await leader?.close()
  const rest = tabs.filter((tab) => tab !== leader)
  await until(
    'another leader',
    20_000,
    () => leaderOf(rest),
    (found) => found !== undefined,
  )
  const without = await talk(stage, rest, 'without the first')
  return [...together, ...without]
}
