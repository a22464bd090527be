import type { Say } from '../../../i18n/i18n'

/** Days between two e-mails, with the key of their words. Source: what the server takes. */
export const PERIODS = [
  { days: 1, name: 'day' },
  { days: 3, name: 'threeDays' },
  { days: 7, name: 'week' },
  { days: 14, name: 'twoWeeks' },
  { days: 30, name: 'month' },
] as const

/** e.g. "every week"; "" for what is no such period. */
export function sayPeriod(t: Say<'papers'>, days: number): string {
  const period = PERIODS.find((one) => one.days === days)
  return period === undefined ? '' : t(`alert.periods.${period.name}`)
}
