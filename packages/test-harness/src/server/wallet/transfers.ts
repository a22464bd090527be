import { TRANSFER_MOST, type TransferAnswer, type TransferAsked } from '@sarika/portal-web/contract/wallet'
import type { Db, Trx } from '../db/tables'
import type { TransferRow } from '../db/tables-wallet'
import { ensurePurse, FEES, heldOf, move, moveSurely } from './ledger'
import { readNames } from './names'
import { type Done, done, judgePlace, type Posted, post, targetOf } from './post'
import { missing, type Refused, refuse } from './refusals'
import { feeOf, HELD_MS, newId, type WalletSettings } from './rules'

type Asked = TransferAsked['transfer']

const isMember = async (trx: Trx, groupId: string, imId: string): Promise<boolean> => {
  const member = { group_id: groupId, im_id: imId }
  const row = await trx
    .selectFrom('group_members')
    .select('im_id')
    .where('group_id', '=', member.group_id)
    .where('im_id', '=', member.im_id)
    .executeTakeFirst()
  return row !== undefined
}

async function judge(trx: Trx, me: string, { to, groupId = '', amount }: Asked): Promise<Refused | null> {
  if (amount > TRANSFER_MOST) return refuse('over_limit', { most: TRANSFER_MOST })
  if (to === me) return refuse('not_yours')
  const refusal = await judgePlace(trx, me, targetOf(groupId, to))
  if (refusal) return refusal
  return groupId === '' || (await isMember(trx, groupId, to)) ? null : refuse('no_contact')
}

/**
 * Takes the amount and the fee from who sends, holds them, and posts it; refusals write nothing. `transferLP` between two,
 * `groupTransfer` in a group. Source: S-WAL-9.
 */
export async function sendTransfer(
  trx: Trx,
  me: string,
  asked: Asked,
  key: string,
  settings: WalletSettings,
  now: number,
): Promise<Done | Refused> {
  const refusal = await judge(trx, me, asked)
  if (refusal) return refusal
  const { to, groupId = '', amount, note = '' } = asked
  const [id, fee] = [newId(), feeOf(amount, settings)]
  await ensurePurse(trx, me, now)
  const held = { from: me, to: heldOf(id), amount: amount + fee, reason: 'transfer', about: id } as const
  if (!(await move(trx, { ...held, by: me, key }, now))) return refuse('too_little')
  const content = { id, from: me, to, amount, note, state: 'pending' }
  const target = targetOf(groupId, to)
  const kind = groupId === '' ? 'transferLP' : 'groupTransfer'
  const posted = await post(trx, kind, { from: me, target }, content, now)
  await trx
    .insertInto('wallet_transfers')
    .values({
      ...{ id, from_id: me, to_id: to, group_id: groupId, amount, fee, note, state: 'pending' },
      ...{ message_id: posted?.row.id ?? null, at: now, until: now + HELD_MS, done_at: 0 },
    })
    .execute()
  return done(id, posted)
}

export const findTransfer = (db: Db, id: string): Promise<TransferRow | undefined> =>
  db.selectFrom('wallet_transfers').selectAll().where('id', '=', id).executeTakeFirst()

/** Only one of those who try ends it: false for the others. */
async function end(trx: Trx, id: string, state: TransferRow['state'], now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('wallet_transfers')
    .set({ state, done_at: now })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

async function tell(trx: Trx, row: TransferRow, by: string, now: number): Promise<Posted | null> {
  const { id, from_id, to_id, group_id, amount, note, state, message_id } = row
  const peer = by === from_id ? to_id : from_id
  const content = { id, from: by, to: peer, amount, note, state }
  const place = { from: by, target: targetOf(group_id, peer), about: message_id }
  return post(trx, state === 'accepted' ? 'transferAcceptLP' : 'transferReturnLP', place, content, now)
}

/** What `me` sees of it before they answer it; done where they have answered so already. */
async function judgeAnswer(trx: Trx, id: string, me: string, state: TransferRow['state'], now: number) {
  const row = await findTransfer(trx, id)
  if (!row || (row.to_id !== me && row.from_id !== me)) return missing
  if (row.to_id !== me) return refuse('not_yours')
  if (row.state === state) return done(id)
  return row.state === 'pending' && row.until > now ? row : refuse('gone')
}

/** The held money goes to whom it was sent, once. Source: S-WAL-10. */
export async function acceptTransfer(trx: Trx, id: string, me: string, now: number): Promise<Done | Refused> {
  const row = await judgeAnswer(trx, id, me, 'accepted', now)
  if ('kind' in row) return row
  if (!(await end(trx, id, 'accepted', now))) return refuse('gone')
  await ensurePurse(trx, me, now)
  const from = { from: heldOf(id), about: id, by: heldOf(id) }
  await moveSurely(trx, { ...from, to: me, amount: row.amount, reason: 'accept', key: 'end' }, now)
  if (row.fee > 0)
    await moveSurely(trx, { ...from, to: FEES, amount: row.fee, reason: 'fee', key: 'fee' }, now)
  return done(id, await tell(trx, { ...row, state: 'accepted' }, me, now))
}

/** All of it, the fee too, goes back. `null`: somebody was first. */
async function giveBack(trx: Trx, row: TransferRow, state: 'returned' | 'expired', now: number) {
  if (!(await end(trx, row.id, state, now))) return null
  const amount = row.amount + row.fee
  const back = { from: heldOf(row.id), to: row.from_id, amount, reason: 'return', about: row.id } as const
  await moveSurely(trx, { ...back, by: heldOf(row.id), key: 'end' }, now)
  const by = state === 'returned' ? row.to_id : row.from_id
  return tell(trx, { ...row, state }, by, now)
}

/** Who was sent it sends it back. */
export async function returnTransfer(trx: Trx, id: string, me: string, now: number): Promise<Done | Refused> {
  const row = await judgeAnswer(trx, id, me, 'returned', now)
  return 'kind' in row ? row : done(id, await giveBack(trx, row, 'returned', now))
}

/** Nobody took it for 24 hours, or who was to take it is gone. Source: S-WAL-11. */
export const expireTransfer = (trx: Trx, row: TransferRow, now: number): Promise<Posted | null> =>
  giveBack(trx, row, 'expired', now)

/** For the two of it; null for anybody else. */
export async function showTransfer(db: Db, id: string, me: string): Promise<TransferAnswer | null> {
  const row = await findTransfer(db, id)
  if (!row || (row.from_id !== me && row.to_id !== me)) return null
  const { from_id: from, to_id: to, group_id: groupId, message_id: _shown, done_at, ...rest } = row
  const { namesOf, titleOf } = await readNames(db, [from, to], [groupId])
  const named = { names: namesOf([from, to]), groupName: titleOf(groupId) }
  return { ...rest, from, to, groupId, ...named, doneAt: done_at }
}
