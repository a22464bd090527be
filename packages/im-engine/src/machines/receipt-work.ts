// Which receipts are due, by committed state alone; pure.

import type { Conversation, DueReceipt } from '../model/conversation.js'
import type { ConversationKey, ImId, ServerId } from '../model/ids.js'
import { RECEIPT_IDS_MAX } from '../model/limits.js'
import type { ReceiptKind } from '../model/notice.js'
import { compare, later, type Mark } from '../model/order.js'

type Row = Pick<Conversation, 'key' | 'mark' | 'newestIncoming' | 'receipted' | 'late'>

const isAfter = (a: Mark, b: Mark): boolean => compare(a, b) > 0
const earlier = (a: Mark, b: Mark): Mark => (compare(a, b) < 0 ? a : b)

/** Somebody else's message waits for a receipt of ours. Source: S-RCPT-SEND-1. */
export function isDue(row: Row): boolean {
  const { mark, newestIncoming, receipted, late } = row
  return (
    late.length > 0 ||
    isAfter(newestIncoming, later(receipted.delivered, receipted.read)) ||
    isAfter(earlier(mark, newestIncoming), receipted.read)
  )
}

/** What one kind of receipt is sent for. `after`..`upTo` are to be read; `ids` are the late ones. */
export interface Span {
  readonly kind: ReceiptKind
  readonly after: Mark
  readonly upTo: Mark
  readonly late: Row['late']
}

/**
 * At or before the read mark: a read receipt only, and delivered catches up with it. After it: delivered. Read comes
 * first, so that a crash between the two repeats nothing that was said. Source: S-RCPT-SEND-2.
 */
export function spansOf(row: Row): readonly Span[] {
  const { mark, newestIncoming, receipted } = row
  const readTo = earlier(mark, newestIncoming)
  const read: Span = {
    kind: 'read',
    after: receipted.read,
    upTo: later(readTo, receipted.read),
    late: lateOf(row, 'read'),
  }
  const floor = later(later(receipted.delivered, receipted.read), readTo)
  const delivered: Span = {
    kind: 'delivered',
    after: floor,
    upTo: later(newestIncoming, floor),
    late: lateOf(row, 'delivered'),
  }
  return [read, delivered].filter((span) => isAfter(span.upTo, span.after) || span.late.length > 0)
}

/** What came late and waits for that kind of receipt. */
export function lateOf({ late, mark }: Pick<Row, 'late' | 'mark'>, kind: ReceiptKind): Row['late'] {
  return late.filter((one) => isAfter(one, mark) === (kind === 'delivered'))
}

/** One frame: ids of one author. */
export interface Batch {
  readonly author: ImId
  readonly ids: readonly ServerId[]
}

/** What waits for its acks at one time, and what is done once they are here. */
export interface Page {
  readonly batches: readonly Batch[]
  readonly upTo: Mark
  /** Late ones among the ids. */
  readonly late: readonly ServerId[]
}

/**
 * A span in pages of at most RECEIPT_IDS_MAX ids, each id once; a span without any is one page without frames. `due` is
 * what its messages owe, in order. Source: S-RCPT-SEND-3, S-RCPT-SEND-10.
 */
export function* pagesOf(due: readonly DueReceipt[], span: Span): Generator<Page> {
  const late = new Set(span.late.map(({ id }) => id))
  const met = new Set(due.filter(({ id }) => late.has(id)).map(({ id }) => id))
  const all = [...due, ...span.late.filter(({ id }) => !met.has(id))]
  for (let start = 0; start === 0 || start < all.length; start += RECEIPT_IDS_MAX) {
    const end = start + RECEIPT_IDS_MAX
    const page = all.slice(start, end)
    const authors = new Set(page.map(({ from }) => from))
    const last = page[page.length - 1]
    yield {
      batches: [...authors].map((author) => ({
        author,
        ids: page.filter(({ from }) => from === author).map(({ id }) => id),
      })),
      upTo: last === undefined || end >= due.length ? span.upTo : { at: last.at, id: last.id },
      late: page.flatMap(({ id }) => (late.has(id) ? [id] : [])),
    }
  }
}

/** Conversations with receipts due; parked ones only where `withParked` says so. */
export function dueKeys(
  rows: Iterable<Row & Pick<Conversation, 'isReceiptParked'>>,
  withParked: (key: ConversationKey) => boolean,
): readonly ConversationKey[] {
  const keys: ConversationKey[] = []
  for (const row of rows) if (isDue(row) && (!row.isReceiptParked || withParked(row.key))) keys.push(row.key)
  return keys
}
