import { type ReadSpan, spanIn } from './dates'
import type { Line } from './lines'

/** An entry of a section: its dates, what stands beside and right below them, and what follows. */
export interface Dated {
  readonly span: ReadSpan
  /** The line of the dates. */
  readonly line: Line
  /** Two lines at most, e.g. a title and an employer. */
  readonly heads: readonly Line[]
  readonly rest: readonly Line[]
  /** False where it cannot be told which lines belong to which dates. */
  readonly isClear: boolean
}

const MARK = /^[-–—•]\s|[.。។;]$/u
/** The first cell of a line is what is left of it without its dates. */
const without = (line: Line, { rest }: ReadSpan): Line => ({ ...line, text: rest, cells: [rest] })

/** A span that is a line of its own, or stands apart from what it dates; a year in a sentence is none. */
function datesOf(line: Line): ReadSpan | null {
  const cell = line.cells.find((one) => spanIn(one) !== null)
  const span = cell === undefined ? null : spanIn(line.text)
  if (span === null || cell === undefined) return null
  const isApart = line.cells.length > 1 && (spanIn(cell)?.rest ?? '') === ''
  return isApart || span.to !== undefined || span.rest.length < 60 ? span : null
}

/** Entries that are told apart by their dates. `oneDate`: a single date begins one too, e.g. of a certificate. */
export function datedOf(lines: readonly Line[], oneDate: boolean): Dated[] {
  const dates = lines.map((line) => {
    const span = MARK.test(line.text) && line.cells.length === 1 ? null : datesOf(line)
    return span !== null && (oneDate || span.to !== undefined) ? span : null
  })
  const starts = dates.flatMap((span, at) => (span === null ? [] : [at]))
  return starts.map((at, place) => {
    const span = dates[at] as ReadSpan
    const line = lines[at] as Line
    const until = starts[place + 1] ?? lines.length
    const beside = span.rest === '' ? [] : [without(line, span)]
    const below = lines.slice(at + 1, until)
    // Lines above the first dates belong to them, so each entry may begin above its dates.
    const isClear = (starts[0] === 0 || beside.length > 0) && !(starts[0] ?? 0)
    if (!isClear && beside.length === 0) {
      const from = place === 0 ? 0 : (starts[place - 1] ?? 0) + 1
      const above = lines
        .slice(from, at)
        .filter(({ text }) => !MARK.test(text))
        .slice(-2)
      const next = place === starts.length - 1 ? below : below.filter(({ text }) => MARK.test(text))
      return { span, line, heads: above, rest: next, isClear: false }
    }
    const heads = [...beside, ...below].slice(0, 2)
    return { span, line, heads, rest: [...beside, ...below].slice(2), isClear }
  })
}
