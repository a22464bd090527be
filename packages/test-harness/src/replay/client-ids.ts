import type { Json } from '../record/recording'

/** A replaying engine makes client ids of its own: which stands for which of the recording. */
export class ClientIds {
  readonly #replayed = new Map<string, string>()
  readonly #recorded = new Map<string, string>()

  pair(recorded: string, replayed: string): void {
    this.#replayed.set(recorded, replayed)
    this.#recorded.set(replayed, recorded)
  }

  replayed(recorded: string): string {
    return this.#replayed.get(recorded) ?? recorded
  }

  recorded(replayed: string): string {
    return this.#recorded.get(replayed) ?? replayed
  }

  has(recorded: string): boolean {
    return this.#replayed.has(recorded)
  }

  /** A recorded payload as the replaying engine has to hear it. */
  toReplayed(value: Json): Json {
    if (this.#replayed.size === 0 || typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((item: Json) => this.toReplayed(item))
    const fields = Object.entries(value).map(([name, held]: [string, Json]) => [
      name,
      name === 'seq' && typeof held === 'string' ? this.replayed(held) : this.toReplayed(held),
    ])
    return Object.fromEntries(fields)
  }
}
