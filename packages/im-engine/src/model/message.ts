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
  /** Earlier messages whose content this one changes, each once: it is a reference. */
  readonly refersTo?: readonly ServerId[]
  /** What the newest reference to it says: its content now. `text` stays what was sent. */
  readonly update?: Update
  readonly jobId?: string
  /** JSON text of what the kind carries besides; never parsed by the engine. */
  readonly extra?: string
  readonly withdrawnAt?: number
  /** Why the text is not there or not to be trusted. */
  readonly damage?: 'cannot-decrypt' | 'altered'
  /** Own messages: the server kept it and has something to say. Source: S-SEND-9. */
  readonly warning?: string
  /** Own messages: how many should get it; 1 in a one-to-one conversation, 0 to oneself. */
  readonly receivers?: number
  readonly readers?: readonly Reader[]
}

/** What a reference says about the messages that it names: its own place, author, kind and content. */
export interface Update extends Mark {
  readonly from: ImId
  readonly kind: MessageKind
  /** "" when it has no content but the list: its kind says it all. */
  readonly text: string
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
  /** Of the newest reference. */
  readonly update?: Update
}

/** What came for a message after it, e.g. its ticks: all that the server does not give again with it. */
export function amendmentOf({ withdrawnAt, readers, update }: Message): Amendment | undefined {
  if (withdrawnAt === undefined && readers === undefined && update === undefined) return undefined
  return {
    ...(withdrawnAt === undefined ? {} : { withdrawnAt }),
    ...(readers === undefined ? {} : { readers }),
    ...(update === undefined ? {} : { update }),
  }
}

/** What a message says now: of a reference to it, if one said something. Source: S-REF-1. */
export const contentOf = (message: Message): string => message.update?.text || message.text

/** Ticks of an own message: nobody, some, or all of its receivers. */
export type Ticks = 'none' | 'some' | 'all'

/** How far an own message got, e.g. `{ delivered: "all", read: "some" }`. Source: S-RCPT-1. */
export function ticksOf(message: Pick<Message, 'receivers' | 'readers'>): {
  readonly delivered: Ticks
  readonly read: Ticks
} {
  const wanted = message.receivers ?? 1
  // To oneself: the server has it, so everybody who should has got and read it.
  if (wanted === 0) return { delivered: 'all', read: 'all' }
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
