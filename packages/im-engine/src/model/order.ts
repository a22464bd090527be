// The order of messages: by server time, then by server id. Several messages may have one time, so time alone is no
// order.

import type { ServerId } from './ids.js'

/** A place in a conversation, e.g. `{ at: 1700000000000, id: "17" }`: messages stand in the order of (at, id). */
export interface Mark {
  readonly at: number
  readonly id: ServerId
}

/** The place before every message. */
export const START: Mark = { at: -1, id: '' as ServerId }

/** Negative when id `a` comes first: by length, then by code units. Numbers of any size stay in order. Source: S-ORDER-2. */
export function compareIds(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length
  return a < b ? -1 : a > b ? 1 : 0
}

/** Negative when `a` stands before `b`. Source: S-ORDER-1. */
export function compare(a: Mark, b: Mark): number {
  return a.at - b.at || compareIds(a.id, b.id)
}

/** The first index of `list` (in order) that does not stand before `mark`. */
export function placeOf(list: readonly Mark[], mark: Mark): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(list[middle] as Mark, mark) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Two ordered lists as one. An empty one costs nothing, and nothing is sorted where all of `b` stands behind `a`. */
export function merge<M extends Mark>(a: readonly M[], b: readonly M[]): readonly M[] {
  const last = a[a.length - 1]
  const first = b[0]
  if (last === undefined) return b
  if (first === undefined) return a
  const all = a.concat(b)
  return compare(last, first) < 0 ? all : all.sort(compare)
}

export const later = (a: Mark, b: Mark): Mark => (compare(a, b) < 0 ? b : a)
