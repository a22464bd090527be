import type { Say } from '../../../i18n/i18n'
import { showAmount } from '../../../lib/money'

/** What is wrong with an amount, in words; `most` and `balance` in cents, null = not known. */
export function faultOfAmount(
  cents: number,
  most: number,
  balance: number | null,
  t: Say<'wallet'>,
): string | undefined {
  if (cents === 0) return t('form.noAmount')
  // The lower of the two: who keeps to it is not refused again.
  if (balance !== null && cents > balance && balance <= most)
    return t('form.overBalance', { amount: showAmount(balance) })
  if (cents > most) return t('form.overLimit', { amount: showAmount(most) })
  return undefined
}
