// Random histories of the wallet over a driver that drops the connection at statement n, beside a plain model: whatever is refused,
// dropped, asked again or asked twice at once, purses, states and messages are those of the model.

import type { KyselyPlugin } from 'kysely'
import { createAccount } from '../accounts/new-account'
import { makeFriends } from '../chat/contact-changes'
import { openDatabase } from '../db/open'
import type { Db, Trx } from '../db/tables'
import { WriteQueue } from '../db/write-queue'
import type { Done } from '../wallet/post'
import type { Refused } from '../wallet/refusals'
import { randomOf } from './random'
import type * as Calls from './wallet-calls'
import { WalletModel } from './wallet-model'

type WalletCalls = typeof Calls

class Dropped extends Error {}

/** Drops at the nth statement of one try, before or after it was carried out, and at another of the next try. */
class Dropping implements KyselyPlugin {
  #left: number[] = []
  #isAfter = false

  arm(statements: readonly number[], isAfter: boolean): void {
    this.#left = [...statements]
    this.#isAfter = isAfter
  }

  #count(): void {
    const [left, ...rest] = this.#left
    if (left === undefined) return
    if (left > 1) {
      this.#left = [left - 1, ...rest]
      return
    }
    this.#left = rest
    throw new Dropped('the connection was dropped')
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

interface Stage {
  readonly db: Db
  readonly writes: WriteQueue
  readonly dropping: Dropping
  readonly calls: WalletCalls
  close(): Promise<void>
}

/** A database for many histories, and the wallet that they go through. */
export async function openStage(location: string, calls: WalletCalls): Promise<Stage> {
  const { db, close } = await openDatabase(location)
  const dropping = new Dropping()
  return { db, writes: new WriteQueue(db.withPlugin(dropping)), dropping, calls, close }
}

const NAMES = 3

async function newPeople({ db }: Stage, seed: number): Promise<{ people: string[]; groupId: string }> {
  const groupId = `wallet-${seed}`
  return db.transaction().execute(async (trx) => {
    const people: string[] = []
    for (let at = 0; at < NAMES; at += 1) {
      const userName = `w${seed}x${at}`
      people.push((await createAccount(trx, { userName }, 'hash', 1)).im_id)
    }
    const [a = '', b = '', c = ''] = people
    for (const pair of [[a, b] as const, [a, c] as const, [b, c] as const])
      await makeFriends(trx, pair, 'test', 1, 1)
    const member = { group_id: groupId, role: 'member', memo: '', no_speaking: 0, joined_at: 1 } as const
    await trx
      .insertInto('groups')
      .values({ id: groupId, title: '', avatar: '', owner_id: a, no_speaking: 0, public_group: 0, rev: 1 })
      .execute()
    await trx
      .insertInto('group_members')
      .values(people.map((im_id) => ({ ...member, im_id })))
      .execute()
    return { people, groupId }
  })
}

/** One thing that somebody does. `heed`: the model takes note of it. */
interface Op {
  readonly by: string
  readonly asked: unknown
  readonly expected: string
  readonly act: (trx: Trx, key: string) => Promise<Done | Refused>
  readonly heed: (id: string) => Promise<void> | void
}

class History {
  readonly #model: WalletModel
  readonly #random: (below: number) => number
  #now = 1_790_000_000_000
  #step = 0

  constructor(
    private readonly stage: Stage,
    private readonly seed: number,
    private readonly people: readonly string[],
    private readonly groupId: string,
  ) {
    this.#model = new WalletModel(stage.calls.START_CENTS)
    this.#random = randomOf(seed)
  }

  #one<T>(all: readonly T[]): T {
    return all[this.#random(all.length)] as T
  }

  #amount(): number {
    return 1 + (this.#random(8) === 0 ? this.#random(60_000) : this.#random(7_000))
  }

