import type { Commit } from './events/facts.js'
import { loadOnDemand } from './load-on-demand.js'
import type { ConversationKey, ImId } from './model/ids.js'
import { NOBODY_TYPES, type Typing } from './model/typing.js'
import type { Clock } from './ports/clock.js'
import type { Typists } from './typists.js'
import { type OnListenerFault, Store } from './views/view.js'

/** The part of `engine.typing` that is there from the start; the first who writes fetches the rest. */
export class TypingDoor {
  readonly typing: Store<Typing>
  #typists: Typists | undefined
  #starts = 0

  constructor(
    private readonly clock: Clock,
    onListenerFault: OnListenerFault,
  ) {
    this.typing = new Store(NOBODY_TYPES, onListenerFault)
  }

  async hear(key: ConversationKey, from: ImId): Promise<void> {
    const start = this.#starts
    const { Typists } = await loadOnDemand(this.clock)
    if (start !== this.#starts) return
    this.#typists ??= new Typists(this.clock, (typing) => this.typing.set(typing))
    this.#typists.hear(key, from)
  }

  note(commit: Commit): void {
    this.#typists?.note(commit)
  }

  /** Leaves no timer. */
  stop(): void {
    this.#starts++
    this.#typists?.stop()
    this.#typists = undefined
    this.typing.set(NOBODY_TYPES)
  }
}
