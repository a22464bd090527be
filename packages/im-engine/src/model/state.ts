// The state of an account: all that the rules know of it.
//
//   rows and tables on disk, as of the last seal + the facts since then > project/ > State > decide/, views/
//
// Absent: the connection, progress, and anything else that a reopened engine need not remember.

import type { Conversation } from './conversation.js'
import type { ClientId, ConversationKey, GroupId, ImId, ServerId } from './ids.js'
import type { Amendment, Message } from './message.js'
import type { OutboxItem } from './outbox.js'
import type { Contact, Group } from './people.js'

/** The four streams that catch-up follows for everybody; each has a cursor of its own. */
export type PageStream = 'person-messages' | 'group-messages' | 'person-notices' | 'group-notices'

/**
 * Everything that has a cursor. `service-notifications` is followed by managers alone; of `manager-info` the cursor is when the
 * managers' cards were fetched last, local ms as text.
 */
export type Stream = PageStream | 'service-notifications' | 'manager-info'

/** Input that could not be read. It is set aside with its bytes and counted, and catch-up goes on behind it. */
export interface Poison {
  readonly reason: string
  readonly bytes: string
}

/** How far an application is known to have changed. */
export interface ApplicationRev {
  readonly rev: number
  /** When it changed, server time, ms since epoch. */
  readonly at: number
}

/**
 * project/ owns the state and changes it in place; decide/ and views/ only read it.
 */
export interface State {
  readonly me: ImId
  readonly conversations: Map<ConversationKey, Conversation>
  /** Messages since the last seal and carried ones, in order. */
  readonly tails: Map<ConversationKey, Message[]>
  /** Ids of all messages in the tails. A duplicate of one of them is found without the disk. */
  readonly tailIds: Set<ServerId>
  /** Amendments since the last seal whose message is not in a tail. */
  readonly amendments: Map<ConversationKey, Map<ServerId, Amendment>>
  readonly outbox: Map<ClientId, OutboxItem>
  /** Messages whose sender was not allowed to speak. A dated notice that comes later may still let them in. */
  readonly hidden: Map<ConversationKey, readonly Message[]>
  readonly contacts: Map<ImId, Contact>
  /** The contact list was fetched once, so whoever is not on it is known to be no contact. */
  areContactsLoaded: boolean
  readonly groups: Map<GroupId, Group>
  /** By the application's id: those that changed last. */
  readonly applications: Map<string, ApplicationRev>
  readonly cursors: Map<Stream, string>
  readonly poison: Poison[]
  poisonCount: number
  nextLocalSeq: number
  /** Position of the last folded commit. */
  position: number
  /** Position of the last seal that was folded; 0 before the first. */
  sealedAt: number
  /** Items folded since the last seal; when there are enough of them the log seals. */
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
    applications: new Map(),
    cursors: new Map(),
    poison: [],
    poisonCount: 0,
    nextLocalSeq: 1,
    position: 0,
    sealedAt: 0,
    unsealed: 0,
  }
}
