import type { Say } from '../i18n/i18n'
import type { Salary } from './job'
import { showMoney } from './money'

const PERIODS = ['hour', 'day', 'month', 'year'] as const

/** e.g. "$270–$400 a month", "up to $12.50 an hour"; `band` is said where there is no figure but zero, e.g. "Negotiable". */
export function showSalary({ period, ...ends }: Salary, band: string, t: Say<'jobs'>): string {
  const from = ends.from || null
  const to = ends.to || null
  if (from === null && to === null) return band
  const sum =
    from === null || to === null || from === to
      ? showMoney(from ?? to ?? 0)
      : `${showMoney(from)}–${showMoney(to)}`
  const amount = from === null ? t('salary.upTo', { amount: sum }) : sum
  const known = PERIODS.find((one) => one === period)
  return known === undefined ? amount : t(`salary.${known}`, { amount })
}

/** Whether the employer's words say more than figures, e.g. "$350 + service charge" but not "$270 to $400". */
export const saysMore = (text: string): boolean => /[\p{L}\p{M}]{3}/u.test(text.replace(/negotiable/i, ''))
