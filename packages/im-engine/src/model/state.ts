import type { Conversation } from './conversation.js'
import type { ClientId, ConversationKey, GroupId, ImId, ServerId } from './ids.js'
import type { Amendment, Message } from './message.js'
import type { OutboxItem } from './outbox.js'
import type { Contact, Group } from './people.js'

/** The four streams that catch-up follows; each has a cursor of its own. */
export type Stream = 'person-messages' | 'group-messages' | 'person-notices' | 'group-notices'

/** Input that could not be read, with its bytes: set aside, counted, and the cursor goes on. */
export interface Poison {
  readonly reason: string
  readonly bytes: string
}

/**
 * Everything the rules know: the fold of the log since the last seal over the rows on disk.
 * project/ owns it and changes it in place; decide/ and views/ only read. Absent: connection, progress, anything that a
 * reopened engine need not remember.
 */
export interface State {
  readonly me: ImId
  readonly conversations: Map<ConversationKey, Conversation>
  /** Messages since the last seal and carried ones, in order. */
  readonly tails: Map<ConversationKey, Message[]>
  /** Ids of all that is in the tails: duplicates of those need no disk. */
  readonly tailIds: Set<ServerId>
  /** Amendments since the last seal whose message is not in a tail. */
  readonly amendments: Map<ConversationKey, Map<ServerId, Amendment>>
  readonly outbox: Map<ClientId, OutboxItem>
  /** Refused messages, kept until a dated notice lets them in. */
  readonly hidden: Map<ConversationKey, readonly Message[]>
  readonly contacts: Map<ImId, Contact>
  /** The contact list was fetched: not being on it is a fact now. */
  areContactsLoaded: boolean
  readonly groups: Map<GroupId, Group>
  readonly cursors: Map<Stream, string>
  readonly poison: Poison[]
  poisonCount: number
  nextLocalSeq: number
  /** Position of the last folded commit. */
  position: number
  /** Position of the last seal that was folded; 0 before the first. */
  sealedAt: number
  /** Items folded since the last seal: what decides when to seal. */
  unsealed: number
}

export function newState(me: ImId): State {
  return {
    me,
    conversations: new Map(),
    tails: new Map(),
    tailIds: new Set(),
    amendments: new Map(),
    outbox: new Map(),
    hidden: new Map(),
    contacts: new Map(),
    areContactsLoaded: false,
    groups: new Map(),
    cursors: new Map(),
    poison: [],
    poisonCount: 0,
    nextLocalSeq: 1,
    position: 0,
    sealedAt: 0,
    unsealed: 0,
  }
}
