import {
  PACKET_MOST,
  PACKET_PARTS_MOST,
  type PacketAnswer,
  type PacketAsked,
  type PacketRecordsAnswer,
} from '@sarika/portal-web/contract/wallet'
import type { Db, Trx } from '../db/tables'
import type { PacketRow } from '../db/tables-wallet'
import { ensurePurse, heldOf, move, moveSurely } from './ledger'
import { readNames } from './names'
import { type Done, done, judgePlace, post, targetOf } from './post'
import { missing, type Refused, refuse } from './refusals'
import { HELD_MS, newId, partsOf } from './rules'

type Asked = PacketAsked['red_packet']

async function judge(trx: Trx, me: string, { to = '', groupId = '', amount, count = 1 }: Asked) {
  if (amount > PACKET_MOST) return refuse('over_limit', { most: PACKET_MOST })
  if (count > PACKET_PARTS_MOST || count > amount) return refuse('over_limit', { most: PACKET_MOST })
  if (groupId === '' && to === me) return refuse('not_yours')
  return judgePlace(trx, me, targetOf(groupId, to))
}

/** Takes the whole amount from who sends, cuts it into its parts, holds them, and posts it; refusals write nothing. Source: S-WAL-12. */
export async function sendPacket(
  trx: Trx,
  me: string,
  asked: Asked,
  key: string,
  now: number,
): Promise<Done | Refused> {
  const refusal = await judge(trx, me, asked)
  if (refusal) return refusal
  const { to = '', groupId = '', amount, way = 'chance', note = '' } = asked
  const count = groupId === '' ? 1 : (asked.count ?? 1)
  const id = newId()
  await ensurePurse(trx, me, now)
  const held = { from: me, to: heldOf(id), amount, reason: 'packet', about: id } as const
  if (!(await move(trx, { ...held, by: me, key }, now))) return refuse('too_little')
  const content = { id, from: me, to, amount, note, state: 'open', count, left: count }
  const posted = await post(trx, 'redPacketLP', { from: me, target: targetOf(groupId, to) }, content, now)
  await trx
    .insertInto('wallet_packets')
    .values({
      ...{ id, from_id: me, to_id: to, group_id: groupId, amount, count, way, note, state: 'open' },
      ...{ message_id: posted?.row.id ?? null, at: now, until: now + HELD_MS },
    })
    .execute()
  const parts = partsOf(way, amount, count)
  await trx
    .insertInto('wallet_parts')
    .values(
      parts.map((part, number) => ({ packet_id: id, number, amount: part, taker_id: null, taken_at: 0 })),
    )
    .execute()
  return done(id, posted)
}

const findPacket = (db: Db, id: string): Promise<PacketRow | undefined> =>
  db.selectFrom('wallet_packets').selectAll().where('id', '=', id).executeTakeFirst()

const partsIn = (db: Db, id: string) =>
  db.selectFrom('wallet_parts').selectAll().where('packet_id', '=', id).orderBy('number').execute()

/** Whether somebody stands where it lies: one of the two, or a member of the group now. */
async function sees(db: Db, { from_id, to_id, group_id }: PacketRow, me: string): Promise<boolean> {
  if (group_id === '') return from_id === me || to_id === me
  const member = await db
    .selectFrom('group_members')
    .select('im_id')
    .where('group_id', '=', group_id)
    .where('im_id', '=', me)
    .executeTakeFirst()
  return member !== undefined
}

