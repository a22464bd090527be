/** A stretch of a found text; `isHit` = what was looked for. */
export interface Stretch {
  readonly text: string
  readonly isHit: boolean
}

/** Units before the first hit that are still shown of a long text. */
const BEFORE = 30

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The text that was found, from a little before the first hit, with each hit marked. Case does not count. */
export function highlight(text: string, wanted: string): readonly Stretch[] {
  const { folded, places } = fold(text)
  const sought = wanted.toLowerCase()
  const hits: [from: number, to: number][] = []
  for (
    let at = folded.indexOf(sought);
    sought !== '' && at >= 0;
    at = folded.indexOf(sought, at + sought.length)
  )
    hits.push([places[at] ?? 0, places[at + sought.length] ?? text.length])
  const first = hits[0]?.[0] ?? 0
  const start = first <= BEFORE ? 0 : startBefore(text, first)
  const stretches: Stretch[] = start > 0 ? [{ text: '…', isHit: false }] : []
  let end = start
  for (const [from, to] of hits) {
    if (from > end) stretches.push({ text: text.slice(end, from), isHit: false })
    stretches.push({ text: text.slice(from, to), isHit: true })
    end = to
  }
  if (end < text.length) stretches.push({ text: text.slice(end), isHit: false })
  return stretches
}

/** Between two words near the first hit, or between two letters where there is no space. */
function startBefore(text: string, hit: number): number {
  const letter = segmenter.segment(text).containing(hit - BEFORE)?.index ?? 0
  const space = text.indexOf(' ', letter)
  return space >= 0 && space < hit ? space + 1 : letter
}

/** In lower case, and where each unit came from: some letters grow by it. */
function fold(text: string): { folded: string; places: readonly number[] } {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const letter of text) {
    const lower = letter.toLowerCase()
    for (let unit = 0; unit < lower.length; unit++) places.push(at + Math.min(unit, letter.length - 1))
    folded += lower
    at += letter.length
  }
  return { folded, places }
}
