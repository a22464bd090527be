import type { Say } from '../../../i18n/i18n'
import type { Salary } from '../../../lib/job'
import { showSalary } from '../../../lib/salary'

/** Pay as it is drawn: the figures large, the words around them small; in some languages they come first. */
export interface PayParts {
  readonly before: string
  readonly amount: string
  readonly after: string
}

/** The employer's words without the sum that stands before them: "$350 + service charge" beside "$350" is "+ service charge". */
export const wordsBeside = (text: string, amount: string): string =>
  text.startsWith(amount) ? text.slice(amount.length).trim() : text

/** From the first digit to the last, with the sign of the money. */
const AMOUNT = /[^\s\p{L}\d]*\d[\d.,–$\s]*\d?/u

/** "$350 a month" as "$350" and " a month"; a band of words ("Negotiable") is all amount. */
export function payParts(salary: Salary, band: string, t: Say<'jobs'>): PayParts {
  const whole = showSalary(salary, band, t)
  const found = AMOUNT.exec(whole)
  if (found === null || whole === band) return { before: '', amount: whole, after: '' }
  const amount = found[0].trimEnd()
  return {
    before: whole.slice(0, found.index),
    amount,
    after: whole.slice(found.index + amount.length),
  }
}
