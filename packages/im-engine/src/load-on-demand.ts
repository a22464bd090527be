import type { Clock } from './ports/clock.js'

let loaded: typeof import('./on-demand.js') | undefined

/** Between two tries to fetch it, ms. */
const FETCH_AGAIN_MS = 2_000

/**
 * What no first screen needs: search, and the sending of files and to many. Fetched when a tab has begun. Who asks
 * while it cannot be fetched waits for it.
 */
export async function loadOnDemand(clock: Clock): Promise<NonNullable<typeof loaded>> {
  while (loaded === undefined)
    try {
      loaded = await import('./on-demand.js')
    } catch {
      await new Promise<void>((resolve) => clock.setTimeout(resolve, FETCH_AGAIN_MS))
    }
  return loaded
}
