import type { CallNow } from '@sarika/im-engine'

/**
 * What a tab shows of a call: it rings here; it is in this tab; it is in another tab of this browser; it
 * runs and the page that had it is gone; it just ended; it was missed; or
 * nothing, where whoever declined knows.
 */
export type Shown = 'ring' | 'talk' | 'elsewhere' | 'behind' | 'over' | 'missed' | 'nothing'

export function whatShows(call: CallNow | null): Shown {
  if (call === null) return 'nothing'
  if (call.state === 'over') return afterEnd(call)
  if (call.state === 'ringing') return 'ring'
  if (call.place === 'nowhere') return 'behind'
  return call.place === 'other-tab' ? 'elsewhere' : 'talk'
}

function afterEnd({ end, isCaller, place }: CallNow): Shown {
  if (!isCaller && (end === 'no-answer' || end === 'cancelled')) return 'missed'
  if (end === 'taken') return 'over'
  // Only the own tab tells of what was its own deed.
  if (
    place === 'other-tab' ||
    (place === 'nowhere' && end === 'failed') ||
    end === 'cancelled' ||
    (end === 'rejected' && !isCaller)
  )
    return 'nothing'
  return 'over'
}
