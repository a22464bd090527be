import type { ConversationKey } from './ids.js'
import type { Message } from './message.js'
import type { RefusalReason } from './outbox.js'

export interface Hidden {
  readonly key: ConversationKey
  readonly reasons: readonly RefusalReason[]
}

/** What a commit changed: all that views and machines are told. */
export interface Changes {
  readonly position: number
  /** Rows that changed. */
  readonly conversations: ReadonlySet<ConversationKey>
  /** Messages that came into a conversation, or changed there (by amendment). */
  readonly messages: ReadonlyMap<ConversationKey, readonly Message[]>
  /** Conversations where an amendment met no message in memory: what is shown must be read or joined again. */
  readonly amended: ReadonlySet<ConversationKey>
  /** Conversations whose messages were removed: what was read of them is over. */
  readonly cleared: ReadonlySet<ConversationKey>
  /** Messages that came and are left out, with the reason of each. */
  readonly hidden: readonly Hidden[]
  readonly outbox: boolean
  readonly contacts: boolean
  readonly groups: boolean
  readonly applications: boolean
  /** Everything may have changed: reload. */
  readonly reset: boolean
}
