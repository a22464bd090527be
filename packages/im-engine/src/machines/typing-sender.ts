import type { ConversationKey } from '../model/ids.js'
import type { Clock } from '../ports/clock.js'
import { encodeTyping } from '../wire/typing.js'
import type { Outlet } from './outlet.js'
import { TIMING } from './timing.js'

/**
 * Tells the server that somebody writes, at most once in 4 s for a conversation; after a message has left anew at once. Nothing is
 * told where there is no connection, or to a server that did not say that it takes this. Source: S-TYPE-1.
 */
export class TypingSender {
  readonly #toldAt = new Map<ConversationKey, number>()
  /** The socket whose server takes it; none yet. */
  #generation = -1

  constructor(
    private readonly clock: Clock,
    private readonly outlet: Outlet,
  ) {}

  /** The server of this socket takes it. */
  allow(generation: number): void {
    this.#generation = generation
  }

  tell(key: ConversationKey): void {
    const now = this.clock.now()
    const toldAt = this.#toldAt.get(key)
    // A clock that was set back must silence nobody.
    if (toldAt !== undefined && now >= toldAt && now - toldAt < TIMING.TYPING_TOLD_MS) return
    if (this.outlet.write(encodeTyping(key), this.#generation)) this.#toldAt.set(key, now)
  }

  /** A message went there: what is written next is another one. */
  sent(key: ConversationKey): void {
    this.#toldAt.delete(key)
  }
}
