import type { Clock } from '../ports/clock.js'

/** Waits `ms`, or until the signal aborts; leaves no timer. */
export function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const finish = (): void => {
      clock.clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const timer = clock.setTimeout(finish, ms)
    signal.addEventListener('abort', finish)
  })
}
