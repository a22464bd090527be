import { setImmediate as nextTurn } from 'node:timers/promises'
import { CannotStore } from './cannot-store'
import type { Db, Trx } from './tables'

const MAX_BATCH = 200

/** What writes: one transaction at a time, in the order of the calls. */
export interface Writes {
  /** Runs `work` in a transaction and answers what it answered, after the commit. */
  run<T>(work: (trx: Trx) => Promise<T>): Promise<T>
  /** Settles when nothing is waiting. */
  idle(): Promise<void>
}

interface Job {
  /** Answers how to report success, to be called once the commit has happened. */
  work: (trx: Trx) => Promise<() => void>
  fail: (reason: unknown) => void
}

/**
 * The only way anything is written: one transaction at a time, in the order of the calls.
 *
 *   run(a) run(b) run(c)      wait while a commit is in flight
 *          |                  then share the next transaction: one fsync for all of them
 *   begin immediate - a - b - c - commit
 *          |
 *   the three promises settle, in order, after the commit: an ack never precedes it
 *
 * If one job throws, the batch is rolled back and each job runs alone, so that it fails by itself.
 * A job may therefore run twice and must touch nothing but its transaction.
 */
export class WriteQueue implements Writes {
  readonly #db: Db
  readonly #waiting: Job[] = []
  #draining: Promise<void> | null = null
  /** Told of each commit, and of each job that failed over the disk. */
  whenTried: (failure: CannotStore | null) => void = () => {}

  constructor(db: Db) {
    this.#db = db
  }

  /** Runs `work` in a transaction and answers what it answered, after the commit. */
  run<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({
        work: async (trx) => {
          const value = await work(trx)
          return () => resolve(value)
        },
        fail: reject,
      })
      this.#draining ??= this.#drain()
    })
  }

  /** Settles when nothing is waiting. */
  async idle(): Promise<void> {
    while (this.#draining) await this.#draining
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      // A turn for the frames that came meanwhile (they join the batch), and for libsql to free memory.
      await nextTurn()
      const batch = this.#waiting.splice(0, MAX_BATCH)
      const done = await this.#commit(batch)
      if (done) {
        this.whenTried(null)
        for (const report of done) report()
      } else for (const job of batch) await this.#alone(job)
    }
    this.#draining = null
  }

  async #alone(job: Job): Promise<void> {
    try {
      const report = await this.#db.transaction().execute(job.work)
      this.whenTried(null)
      report()
    } catch (reason) {
      if (reason instanceof CannotStore) this.whenTried(reason)
      job.fail(reason)
    }
  }

  async #commit(batch: Job[]): Promise<(() => void)[] | null> {
    try {
      return await this.#db.transaction().execute(async (trx) => {
        const reports: (() => void)[] = []
        for (const job of batch) reports.push(await job.work(trx))
        return reports
      })
    } catch {
      return null
    }
  }
}
