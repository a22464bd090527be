// Whether what is written can be stored. On a full disk the server goes on: reads are answered, what cannot be stored is
// refused by name (507, or an ack to come again), and once there is room everything works without a restart.
//
//   a write fails over the disk --> there is a problem: told once, /healthz says so
//   a commit, or a look at /healthz --> a trial write; when it works the problem is over, told once
//
// Not every commit ends it: one that wrote nothing succeeds on a full disk, and so does one small enough for what room is
// left in SQLite's journal.

import type { CannotStore } from './db/cannot-store'
import type { WriteQueue } from './db/write-queue'

/** As much as some messages at once, so that the problem is over for most writes or not at all. */
const TRIAL = 'x'.repeat(64 * 1024)
const KEY = 'storage-trial'

export class StorageWatch {
  readonly #writes: WriteQueue
  #problem: CannotStore | null = null
  #trying: Promise<void> | null = null
  /** Told when a problem begins, and null when it is over. */
  whenChanged: (problem: CannotStore | null) => void = () => {}

  constructor(writes: WriteQueue) {
    this.#writes = writes
    writes.whenTried = (failure) => {
      if (failure !== null) this.#become(failure)
      else if (this.#problem !== null) void this.#try()
    }
  }

  /** Why nothing can be stored, tried anew; null when everything can. */
  async look(): Promise<CannotStore | null> {
    if (this.#problem !== null) await this.#try()
    return this.#problem
  }

  #become(problem: CannotStore | null): void {
    const isNews = (problem === null) !== (this.#problem === null)
    this.#problem = problem
    if (isNews) this.whenChanged(problem)
  }

  /** One at a time; never rejects. */
  #try(): Promise<void> {
    this.#trying ??= this.#tryNow().finally(() => {
      this.#trying = null
    })
    return this.#trying
  }

  async #tryNow(): Promise<void> {
    try {
      const value = TRIAL
      await this.#writes.run((trx) =>
        trx
          .insertInto('settings')
          .values({ key: KEY, value })
          .onConflict((c) => c.column('key').doUpdateSet({ value }))
          .execute(),
      )
      this.#become(null)
      await this.#writes.run((trx) => trx.deleteFrom('settings').where('key', '=', KEY).execute())
    } catch {
      // The queue has told why.
    }
  }
}
