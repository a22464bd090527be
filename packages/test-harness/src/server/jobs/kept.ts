import type { Db } from '../db/tables'

/** What took long to make, kept for a while: so many at most, and the oldest is forgotten first. */
export class Kept<T> {
  /** in the order of their making */
  readonly #entries = new Map<string, { value: T; madeAt: number }>()
  readonly #most: number
  readonly #lifeMs: number

  constructor(most: number, lifeMs: number) {
    this.#most = most
    this.#lifeMs = lifeMs
  }

  /** What is kept under the key, or made and kept now. A clock that was set back makes it anew. */
  async get(key: string, now: number, make: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key)
    if (known && now >= known.madeAt && now - known.madeAt < this.#lifeMs) return known.value
    const value = await make()
    this.#entries.delete(key)
    this.#entries.set(key, { value, madeAt: now })
    const [oldest] = this.#entries.keys()
    if (oldest !== undefined && this.#entries.size > this.#most) this.#entries.delete(oldest)
    return value
  }
}

/** One of a thing for each database: in one process several servers may answer. */
export function perDatabase<T>(make: () => T): (db: Db) => T {
  const made = new WeakMap<Db, T>()
  return (db) => {
    const known = made.get(db) ?? make()
    made.set(db, known)
    return known
  }
}
