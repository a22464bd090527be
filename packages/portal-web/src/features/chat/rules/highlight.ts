import { findIn } from '@sarika/im-engine/text'

/** A stretch of a found text; `isHit` = what was looked for. */
export interface Stretch {
  readonly text: string
  readonly isHit: boolean
}

/** Characters of a long text that are shown before its first hit: a row of the list has room for these and for a word. */
const BEFORE = 12

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
  const begins = Array.from(segmenter.segment(text.slice(0, hit)), ({ index }) => index)
  if (begins.length <= BEFORE) return 0
  const start = begins.at(-BEFORE) ?? 0
  const space = text.indexOf(' ', start - 1)
  return space >= 0 && space < hit - 1 ? space + 1 : start
}
