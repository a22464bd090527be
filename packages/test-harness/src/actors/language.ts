/** The languages that the scripted people speak. */
export type Language = 'en' | 'km' | 'zh'

const KHMER = /\p{Script=Khmer}/gu
const HAN = /\p{Script=Han}/gu
const LATIN = /\p{Script=Latin}/gu

const count = (text: string, script: RegExp): number => text.match(script)?.length ?? 0

/** Which language a text is in, by its letters; null when it has none (a number, a smile). */
export function languageOf(text: string): Language | null {
  // A Chinese character says what takes five Latin letters.
  const found: [Language, number][] = [
    ['km', count(text, KHMER)],
    ['zh', count(text, HAN) * 5],
    ['en', count(text, LATIN)],
  ]
  const [language, letters] = found.reduce((most, one) => (one[1] > most[1] ? one : most))
  return letters === 0 ? null : language
}
