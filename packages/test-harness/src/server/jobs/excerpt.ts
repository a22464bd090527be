/** Of a text in the row of a list: two lines of it, in UTF-16 units. */
export const EXCERPT_UNITS = 240

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The beginning of a text on one line, cut between two letters as people see them, e.g. "Books the rooms and answers the tel…". */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= EXCERPT_UNITS) return line
  const end = segmenter.segment(line).containing(EXCERPT_UNITS)?.index ?? EXCERPT_UNITS
  return `${line.slice(0, end).trimEnd()}…`
}
