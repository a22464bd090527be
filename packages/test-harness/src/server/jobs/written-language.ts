/** In which language a text is written, by its letters: for whoever did not say it. */
import type { Language } from '../constants/names'

/** Letters that only Vietnamese has among our languages. */
const VIETNAMESE = /[ăđơưĂĐƠƯ\u1ea0-\u1ef9]/u

const SCRIPTS = [
  ['km', /\p{sc=Khmer}/gu],
  ['th', /\p{sc=Thai}/gu],
  ['ko', /\p{sc=Hangul}/gu],
  ['zh', /\p{sc=Han}/gu],
] as const

/** How many letters of Latin say as much as one of another script: a Khmer text has English names in it. */
const LATIN_SHARE = 3

/** The script that says most; Latin letters are Vietnamese where they have its signs, else English. */
export function languageOf(text: string): Language {
  const found = SCRIPTS.map(([language, letters]) => ({ language, count: text.match(letters)?.length ?? 0 }))
  const most = found.reduce((a, b) => (b.count > a.count ? b : a))
  const latin = (text.match(/\p{sc=Latin}/gu)?.length ?? 0) / LATIN_SHARE
  if (most.count > latin) return most.language
  return VIETNAMESE.test(text) ? 'vi' : 'en'
}

interface Written {
  readonly description: string
  readonly requirements: string
  readonly benefits: string
  readonly howToApply: string
  /** "": nobody said it */
  readonly language: string
  readonly texts: Readonly<Record<string, unknown>>
}

/** The languages that a job has words in, each between spaces: ` en km `; "": it has none. */
export function languagesWritten({ language, texts, ...words }: Written): string {
  const said = [words.description, words.requirements, words.benefits, words.howToApply].join('\n')
  const own = said.trim() === '' ? [] : [language || languageOf(said)]
  const all = [...new Set([...own, ...Object.keys(texts)])]
  return all.length === 0 ? '' : ` ${all.join(' ')} `
}
