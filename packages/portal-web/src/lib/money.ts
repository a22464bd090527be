import { getLanguage } from '../i18n/i18n'
import { LOCALES } from '../i18n/languages'

/** "$1,500": the sign stands before in every language, as in the salary bands of the server. */
export function showMoney(cents: number): string {
  const language = getLanguage()
  // Chromium has no Khmer numbers; Khmer groups them as English does.
  const locale = LOCALES[language === 'km' ? 'en' : language]
  const digits = cents % 100 === 0 ? 0 : 2
  return `$${(cents / 100).toLocaleString(locale, { minimumFractionDigits: digits })}`
}
