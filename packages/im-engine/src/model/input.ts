// What can be submitted to the log: what came from outside, what the person wants, and what machines found out.

import type { About, Draft, Erasure, Settings } from './conversation.js'
import { type ClientId, type ConversationKey, type GroupId, partOf, type ServerId } from './ids.js'
import type { Message, Said, Withdrawal } from './message.js'
import type { ConversationInfo, DeletedInfo, GroupInfo, Notice, ReceiptKind } from './notice.js'
import type { Mark } from './order.js'
import type { Content, OutboxItem, SendFailure } from './outbox.js'
import type { Contact, Member } from './people.js'
import type { Poison, Stream } from './state.js'
import type { UploadBytes } from './upload.js'

/** By which door messages came. */
export type Source = 'live' | 'catch-up' | 'history'

export type Input = PersonInput | ProcessInput

/** What the person wants. */
export type PersonInput =
  | {
      readonly type: 'send'
      readonly clientId: ClientId
      readonly key: ConversationKey
      readonly content: Content
      /** The draft that goes out with it: cleared in the same commit, unless it was changed meanwhile. */
      readonly draft?: Draft
      readonly isRepeat?: true
      /** It was accepted before the database went: it is not judged again, what it was judged by went too. */
      readonly accepted?: OutboxItem
      /** The bytes of its file, where the tabs share no disk. */
      readonly bytes?: UploadBytes
    }
  | {
      readonly type: 'broadcast'
      readonly clientId: ClientId
      /** People, each once. */
      readonly keys: readonly ConversationKey[]
      readonly text: string
      readonly isRepeat?: true
    }
  | {
      readonly type: 'resend'
      readonly clientId: ClientId
      /** In place of a client id that the server has for another message. */
      readonly nextClientId?: ClientId
    }
  | { readonly type: 'discard'; readonly clientId: ClientId }
  | { readonly type: 'mark-read'; readonly key: ConversationKey; readonly upTo?: Mark }
  | {
      readonly type: 'change-conversation'
      readonly key: ConversationKey
      readonly pinnedAt?: number
      readonly doNotDisturb?: boolean
      readonly draft?: Draft
      readonly isDeleted?: boolean
      readonly isArchived?: boolean
      readonly isMarkedUnread?: boolean
    }
  /** Messages are deleted for their reader alone, or put back; those that are not here are left out. */
  | {
      readonly type: 'erase'
      readonly key: ConversationKey
      readonly targets: readonly Mark[]
      readonly isOn: boolean
    }
  /** Stars are given or taken; messages that are not here are left out. */
  | {
      readonly type: 'star'
      readonly key: ConversationKey
      readonly targets: readonly Mark[]
      readonly isOn: boolean
    }
  /** All that is here of a conversation goes from this machine. */
  | { readonly type: 'clear-conversation'; readonly key: ConversationKey }

/** What processes of the leading tab submit: what came from outside, decoded, and what machines found out. */
export type ProcessInput =
  | {
      readonly type: 'receive'
      readonly source: Source
      /** Live, or as good as that: it is told to who listens. Source: S-EVENT-1. */
      readonly isNews?: true
      readonly messages: readonly Message[]
      readonly withdrawals: readonly Withdrawal[]
      readonly notices: readonly Notice[]
      readonly poison: readonly Poison[]
      /** The page's cursor: a fact in the commit of its page. */
      readonly cursor?: { readonly stream: Stream; readonly value: string }
      /** History only: from `from` up to `to` (null: the newest) the server has no more than this. Source: S-FULL-3. */
      readonly stretch?: { readonly key: ConversationKey; readonly from: Mark; readonly to: Mark | null }
      /** History only: the server has nothing older. */
      readonly reachedStart?: ConversationKey
    }
  | { readonly type: 'load-contacts'; readonly contacts: readonly Contact[] }
  | { readonly type: 'load-groups'; readonly groups: readonly GroupInfo[] }
  | { readonly type: 'load-members'; readonly groupId: GroupId; readonly members: readonly Member[] }
  | {
      readonly type: 'load-conversations'
      readonly items: readonly ConversationInfo[]
      readonly deleted: readonly DeletedInfo[]
    }
  /** The server took what a conversation is about. */
  | { readonly type: 'about-set'; readonly key: ConversationKey; readonly about: About }
  | { readonly type: 'settings-sent'; readonly key: ConversationKey; readonly settings: Settings }
  /** The server took them, or will never take them. */
  | { readonly type: 'erasures-sent'; readonly key: ConversationKey; readonly erasures: readonly Erasure[] }
  | {
      readonly type: 'acked'
      readonly clientId: ClientId
      /** The server's id and time of the first copy it kept. */
      readonly id: ServerId
      readonly at: number
      readonly number: number
      readonly warning?: string
    }
  | {
      readonly type: 'send-failed'
      readonly clientId: ClientId
      readonly failure: SendFailure
      readonly isNews?: true
    }
  /** The server has the file: this is what the message says now. */
  | { readonly type: 'upload-finished'; readonly clientId: ClientId; readonly said: Said }
  | {
      readonly type: 'receipts-sent'
      readonly key: ConversationKey
      readonly kind: ReceiptKind
      readonly upTo: Mark
      readonly ids: readonly ServerId[]
    }
  | { readonly type: 'receipts-parked'; readonly key: ConversationKey }
  | {
      readonly type: 'gap-unfillable'
      readonly key: ConversationKey
      readonly range: readonly [number, number]
    }

/** As it comes again when it may have run before: what it sends may be confirmed and out of the outbox. */
export const repeated = (input: Input): Input =>
  input.type === 'send' || input.type === 'broadcast' ? { ...input, isRepeat: true } : input

/** The first message that an input sends; those of a broadcast are accepted in one commit. */
export function firstSent(input: Extract<Input, { type: 'send' | 'broadcast' }>): {
  readonly key: ConversationKey | undefined
  readonly clientId: ClientId
} {
  return input.type === 'send' ? input : { key: input.keys[0], clientId: partOf(input.clientId, 0) }
}
