import type { CallNotice } from '../model/call.js'
import { FAREWELL_MS } from './call-timing.js'

type Told = Omit<CallNotice, 'from' | 'at'>

/** Ends of calls that the server has not heard: hanging up works without a connection, and is told with the next one. Source: S-CALL-9. */
export class Farewells {
  readonly #waiting = new Map<string, { readonly notice: Told; readonly since: number }>()

  constructor(private readonly now: () => number) {}

  /** One a call: the last word counts. */
  add(notice: Told): void {
    this.#waiting.set(notice.channel, { notice, since: this.now() })
  }

  heard(channel: string): void {
    this.#waiting.delete(channel)
  }

  /** Those that are still worth telling. */
  due(): readonly Told[] {
    const oldest = this.now() - FAREWELL_MS
    for (const [channel, { since }] of this.#waiting) if (since < oldest) this.#waiting.delete(channel)
    return [...this.#waiting.values()].map(({ notice }) => notice)
  }
}
