/**
 * Words that are one typing error apart: a letter too many, too few, another one, or two swapped. Both words lose a letter
 * each (or none) and meet in one shape, which an index of shapes finds; then the error is counted for sure.
 */

/** Shorter words have too many neighbours. */
const MIN_LETTERS = 4
/** Longer ones are no words that people type. */
const MAX_LETTERS = 40
const LATIN = /^\p{Script=Latin}+$/u

/** Whether a typing error in this word can be forgiven. */
export const isForgivable = (word: string): boolean =>
  word.length >= MIN_LETTERS && word.length <= MAX_LETTERS && LATIN.test(word)

/** The ways to part a word in two that are words for themselves: `frontdesk` is `front desk` for some. */
export function halvesOf(word: string): [string, string][] {
  const halves: [string, string][] = []
  if (!isForgivable(word)) return halves
  for (let i = MIN_LETTERS; i <= word.length - MIN_LETTERS; i++)
    halves.push([word.slice(0, i), word.slice(i)])
  return halves
}

/** The word, and what is left of it without one of its letters. */
export function shapesOf(word: string): string[] {
  const shapes = new Set([word])
  for (let i = 0; i < word.length; i++) shapes.add(word.slice(0, i) + word.slice(i + 1))
  return [...shapes]
}

/** Before the shape of a word that is written with hyphens or points inside; no shape of a plain word begins so. */
const COMPOUND = '-'

/** The shape under which words are kept that are this one with hyphens or points: `-frontdesk`. */
export const compoundShape = (word: string): string => COMPOUND + word

/** How a word of several parts is kept beside its shape: `front-desk`. */
export const compoundOf = (parts: readonly string[]) => ({
  shape: compoundShape(parts.join('')),
  word: parts.join(COMPOUND),
})

/** Its parts; undefined: it is a plain word. */
export const partsOfCompound = (word: string): string[] | undefined =>
  word.includes(COMPOUND) ? word.split(COMPOUND) : undefined

/** Whether exactly one typing error is between two words. */
export function isOneError(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  const shorter = Math.min(a.length, b.length)
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const left = a.slice(start, a.length - end)
  const right = b.slice(start, b.length - end)
  if (left.length <= 1 && right.length <= 1) return left !== right
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
