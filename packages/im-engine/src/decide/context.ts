import type { Fact } from '../events/facts.js'
import type { Refusal } from '../model/errors.js'
import type { ConversationKey, ServerId } from '../model/ids.js'
import type { Amendment, Message } from '../model/message.js'

/** What load read from disk for one input; empty where memory was enough. */
export interface Loaded {
  /** Ids of the input's messages that sealed chunks hold already. */
  readonly known: ReadonlySet<ServerId>
  /** Targets of withdrawals, amendments joined. */
  readonly targets: ReadonlyMap<ServerId, Message>
  /** Sealed amendments of conversations that have any and get messages now. */
  readonly amendments: ReadonlyMap<ConversationKey, ReadonlyMap<ServerId, Amendment>>
  /** Sealed messages at or after the mark that is about to hold, amendments joined, for a recount. */
  readonly unreadFrom: ReadonlyMap<ConversationKey, readonly Message[]>
  /** The newest sealed message that is not deleted for oneself, of conversations where some are deleted or put back now. */
  readonly newest: ReadonlyMap<ConversationKey, Message>
  /** What a repeated send sends is a message already. */
  readonly isSent: boolean
  /** The bytes of the file to be sent are not on the disk. */
  readonly isFileMissing: boolean
}

export const NOTHING_LOADED: Loaded = {
  known: new Set(),
  targets: new Map(),
  amendments: new Map(),
  unreadFrom: new Map(),
  newest: new Map(),
  isSent: false,
  isFileMissing: false,
}

/** What the rules are told besides state and input. */
export interface Context {
  /** Local time, ms since epoch. */
  readonly now: number
  /** The server's clock as far as it is known, ms since epoch: what its times are held against. */
  readonly serverNow: number
  /** Conversations that a visible tab shows. */
  readonly opened: ReadonlySet<ConversationKey>
}

/** Facts to append (none = nothing to say), and whether the person was promised them. */
export type Decision =
  | { readonly ok: true; readonly facts: readonly Fact[]; readonly isStrict: boolean }
  | { readonly ok: false; readonly refusal: Refusal }

export const say = (...facts: readonly Fact[]): Decision => ({ ok: true, facts, isStrict: false })
export const refuse = (refusal: Refusal): Decision => ({ ok: false, refusal })
