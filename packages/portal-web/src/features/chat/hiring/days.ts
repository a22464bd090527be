import { showDay, showTime } from '../../../lib/dates'
import { isolate } from '../../../lib/isolate'

/** The day of a deed beside its words, e.g. "24 Nov", today the time: `now` is not asked, a card is drawn again when it changes. */
export function dayOf(at: number): string {
  const now = Date.now()
  const isToday = showDay(at, now) === showDay(now, now)
  return isolate(isToday ? showTime(at) : showDay(at, now))
}
