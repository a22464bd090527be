import type { Tab } from './tab'
import { until } from './wait'

const SEAL_MS = 10_000

/** The tab is put away, and what it has is sealed. */
export async function seal(tab: Tab): Promise<void> {
  const sealing = tab.nextPhase('seal', SEAL_MS)
  await tab.call('putAway')
  await sealing
  await until(
    'the seal',
    SEAL_MS,
    async () => tab.phase,
    (phase) => phase === 'between',
  )
}
