/** A connection that is dropped: at a statement, or once its COMMIT was carried out and only the answer is lost. */
import type { KyselyPlugin } from 'kysely'
import type { Db } from '../db/tables'

export class Dropped extends Error {
  /** `isStored`: the work was committed all the same. */
  constructor(readonly isStored: boolean) {
    super('the connection was dropped')
  }
}

/** What befalls the next tries. */
interface Faults {
  /** Drops at the nth statement of a try, and at another of the next. */
  readonly statements: readonly number[]
  /** They were carried out, and only their answers are lost. */
  readonly isAfter: boolean
  /** The answers of so many commits are lost: the work is stored, and whoever waits for it is told of an error. */
  readonly commits: number
}

export class Dropping implements KyselyPlugin {
  #left: readonly number[] = []
  #isAfter = false
  #commits = 0
  #hasStored = false

  arm({ statements, isAfter, commits }: Faults): void {
    this.#left = statements
    this.#isAfter = isAfter
    this.#commits = commits
    this.#hasStored = false
  }

  calm(): void {
    this.#left = []
    this.#commits = 0
  }

  /** The answer of a commit was lost since it was armed. */
  get hasStored(): boolean {
    return this.#hasStored
  }

  /** The database whose connections these are. */
  over(db: Db): Db {
    const within = db.withPlugin(this)
    const transaction = () => ({
      execute: async (work: Parameters<ReturnType<Db['transaction']>['execute']>[0]) => {
        const value = await within.transaction().execute(work)
        if (this.#commits === 0) return value
        this.#commits -= 1
        this.#hasStored = true
        throw new Dropped(true)
      },
    })
    return new Proxy(within, {
      get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name, target)),
    })
  }

  #count(): void {
    const [left, ...rest] = this.#left
    if (left === undefined) return
    if (left > 1) {
      this.#left = [left - 1, ...rest]
      return
    }
    this.#left = rest
    throw new Dropped(this.#hasStored)
  }

  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => {
    if (!this.#isAfter) this.#count()
    return node
  }

  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => {
    if (this.#isAfter) this.#count()
    return result
  }
}
