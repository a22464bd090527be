// Which words of a page are read before which. A page may have two columns below a head that goes over both; a table of dates
// and what they are of looks alike, but is read row by row.

import { sectionOfHeading } from './headings'
import { lineOf } from './lines'
import type { Page } from './page'
import { type Row, rowsOf } from './rows'

/** Of a page's width: a column is no narrower. */
const NARROWEST = 0.15
const STEPS = 60
/** Points without a letter between two columns. */
const GUTTER = 8
/** Rows with something on both sides. */
const LEAST_ROWS = 4
/** So many rows of a side that stand beside no row of the other make them columns. */
const APART = 0.2

interface Side {
  readonly left: readonly Row[]
  readonly right: readonly Row[]
}

const isLeft = (at: number) => (word: { right: number }) => word.right <= at
const isRight = (at: number) => (word: { left: number }) => word.left >= at

function crosses({ words }: Row, at: number): boolean {
  return words.some(({ left, right }) => left < at + GUTTER / 2 && right > at - GUTTER / 2)
}

const sidesOf = (rows: readonly Row[], at: number): Side => {
  const words = rows.flatMap((row) => row.words)
  return { left: rowsOf(words.filter(isLeft(at)), 1), right: rowsOf(words.filter(isRight(at)), 2) }
}

const hasHeading = (rows: readonly Row[]): boolean =>
  rows.some((row) => sectionOfHeading(lineOf(row, 1).text) !== null)

const middleOf = ({ top, bottom }: Row): number => (top + bottom) / 2

/** Two rows that are nearly beside each other: a table has none of them, for each of its rows begins on both sides. */
const areApart = (one: Row, other: Row): boolean => {
  const height = Math.min(one.bottom - one.top, other.bottom - other.top)
  const apart = Math.abs(middleOf(one) - middleOf(other))
  return apart > height * 0.2 && apart < height * 0.45
}

function areColumns({ left, right }: Side): boolean {
  const fewer = Math.min(left.length, right.length)
  if (fewer < LEAST_ROWS) return false
  if (hasHeading(left) && hasHeading(right)) return true
  return left.filter((row) => right.some((other) => areApart(row, other))).length > fewer * APART
}

/** Where the page parts into columns; null: it does not. */
function gutterOf({ width }: Page, rows: readonly Row[]): number | null {
  const places = Array.from(
    { length: STEPS + 1 },
    (_, step) => width * (NARROWEST + ((1 - 2 * NARROWEST) * step) / STEPS),
  )
  const tried = places.map((at) => ({ at, free: rows.filter((row) => !crosses(row, at)) }))
  // The first that leaves most rows whole and has columns on both sides.
  for (const { at, free } of tried.toSorted((a, b) => b.free.length - a.free.length))
    if (free.length > rows.length / 2 && areColumns(sidesOf(free, at))) return at
  return null
}

/** The rows of a page in reading order. A row over both columns ends what stands above it. */
export function inReadingOrder(page: Page): readonly Row[] {
  const rows = rowsOf(page.words)
  const at = gutterOf(page, rows)
  if (at === null) return rows
  const ordered: Row[] = []
  let band: Row[] = []
  const end = () => {
    const { left, right } = sidesOf(band, at)
    ordered.push(...left, ...right)
    band = []
  }
  for (const row of rows) {
    if (!crosses(row, at)) band.push(row)
    else {
      end()
      ordered.push(row)
    }
  }
  end()
  return ordered
}
