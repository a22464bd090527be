import type { Commit } from './events/facts.js'
import type { LiveEventName, LiveEvents } from './live-events.js'

/** What is fetched: live-teller.ts. `number`: how many commits there were before and with it. */
export interface Teller {
  tell(commit: Commit, number: number): void
}

/** Who wants to be told of what. */
export interface Wish {
  readonly name: LiveEventName
  readonly listener: (event: LiveEvents[LiveEventName]) => void
  readonly isForAccount: boolean
  /** How many commits there were before it: those are not told. */
  readonly after: number
}

/**
 * The part of `engine.on` that is there from the start. The first listener fetches the rest; what comes meanwhile waits for it, so
 * that nothing is lost. Source: S-EVENT-6.
 */
export class LiveDoor {
  readonly wishes = new Set<Wish>()
  #count = 0
  #isFetching = false
  #teller: Teller | undefined
  #waiting: (readonly [commit: Commit, number: number])[] = []

  constructor(private readonly fetch: () => Promise<Teller>) {}

  /** Whether a listener wants what is told once for the account. */
  get isForAccount(): boolean {
    return [...this.wishes].some((wish) => wish.isForAccount)
  }

  add(wish: Omit<Wish, 'after'>): () => void {
    const numbered = { ...wish, after: this.#count }
    this.wishes.add(numbered)
    if (!this.#isFetching) void this.#load()
    return () => this.wishes.delete(numbered)
  }

  note(commit: Commit): void {
    this.#count++
    if (this.wishes.size === 0) return
    if (this.#teller === undefined) this.#waiting.push([commit, this.#count])
    else this.#teller.tell(commit, this.#count)
  }

  async #load(): Promise<void> {
    this.#isFetching = true
    const teller = await this.fetch()
    this.#teller = teller
    for (const [commit, number] of this.#waiting.splice(0)) teller.tell(commit, number)
  }
}
