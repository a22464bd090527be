import { sameText } from './fold.js'

/** Units of the text, from the first to behind the last. */
export interface Range {
  readonly from: number
  readonly to: number
}

/**
 * Parts of a text that no fold looks across: a character with what joins it. Folded one by one they are the folded text.
 * What joins: marks, characters that cannot be seen, halves of Hangul, half-width voice marks, Khmer letters below
 * another, signs of Thai that stand in one run, an E of Thai behind another.
 */
const UNSEEN = '\\p{Default_Ignorable_Code_Point}'
const JOINED = [
  `\\u17d2${UNSEEN}*[\\u1780-\\u17b3]`,
  '[\\p{M}\\u1160-\\u11ff\\uff9e\\uff9f\\uffc2-\\uffdc\\u0e32\\u0e33\\u0eb2\\u0eb3]',
  UNSEEN,
  `(?<=\\u0e40${UNSEEN}*)\\u0e40`,
  `(?<=\\u0ec0${UNSEEN}*)\\u0ec0`,
].join('|')
const PARTS = new RegExp(`(?:\\u17d2${UNSEEN}*[\\u1780-\\u17b3]|.)(?:${JOINED})*`, 'gsu')

let segmenter: Intl.Segmenter | undefined

/** Widens a range to whole characters as people see them. */
function toClusters(text: string, { from, to }: Range): Range {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const segments = segmenter.segment(text)
  const last = segments.containing(to - 1)
  return {
    from: segments.containing(from)?.index ?? from,
    to: last === undefined ? to : last.index + last.segment.length,
  }
}

/** Where the parts of a text begin, and where their folds do. */
function placesOf(text: string): { readonly begins: readonly number[]; readonly folds: readonly number[] } {
  const begins: number[] = []
  const folds: number[] = []
  let at = 0
  let folded = 0
  for (const [part] of text.matchAll(PARTS)) {
    begins.push(at)
    folds.push(folded)
    at += part.length
    folded += sameText(part).length
  }
  return { begins: [...begins, at], folds: [...folds, folded] }
}

/**
 * Where `wanted` stands in `text` after `sameText`, in order, never overlapping: ranges of the text as it is written, of
 * whole characters as people see them. None exactly where the folded text does not include the folded `wanted`, and
 * where nothing is wanted. Source: S-TEXT-6.
 */
export function findIn(text: string, wanted: string): readonly Range[] {
  const folded = sameText(text)
  const sought = sameText(wanted)
  const found: Range[] = []
  if (sought === '' || !folded.includes(sought)) return found
  const { begins, folds } = placesOf(text)
  let part = 0
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + sought.length)) {
    while ((folds[part + 1] ?? Infinity) <= at) part++
    const from = begins[part] ?? 0
    while ((folds[part + 1] ?? Infinity) < at + sought.length) part++
    const range = toClusters(text, { from, to: begins[part + 1] ?? text.length })
    const before = found.at(-1)
    if (before !== undefined && before.to > range.from)
      found[found.length - 1] = { from: before.from, to: range.to }
    else found.push(range)
  }
  return found
}
