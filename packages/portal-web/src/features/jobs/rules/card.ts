import { dayOfJob } from '../../../lib/dates'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** Closing soon is said for so many days, that day counted. */
const SOON_DAYS = 7

/** Days until a job closes, by the days in Cambodia, 0 = today; null: not soon, past, or `closesAt` 0 = no end. */
export function closesInDays(closesAt: number, now: number): number | null {
  if (closesAt === 0) return null
  const days = Math.round((Date.parse(dayOfJob(closesAt)) - Date.parse(dayOfJob(now))) / DAY_MS)
  return days >= 0 && days < SOON_DAYS ? days : null
}

/** In whole hours up to a day, in whole days above, each rounded up; null: not known. e.g. 5_400_000 > `{ unit: 'hours', count: 2 }` */
export function answersWithin(ms: number): { unit: 'hours' | 'days'; count: number } | null {
  if (ms <= 0) return null
  if (ms <= DAY_MS / 2) return { unit: 'hours', count: Math.ceil(ms / HOUR_MS) }
  return { unit: 'days', count: Math.ceil(ms / DAY_MS) }
}