/** Takes the next free part for `me`: nobody gets two, and no part goes to two. Null: none is left. */
async function takePart(trx: Trx, id: string, me: string, now: number): Promise<number | null> {
  const next = await trx
    .selectFrom('wallet_parts')
    .select(['number', 'amount'])
    .where('packet_id', '=', id)
    .where('taker_id', 'is', null)
    .orderBy('number')
    .executeTakeFirst()
  if (!next) return null
  const { numUpdatedRows } = await trx
    .updateTable('wallet_parts')
    .set({ taker_id: me, taken_at: now })
    .where('packet_id', '=', id)
    .where('number', '=', next.number)
    .where('taker_id', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? next.amount : null
}

/** Opens it: once a person; again shows what they got. Between two, who sent it opens nothing. Source: S-WAL-13. */
export async function openPacket(trx: Trx, id: string, me: string, now: number): Promise<Done | Refused> {
  const row = await findPacket(trx, id)
  if (!row || !(await sees(trx, row, me))) return missing
  if (row.group_id === '' && row.to_id !== me) return refuse('not_yours')
  const parts = await partsIn(trx, id)
  if (parts.some(({ taker_id }) => taker_id === me)) return done(id)
  if (row.state === 'empty') return refuse('empty')
  if (row.state === 'expired' || row.until <= now) return refuse('gone')
  const amount = await takePart(trx, id, me, now)
  if (amount === null) return refuse('empty')
  await ensurePurse(trx, me, now)
  const part = { from: heldOf(id), to: me, amount, reason: 'open', about: id } as const
  await moveSurely(trx, { ...part, by: heldOf(id), key: `open-${me}` }, now)
  const left = parts.filter(({ taker_id }) => taker_id === null).length - 1
  const state = left === 0 ? 'empty' : 'open'
  await trx.updateTable('wallet_packets').set({ state }).where('id', '=', id).execute()
  const content = { id, from: me, to: row.from_id, amount, note: row.note, state, count: row.count, left }
  const target = targetOf(row.group_id, row.from_id)
  return done(
    id,
    await post(trx, 'redPacketAcceptLP', { from: me, target, about: row.message_id }, content, now),
  )
}

/** What nobody opened goes back, once. Source: S-WAL-11. */
export async function expirePacket(trx: Trx, { id, from_id }: PacketRow, now: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('wallet_packets')
    .set({ state: 'expired' })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  const free = (await partsIn(trx, id)).filter(({ taker_id }) => taker_id === null)
  const amount = free.reduce((sum, part) => sum + part.amount, 0)
  const rest = { from: heldOf(id), to: from_id, amount, reason: 'rest', about: id } as const
  await moveSurely(trx, { ...rest, by: heldOf(id), key: 'end' }, now)
}

async function shown(db: Db, row: PacketRow): Promise<PacketAnswer> {
  const { from_id: from, to_id: to, group_id: groupId, message_id: _shown, ...rest } = row
  const taken = (await partsIn(db, row.id))
    .flatMap(({ taker_id, amount, taken_at }) =>
      taker_id === null ? [] : [{ imId: taker_id, amount, at: taken_at }],
    )
    .sort((a, b) => a.at - b.at)
  const left = row.count - taken.length
  const people = [from, to, ...taken.map(({ imId }) => imId)]
  const { namesOf, titleOf } = await readNames(db, people, [groupId])
  const named = { names: namesOf(people), groupName: titleOf(groupId) }
  return { ...rest, from, to, groupId, ...named, left, taken }
}

/** With who took what, for those who stand where it lies, who sent it, and who took of it; null for anybody else. */
export async function showPacket(db: Db, id: string, me: string): Promise<PacketAnswer | null> {
  const row = await findPacket(db, id)
  if (!row) return null
  const packet = await shown(db, row)
  const isIn = row.from_id === me || packet.taken.some(({ imId }) => imId === me)
  return isIn || (await sees(db, row, me)) ? packet : null
}

export interface Page {
  /** from 1 */
  readonly page: number
  readonly size: number
}

/** Red packets that `me` sent, or took of, the newest first. */
export async function listPackets(
  db: Db,
  me: string,
  which: 'sent' | 'received',
  { page, size }: Page,
): Promise<PacketRecordsAnswer> {
  const taken = db.selectFrom('wallet_parts').select('packet_id').where('taker_id', '=', me)
  const all = db
    .selectFrom('wallet_packets')
    .where((eb) => (which === 'sent' ? eb('from_id', '=', me) : eb('id', 'in', taken)))
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
  const records: PacketRecordsAnswer['records'][number][] = []
  for (const row of rows) {
    const { taken: takers, ...packet } = await shown(db, row)
    records.push({ ...packet, part: takers.find(({ imId }) => imId === me)?.amount ?? 0 })
  }
  return { records, total: Number(total) }
}
