const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Cambodia has no summer time. */
const PHNOM_PENH_MS = 7 * 60 * MINUTE_MS

/**
 * A time of day in Phnom Penh, on a working day (Monday to Friday) counted from today, ms since the epoch.
 *
 *   atWorkday(-58, '09:12', now)      58 working days ago
 *   atWorkday(3, '09:00', now)        in three
 */
export function atWorkday(workdays: number, time: string, now: number): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  let start = Math.floor((now + PHNOM_PENH_MS) / DAY_MS) * DAY_MS
  for (let left = Math.abs(workdays); left > 0; ) {
    start += Math.sign(workdays) * DAY_MS
    const weekday = new Date(start).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left--
  }
  return start - PHNOM_PENH_MS + (hours * 60 + minutes) * MINUTE_MS
}
