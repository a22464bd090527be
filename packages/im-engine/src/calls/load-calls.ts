import type { Clock } from '../ports/clock.js'

/** Between two tries to fetch it, ms. */
const FETCH_AGAIN_MS = 2_000

/** What nobody needs who is in no call, as a script of its own. Who asks while it cannot be fetched waits for it. */
export async function loadCalls(clock: Clock): Promise<typeof import('./calls-half.js')> {
  for (;;)
    try {
      return await import('./calls-half.js')
    } catch {
      await new Promise<void>((resolve) => clock.setTimeout(resolve, FETCH_AGAIN_MS))
    }
}
