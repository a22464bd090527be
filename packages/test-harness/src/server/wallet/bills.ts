import {
  type BillAnswer,
  type BillAsked,
  type BillsAnswer,
  TRANSFER_MOST,
} from '@sarika/portal-web/contract/wallet'
import type { Db, Trx } from '../db/tables'
import type { BillRow } from '../db/tables-wallet'
import { ensurePurse, move } from './ledger'
import { readNames } from './names'
import type { Page } from './packets'
import { type Done, done, judgePlace, post, targetOf } from './post'
import { missing, type Refused, refuse } from './refusals'
import { newId } from './rules'

type Asked = BillAsked['spilt_bill']

const membersOf = async (db: Db, groupId: string): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('group_members').select('im_id').where('group_id', '=', groupId).execute()
  return new Set(rows.map(({ im_id }) => im_id))
}

async function judge(trx: Trx, me: string, asked: Asked): Promise<Refused | null> {
  const { to = '', groupId = '', amount, shares } = asked
  if (amount > TRANSFER_MOST) return refuse('over_limit', { most: TRANSFER_MOST })
  if (groupId === '' && to === me) return refuse('not_yours')
  const refusal = await judgePlace(trx, me, targetOf(groupId, to))
  if (refusal) return refusal
  const there = groupId === '' ? new Set([me, to]) : await membersOf(trx, groupId)
  return shares.every(({ imId }) => there.has(imId)) ? null : refuse('no_contact')
}

/** What is wrong with the shares that `me` asks for; null: nothing. Source: S-WAL-29. */
export function faultOfShares(me: string, shares: Asked['shares']): string | null {
  const others = shares.filter(({ imId }) => imId !== me)
  if (others.length === 0) return 'nobody else is asked'
  return others.some(({ amount }) => amount === 0) ? 'each who is asked needs at least a cent' : null
}

/** Asks each for their share; who asks has paid theirs. No money moves. Source: S-WAL-14. */
export async function createBill(trx: Trx, me: string, asked: Asked, now: number): Promise<Done | Refused> {
  const refusal = await judge(trx, me, asked)
  if (refusal) return refusal
  const { to = '', groupId = '', title, amount, shares } = asked
  const id = newId()
  const left = shares.filter(({ imId }) => imId !== me).length
  const content = { id, from: me, to, amount, note: title, state: 'open', count: shares.length, left }
  const posted = await post(trx, 'receiveCreateLP', { from: me, target: targetOf(groupId, to) }, content, now)
  const message_id = posted?.row.id ?? null
  await trx
    .insertInto('wallet_bills')
    .values({ id, from_id: me, to_id: to, group_id: groupId, title, amount, message_id, at: now })
    .execute()
  await trx
    .insertInto('wallet_shares')
    .values(
      shares.map(({ imId, amount: share }, number) => ({
        ...{ bill_id: id, im_id: imId, number, amount: share, paid_at: imId === me ? now : 0 },
      })),
    )
    .execute()
  return done(id, posted)
}

const findBill = (db: Db, id: string): Promise<BillRow | undefined> =>
  db.selectFrom('wallet_bills').selectAll().where('id', '=', id).executeTakeFirst()

const sharesIn = (db: Db, id: string) =>
  db.selectFrom('wallet_shares').selectAll().where('bill_id', '=', id).orderBy('number').execute()

/** Whether the bill is theirs, asks them, or stands in a group of theirs. */
async function sees(
  db: Db,
  bill: BillRow,
  asked: readonly { im_id: string }[],
  me: string,
): Promise<boolean> {
  if (bill.from_id === me || asked.some(({ im_id }) => im_id === me)) return true
  return bill.group_id !== '' && (await membersOf(db, bill.group_id)).has(me)
}

/** Moves one's own share to whose bill it is, once. Source: S-WAL-15. */
export async function payBill(
  trx: Trx,
  { id, payerId, me, key }: { id: string; payerId: string; me: string; key: string },
  now: number,
): Promise<Done | Refused> {
  const bill = await findBill(trx, id)
  const shares = bill ? await sharesIn(trx, id) : []
  if (!bill || !(await sees(trx, bill, shares, me))) return missing
  const mine = shares.find(({ im_id }) => im_id === me)
  if (payerId !== me || bill.from_id === me || !mine) return refuse('not_yours')
  if (mine.paid_at > 0) return refuse('taken')
  // Whose bill it is may have deleted their account.
  if (!(await isThere(trx, bill.from_id))) return refuse('gone')
  await ensurePurse(trx, me, now)
  await ensurePurse(trx, bill.from_id, now)
  const { amount } = mine
  const paid = { from: me, to: bill.from_id, amount, reason: 'pay', about: id } as const
  if (!(await move(trx, { ...paid, by: me, key }, now))) return refuse('too_little')
  await trx
    .updateTable('wallet_shares')
    .set({ paid_at: now })
    .where('bill_id', '=', id)
    .where('im_id', '=', me)
    .execute()
  const left = shares.filter(({ paid_at }) => paid_at === 0).length - 1
  const state = left === 0 ? 'paid' : 'open'
  const count = shares.length
  const content = { id, from: me, to: bill.from_id, amount, note: bill.title, state, count, left }
  const target = targetOf(bill.group_id, bill.from_id)
  const place = { from: me, target, about: bill.message_id }
  return done(id, await post(trx, 'receivePaidLP', place, content, now))
}

/** Whether somebody still has the account: a deleted one has no password. */
async function isThere(db: Db, imId: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('im_id', '=', imId)
    .executeTakeFirst()
  return row !== undefined && row.password_hash !== ''
}

async function shown(db: Db, bill: BillRow): Promise<BillAnswer> {
  const { from_id: from, to_id: _to, group_id: groupId, message_id: _shown, ...rest } = bill
  const shares = (await sharesIn(db, bill.id)).map(({ im_id, amount, paid_at }) => ({
    ...{ imId: im_id, amount, paidAt: paid_at },
  }))
  const people = [from, ...shares.map(({ imId }) => imId)]
  const { namesOf, titleOf } = await readNames(db, people, [groupId])
  return { ...rest, from, groupId, names: namesOf(people), groupName: titleOf(groupId), shares }
}

/** Null for somebody whom it does not concern. */
export async function showBill(db: Db, id: string, me: string): Promise<BillAnswer | null> {
  const bill = await findBill(db, id)
  if (!bill || !(await sees(db, bill, await sharesIn(db, id), me))) return null
  return shown(db, bill)
}

/** Bills that `me` made, or is asked to pay, the newest first. */
export async function listBills(
  db: Db,
  me: string,
  which: 'made' | 'asked',
  { page, size }: Page,
): Promise<BillsAnswer> {
  const asked = db.selectFrom('wallet_shares').select('bill_id').where('im_id', '=', me)
  const all = db
    .selectFrom('wallet_bills')
    .where((eb) =>
      which === 'made' ? eb('from_id', '=', me) : eb.and([eb('from_id', '!=', me), eb('id', 'in', asked)]),
    )
  const { total } = await all
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await all
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const bills: BillAnswer[] = []
  for (const row of rows) bills.push(await shown(db, row))
  return { bills, total: Number(total) }
}
