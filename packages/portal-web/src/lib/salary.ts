import type { Say } from '../i18n/i18n'
import type { Salary } from './job'
import { showMoney } from './money'

const PERIODS = ['hour', 'day', 'month', 'year'] as const

/** What stands for the sum while its sentence is made; no text has it. */
const SUM = '\u0000'

/**
 * Pay with what is said around its sum, e.g. `{ before: '', sum: '$270–$400', after: ' a month' }`; `band` is the sum where there
 * is no figure but zero, e.g. "Negotiable".
 */
export function payOf({ period, ...ends }: Salary, band: string, t: Say<'jobs'>) {
  const from = ends.from || null
  const to = ends.to || null
  if (from === null && to === null) return { before: '', sum: band, after: '' }
  const sum =
    from === null || to === null || from === to
      ? showMoney(from ?? to ?? 0)
      : `${showMoney(from)}–${showMoney(to)}`
  const known = PERIODS.find((one) => one === period)
  const amount = from === null ? t('salary.upTo', { amount: SUM }) : SUM
  const sentence = known === undefined ? amount : t(`salary.${known}`, { amount })
  const [before = '', after = ''] = sentence.split(SUM)
  return { before, sum, after }
}

/** e.g. "$270–$400 a month", "up to $12.50 an hour"; `band` as above. */
export function showSalary(salary: Salary, band: string, t: Say<'jobs'>): string {
  const { before, sum, after } = payOf(salary, band, t)
  return before + sum + after
}

/** Whether the employer's words say more than figures, e.g. "$350 + service charge" but not "$270 to $400". */
export const saysMore = (text: string): boolean => /[\p{L}\p{M}]{3}/u.test(text.replace(/negotiable/i, ''))

/** The employer's words without the sum that stands before them: "$350 + service charge" beside "$350" is "+ service charge". */
export const wordsBeside = (text: string, sum: string): string =>
  text.startsWith(sum) ? text.slice(sum.length).trim() : text

/** What employers add to a sum most often, by the key of its words. */
const EXTRAS = {
  'service charge': 'serviceCharge',
  tip: 'tips',
  tips: 'tips',
  internet: 'internet',
  allowance: 'allowances',
  allowances: 'allowances',
  commission: 'commission',
  commissions: 'commission',
  bonus: 'bonus',
  bonuses: 'bonus',
  overtime: 'overtime',
  meals: 'meals',
} as const

const isExtra = (word: string): word is keyof typeof EXTRAS => word in EXTRAS

/** What stands beside a sum in the language that is shown, if all of it is known: "+ service charge"; else null. */
export function extraOf(words: string, t: Say<'jobs'>): string | null {
  if (!words.startsWith('+')) return null
  const all = words
    .toLowerCase()
    .split(/[+,]|\band\b/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  return all.length > 0 && all.every(isExtra)
    ? `+ ${all
        .filter(isExtra)
        .map((one) => t(`payExtra.${EXTRAS[one]}`))
        .join(', ')}`
    : null
}
