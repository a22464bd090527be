import { showMonthDay, showTime, startOfDay } from '../../../lib/dates'
import { isolate } from '../../../lib/isolate'

/** When something was done, beside its words, e.g. "24 Nov", today "09:08". */
export function dayOf(at: number): string {
  const now = Date.now()
  return isolate(at >= startOfDay(now) ? showTime(at) : showMonthDay(at, now))
}
