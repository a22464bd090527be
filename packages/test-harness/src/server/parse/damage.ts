// Whether a text that came out of a PDF is what was written. A PDF holds drawn letters, and the way back to text is often
// broken: letters without a meaning, Khmer in the order in which it is drawn, spaces where none was typed.

/** What a reader writes where it does not know: replacement and private characters, controls, parts of Chinese letters. */
const UNKNOWN = /[\ufffd\p{Co}\p{Cc}\u2e80-\u2fdf]|\(cid:\d+\)/u

/** Stands for a letter that a PDF draws and does not name. */
export const UNKNOWN_LETTER = '\ufffd'

const KHMER = /[\u1780-\u17d3]/u
/** Khmer signs that stand on a letter: none begins a word. */
const LOOSE_SIGN = /(?:^|[^\u1780-\u17d3])[\u17b6-\u17d3]/u
/** A foot without a letter, two vowels on one letter, a foot of nothing. */
const MALFORMED = /\u17d2(?![\u1780-\u17b3])|[\u17b6-\u17c5]{2}|\u17d2{2}/u
const LETTER = /[\p{L}\p{N}]/gu

export const hasKhmer = (text: string): boolean => KHMER.test(text)

/** Parts of Chinese letters that stand for the letter of the same look, as the letter; nobody types the part. */
export const wholeLetters = (text: string): string =>
  text.replace(/[\u2e80-\u2fdf]/gu, (part) => part.normalize('NFKC'))

/** Spaces in front of a sign or a foot, which nobody types, taken out. */
export const joinKhmer = (text: string): string => text.replace(/[ \u200b]+(?=[\u17b6-\u17d3])/gu, '')

/** Whether a word shows that its Khmer was taken apart; one of them puts all Khmer of its paper in doubt. */
export const isBrokenKhmer = (word: string): boolean => LOOSE_SIGN.test(word) || MALFORMED.test(word)

export const isDamaged = (text: string): boolean => UNKNOWN.test(text) || MALFORMED.test(text)

/**
 * Between two Khmer words a typed space is as wide as the font has it. Another gap may be one that was drawn around a stack of
 * letters, in the middle of a word. `gap` and `space` in heights of the line.
 */
export const hasOddSpace = (before: string, after: string, gap: number, space: number): boolean =>
  KHMER.test(before.at(-1) ?? '') && KHMER.test(after[0] ?? '') && Math.abs(gap / space - 1) > 0.06

/** Whether a text is mostly signs without a meaning: fonts that do not tell which letters they draw. */
export function isSoup(text: string): boolean {
  const signs = text.replace(/\s/gu, '')
  return (signs.match(LETTER)?.length ?? 0) < signs.length / 2
}
