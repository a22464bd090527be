import { getLanguage } from '../i18n/i18n'
import { numbersOf } from '../i18n/numbers'

/** "$1,500": the sign stands before in every language, as in the salary bands of the server. */
export function showMoney(cents: number): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2
  return `$${numbersOf(getLanguage(), { minimumFractionDigits }).format(cents / 100)}`
}

/** "$6.00": what is paid is told to the cent. */
export const showAmount = (cents: number): string =>
  `$${numbersOf(getLanguage(), { minimumFractionDigits: 2 }).format(cents / 100)}`