  /** Null: all is as the model has it; otherwise what is not. */
  async run(steps: number): Promise<string | null> {
    for (; this.#step < steps; this.#step += 1) {
      const wrong = this.#random(7) === 0 ? await this.#pass() : await this.#do(this.#next())
      const what = wrong ?? (await this.#compare())
      if (what !== null) return `seed ${this.seed}, step ${this.#step}: ${what}`
    }
    const wrong =
      (await this.#pass(30 * 3_600_000)) ?? (await this.#compare()) ?? (await this.#compareMessages())
    return wrong === null ? null : `seed ${this.seed}, at the end: ${wrong}`
  }

  #next(): Op {
    const { calls } = this.stage
    const by = this.#one(this.people)
    const other = this.#one(this.people.filter((one) => one !== by))
    const amount = this.#amount()
    const now = this.#now
    const model = this.#model
    const ids = [...model.transfers.keys()]
    const packets = [...model.packets.keys()]
    const bills = [...model.bills.keys()]
    switch (this.#random(8)) {
      case 0:
      case 1: {
        const asked = { to: other, amount, ...(this.#random(2) === 0 ? { groupId: this.groupId } : {}) }
        return {
          ...{ by, asked, expected: model.judgeSend(by, amount, 50_000) },
          act: (trx, key) => calls.sendTransfer(trx, by, asked, key, { feeBasisPoints: 0 }, now),
          heed: (id) => model.transferSent(id, by, other, amount, now),
        }
      }
      case 2:
      case 3: {
        const id = ids.length === 0 ? 'none' : this.#one(ids)
        const state = this.#random(3) === 0 ? 'returned' : 'accepted'
        const act = state === 'returned' ? calls.returnTransfer : calls.acceptTransfer
        return {
          ...{ by, asked: [state, id], expected: model.judgeAnswer(id, by, state, now) },
          act: (trx) => act(trx, id, by, now),
          heed: () => model.transferEnded(id, state),
        }
      }
      case 4: {
        const count = 1 + this.#random(4)
        const way = this.#random(2) === 0 ? 'equal' : 'chance'
        const asked = { groupId: this.groupId, amount, count, way } as const
        const expected = count > amount ? 'over_limit' : model.judgeSend(by, amount, 20_000)
        return {
          ...{ by, asked, expected },
          act: (trx, key) => calls.sendPacket(trx, by, asked, key, now),
          heed: (id) => model.packetSent(id, by, amount, count, now),
        }
      }
      case 5: {
        const id = packets.length === 0 ? 'none' : this.#one(packets)
        return {
          ...{ by, asked: ['open', id], expected: model.judgeOpen(id, by, now) },
          act: (trx) => calls.openPacket(trx, id, by, now),
          heed: async () => model.packetOpened(id, by, await this.#partOf(id, by)),
        }
      }
      case 6: {
        const shares = this.people.map((imId) => ({ imId, amount: 1 + (amount % 4_000) }))
        const total = shares.reduce((sum, one) => sum + one.amount, 0)
        const asked = { groupId: this.groupId, title: 'Lunch', amount: total, shares }
        return {
          ...{ by, asked, expected: 'made' },
          act: (trx) => calls.createBill(trx, by, asked, now),
          heed: (id) => model.billMade(id, by, new Map(shares.map((one) => [one.imId, one.amount]))),
        }
      }
      default: {
        const id = bills.length === 0 ? 'none' : this.#one(bills)
        return {
          ...{ by, asked: ['pay', id], expected: model.judgePay(id, by) },
          act: (trx, key) => calls.payBill(trx, { id, payerId: by, me: by, key }, now),
          heed: () => model.billPaid(id, by),
        }
      }
    }
  }

  async #partOf(id: string, by: string): Promise<number> {
    const row = await this.stage.db
      .selectFrom('wallet_parts')
      .select('amount')
      .where('packet_id', '=', id)
      .where('taker_id', '=', by)
      .executeTakeFirst()
    return row?.amount ?? 0
  }

  /** Drops some tries; answers what came of one, or null where it was dropped. */
  async #try<T>(work: (trx: Trx) => Promise<T>): Promise<T | null> {
    const { dropping, writes } = this.stage
    const isArmed = this.#random(2) === 0
    dropping.arm(isArmed ? [1 + this.#random(30), 1 + this.#random(30)] : [], this.#random(2) === 0)
    try {
      return await writes.run(work)
    } catch (error) {
      if (error instanceof Dropped) return null
      throw error
    } finally {
      dropping.arm([], false)
    }
  }

  async #do({ by, asked, expected, act, heed }: Op): Promise<string | null> {
    const { calls } = this.stage
    const key = `${this.seed}-${this.#step}`
    const work = (trx: Trx) =>
      calls.makeOnce(trx, { by, key, asked }, async () => {
        const outcome = await act(trx, key)
        return outcome.kind === 'done' ? outcome.id : outcome
      })
    try {
      let outcome = await this.#try(work)
      while (outcome === null) {
        const moved = await this.#compare()
        if (moved !== null) return `a dropped call left something: ${moved}`
        outcome = await this.#try(work)
      }
      const said = outcome.kind === 'refused' ? outcome.code : outcome.kind
      if (said !== expected) return `${JSON.stringify(asked)} by ${by}: ${said}, not ${expected}`
      if (outcome.kind !== 'made') return null
      await heed(outcome.id)
      // Its answer was lost, on two devices: both ask again.
      if (this.#random(3) > 0) return null
      for (const again of await Promise.all([this.stage.writes.run(work), this.stage.writes.run(work)]))
        if (again.kind !== 'made' || again.id !== outcome.id || !again.isRepeat)
          return `${JSON.stringify(asked)} was done again`
      return null
    } catch (error) {
      return `${JSON.stringify(asked)} by ${by} threw: ${String(error)}`
    }
  }

  async #pass(ms = this.#random(10 * 3_600_000)): Promise<string | null> {
    this.#now += ms
    try {
      for (;;) {
        const round = await this.#try((trx) => this.stage.calls.returnDue(trx, this.#now))
        if (round !== null && !round.more) break
      }
    } catch (error) {
      return `what was due threw: ${String(error)}`
    }
    this.#model.due(this.#now)
    return null
  }

  async #compare(): Promise<string | null> {
    const rows = await this.stage.db
      .selectFrom('wallet_purses')
      .selectAll()
      .where('id', 'in', [...this.people])
      .execute()
    for (const { id, balance } of rows)
      if (balance !== this.#model.balanceOf(id))
        return `${id} has ${balance}, not ${this.#model.balanceOf(id)}`
    return null
  }

  async #compareMessages(): Promise<string | null> {
    const { total } = await this.stage.db
      .selectFrom('messages')
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .where('sender_id', 'in', [...this.people])
      .executeTakeFirstOrThrow()
    return Number(total) === this.#model.messages ? null : `${total} messages, not ${this.#model.messages}`
  }
}

/** Runs one history; null: it is as the model has it, otherwise what is not. The books are looked through at its end where `isLast`. */
export async function runHistory(stage: Stage, seed: number, isLast: boolean): Promise<string | null> {
  const { people, groupId } = await newPeople(stage, seed)
  const wrong = await new History(stage, seed, people, groupId).run(14)
  if (wrong !== null || !isLast) return wrong
  const imbalances = await stage.calls.checkBalances(stage.db)
  return imbalances.length === 0 ? null : `the books are wrong: ${JSON.stringify(imbalances)}`
}
