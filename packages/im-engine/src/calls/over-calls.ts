/** Remembered against notices that come late. */
const KEPT = 200

/** Calls that ring no more, by channel: the newest of them. */
export class OverCalls {
  readonly #channels = new Set<string>()

  has(channel: string): boolean {
    return this.#channels.has(channel)
  }

  add(channel: string): void {
    this.#channels.add(channel)
    for (const oldest of this.#channels) {
      if (this.#channels.size <= KEPT) break
      this.#channels.delete(oldest)
    }
  }
}
