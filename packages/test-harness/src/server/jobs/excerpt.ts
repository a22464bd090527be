/** Of a text in the row of a list: two lines of it, in UTF-16 units. */
export const EXCERPT_UNITS = 240

/** Units of a letter with its marks, for a bound of what is looked at. */
const LONGEST_LETTER = 100

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A text, or its beginning of at most so many UTF-16 units, cut between two letters as people see them. */
export function beginningOf(text: string, units: number): string {
  if (text.length <= units) return text
  const end = segmenter.segment(text.slice(0, units + LONGEST_LETTER)).containing(units)?.index ?? units
  return text.slice(0, end).trimEnd()
}

/** The beginning of a text on one line, cut between two letters as people see them, e.g. "Books the rooms and answers the tel…". */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= EXCERPT_UNITS ? line : `${beginningOf(line, EXCERPT_UNITS)}…`
}
