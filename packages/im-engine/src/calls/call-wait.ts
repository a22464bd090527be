import type { CallState } from '../model/call.js'
import { GONE_MS, HERE_MS, OVER_MS, RING_GRACE_MS, RING_MS } from './call-timing.js'

/** What happens when nothing else does, and after how long, ms. */
export interface CallWait {
  readonly ms: number
  readonly what: 'expire' | 'lose' | 'say-here' | 'note-gone' | 'dismiss'
}

/** `isHere`: this tab has the call; `sinceMs`: since it began, by the server's clock. undefined: nothing is waited for. */
export function waitOf(
  state: CallState | 'idle',
  { isHere, sinceMs }: { readonly isHere: boolean; readonly sinceMs: number },
): CallWait | undefined {
  // A clock that is not known yet makes nothing ring longer.
  const ringMs = Math.min(RING_MS, RING_MS - sinceMs)
  switch (state) {
    case 'idle':
      return undefined
    case 'ringing':
      return { ms: ringMs, what: 'expire' }
    case 'calling':
    case 'alerting':
      return isHere ? { ms: ringMs + RING_GRACE_MS, what: 'expire' } : { ms: GONE_MS, what: 'lose' }
    case 'running':
      return isHere ? { ms: HERE_MS, what: 'say-here' } : { ms: GONE_MS, what: 'note-gone' }
    case 'over':
      return { ms: OVER_MS, what: 'dismiss' }
  }
}
