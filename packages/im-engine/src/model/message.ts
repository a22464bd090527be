// model/ has the words that all other folders share, as types and pure functions; it imports nothing but itself. This
// file is the message and what can happen to it:
//
//   Message      as the server has it: what tails, chunks and the carry keep
//   Withdrawal   takes the words of a message away; it comes as a message of its own
//   Update       the content that a later message, a reference, gives to earlier ones
//   Amendment    what came apart from its message (receipts, withdrawal, update) and is joined to it when it is read

import type { ClientId, ConversationKey, ImId, ServerId } from './ids.js'
import type { MentionPlace } from './mention.js'
import type { Mark } from './order.js'

/**
 * The type of a message as the wire has it, e.g. `geo`, and `withdrawn`. What it means is known to kinds/ alone: here a kind
 * that nobody knows stays as it came.
 */
export type MessageKind = 'text' | 'tip' | 'custom' | 'withdrawn' | (string & {})

/** What kinds other than text carry beside content and extra, as it came. Source: specification 3, S-KIND-2. */
export interface More {
  readonly fileName?: string
  /** Bytes. */
  readonly fileSize?: string | number
  /** Seconds. */
  readonly timeLength?: string | number
  readonly resumeId?: string
  readonly jobTitle?: string
  readonly signalExt?: string
  readonly referTo?: string
}

/** What a message says, of whatever kind, in the form in which it is kept: e.g. `{ text: "", extra: '{"lat":11.5}' }`. */
export interface Said {
  /** Its content; well-formed. */
  readonly text: string
  /** JSON text of what the kind carries besides; never parsed by the rules. */
  readonly extra?: string
  readonly more?: More
  readonly jobId?: string
  /** Of a `custom`: what it is, by its `extra.subtype`. */
  readonly subtype?: string
  /** What a list says of it, at most 80 units; absent for text, and where its kind is not known. */
  readonly brief?: string
  /** It is not counted as unread. */
  readonly quiet?: true
}

/** A receiver of an own message, and when they got and read it: ms since epoch, 0 = not yet. */
export interface Reader {
  readonly by: ImId
  readonly deliveredAt: number
  readonly readAt: number
}

/**
 * A message that the server has: what tails, chunks and carry keep.
 * Optional fields are absent, never undefined, so that a stored message stays small.
 */
export interface Message extends Mark, Said {
  readonly id: ServerId
  /** Server time, ms since epoch. */
  readonly at: number
  readonly key: ConversationKey
  readonly from: ImId
  readonly kind: MessageKind
  /** Its content, well-formed; "" when withdrawn or unreadable. */
  readonly text: string
  readonly own: boolean
  /** Its number in the conversation, from 1; 0 when the server does not number. */
  readonly number: number
  /** Own messages: the id that their sender made, where the server told it. */
  readonly clientId?: ClientId
  /** It names the account's owner. */
  readonly mention?: true
  /** Where its text mentions people, in the order of the text. Absent where its sender did not tell. Source: S-WIRE-21. */
  readonly mentionsAt?: readonly MentionPlace[]
  readonly quoteId?: ServerId
  /** Earlier messages whose content this one changes, each once. A message that has these is called a reference. */
  readonly refersTo?: readonly ServerId[]
  /** The content that the newest reference gave it. `text` stays as it was sent. */
  readonly update?: Update
  readonly withdrawnAt?: number
  /** Why the text is not there or not to be trusted. */
  readonly damage?: 'cannot-decrypt' | 'altered'
  /** Own messages: a remark of the server, which has kept the message all the same. Source: S-SEND-9. */
  readonly warning?: string
  /** No server keeps it: who was not online does not get it. Source: S-REFUSE-12. */
  readonly notSaved?: true
  /** Own messages: how many should get it; 1 in a one-to-one conversation, 0 to oneself. */
  readonly receivers?: number
  readonly readers?: readonly Reader[]
  /** Whether it is starred on this machine; the newer of two words counts. Source: S-STAR-1. */
  readonly star?: Star
  /** Whether its owner deleted it for themselves; the newer of two words counts. Source: S-ACT-7. */
  readonly erased?: Star
  /** Own messages: the broadcast that it was a part of, where it was sent from here. */
  readonly broadcastId?: ClientId
}

/** A star is given and taken, a message deleted for oneself and put back; `at` is ms since epoch. */
export interface Star {
  readonly isOn: boolean
  readonly at: number
}

/** The content that a reference gives to the messages it names, with its own place, author and kind. */
export interface Update extends Mark {
  readonly from: ImId
  readonly kind: MessageKind
  /** "" when the reference has nothing but its list of ids; then its kind says enough. */
  readonly text: string
}

/** A withdrawal as it arrived: a message with a place and a number of its own, which names its target. */
export interface Withdrawal extends Mark {
  readonly key: ConversationKey
  readonly from: ImId
  readonly number: number
  readonly target: ServerId
  readonly clientId?: ClientId
}

/**
 * What arrived apart from its message, before it or after it. Two amendments are joined part by part, and each part only
 * grows, so their order and repetition do not matter. Source: S-AMEND-1.
 */
export interface Amendment {
  /** Time of the amended message, where known; its chunk is found by it. */
  readonly at?: number
  readonly withdrawnAt?: number
  readonly readers?: readonly Reader[]
  /** The content of the newest reference. */
  readonly update?: Update
  readonly star?: Star
  readonly erased?: Star
}

/** The parts of a message that came after it, e.g. its ticks. The server does not send them again with the message. */
export function amendmentOf({ withdrawnAt, readers, update, star, erased }: Message): Amendment | undefined {
  if ((withdrawnAt ?? readers ?? update ?? star ?? erased) === undefined) return undefined
  return {
    ...(star === undefined ? {} : { star }),
    ...(erased === undefined ? {} : { erased }),
    ...(withdrawnAt === undefined ? {} : { withdrawnAt }),
    ...(readers === undefined ? {} : { readers }),
    ...(update === undefined ? {} : { update }),
  }
}

/** Its owner deleted it for themselves: no view shows it, nothing counts it. Source: S-ACT-7. */
export const isErased = (message: Pick<Message, 'erased'>): boolean => message.erased?.isOn === true

/** What other backends of the protocol keep of calls as messages. Source: specification 4, S-CALL-98. */
const CALL_KINDS: ReadonlySet<MessageKind> = new Set(['call', 'audioCall', 'videoCall', 'meetingCall'])

export const isOfCall = ({ kind }: { readonly kind: MessageKind }): boolean => CALL_KINDS.has(kind)

/** It stays in the log, and no view shows it: deleted for oneself, or of a call. Source: S-ACT-7, S-CALL-98. */
export const isUnseen = (message: Pick<Message, 'erased' | 'kind'>): boolean =>
  isErased(message) || isOfCall(message)

/** The content to show: that of the newest reference, or the text as it was sent. Source: S-REF-1. */
export const contentOf = (message: Message): string => message.update?.text || message.text

/** How many of its receivers an own message has reached: none, some or all. */
export type Ticks = 'none' | 'some' | 'all'

/** How far an own message got, e.g. `{ delivered: "all", read: "some" }`. Source: S-RCPT-1. */
export function ticksOf(message: Pick<Message, 'receivers' | 'readers'>): {
  readonly delivered: Ticks
  readonly read: Ticks
} {
  const wanted = message.receivers ?? 1
  // A message to oneself has no receiver who could miss it.
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
