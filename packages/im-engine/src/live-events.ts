// What `engine.on` tells: what has just come, or just gone wrong, as plain values. A view says what holds; an event says that it
// is new, which no view can.

import type { Fact } from './events/facts.js'
import type { ClientId, ConversationKey, GroupId, ImId } from './model/ids.js'
import type { ReceiptKind } from './model/notice.js'
import type { SendFailure } from './model/outbox.js'
import type { ContactItem, GroupItem } from './views/people.js'
import type { ShownMessage } from './views/shown.js'

/** Where it happened. */
interface InConversation {
  readonly key: ConversationKey
  /** Of the conversation, as the list says it; null = nobody told it. */
  readonly title: string | null
  readonly avatar: string
  /** Its owner set it to "do not disturb": show nothing, play nothing. */
  readonly doNotDisturb: boolean
}

/** Somebody said something, e.g. `{ type: "message", title: "Angkor HR", preview: "Can you come at 9?", isOwn: false, ... }`. */
export interface MessageNews extends InConversation {
  readonly type: 'message'
  readonly message: ShownMessage
  readonly from: ImId
  /** Who said it: the owner's name for them, else their own, else null. */
  readonly fromName: string | null
  /** What a list says of it: its words, or its brief, e.g. a file's name; "" where the name of its kind says enough. */
  readonly preview: string
  /** Said by the account's owner on another device. What is said on this one is no event. */
  readonly isOwn: boolean
  /** It names the account's owner. */
  readonly isMention: boolean
  /** It counts as nothing unread, e.g. a tip in a group. */
  readonly isQuiet: boolean
}

/** A message that was here has no words any more. */
export interface WithdrawnNews extends InConversation {
  readonly type: 'withdrawn'
  /** Of the message. */
  readonly id: string
  readonly from: ImId
  readonly isOwn: boolean
  /** Server time, ms since epoch. */
  readonly at: number
}

/** Own messages were delivered to somebody, or read. */
export interface ReceiptNews extends InConversation {
  readonly type: 'receipt'
  readonly kind: ReceiptKind
  /** Of the messages. */
  readonly ids: readonly string[]
  readonly from: ImId
  /** Server time, ms since epoch. */
  readonly at: number
}

/** A message of one's own was not sent, or not withdrawn. */
export interface FailedNews extends InConversation {
  readonly type: 'failed'
  /** For `resend` and `discard`. */
  readonly clientId: ClientId
  readonly failure: SendFailure
  /** Of the message that stays as it was, where it is a withdrawal that failed; else "". */
  readonly withdrawalOf: string
}

/** Something of a contact changed, a request among it: what holds now. */
export interface ContactNews {
  readonly type: 'contact'
  readonly imId: ImId
  readonly contact: ContactItem
}

/** Something of a group changed: what holds now; null = the account's owner is not in it any more. */
export interface GroupNews {
  readonly type: 'group'
  readonly groupId: GroupId
  readonly group: GroupItem | null
}

/** An application of a job changed: whoever shows it reads it anew. */
export interface ApplicationNews {
  readonly type: 'application'
  readonly id: string
  /** Grows with each change. */
  readonly rev: number
  /** Server time, ms since epoch. */
  readonly at: number
}

/** Anything at all that went into the log while this tab looked, of whatever source: for those who look inside. */
export interface FactNews {
  readonly type: 'fact'
  readonly fact: Fact
  /** Local time of its commit, ms since epoch. */
  readonly at: number
}

/** Events by their names, for `engine.on(name, listener)`. */
export interface LiveEvents {
  readonly message: MessageNews
  readonly withdrawn: WithdrawnNews
  readonly receipt: ReceiptNews
  readonly failed: FailedNews
  readonly contact: ContactNews
  readonly group: GroupNews
  readonly application: ApplicationNews
  readonly fact: FactNews
}

export type LiveEventName = keyof LiveEvents

export interface ListenOptions {
  /**
   * `tab`, the default: every tab is told, e.g. to announce or to show. `account`: one tab is told, the visible one last used, else
   * the one that leads: for what must happen once, e.g. a sound. Listen in every tab then: which one it is changes. Of `fact` every tab is told.
   */
  readonly once?: 'tab' | 'account'
}
