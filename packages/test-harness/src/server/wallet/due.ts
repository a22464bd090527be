import type { Account, Trx } from '../db/tables'
import { balanceOf, ISSUER, moveSurely } from './ledger'
import { expirePacket } from './packets'
import type { Posted } from './post'
import { expireTransfer } from './transfers'

/** Transfers and packets of one transaction. */
const AT_ONCE = 50

/** Gives back what nobody took in time. `more`: there is more to do at once. Source: S-WAL-11. */
export async function returnDue(trx: Trx, now: number): Promise<{ posted: Posted[]; more: boolean }> {
  const transfers = await trx
    .selectFrom('wallet_transfers')
    .selectAll()
    .where('state', '=', 'pending')
    .where('until', '<=', now)
    .limit(AT_ONCE)
    .execute()
  const packets = await trx
    .selectFrom('wallet_packets')
    .selectAll()
    .where('state', '=', 'open')
    .where('until', '<=', now)
    .limit(AT_ONCE)
    .execute()
  const posted: Posted[] = []
  for (const row of transfers) {
    const told = await expireTransfer(trx, row, now)
    if (told) posted.push(told)
  }
  for (const row of packets) await expirePacket(trx, row, now)
  return { posted, more: transfers.length === AT_ONCE || packets.length === AT_ONCE }
}

/** When the next one is due; null: nothing waits. */
export async function nextDue(trx: Trx): Promise<number | null> {
  const transfer = await trx
    .selectFrom('wallet_transfers')
    .select('until')
    .where('state', '=', 'pending')
    .orderBy('until')
    .executeTakeFirst()
  const packet = await trx
    .selectFrom('wallet_packets')
    .select('until')
    .where('state', '=', 'open')
    .orderBy('until')
    .executeTakeFirst()
  const times = [transfer, packet].flatMap((row) => (row ? [row.until] : []))
  return times.length === 0 ? null : Math.min(...times)
}

/**
 * An account is deleted: what waits for it and what it has under way goes back, and what it has then to the issuer. Movements stay, for
 * they are the others' too. Source: S-WAL-16.
 */
export async function closePurse(trx: Trx, { im_id }: Account, now: number): Promise<void> {
  const transfers = await trx
    .selectFrom('wallet_transfers')
    .selectAll()
    .where('state', '=', 'pending')
    .where(({ or, eb }) => or([eb('from_id', '=', im_id), eb('to_id', '=', im_id)]))
    .execute()
  for (const row of transfers) await expireTransfer(trx, row, now)
  const packets = await trx
    .selectFrom('wallet_packets')
    .selectAll()
    .where('state', '=', 'open')
    .where('from_id', '=', im_id)
    .execute()
  for (const row of packets) await expirePacket(trx, row, now)
  const amount = (await balanceOf(trx, im_id)) ?? 0
  if (amount === 0) return
  const closed = { from: im_id, to: ISSUER, amount, reason: 'closed', about: '' } as const
  await moveSurely(trx, { ...closed, by: im_id, key: 'closed' }, now)
}
