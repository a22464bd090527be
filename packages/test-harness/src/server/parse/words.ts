import { readTyped } from '@sarika/portal-web/contract/typed'

/** Letters and digits alone, small, so that spaces, colons and "&" make no difference, e.g. "Skills & abilities:" > "skillsandabilities". */
export const bareOf = (text: string): string =>
  readTyped(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Of a list of words in a text: the place and the word, the longest one first. Latin words stand whole; other scripts have no spaces between words. */
export function findWord(text: string, words: readonly string[]): { at: number; word: string } | null {
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    const inside = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s*')
    const isLatin = /\p{Script=Latin}/u.test(word)
    const khmer = /\p{Script=Khmer}/u.test(word) ? [...word].join('\\s?') : inside
    const whole = isLatin ? `(?<![\\p{L}\\p{M}])${inside}(?![\\p{L}\\p{M}])` : khmer
    const at = text.search(new RegExp(whole, 'iu'))
    if (at >= 0) return { at, word }
  }
  return null
}

export const hasWord = (text: string, words: readonly string[]): boolean => findWord(text, words) !== null

/** `a|b` as a list. */
export const wordsOf = (text: string): readonly string[] => text.split('|').map((word) => word.trim())

/** A table with each of its values made of the one that stood there. */
export const mapValues = <Key extends string, From, To>(
  table: Readonly<Record<Key, From>>,
  make: (value: From) => To,
): Record<Key, To> =>
  Object.fromEntries(Object.entries<From>(table).map(([key, value]) => [key, make(value)])) as Record<Key, To>
