import type { Trx } from '../db/tables'
import type { Writes } from '../db/write-queue'
import type { Timers } from '../socket/presence'
import { nextDue, returnDue } from './due'
import type { Posted } from './post'

/** After a failure, ms. */
const AGAIN_MS = 60_000

interface Parts {
  readonly writes: Writes
  readonly clock: () => number
  readonly timers: Timers
  readonly deliver: (posted: readonly Posted[]) => void
}

/**
 * Wakes when the next transfer or packet is due. What is due stands in the tables: a server that was down gives it back at its next start.
 * Source: S-WAL-11.
 */
export class Wake {
  readonly #parts: Parts
  #timer: unknown
  #under = Promise.resolve()
  #isOver = false
  whenTrouble: (error: unknown) => void = () => {}

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Gives back what is due, and waits for the next. Called at the start, and when something new waits. */
  check(): Promise<void> {
    this.#under = this.#under.then(() => this.#round())
    return this.#under
  }

  async close(): Promise<void> {
    this.#isOver = true
    this.#parts.timers.clearTimeout(this.#timer)
    await this.#under
  }

  async #round(): Promise<void> {
    if (this.#isOver) return
    const { writes, clock, deliver } = this.#parts
    try {
      const { posted, more, next } = await writes.run(async (trx: Trx) => {
        const round = await returnDue(trx, clock())
        return { ...round, next: await nextDue(trx) }
      })
      deliver(posted)
      if (next !== null) this.#wait(more ? 0 : Math.max(0, next - clock()))
    } catch (error) {
      this.whenTrouble(error)
      this.#wait(AGAIN_MS)
    }
  }

  #wait(ms: number): void {
    const { timers } = this.#parts
    timers.clearTimeout(this.#timer)
    if (!this.#isOver) this.#timer = timers.setTimeout(() => void this.check(), ms)
  }
}
