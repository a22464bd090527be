import type { ServerId } from '../model/ids.js'
import type { Message } from '../model/message.js'
import { compare } from '../model/order.js'
import type { State } from '../model/state.js'
import type { Loaded } from './context.js'

/**
 * Tells whether a message is here already, once and exactly: in the tails, in the chunk its time falls in (load looked),
 * among the hidden, or twice in this input. No index by id: a copy has the same time and id. Source: S-DEDUP-1.
 */
export class Duplicates {
  readonly #seen = new Set<ServerId>()

  constructor(
    private readonly state: Readonly<State>,
    private readonly loaded: Loaded,
  ) {}

  /** True for a copy; the first sight of an id is remembered. */
  has(message: Message): boolean {
    if (this.state.tailIds.has(message.id) || this.loaded.known.has(message.id)) return true
    if (this.#seen.has(message.id)) return true
    const cleared = this.state.conversations.get(message.key)?.clearedTo
    // Removed by the account's owner: it does not come back. Source: S-CLEAR-2.
    if (cleared !== undefined && compare(message, cleared) <= 0) return true
    this.#seen.add(message.id)
    if (this.state.hidden.size === 0) return false
    return this.state.hidden.get(message.key)?.some((hidden) => hidden.id === message.id) ?? false
  }
}
