// calls/ is what the server knows of calls: who may begin one, who is in it, and when it is over.
//
//   frame > steps/ (a file a step) > rows of calls and call_members > notices (tell.ts) > sockets, and pages for devices that are away
//                                          ^
//   60 s without an answer, a device without a socket: watch.ts      a block, a contact or a group that ends: over.ts
//
//   ringing (1) --accept--> running (4) --end of either, or of the last of a meeting--> over (7)
//       \--cancel 2, reject 5, 60 s 6, busy 8--> over
//
// A device is in one call at most. Absent: sound and picture, which go from device to device; of their signals only who may send them
// (signals.ts).

import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely'
import type { Db, Tables, Trx } from '../db/tables'
import { CALL_KEPT_MS } from '../limits'

export type CallRow = Selectable<Tables['calls']>
export type MemberRow = Selectable<Tables['call_members']>

export const findCall = (db: Db, channel: string): Promise<CallRow | undefined> =>
  db.selectFrom('calls').selectAll().where('channel', '=', channel).executeTakeFirst()

/** Who is in it now, in the order in which they came. */
export const membersOf = (db: Db, channel: string): Promise<MemberRow[]> =>
  db
    .selectFrom('call_members')
    .selectAll()
    .where('channel', '=', channel)
    .where('left_at', 'is', null)
    .orderBy('joined_at')
    .orderBy('im_id')
    .execute()

/** Of a call of two the one who is not `imId`. */
export const otherOf = (call: CallRow, imId: string): string =>
  call.caller === imId ? call.target : call.caller

export const isOfTwo = (call: CallRow, imId: string): boolean =>
  call.is_group === 0 && (call.caller === imId || call.target === imId)

/** Open calls that somebody is in, from this device or any. */
export const callsOf = (db: Db, imId: string, device?: string): Promise<CallRow[]> =>
  db
    .selectFrom('calls')
    .innerJoin('call_members', 'call_members.channel', 'calls.channel')
    .selectAll('calls')
    .where('call_members.im_id', '=', imId)
    .where('call_members.left_at', 'is', null)
    .where('calls.ended_at', 'is', null)
    .$if(device !== undefined, (query) => query.where('call_members.device', '=', device ?? ''))
    .execute()

/** Open calls to these targets: those that ring at somebody, and the meetings of groups. */
export const callsTo = (db: Db, targets: readonly string[], isGroup: boolean): Promise<CallRow[]> =>
  targets.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('calls')
        .selectAll()
        .where('target', 'in', targets)
        .where('is_group', '=', isGroup ? 1 : 0)
        .where('ended_at', 'is', null)
        .execute()

export async function enter(
  trx: Trx,
  channel: string,
  { imId, device, tab, hasVideo }: { imId: string; device: string; tab: string; hasVideo: boolean },
  now: number,
): Promise<void> {
  const row = { device, tab, has_video: hasVideo ? 1 : 0, joined_at: now, left_at: null } as const
  await trx
    .insertInto('call_members')
    .values({ channel, im_id: imId, ...row })
    .onConflict((c) => c.columns(['channel', 'im_id']).doUpdateSet(row))
    .execute()
}

/** Takes calls out of the tables, with who was in them. */
export async function removeCalls(
  trx: Trx,
  which: (eb: ExpressionBuilder<Tables, 'calls'>) => Expression<SqlBool>,
): Promise<void> {
  const channels = trx.selectFrom('calls').select('channel').where(which)
  await trx.deleteFrom('call_members').where('channel', 'in', channels).execute()
  await trx.deleteFrom('calls').where(which).execute()
}

/** Calls whose notices are older than anything that a device still reads. */
export const forgetOldCalls = (trx: Trx, now: number): Promise<void> =>
  removeCalls(trx, (eb) => eb('ended_at', '<', now - CALL_KEPT_MS))
