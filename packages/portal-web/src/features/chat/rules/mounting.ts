// Which rows of a thread are mounted.
//
//   settled > mounted where they are in sight, measured as they come there (virtua)
//   fresh   > came at the end since; always mounted, in the flow of the page
//
// A row that virtua mounts is drawn twice before it is seen: hidden, measured, shown. A message that is said just now is
// drawn once. Fresh rows settle when there are many of them, those in sight last: to settle is to be mounted anew.

import { growthOf, isMessage, type Row } from './timeline'

/** More fresh rows than this settle where nobody sees it. */
const FRESH_ENOUGH = 20
/** More than this settle at once: a page of history, or what was missed for hours. */
const FRESH_MAX = 60

export interface Mounting {
  readonly rows: readonly Row[]
  readonly settled: readonly Row[]
  readonly fresh: readonly Row[]
  /** Another one = another place of the conversation: nothing that was measured holds. */
  readonly place: number
  /** Rows came or went above all others. */
  readonly isFront: boolean
}

/** Rows that are all new here. */
export function mount(rows: readonly Row[], place = 0): Mounting {
  return { rows, settled: rows, fresh: [], place, isFront: false }
}

/** What is mounted of other rows of the same conversation. `isLive` = they go up to its newest. Source: S-PAGE-17. */
export function remount(before: Mounting, rows: readonly Row[], isLive: boolean): Mounting {
  const growth = growthOf(before.rows, rows)
  if (growth === 'other') return mount(rows, before.place + 1)
  if (!before.rows.some(isMessage)) return mount(rows, before.place)
  const last = before.settled.findLast((row) => isMessage(row) && rows.some(({ key }) => key === row.key))
  // All that was measured is gone, what is left came since.
  if (last === undefined) return mount(rows, before.place + 1)
  const end = rows.findLastIndex(({ key }) => key === last.key) + 1
  const isKept = isLive && rows.length - end <= FRESH_MAX
  const settled = isKept ? rows.slice(0, end) : rows
  const isSame =
    settled.length === before.settled.length && settled.every((row, index) => row === before.settled[index])
  return {
    rows,
    // The same array is not drawn again.
    settled: isSame ? before.settled : settled,
    fresh: isKept ? rows.slice(end) : [],
    place: before.place,
    isFront: growth === 'front',
  }
}

/** Whether fresh rows are to settle when nobody is in the way. */
export const isFull = ({ fresh }: Mounting): boolean => fresh.length > FRESH_ENOUGH

/** The first `count` fresh rows are settled from now on. */
export function settle({ rows, settled, fresh, place }: Mounting, count: number): Mounting {
  return {
    rows,
    settled: [...settled, ...fresh.slice(0, count)],
    fresh: fresh.slice(count),
    place,
    isFront: false,
  }
}
