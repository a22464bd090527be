import { dayOfJob } from '../../../lib/dates'

const DAY_MS = 86_400_000

/** Closing soon is said for so many days, that day counted. */
const SOON_DAYS = 7

/** Days until a job closes, by the days in Cambodia, 0 = today; null: not soon, past, or `closesAt` 0 = no end. */
export function closesInDays(closesAt: number, now: number): number | null {
  if (closesAt === 0) return null
  const days = Math.round((Date.parse(dayOfJob(closesAt)) - Date.parse(dayOfJob(now))) / DAY_MS)
  return days >= 0 && days < SOON_DAYS ? days : null
}
