// events/ is the catalogue of facts: everything that can have happened, e.g. `message-queued`. The state of an account is
// what its facts add up to, so a fact is in the past tense, and is plain data that survives structured clone.
//
// Databases hold facts of older versions. Therefore nothing is renamed or removed here without an upcaster (version.ts),
// and fingerprint.test.ts turns red on a silent change.

import type { About, Draft, Erasure, LastMessage, Range, Settings } from '../model/conversation.js'
import type { ClientId, ConversationKey, GroupId, ImId, ServerId } from '../model/ids.js'
import type { Source } from '../model/input.js'
import type { Amendment, Message, Said, Update } from '../model/message.js'
import type { ConversationInfo, GroupInfo, ReceiptKind } from '../model/notice.js'
import type { Mark } from '../model/order.js'
import type { OutboxItem, RefusalReason, SendFailure } from '../model/outbox.js'
import type { Contact, Member } from '../model/people.js'
import type { Poison, Stream } from '../model/state.js'

export type Fact =
  // messages
  | { readonly type: 'messages-received'; readonly source: Source; readonly messages: readonly Message[] }
  | {
      readonly type: 'message-withdrawn'
      readonly key: ConversationKey
      readonly target: ServerId
      /** Server time of the target; 0 when it is not here yet. */
      readonly targetAt: number
      readonly withdrawnAt: number
      readonly by: ImId
      /** What the withdrawal took from the counts, judged when it was decided. */
      readonly unread: 0 | 1
      readonly mentions: 0 | 1
    }
  /** Messages that the full disk had taken came back from the server: counted and receipted before. */
  | {
      readonly type: 'messages-returned'
      readonly key: ConversationKey
      readonly messages: readonly Message[]
    }
  /** A reference changed the content of the messages that it names, here or not here yet. */
  | {
      readonly type: 'messages-updated'
      readonly key: ConversationKey
      readonly targets: readonly ServerId[]
      readonly update: Update
    }
  | {
      readonly type: 'messages-hidden'
      readonly key: ConversationKey
      readonly messages: readonly Message[]
      readonly reasons: readonly RefusalReason[]
    }
  | { readonly type: 'messages-revealed'; readonly key: ConversationKey; readonly ids: readonly ServerId[] }
  | {
      readonly type: 'coverage-changed'
      readonly key: ConversationKey
      readonly low: number
      readonly high: number
      /** Gaps opened and numbers of open gaps filled, ascending. */
      readonly opened: readonly Range[]
      readonly filled: readonly Range[]
    }
  | { readonly type: 'gap-unfillable'; readonly key: ConversationKey; readonly range: Range }
  | { readonly type: 'start-reached'; readonly key: ConversationKey }
  | { readonly type: 'cursor-moved'; readonly stream: Stream; readonly cursor: string }
  | { readonly type: 'poison-set-aside'; readonly items: readonly Poison[] }
  // sending
  | { readonly type: 'message-queued'; readonly item: OutboxItem }
  | { readonly type: 'message-requeued'; readonly clientId: ClientId; readonly queuedAt: number }
  | {
      readonly type: 'message-confirmed'
      readonly clientId: ClientId
      /** Absent when the copy is in the store already, or a withdrawal was confirmed. */
      readonly message?: Message
      /** The server kept it and has something to say (code 7101). */
      readonly warning?: string
    }
  /** The server kept an own message otherwise than it was sent, or said so after its copy had come: this is what it is. */
  | { readonly type: 'message-corrected'; readonly message: Message }
  | { readonly type: 'send-failed'; readonly clientId: ClientId; readonly failure: SendFailure }
  | { readonly type: 'send-discarded'; readonly clientId: ClientId }
  /** The server has its file: from `queuedAt` on the message is sent, and says where the file is. */
  | {
      readonly type: 'upload-finished'
      readonly clientId: ClientId
      readonly queuedAt: number
      readonly said: Said
    }
  // reading
  | {
      readonly type: 'read-mark-moved'
      readonly key: ConversationKey
      readonly mark: Mark
      /** The recount after the move. */
      readonly unread: number
      readonly mentions: number
    }
  | {
      readonly type: 'receipts-received'
      readonly key: ConversationKey
      readonly reader: ImId
      readonly kind: ReceiptKind
      readonly ids: readonly ServerId[]
      readonly at: number
    }
  | {
      readonly type: 'receipts-sent'
      readonly key: ConversationKey
      readonly kind: ReceiptKind
      readonly upTo: Mark
      /** Late ones that were receipted by id. */
      readonly ids: readonly ServerId[]
    }
  /** read-send-failed: parked until the next connect. */
  | { readonly type: 'receipts-parked'; readonly key: ConversationKey }
  // people
  | {
      readonly type: 'contacts-changed'
      readonly contacts: readonly Contact[]
      /** The whole list was fetched: not being on it is a fact from now on. */
      readonly isComplete: boolean
    }
  | {
      readonly type: 'group-changed'
      readonly group: GroupInfo
      readonly leftAt?: number
      readonly outAt?: number
    }
  | {
      readonly type: 'members-changed'
      readonly groupId: GroupId
      readonly members: readonly Member[]
      /** The list is whole. */
      readonly isComplete: boolean
    }
  /** Of a job; its two sides read it anew. `at`: server time, ms since epoch. */
  | { readonly type: 'application-changed'; readonly id: string; readonly rev: number; readonly at: number }
  // conversations
  | { readonly type: 'conversations-loaded'; readonly items: readonly ConversationInfo[] }
  /** The server's list says that it was deleted up to a message number, and nothing came since. */
  | { readonly type: 'conversation-deleted'; readonly key: ConversationKey; readonly upTo: number }
  | {
      readonly type: 'conversation-changed'
      readonly key: ConversationKey
      readonly pinnedAt?: number
      readonly doNotDisturb?: boolean
      readonly draft?: Draft
      readonly isDeleted?: boolean
      readonly isArchived?: boolean
      readonly isMarkedUnread?: boolean
    }
  /** The server took it. */
  | { readonly type: 'about-set'; readonly key: ConversationKey; readonly about: About }
  /** The server took them, or will never take them. */
  | { readonly type: 'settings-sent'; readonly key: ConversationKey; readonly settings: Settings }
  /** Their owner gave a star to messages of one conversation, or took it; on this machine only. */
  | {
      readonly type: 'messages-starred'
      readonly key: ConversationKey
      readonly targets: readonly Mark[]
      readonly isOn: boolean
      /** Local time, ms since epoch. */
      readonly at: number
    }
  /** Their owner deleted messages for themselves, or put them back, here or on another device. */
  | {
      readonly type: 'messages-erased'
      readonly key: ConversationKey
      readonly targets: readonly Mark[]
      readonly isOn: boolean
      /** Server time as far as it is known, ms since epoch. */
      readonly at: number
      /** What goes from the counts, or comes back, judged when it was decided. */
      readonly unread: number
      readonly mentions: number
      /** The newest sealed message that is left, for the row; null = none. */
      readonly sealedLast: LastMessage | null
      /** It was done here: the server is to be told. */
      readonly isOwn: boolean
    }
  /** The server took them, or will never take them. */
  | { readonly type: 'erasures-sent'; readonly key: ConversationKey; readonly erasures: readonly Erasure[] }
  /** Their owner removed all messages of a conversation up to a place, in the transaction of this record. */
  | { readonly type: 'conversation-cleared'; readonly key: ConversationKey; readonly upTo: Mark }
  // the log itself
  | { readonly type: 'leader-elected'; readonly tab: string }
  | { readonly type: 'sealed'; readonly seal: SealRecord }
  /** The disk was full: all of a conversation up to a place left it, in the transaction of this record. */
  | {
      readonly type: 'history-dropped'
      readonly key: ConversationKey
      readonly upTo: Mark
      /** What the server does not give again with its message. */
      readonly amendments: readonly (readonly [ServerId, Amendment])[]
    }
  /** From here on all of it is back; START = from the beginning. */
  | {
      readonly type: 'history-returned'
      readonly key: ConversationKey
      readonly from: Mark
      /** The recount where it reaches to the mark; else as they were. */
      readonly unread: number
      readonly mentions: number
    }

