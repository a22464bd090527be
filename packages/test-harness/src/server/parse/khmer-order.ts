// Khmer in the order in which it is drawn, put into the order in which it is typed, as far as that is safe: a vowel that is drawn
// before its letter can begin no word, so one at the beginning of a word belongs to the letter behind it.

/** A letter with its feet. */
const STACK = '[\\u1780-\\u17b3](?:\\u17d2[\\u1780-\\u17b3])*'
const EARLY_VOWEL = new RegExp(`(^|[^\\u1780-\\u17d3])([\\u17c1-\\u17c3])(${STACK})`, 'gu')
const EARLY_FOOT = new RegExp(`(^|[^\\u1780-\\u17d3])(\\u17d2\\u179a)(${STACK})`, 'gu')

export const orderKhmer = (text: string): string =>
  text.replace(EARLY_FOOT, '$1$3$2').replace(EARLY_VOWEL, '$1$3$2')
