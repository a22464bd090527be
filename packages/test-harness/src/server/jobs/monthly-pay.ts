import type { Salary } from './job-input'

/** Working days of a month: six a week, the most that the labour law of Cambodia has as ordinary. */
const DAYS_OF_MONTH = 26
/** Eight on each of these days. */
const HOURS_OF_MONTH = 8 * DAYS_OF_MONTH
const MONTHS_OF_YEAR = 12

/** Times how much pay of a period is a month's. */
export const PER_MONTH: Readonly<Record<Exclude<Salary['period'], ''>, number>> = {
  hour: HOURS_OF_MONTH,
  day: DAYS_OF_MONTH,
  month: 1,
  year: 1 / MONTHS_OF_YEAR,
}

export interface MonthlyPay {
  /** in cents of a US dollar; both null where no sum is said */
  readonly from: number | null
  readonly to: number | null
}

/**
 * Pay as a month's, in whole cents: a year's is a twelfth, a day's 26 times, an hour's 208 times. Where one end alone is said
 * ("$350 + tips", "up to $700"), that sum is both ends. Source: S-JOB-70.
 */
export function monthlyPayOf({ from, to, period }: Pick<Salary, 'from' | 'to' | 'period'>): MonthlyPay {
  const low = from ?? to
  const high = to ?? from
  if (period === '' || low === null || high === null) return { from: null, to: null }
  const month = (cents: number): number => Math.round(cents * PER_MONTH[period])
  return { from: month(Math.min(low, high)), to: month(Math.max(low, high)) }
}