/** What a seal leaves in the log: the fence of the seal, and the messages that were too few to seal. */
export interface SealRecord {
  /** Where rows stand after the seal; a tail is dropped where `isSealed`. */
  readonly rows: readonly SealedRow[]
  /** Messages of the other conversations; already counted in the rows. */
  readonly carry: readonly Message[]
}

export interface SealedRow {
  readonly key: ConversationKey
  readonly isSealed: boolean
  readonly sealedTo: number
  readonly openCount: number
  readonly amendedCount: number
}

/** One record of the log: the facts of a page, of a group of live frames, or of a command. */
export interface Commit {
  /** Local time of the append, ms since epoch. */
  readonly at: number
  /** Version of the facts in it. */
  readonly version: number
  readonly facts: readonly Fact[]
  /**
   * It came just now and was not fetched as history: every tab may tell of it, and where it is told once for the account the
   * tab of this name does. Absent = no news.
   */
  readonly newsTo?: string
}

/** Items in a commit, as sealing counts them: what numbers opened and filled lives in the rows, however many pages say it. */
export function sizeOf(commit: Commit): number {
  let size = 0
  for (const fact of commit.facts) {
    if (
      fact.type === 'messages-received' ||
      fact.type === 'messages-returned' ||
      fact.type === 'messages-hidden'
    )
      size += fact.messages.length
    else if (fact.type === 'receipts-received') size += fact.ids.length
    else if (
      fact.type === 'messages-updated' ||
      fact.type === 'messages-starred' ||
      fact.type === 'messages-erased'
    )
      size += fact.targets.length
    else if (fact.type !== 'sealed' && fact.type !== 'coverage-changed') size += 1
  }
  return size
}
