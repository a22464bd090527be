// Estimates how far the server's clock is ahead of this machine's, from questions that the server answers with its time.
//
//   asked at 100, server says 5_000, answered at 300   ->  the way took 200, the server's clock is 4_800 ahead, give or take 100
//
// Of the answers of the last ten minutes the one with the shortest way counts: its error is the smallest. An answer that
// contradicts an older one means that somebody set a clock in between, and then the older one is dropped.
//
// Absent: facts and storage. The leading tab asks anew after each connect, and tells the other tabs in its status.

import type { Clock } from '../ports/clock.js'
import { TIMING } from './timing.js'

interface Sample {
  readonly heardAt: number
  readonly wayMs: number
  readonly offsetMs: number
}

export class ServerClock {
  /** From old to new; an older one is here only while its way is the shorter. */
  #samples: readonly Sample[] = []
  #offsetMs: number
  /** When frames went out whose acks tell the time of the server, by their seq. */
  readonly #asked = new Map<string, number>()

  /** `offsetMs`: what another tab of this machine found out before; 0 where nobody did. */
  constructor(
    private readonly clock: Clock,
    offsetMs: number,
  ) {
    this.#offsetMs = offsetMs
  }

  /** ms that the server's clock is ahead, e.g. -300_000 where this machine is five minutes fast. */
  get offsetMs(): number {
    return this.#offsetMs
  }

  /** Server time, ms since epoch, as far as it is known. */
  now(): number {
    return this.clock.now() + this.#offsetMs
  }

  /** The server's time (ms since epoch) in the answer to a question that went out at `sentAt`. */
  hear(serverAt: number, sentAt: number): void {
    const heardAt = this.clock.now()
    const wayMs = heardAt - sentAt
    // The clock was set back in between: nothing can be told.
    if (wayMs < 0) return
    const sample = { heardAt, wayMs, offsetMs: Math.round(serverAt - sentAt - wayMs / 2) }
    const isUsed = (older: Sample): boolean =>
      older.wayMs < wayMs &&
      older.heardAt <= heardAt &&
      heardAt - older.heardAt <= TIMING.CLOCK_SAMPLE_MS &&
      Math.abs(older.offsetMs - sample.offsetMs) <= (older.wayMs + wayMs) / 2 + TIMING.CLOCK_JUMP_MS
    this.#samples = [...this.#samples.filter(isUsed), sample]
    this.#offsetMs = (this.#samples[0] ?? sample).offsetMs
  }

  /** A frame goes out for the first time. The ack of a repeat tells the time of the first, so that one is no question. */
  ask(seq: string): void {
    this.#asked.set(seq, this.clock.now())
  }

  /** An ack came; `serverAt` 0 = it tells no time. */
  answer(seq: string, serverAt: number): void {
    const sentAt = this.#asked.get(seq)
    this.#asked.delete(seq)
    if (sentAt !== undefined && serverAt > 0) this.hear(serverAt, sentAt)
  }

  /** The socket is over: what was asked there is asked again elsewhere, and then it is a repeat. */
  forgetAsked(): void {
    this.#asked.clear()
  }
}
