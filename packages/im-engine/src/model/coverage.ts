import type { Coverage, Range } from './conversation.js'

/** What new numbers do to a coverage. */
export interface CoverageChange {
  readonly low: number
  readonly high: number
  readonly opened: readonly Range[]
  readonly filled: readonly Range[]
}

/** Whether a message of this number came already; one without a number may have. */
export function hasCome({ low, high, holes, unfillable }: Coverage, number: number): boolean {
  const isIn = ([from, to]: Range): boolean => from <= number && number <= to
  return number === 0 || (isIn([low, high]) && !holes.some(isIn) && !unfillable.some(isIn))
}

/** Ranges without the numbers of others; both ascending and disjoint. */
export function removeNumbers(ranges: readonly Range[], gone: readonly Range[]): readonly Range[] {
  if (gone.length === 0) return ranges
  const left: Range[] = []
  let index = 0
  for (const [from, to] of ranges) {
    let start = from
    while (index < gone.length && (gone[index] as Range)[1] < start) index++
    for (let next = index; next < gone.length && (gone[next] as Range)[0] <= to; next++) {
      const [goneFrom, goneTo] = gone[next] as Range
      if (goneFrom > start) left.push([start, goneFrom - 1])
      start = Math.max(start, goneTo + 1)
    }
    if (start <= to) left.push([start, to])
  }
  return left
}

/** Numbers, in any order and with repeats, as ascending ranges. */
export function toRanges(numbers: readonly number[]): readonly Range[] {
  const sorted = [...numbers].sort((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const number of sorted) {
    const last = ranges[ranges.length - 1]
    if (last !== undefined && number <= last[1] + 1) last[1] = Math.max(last[1], number)
    else ranges.push([number, number])
  }
  return ranges
}

/** The part of `wanted` that is in `ranges`. */
export const overlap = (ranges: readonly Range[], wanted: readonly Range[]): readonly Range[] =>
  removeNumbers(wanted, removeNumbers(wanted, ranges))

/**
 * What the numbers of new messages open and fill; undefined when they change nothing. Source: S-GAP-1.
 * A first number opens nothing: what is before it is history.
 */
export function cover(coverage: Coverage, numbers: readonly number[]): CoverageChange | undefined {
  if (numbers.length === 0) return undefined
  const came = toRanges(numbers)
  const lowest = (came[0] as Range)[0]
  const highest = (came[came.length - 1] as Range)[1]
  if (coverage.high === 0) {
    const whole: Range = [lowest, highest]
    return { low: lowest, high: highest, opened: removeNumbers([whole], came), filled: [] }
  }
  const outside: Range[] = []
  if (lowest < coverage.low) outside.push([lowest, coverage.low - 1])
  if (highest > coverage.high) outside.push([coverage.high + 1, highest])
  const opened = removeNumbers(outside, came)
  const gaps = [...coverage.holes, ...coverage.unfillable].sort((a, b) => a[0] - b[0])
  const filled = overlap(gaps, came)
  const low = Math.min(lowest, coverage.low)
  const high = Math.max(highest, coverage.high)
  if (opened.length === 0 && filled.length === 0 && low === coverage.low && high === coverage.high)
    return undefined
  return { low, high, opened, filled }
}

/** What is missing and will be fetched, and what is lost. */
export interface Missing {
  readonly gaps: readonly Range[]
  readonly lost: readonly Range[]
}

const ofEnded = new WeakMap<Coverage, Missing>()

/** Nobody fetches what is missing of a group that is over. The same lists for the same coverage. Source: S-CREW-20. */
export function missingOf(coverage: Coverage, isOver: boolean): Missing {
  const { holes, unfillable } = coverage
  if (!isOver || holes.length === 0) return { gaps: holes, lost: unfillable }
  const known = ofEnded.get(coverage) ?? {
    gaps: [],
    lost: [...holes, ...unfillable].sort((a, b) => a[0] - b[0]),
  }
  ofEnded.set(coverage, known)
  return known
}
