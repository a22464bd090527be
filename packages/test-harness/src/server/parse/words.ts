import { readTyped } from '@sarika/portal-web/contract/typed'

/** Letters and digits alone, small, so that spaces, colons and "&" make no difference, e.g. "Skills & abilities:" > "skillsandabilities". */
export const bareOf = (text: string): string =>
  readTyped(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

const patterns = new Map<string, RegExp>()

/** Latin words stand whole; other scripts have no spaces between words, and a reader may put some into a Khmer one. */
function patternOf(word: string): RegExp {
  const kept = patterns.get(word)
  if (kept !== undefined) return kept
  const inside = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s*')
  const loose = /\p{Script=Khmer}/u.test(word) ? [...word].join('\\s?') : inside
  const isLatin = /\p{Script=Latin}/u.test(word)
  const pattern = new RegExp(isLatin ? `(?<![\\p{L}\\p{M}])${inside}(?![\\p{L}\\p{M}])` : loose, 'iu')
  patterns.set(word, pattern)
  return pattern
}

/** Of a list of words the longest one that stands in a text: where, and how it stands there. */
export function findWord(
  text: string,
  words: readonly string[],
): { readonly at: number; readonly word: string; readonly length: number } | null {
  let longest: { at: number; word: string; length: number } | null = null
  for (const word of words) {
    if (longest !== null && word.length <= longest.word.length) continue
    const found = patternOf(word).exec(text)
    if (found !== null) longest = { at: found.index, word, length: found[0].length }
  }
  return longest
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
