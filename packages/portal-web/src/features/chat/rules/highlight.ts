import { findIn } from '@sarika/im-engine/text'

/** A stretch of a found text; `isHit` = what was looked for. */
export interface Stretch {
  readonly text: string
  readonly isHit: boolean
}

/** Room of a long text before its first hit, in Latin letters; others are twice as wide. A row of the list holds it and a word. */
const BEFORE = 26

const NARROW = /^[\p{Script=Latin}\p{P}\d\s]/u

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The text that was found, on one line, from a little before the first hit, with each hit marked. The search and the marks compare alike. */
export function highlight(text: string, wanted: string): readonly Stretch[] {
  const hits = findIn(text, wanted)
  const start = startBefore(text, hits[0]?.from ?? 0)
  const stretches: Stretch[] = start > 0 ? [{ text: '…', isHit: false }] : []
  let end = start
  for (const { from, to } of hits) {
    if (from > end) stretches.push({ text: text.slice(end, from), isHit: false })
    stretches.push({ text: text.slice(from, to), isHit: true })
    end = to
  }
  if (end < text.length) stretches.push({ text: text.slice(end), isHit: false })
  return stretches
}

/** Where a row begins: between two words near the first hit, or between two characters where there is no space. */
function startBefore(text: string, hit: number): number {
  let room = BEFORE
  let start = hit
  for (const { index, segment } of [...segmenter.segment(text.slice(0, hit))].reverse()) {
    room -= NARROW.test(segment) ? 1 : 2
    if (room < 0) break
    start = index
  }
  if (start === 0) return 0
  const space = text.indexOf(' ', start - 1)
  return space >= 0 && space < hit - 1 ? space + 1 : start
}
