import type { Clock } from '../clock'
import { MAX_WAITING_OF_ONE, MAX_WAITING_SEARCHES, SEARCH_BUSY_MS } from '../limits'
import type { Asking, Question, QuestionName } from './questions'
import { RunnerGone, type SearchRunner } from './runner'

/** What comes of a question. */
export type Asked<T> =
  | { readonly kind: 'answered'; readonly value: T }
  /** as many as may wait are waiting */
  | { readonly kind: 'busy'; readonly retryAfterMs: number }
  /** whoever answers ended twice over it, took too long, or the server closes */
  | { readonly kind: 'down' }
  /** whoever asked went away before it was their turn */
  | { readonly kind: 'left' }

interface Waiting {
  /** whose question it is */
  readonly who: string

  /** Has it answered. Never throws. */
  run(): Promise<void>
  close(): void
}

/** The way to every question of a search: as many at once as the runner takes, few wait, in the order of their asking. */
export class Searcher {
  readonly #runner: SearchRunner
  readonly #clock: Clock
  readonly #waiting = new Set<Waiting>()
  readonly #running = new Set<Promise<void>>()
  #isClosed = false
  #report: (trouble: Error) => void = () => {}

  constructor(runner: SearchRunner, clock: Clock) {
    this.#runner = runner
    this.#clock = clock
  }

  /** how many questions wait for their turn */
  get waiting(): number {
    return this.#waiting.size
  }

  /** Hears of runners that are gone; each is replaced by then. */
  onTrouble(report: (trouble: Error) => void): void {
    this.#report = report
  }

  /**
   * Asks. `who`: an account or an address, of whom only a few wait, so that nobody takes all places. `signal`: whoever asks
   * goes away. Throws what the question threw.
   */
  ask<N extends QuestionName>(
    name: N,
    input: Asking[N]['input'],
    who: string,
    signal: AbortSignal,
  ): Promise<Asked<Asking[N]['answer']>> {
    if (signal.aborted) return Promise.resolve({ kind: 'left' })
    if (this.#isClosed) return Promise.resolve({ kind: 'down' })
    const isTaken = this.#running.size >= this.#runner.atOnce
    const own = [...this.#waiting].filter((one) => one.who === who).length
    if (isTaken && (this.#waiting.size >= MAX_WAITING_SEARCHES || own >= MAX_WAITING_OF_ONE))
      return Promise.resolve({ kind: 'busy', retryAfterMs: SEARCH_BUSY_MS })
    const question = { name, input, now: this.#clock() }
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        if (this.#waiting.delete(waiting)) resolve({ kind: 'left' })
      }
      const waiting: Waiting = {
        who,
        run: () => {
          signal.removeEventListener('abort', leave)
          return this.#answer(question, true).then(resolve, reject)
        },
        close: () => resolve({ kind: 'down' }),
      }
      signal.addEventListener('abort', leave, { once: true })
      this.#waiting.add(waiting)
      this.#next()
    })
  }

  /** Those that wait are told so, the one that is asked is answered. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const one of this.#waiting) one.close()
    this.#waiting.clear()
    await Promise.all(this.#running)
    await this.#runner.close()
  }

  #next(): void {
    for (const one of this.#waiting) {
      if (this.#running.size >= this.#runner.atOnce) return
      this.#waiting.delete(one)
      const running = one.run().finally(() => {
        this.#running.delete(running)
        this.#next()
      })
      this.#running.add(running)
    }
  }

  async #answer<N extends QuestionName>(
    question: Question<N>,
    isFirst: boolean,
  ): Promise<Asked<Asking[N]['answer']>> {
    try {
      return { kind: 'answered', value: await this.#runner.run(question) }
    } catch (error) {
      if (!(error instanceof RunnerGone)) throw error
      this.#report(error)
      return isFirst && error.canAskAgain ? this.#answer(question, false) : { kind: 'down' }
    }
  }
}
