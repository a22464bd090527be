import type { ClientId, ConversationKey, ImId, ServerId } from './ids.js'
import type { Mark } from './order.js'

/** What a message is; a kind that the engine does not know stays as it came and shows as unknown. */
export type MessageKind = 'text' | 'tip' | 'custom' | 'withdrawn' | (string & {})

/** When somebody got and read a message of ours, ms since epoch, 0 = not yet. */
export interface Reader {
  readonly by: ImId
  readonly deliveredAt: number
  readonly readAt: number
}

/**
 * A message that the server has: what tails, chunks and carry keep.
 * Optional fields are absent, never undefined, so that a stored message stays small.
 */
export interface Message extends Mark {
  readonly id: ServerId
  /** Server time, ms since epoch. */
  readonly at: number
  readonly key: ConversationKey
  readonly from: ImId
  readonly kind: MessageKind
  /** Plain text, well-formed; "" when withdrawn or unreadable. */
  readonly text: string
  readonly own: boolean
  /** Its number in the conversation, from 1; 0 when the server does not number. */
  readonly number: number
  /** Own messages: our id of it, where the server told it. */
  readonly clientId?: ClientId
  /** It names the account's owner. */
  readonly mention?: true
  readonly quoteId?: ServerId
  readonly jobId?: string
  /** JSON text of what the kind carries besides; never parsed by the engine. */
  readonly extra?: string
  readonly withdrawnAt?: number
  /** Why the text is not there or not to be trusted. */
  readonly damage?: 'cannot-decrypt' | 'altered'
  /** Own messages: how many should get it; 1 in a one-to-one conversation. */
  readonly receivers?: number
  readonly readers?: readonly Reader[]
}

/** A withdrawal as it arrived: a message about a message. */
export interface Withdrawal extends Mark {
  readonly key: ConversationKey
  readonly from: ImId
  readonly number: number
  readonly target: ServerId
  readonly clientId?: ClientId
}

/** What came later than its message, or before it. A join of facts that only grow: order and repetition do not matter. */
export interface Amendment {
  /** Time of the message it amends, where known: then its chunk can be found. */
  readonly at?: number
  readonly withdrawnAt?: number
  readonly readers?: readonly Reader[]
}

/** Ticks of an own message: nobody, some, or all of its receivers. */
export type Ticks = 'none' | 'some' | 'all'

/** How far an own message got, e.g. `{ delivered: "all", read: "some" }`. Source: S-RCPT-1. */
export function ticksOf(message: Message): { readonly delivered: Ticks; readonly read: Ticks } {
  const wanted = Math.max(1, message.receivers ?? 1)
  const readers = message.readers ?? []
  let delivered = 0
  let read = 0
  for (const reader of readers) {
    if (reader.deliveredAt > 0) delivered++
    if (reader.readAt > 0) read++
  }
  const ticks = (count: number): Ticks => (count === 0 ? 'none' : count >= wanted ? 'all' : 'some')
  return { delivered: ticks(delivered), read: ticks(read) }
}
