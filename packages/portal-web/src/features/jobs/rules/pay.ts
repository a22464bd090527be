import { readDigits } from '../../../contract/typed'
import type { Say } from '../../../i18n/i18n'
import { showMoney } from '../../../lib/money'
import type { PayRange } from '../../../lib/search'
import type { PayStep } from '../api/counts'

/** What somebody types as a sum a month: digits of any script, with or without a sign and separators; null: nothing, or no sum. */
export function readSum(typed: string): number | null {
  const digits = readDigits(typed.replace(/[$,]/g, ''))
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null
}

const dollars = (sum: number): string => showMoney(sum * 100)

/** e.g. "$300–$450 a month", "From $300 a month"; "": any pay. */
export function payName({ min, max }: PayRange, t: Say<'jobs'>): string {
  if (min !== null && max !== null) return t('filters.payBetween', { from: dollars(min), to: dollars(max) })
  if (min !== null) return t('filters.payOver', { from: dollars(min) })
  return max === null ? '' : t('filters.payUnder', { to: dollars(max) })
}

/** Whether jobs of a step are among those of a range. */
export const isInRange = ({ from, to }: PayStep, { min, max }: PayRange): boolean =>
  (min === null || to === null || to > min) && (max === null || from <= max)
