import type { Commit } from './events/facts.js'
import type { ConversationKey, ImId } from './model/ids.js'
import type { Typing } from './model/typing.js'
import type { Clock } from './ports/clock.js'

/** Who was told to write is shown for this long, ms: one frame more than its sender leaves out. Source: S-TYPE-3. */
const TYPING_MS = 6_000

/** Who writes, in one tab; each ends by a timer, or with the message that they wrote. Loaded with the first of them. */
export class Typists {
  readonly #timers = new Map<ConversationKey, Map<ImId, unknown>>()
  #shown: Typing = new Map()

  constructor(
    private readonly clock: Clock,
    private readonly show: (typing: Typing) => void,
  ) {}

  hear(key: ConversationKey, from: ImId): void {
    const timers = this.#timers.get(key) ?? new Map<ImId, unknown>()
    const isNew = !timers.has(from)
    this.clock.clearTimeout(timers.get(from))
    timers.set(
      from,
      this.clock.setTimeout(() => this.#end(key, from), TYPING_MS),
    )
    this.#timers.set(key, timers)
    if (isNew) this.#tell(key)
  }

  /** Who has sent what they wrote writes no more. */
  note({ facts }: Commit): void {
    for (const fact of facts)
      if (fact.type === 'messages-received' && fact.source !== 'history')
        for (const { key, from } of fact.messages) this.#end(key, from)
  }

  stop(): void {
    for (const timers of this.#timers.values())
      for (const timer of timers.values()) this.clock.clearTimeout(timer)
    this.#timers.clear()
  }

  #end(key: ConversationKey, from: ImId): void {
    const timers = this.#timers.get(key)
    if (timers?.has(from) !== true) return
    this.clock.clearTimeout(timers.get(from))
    timers.delete(from)
    if (timers.size === 0) this.#timers.delete(key)
    this.#tell(key)
  }

  /** A conversation where nothing changed keeps its list. */
  #tell(key: ConversationKey): void {
    const next = new Map(this.#shown)
    const timers = this.#timers.get(key)
    if (timers === undefined) next.delete(key)
    else next.set(key, [...timers.keys()])
    this.#shown = next
    this.show(next)
  }
}
