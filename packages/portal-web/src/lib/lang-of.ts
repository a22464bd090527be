import { getLanguage } from '../i18n/i18n'
import { LANGUAGES, type Language } from '../i18n/languages'

const SCRIPTS: Readonly<Record<Language, RegExp>> = {
  en: /\p{sc=Latin}/u,
  zh: /\p{sc=Han}/u,
  km: /\p{sc=Khmer}/u,
  ko: /\p{sc=Hangul}/u,
  th: /\p{sc=Thai}/u,
  vi: /\p{sc=Latin}/u,
}

/**
 * The language of a name or an address among the words of a page, by its letters, e.g. "en" for "Bayon Hotel" on a Khmer page;
 * undefined: it may be in the language of the page.
 */
export function langOf(text: string): Language | undefined {
  const shown = getLanguage()
  if (SCRIPTS[shown].test(text)) return undefined
  return LANGUAGES.find((language) => SCRIPTS[language].test(text))
}
