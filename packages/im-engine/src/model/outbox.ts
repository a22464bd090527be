import type { ClientId, ConversationKey, ImId, ServerId } from './ids.js'
import type { MentionPlace } from './mention.js'
import type { Said } from './message.js'
import type { UploadReason, UploadSize } from './upload.js'

/** Why a send did not go through, in the interface's words; `code` is the server's. */
export type SendFailure =
  | { readonly kind: 'channel-unavailable'; readonly uncertain: boolean }
  | {
      readonly kind: 'refused'
      readonly reason: RefusalReason
      readonly code: number
      readonly message: string
      /** The word that is not allowed, where that is the reason. */
      readonly word?: string
    }
  /** Its file did not get to the server. `limit`: bytes, where it was too large. */
  | { readonly kind: 'upload'; readonly reason: UploadReason; readonly limit?: number }

/** The server's code for a client id that stands for another message there: this one has never been stored. */
export const CLIENT_ID_TAKEN = -409

export const isClientIdTaken = (failure: SendFailure | undefined): boolean =>
  failure?.kind === 'refused' && failure.code === CLIENT_ID_TAKEN

export type RefusalReason =
  | 'not-group'
  | 'group-muted'
  | 'member-muted'
  | 'not-friend'
  | 'blocked'
  | 'sensitive-word'
  /** What only managers may ask for. */
  | 'not-permitted'
  | 'too-late'
  | 'no-target'
  | 'invalid'
  | 'other'

/** What the person asked to be sent and the server has not confirmed: the row is the intent, a machine acts on it. */
export interface OutboxItem {
  readonly clientId: ClientId
  readonly key: ConversationKey
  /** Order among the account's unconfirmed messages, from 1. */
  readonly localSeq: number
  /** Local time of the (last) send by hand, ms since epoch. */
  readonly queuedAt: number
  /** `uploading`: its file goes to the server first. */
  readonly state: 'uploading' | 'sending' | 'failed'
  readonly failure?: SendFailure
  readonly content: Content
  /** Receivers of a group message when it was sent; 1 in a one-to-one conversation. */
  readonly receivers: number
  /** It is sent again by hand: its words are asked about first. Source: S-REFUSE-6. */
  readonly isResent?: true
}

/** What a command sends. */
export type Content =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly quoteId?: ServerId
      readonly jobId?: string
      readonly mentions?: readonly ImId[]
      readonly mentionsAt?: readonly MentionPlace[]
      /** One text to many people: rows of one broadcast go in one call. Source: S-CAST-1. */
      readonly broadcastId?: ClientId
      /** Managers only: it goes to who is online, and no server keeps it. Source: S-REFUSE-12. */
      readonly notSaved?: true
      /** Managers only: no check refuses it. Source: S-REFUSE-11. */
      readonly mustSave?: true
    }
  /** Any other kind, judged and encoded where it was sent: a leader that does not know the kind sends it all the same. */
  | {
      readonly kind: 'raw'
      readonly type: string
      readonly said: Said
      readonly quoteId?: ServerId
      /** Its file is on this machine alone, and its text is empty until the file has an address. Source: S-UPLOAD-1. */
      readonly file?: UploadSize
    }
  /** `at` = server time of the target. */
  | { readonly kind: 'withdraw'; readonly target: ServerId; readonly at: number }

/** What the file of a row needs, as long as the server does not have it. */
export const fileIn = (content: Content): UploadSize | undefined =>
  content.kind === 'raw' ? content.file : undefined
