// Which receipts are due, by committed state alone; pure.

import type { Conversation } from '../model/conversation.js'
import type { ConversationKey, ImId, ServerId } from '../model/ids.js'
import type { Message } from '../model/message.js'
import type { ReceiptKind } from '../model/notice.js'
import { compare, later, type Mark } from '../model/order.js'
import { TIMING } from './timing.js'

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
  const { mark, newestIncoming, receipted, late } = row
  const readTo = earlier(mark, newestIncoming)
  const read: Span = {
    kind: 'read',
    after: receipted.read,
    upTo: later(readTo, receipted.read),
    late: late.filter((one) => !isAfter(one, mark)),
  }
  const floor = later(later(receipted.delivered, receipted.read), readTo)
  const delivered: Span = {
    kind: 'delivered',
    after: floor,
    upTo: later(newestIncoming, floor),
    late: late.filter((one) => isAfter(one, mark)),
  }
  return [read, delivered].filter((span) => isAfter(span.upTo, span.after) || span.late.length > 0)
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
 * A span in pages of at most RECEIPT_IDS_MAX ids, each id once; a span without any is one page without frames. `messages`
 * are those of the span, in order. Source: S-RCPT-SEND-3, S-RCPT-SEND-10.
 */
export function pagesOf(messages: readonly Message[], span: Span): readonly Page[] {
  const due = new Map<ServerId, { readonly id: ServerId; readonly author: ImId; readonly upTo: Mark }>()
  for (const { id, at, from, own, withdrawnAt } of messages)
    if (!own && withdrawnAt === undefined) due.set(id, { id, author: from, upTo: { at, id } })
  const late = new Set(span.late.map(({ id }) => id))
  for (const { id, from } of span.late) if (!due.has(id)) due.set(id, { id, author: from, upTo: span.upTo })
  const all = [...due.values()]
  const pages: Page[] = []
  do {
    const ones = all.splice(0, TIMING.RECEIPT_IDS_MAX)
    const authors = new Set(ones.map(({ author }) => author))
    pages.push({
      batches: [...authors].map((author) => ({
        author,
        ids: ones.filter((one) => one.author === author).map(({ id }) => id),
      })),
      upTo: all.length > 0 ? (ones[ones.length - 1]?.upTo ?? span.upTo) : span.upTo,
      late: ones.filter(({ id }) => late.has(id)).map(({ id }) => id),
    })
  } while (all.length > 0)
  return pages
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
