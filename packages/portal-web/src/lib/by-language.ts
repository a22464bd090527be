import { getLanguage } from '../i18n/i18n'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../i18n/languages'
import { textAt } from './fields'

/** What was written in some of the languages. */
export type ByLanguage<Text = string> = Readonly<Partial<Record<Language, Text>>>

/** The languages there are, in the order of ours. */
export const languagesOf = (texts: ByLanguage<unknown>): Language[] =>
  LANGUAGES.filter((language) => texts[language] !== undefined)

/** Reads it from an answer; what is empty is not there. */
export const textsByLanguage = (value: unknown): ByLanguage =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, textAt(value, language)] as const).filter(
      ([, text]) => text !== '',
    ),
  )

/** Which to show: the reader's, else the one it was written in, else English, else any. */
export function shownIn(
  texts: ByLanguage<unknown>,
  reader: Language,
  written: Language | null,
): Language | undefined {
  const there = languagesOf(texts)
  return [reader, written, 'en' as const].find((one) => one !== null && there.includes(one)) ?? there[0]
}

/** In the language that is shown where there is one; "" where there is none at all. */
export const textOf = (texts: ByLanguage): string => texts[shownIn(texts, getLanguage(), null) ?? 'en'] ?? ''

/** A language in its own words, e.g. "ខ្មែរ". */
export const languageName = (language: keyof ByLanguage): string => LANGUAGE_NAMES[language]
