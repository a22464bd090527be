import type { Db } from '../db/tables'
import type { Writes } from '../db/write-queue'
import type { Pusher } from '../push/pusher'
import type { Hub } from '../socket/hub'
import type { Timers } from '../socket/presence'
import { checkBalances } from './ledger'
import type { Posted } from './post'
import type { WalletSettings } from './rules'
import { Wake } from './wake'

interface Parts {
  readonly db: Db
  readonly writes: Writes
  readonly hub: Hub
  readonly push: Pusher
  readonly clock: () => number
  readonly timers: Timers
}

/** The wallet of a deployment that has one. */
export class Wallet {
  /** false until the books were found right */
  isOpen = false
  readonly wake: Wake
  readonly #parts: Parts

  constructor(
    readonly settings: WalletSettings,
    parts: Parts,
  ) {
    this.#parts = parts
    this.wake = new Wake({ ...parts, deliver: (posted) => this.deliver(posted) })
  }

  /** What was posted, after its commit: to all who are there, and by push to those who are away. */
  deliver(posted: readonly Posted[]): void {
    for (const { row, audience } of posted) {
      this.#parts.hub.deliver(row, audience, null)
      this.#parts.push.announce(row, [...audience])
    }
  }

  /**
   * At a start: looks through the books, gives back what is due, and opens. Where the books are wrong it stays shut, and says which purses
   * to `tell`; everything else of the site goes on. Source: S-WAL-4.
   */
  async open(tell: (line: string) => void): Promise<void> {
    const wrong = await checkBalances(this.#parts.db)
    for (const { id, balance, moved } of wrong)
      tell(`the wallet stays shut: ${id} has ${balance} and should have ${moved}`)
    if (wrong.length > 0) return
    this.wake.whenTrouble = (error) => tell(`what is due could not be given back: ${String(error)}`)
    this.isOpen = true
    await this.wake.check()
  }
}
