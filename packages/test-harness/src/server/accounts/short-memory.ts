import type { Clock } from '../clock'

const MAX_ENTRIES = 10_000

/**
 * What lives for minutes and may be lost at a restart: pictures that wait for an answer, nonces that were used, logins
 * that wait for a phone. Each entry is taken once. Full, it forgets the oldest: the rates of those who fill it bound that.
 */
export class ShortMemory<T> {
  /** in the order of their ends: all live equally long */
  readonly #entries = new Map<string, { value: T; endsAt: number }>()
  readonly #lifeMs: number
  readonly #clock: Clock

  constructor(lifeMs: number, clock: Clock) {
    this.#lifeMs = lifeMs
    this.#clock = clock
  }

  /** Keeps a value; false when the key stands already. */
  put(key: string, value: T): boolean {
    this.#forgetEnded()
    if (this.#entries.has(key)) return false
    const [oldest] = this.#entries.keys()
    if (oldest !== undefined && this.#entries.size >= MAX_ENTRIES) this.#entries.delete(oldest)
    this.#entries.set(key, { value, endsAt: this.#clock() + this.#lifeMs })
    return true
  }

  /** What stands under the key, to look at and to change. */
  get(key: string): T | undefined {
    this.#forgetEnded()
    return this.#entries.get(key)?.value
  }

  /** Hands a value out and forgets it; undefined when there is none or it is too old. */
  take(key: string): T | undefined {
    this.#forgetEnded()
    const entry = this.#entries.get(key)
    this.#entries.delete(key)
    return entry?.value
  }

  /** Everything that stands, newest first. */
  list(): { key: string; value: T }[] {
    this.#forgetEnded()
    return [...this.#entries].map(([key, { value }]) => ({ key, value })).toReversed()
  }

  #forgetEnded(): void {
    const now = this.#clock()
    for (const [key, { endsAt }] of this.#entries) {
      if (endsAt > now) return
      this.#entries.delete(key)
    }
  }
}
