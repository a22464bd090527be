// wallet/ has demo money. Money is only ever moved (this file): a movement is one row with a purse that it comes from, one that it goes
// to and an amount above 0, so all movements together make nothing. What each purse has is kept beside them and changed in the same
// transaction.
//
//   a call > http/routes-wallet.ts > pin.ts > once.ts > transfers.ts, packets.ts, bills.ts > ledger.ts
//                                                     \ post.ts: the message about it, in the same transaction
//   24 hours later: due.ts, woken by wake.ts
//
// Absent: a way for money to come in or go out. `issuer` gives everybody the same once, and may be below 0.

import { sql } from 'kysely'
import type { Db, Trx } from '../db/tables'
import type { MovementReason } from '../db/tables-wallet'

export const ISSUER = 'issuer'
export const FEES = 'fees'
/** Of a transfer that waits, or a red packet that is open. */
export const heldOf = (id: string): string => `held-${id}`

/** What everybody begins with, in cents. Ours. */
export const START_CENTS = 20_000

export interface Movement {
  readonly from: string
  readonly to: string
  /** cents, above 0 */
  readonly amount: number
  readonly reason: MovementReason
  /** id of the transfer, the packet or the bill */
  readonly about: string
  /** Who causes it, and under which key: the two stand for one movement for ever. */
  readonly by: string
  readonly key: string
}

/**
 * Moves money; false, and nothing is written, where there is too little. Throws for an amount that is no whole number above 0, and for a
 * key that moved something before: callers ask once.ts first. Source: S-WAL-1, S-WAL-2.
 */
export async function move(trx: Trx, movement: Movement, now: number): Promise<boolean> {
  const { from, to, amount, reason, about, by, key } = movement
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`${amount} is no amount of cents`)
  const { numUpdatedRows } = await trx
    .updateTable('wallet_purses')
    .set(({ eb }) => ({ balance: eb('balance', '-', amount) }))
    .where('id', '=', from)
    .where(({ or, eb }) => or([eb('balance', '>=', amount), eb('id', '=', ISSUER)]))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await trx
    .insertInto('wallet_purses')
    .values({ id: to, balance: amount })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ eb, ref }) => ({ balance: eb(ref('wallet_purses.balance'), '+', amount) })),
    )
    .execute()
  await trx
    .insertInto('wallet_movements')
    .values({ from_id: from, to_id: to, amount, reason, about, by_id: by, once_key: key, at: now })
    .execute()
  return true
}

/** As `move`, where the money is known to be there. Throws, and the transaction with it, where it is not. */
export async function moveSurely(trx: Trx, movement: Movement, now: number): Promise<void> {
  if (!(await move(trx, movement, now))) throw new Error(`the wallet lost what ${movement.from} had`)
}

/** Cents in a purse; null without one. */
export async function balanceOf(db: Db, id: string): Promise<number | null> {
  const row = await db.selectFrom('wallet_purses').select('balance').where('id', '=', id).executeTakeFirst()
  return row?.balance ?? null
}

/** Gives somebody a purse at their first use of the wallet, with what everybody begins with. Source: S-WAL-3. */
export async function ensurePurse(trx: Trx, imId: string, now: number): Promise<void> {
  if ((await balanceOf(trx, imId)) !== null) return
  await trx
    .insertInto('wallet_purses')
    .values({ id: ISSUER, balance: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const start = { from: ISSUER, to: imId, amount: START_CENTS, reason: 'start', about: '' } as const
  await moveSurely(trx, { ...start, by: imId, key: 'start' }, now)
}

/** A purse whose balance is not what its movements, or what it holds, make. */
export interface Imbalance {
  readonly id: string
  readonly balance: number
  readonly moved: number
}

/**
 * Purses that are wrong; none: every cent is where its movements put it, what is held is what still waits, and all purses together have
 * nothing. Asked by tests and at each start of the server. Source: S-WAL-4.
 */
export async function checkBalances(db: Db): Promise<readonly Imbalance[]> {
  const { rows } = await sql<{ id: string; balance: number | string; moved: number | string }>`
    with moved as (
      select id, sum(amount) as amount from (
        select to_id as id, amount from wallet_movements
        union all select from_id as id, -amount from wallet_movements
      ) sides group by id
    ), held as (
      select ${sql.lit('held-')} || id as id, amount + fee as amount from wallet_transfers where state = 'pending'
      union all
      select ${sql.lit('held-')} || p.id as id, sum(r.amount) as amount
        from wallet_packets p join wallet_parts r on r.packet_id = p.id
        where p.state = 'open' and r.taker_id is null group by p.id
    ), said as (
      select id, balance from wallet_purses
      union all select id, 0 from moved where id not in (select id from wallet_purses)
    )
    select said.id as id, said.balance as balance, coalesce(moved.amount, 0) as moved
      from said left join moved on moved.id = said.id where said.balance <> coalesce(moved.amount, 0)
    union all
    select said.id, said.balance, coalesce(held.amount, 0)
      from said left join held on held.id = said.id
      where said.id like 'held-%' and said.balance <> coalesce(held.amount, 0)
    union all
    select 'all', sum(balance), 0 from wallet_purses having sum(balance) <> 0
  `.execute(db)
  return rows.map(({ id, balance, moved }) => ({ id, balance: Number(balance), moved: Number(moved) }))
}
