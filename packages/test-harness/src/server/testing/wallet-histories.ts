// Random histories of the wallet over a driver that drops the connection at statement n, beside a plain model: whatever is refused,
// dropped, asked again or asked twice at once, purses, states and messages are those of the model.

import { createAccount } from '../accounts/new-account'
import { makeFriends } from '../chat/contact-changes'
import { openDatabase } from '../db/open'
import type { Db, Trx } from '../db/tables'
import { WriteQueue } from '../db/write-queue'
import type { Done } from '../wallet/post'
import type { Refused } from '../wallet/refusals'
import { Dropped, Dropping } from './dropping'
import { randomOf } from './random'
import type * as Calls from './wallet-calls'
import { WalletModel } from './wallet-model'

type WalletCalls = typeof Calls

interface Stage {
  readonly db: Db
  readonly writes: WriteQueue
  readonly dropping: Dropping
  readonly calls: WalletCalls
  close(): Promise<void>
}

/** A database for many histories, and the wallet that they go through. */
async function openStage(location: string, calls: WalletCalls): Promise<Stage> {
  const { db, close } = await openDatabase(location)
  const dropping = new Dropping()
  return { db, writes: new WriteQueue(dropping.over(db)), dropping, calls, close }
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

/** What a history shows to be broken: money, the key of a call, what each may do once, what goes back, all or nothing, or the messages. */
export type Law = 'sum' | 'idempotency' | 'once' | 'return' | 'whole' | 'messages'

export interface Broken {
  readonly law: Law
  readonly what: string
}

const broken = (law: Law, what: string | null): Broken | null => (what === null ? null : { law, what })

/** One thing that somebody does, and the law that it tries. `heed`: the model takes note of it. */
interface Op {
  readonly law: Law
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
  async run(steps: number): Promise<Broken | null> {
    for (; this.#step < steps; this.#step += 1) {
      const wrong = this.#random(7) === 0 ? await this.#pass() : await this.#do(this.#next())
      if (wrong !== null) return broken(wrong.law, `seed ${this.seed}, step ${this.#step}: ${wrong.what}`)
    }
    const wrong = (await this.#pass(30 * 3_600_000)) ?? broken('messages', await this.#compareMessages())
    return wrong && broken(wrong.law, `seed ${this.seed}, at the end: ${wrong.what}`)
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
          ...{ law: 'sum', by, asked, expected: model.judgeSend(by, amount, 50_000) },
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
          law: state === 'returned' ? 'return' : 'sum',
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
          ...{ law: 'sum', by, asked, expected },
          act: (trx, key) => calls.sendPacket(trx, by, asked, key, now),
          heed: (id) => model.packetSent(id, by, amount, count, now),
        }
      }
      case 5: {
        const id = packets.length === 0 ? 'none' : this.#one(packets)
        return {
          ...{ by, asked: ['open', id], expected: model.judgeOpen(id, by, now) },
          law: model.packets.get(id)?.takers.has(by) ? 'once' : 'sum',
          act: (trx) => calls.openPacket(trx, id, by, now),
          heed: async () => model.packetOpened(id, by, await this.#partOf(id, by)),
        }
      }
      case 6: {
        const shares = this.people.map((imId) => ({ imId, amount: 1 + (amount % 4_000) }))
        const total = shares.reduce((sum, one) => sum + one.amount, 0)
        const asked = { groupId: this.groupId, title: 'Lunch', amount: total, shares }
        return {
          ...{ law: 'sum', by, asked, expected: 'made' },
          act: (trx) => calls.createBill(trx, by, asked, now),
          heed: (id) => model.billMade(id, by, new Map(shares.map((one) => [one.imId, one.amount]))),
        }
      }
      default: {
        const id = bills.length === 0 ? 'none' : this.#one(bills)
        return {
          ...{ law: 'sum', by, asked: ['pay', id], expected: model.judgePay(id, by) },
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

  /** Drops some tries; answers what came of one, or where it was dropped. */
  async #try<T>(work: (trx: Trx) => Promise<T>): Promise<T | Dropped> {
    const { dropping, writes } = this.stage
    const isArmed = this.#random(2) === 0
    dropping.arm({
      statements: isArmed ? [1 + this.#random(30), 1 + this.#random(30)] : [],
      isAfter: this.#random(2) === 0,
      commits: this.#random(4) === 0 ? 1 + this.#random(2) : 0,
    })
    try {
      return await writes.run(work)
    } catch (error) {
      if (error instanceof Dropped) return error
      throw error
    } finally {
      dropping.calm()
    }
  }

  async #do({ law, by, asked, expected, act, heed }: Op): Promise<Broken | null> {
    const { calls } = this.stage
    const key = `${this.seed}-${this.#step}`
    const said = `${JSON.stringify(asked)} by ${by}`
    const work = (trx: Trx) =>
      calls.makeOnce(trx, { by, key, asked }, async () => {
        const outcome = await act(trx, key)
        return outcome.kind === 'done' ? outcome.id : outcome
      })
    let isStored = false
    try {
      let outcome = await this.#try(work)
      while (outcome instanceof Dropped) {
        isStored ||= outcome.isStored
        const left = isStored ? null : await this.#compare()
        if (left !== null) return broken('whole', `${said} was dropped and left something: ${left}`)
        outcome = await this.#try(work)
      }
      const came = outcome.kind === 'refused' ? outcome.code : outcome.kind
      const isAgain = isStored || this.stage.dropping.hasStored
      if (came !== expected) return broken(isAgain ? 'idempotency' : law, `${said}: ${came}, not ${expected}`)
      if (outcome.kind === 'made') {
        await heed(outcome.id)
        isStored = true
        // Its answer was lost, on two devices: both ask again.
        const again =
          this.#random(3) > 0 ? [] : await Promise.all([1, 2].map(() => this.stage.writes.run(work)))
        for (const one of again)
          if (one.kind !== 'made' || one.id !== outcome.id || !one.isRepeat)
            return broken('idempotency', `${said} was done again`)
      }
      return broken(law, await this.#compare())
    } catch (error) {
      const isAgain = isStored || this.stage.dropping.hasStored
      return broken(isAgain ? 'idempotency' : law, `${said} threw: ${String(error)}`)
    }
  }

  async #pass(ms = this.#random(10 * 3_600_000)): Promise<Broken | null> {
    this.#now += ms
    try {
      for (;;) {
        const round = await this.#try((trx) => this.stage.calls.returnDue(trx, this.#now))
        if (!(round instanceof Dropped || round.more)) break
      }
    } catch (error) {
      return broken('return', `what was due threw: ${String(error)}`)
    }
    this.#model.due(this.#now)
    return broken('return', await this.#compare())
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
async function runHistory(stage: Stage, seed: number, isLast: boolean): Promise<Broken | null> {
  const { people, groupId } = await newPeople(stage, seed)
  const wrong = await new History(stage, seed, people, groupId).run(14)
  if (wrong !== null || !isLast) return wrong
  const imbalances = await stage.calls.checkBalances(stage.db)
  return imbalances.length === 0
    ? null
    : broken('sum', `seed ${seed}, at the end: the books are wrong: ${JSON.stringify(imbalances)}`)
}

/** On one database: the look through its books takes longer the more there are. */
const OF_ONE_DATABASE = 100

/** Runs histories of the seeds from `first`; answers what was wrong, each by the first law that it broke. */
export async function runHistories(
  { first, count }: { readonly first: number; readonly count: number },
  wallet: WalletCalls,
  placeOf: () => Promise<string>,
): Promise<readonly Broken[]> {
  const wrong: Broken[] = []
  for (let from = first; from < first + count; from += OF_ONE_DATABASE) {
    const stage = await openStage(await placeOf(), wallet)
    try {
      const last = Math.min(first + count, from + OF_ONE_DATABASE) - 1
      for (let seed = from; seed <= last; seed += 1) {
        const one = await runHistory(stage, seed, seed === last)
        if (one !== null) wrong.push(one)
      }
    } finally {
      await stage.close()
    }
  }
  return wrong
}
