import type { RecordFilter, RecordsAnswer, RecordWhat } from '@sarika/portal-web/contract/wallet'
import type { Db } from '../db/tables'
import type { MovementReason } from '../db/tables-wallet'
import { readNames } from './names'
import type { Page } from './packets'

const OF_FILTER: Readonly<Partial<Record<RecordFilter, readonly MovementReason[]>>> = {
  transfers: ['transfer', 'accept', 'return'],
  packets: ['packet', 'open', 'rest'],
  bills: ['pay'],
}

function movementsOf(db: Db, me: string, filter: RecordFilter) {
  const reasons = OF_FILTER[filter]
  return (
    db
      .selectFrom('wallet_movements as m')
      .leftJoin('wallet_transfers as t', 't.id', 'm.about')
      .leftJoin('wallet_packets as p', 'p.id', 'm.about')
      .leftJoin('wallet_bills as b', 'b.id', 'm.about')
      // What was held for it came back to who sent it: once at most.
      .leftJoin('wallet_movements as back', (join) =>
        join
          .onRef('back.from_id', '=', 'm.to_id')
          .onRef('back.to_id', '=', 'm.from_id')
          .on('back.reason', 'in', ['return', 'rest']),
      )
      .where(({ or, eb }) =>
        filter === 'in'
          ? eb('m.to_id', '=', me)
          : filter === 'out'
            ? eb('m.from_id', '=', me)
            : or([eb('m.from_id', '=', me), eb('m.to_id', '=', me)]),
      )
      .$if(reasons !== undefined, (query) => query.where('m.reason', 'in', reasons ?? []))
  )
}

interface Row {
  reason: MovementReason
  from_id: string
  t_from: string | null
  t_to: string | null
  p_from: string | null
  p_to: string | null
  b_from: string | null
  payer: string
}

/** What a movement is to who reads it, and the other of it. */
function toldOf(row: Row, me: string): { what: RecordWhat; peer: string } {
  const isOut = row.from_id === me
  switch (row.reason) {
    case 'transfer':
      return { what: 'transferTo', peer: row.t_to ?? '' }
    case 'accept':
      return { what: 'transferFrom', peer: row.t_from ?? '' }
    case 'return':
      return { what: 'transferBack', peer: row.t_to ?? '' }
    case 'packet':
      return row.p_to ? { what: 'packetTo', peer: row.p_to } : { what: 'packetSent', peer: '' }
    case 'open':
      return { what: 'packetFrom', peer: row.p_from ?? '' }
    case 'rest':
      return { what: 'packetBack', peer: row.p_to ?? '' }
    case 'pay':
      return isOut ? { what: 'billPaid', peer: row.b_from ?? '' } : { what: 'billGot', peer: row.payer }
    default:
      return { what: 'start', peer: '' }
  }
}

/** What came to somebody and what went, the newest first. */
export async function listRecords(
  db: Db,
  me: string,
  filter: RecordFilter,
  { page, size }: Page,
): Promise<RecordsAnswer> {
  const all = movementsOf(db, me, filter)
  const { total } = await all
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await all
    .select(['m.id', 'm.from_id', 'm.amount', 'm.reason', 'm.at', 'm.about', 'm.from_id as payer'])
    .select(['t.from_id as t_from', 't.to_id as t_to', 't.note as t_note', 't.group_id as t_group'])
    .select(['p.from_id as p_from', 'p.to_id as p_to', 'p.note as p_note', 'p.group_id as p_group'])
    .select(['b.from_id as b_from', 'b.title as b_note', 'b.group_id as b_group'])
    .select(['t.state as t_state', 'p.state as p_state', 'back.amount as back'])
    .orderBy('m.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const told = rows.map((row) => ({
    row,
    ...toldOf(row, me),
    groupId: row.t_group ?? row.p_group ?? row.b_group ?? '',
    state: row.t_state ?? row.p_state ?? ('' as const),
  }))
  const { namesOf, titleOf } = await readNames(
    db,
    told.map(({ peer }) => peer),
    told.map(({ groupId }) => groupId),
  )
  const records = told.map(({ row, what, peer, groupId, state }) => ({
    ...{ id: String(row.id), what, amount: row.from_id === me ? -row.amount : row.amount },
    ...{ about: row.about, state, back: row.back ?? 0 },
    ...{ peer, groupId, groupName: titleOf(groupId), names: namesOf([peer]) },
    ...{ note: row.t_note ?? row.p_note ?? row.b_note ?? '', at: row.at },
  }))
  return { records, total: Number(total) }
}
