import type { ShownMessage } from '@sarika/im-engine'
import { type Tick, tickOf } from './ticks'
import { isTip, type Row } from './timeline'

/** What is told of an own message below it. */
export interface HowFar {
  readonly tick: Tick
  /** When it was read, ms since epoch; 0 = that is not known, or it was not. */
  readonly readAt: number
  /** In a group, how many have read it; 0 = nobody, or there is only one other. */
  readonly readBy: number
}

type Own = Pick<ShownMessage, 'state' | 'delivered' | 'read' | 'readers'>

/**
 * How far an own message got: one that was read by one of two of a group is told as that, not as delivered (use, C-26).
 * Example: `{ tick: "read", readAt: 1764300060000, readBy: 0 }`.
 */
export function howFar(message: Own, isGroup: boolean): HowFar {
  const tick = tickOf(message)
  const readers = message.readers ?? []
  const readBy = isGroup ? readers.filter(({ readAt }) => readAt > 0).length : 0
  const readAt = tick === 'read' ? readers.reduce((last, one) => Math.max(last, one.readAt), 0) : 0
  return { tick, readAt, readBy }
}

/** The last own message that was read, of those that tell how far they got: "Read" stands below it alone; undefined = none. */
export function lastReadOf(rows: readonly Row[]): string | undefined {
  const last = rows.findLast(
    (row) =>
      row.type === 'message' &&
      row.isLast &&
      row.message.own &&
      !isTip(row.message) &&
      tickOf(row.message) === 'read',
  )
  return last?.key
}
