/** How somebody gets out of a call, and what ends calls besides what people say in them. */
import { CALL_STATE } from '@sarika/im-engine/wire'
import type { AddressedNotice } from '../chat/notices'
import { checkPermission } from '../chat/permission-facts'
import type { Trx } from '../db/tables'
import { CALL_RINGS_MS } from '../limits'
import { type CallRow, callsOf, callsTo, findCall, membersOf } from './call'
import { groupOf, tell, type Word } from './tell'

/** The call is over for everybody; `outside` are told too, who are in its group no more. */
export async function closeCall(
  trx: Trx,
  call: CallRow,
  word: Word,
  now: number,
  outside: readonly string[] = [],
): Promise<AddressedNotice[]> {
  const over = { state: word.state, ended_at: now }
  await trx.updateTable('calls').set(over).where('channel', '=', call.channel).execute()
  await trx
    .updateTable('call_members')
    .set({ left_at: now })
    .where('channel', '=', call.channel)
    .where('left_at', 'is', null)
    .execute()
  const everybody =
    call.is_group === 1 ? [...(await groupOf(trx, call.target)), ...outside] : [call.caller, call.target]
  return tell(trx, { ...call, ...over }, word, everybody, now)
}

/** Before it runs its caller takes it back, and whom it rings refuses it. */
function leavingOf(call: CallRow, imId: string): number {
  if (call.state !== CALL_STATE.invite) return CALL_STATE.end
  return call.caller === imId ? CALL_STATE.cancel : CALL_STATE.reject
}

/** Somebody is out of it. A call of two is over then, and a meeting with its last one. */
export async function leaveCall(
  trx: Trx,
  call: CallRow,
  imId: string,
  word: Omit<Word, 'from' | 'state'>,
  now: number,
  outside: readonly string[] = [],
): Promise<AddressedNotice[]> {
  const said = { ...word, state: leavingOf(call, imId), from: imId }
  await trx
    .updateTable('call_members')
    .set({ left_at: now })
    .where('channel', '=', call.channel)
    .where('im_id', '=', imId)
    .where('left_at', 'is', null)
    .execute()
  if (call.is_group === 0 || (await membersOf(trx, call.channel)).length === 0)
    return closeCall(trx, call, said, now, outside)
  return tell(trx, call, said, [...(await groupOf(trx, call.target)), ...outside], now)
}

/** A device begins or takes another call: it is in one at most. */
export async function leaveOthers(
  trx: Trx,
  { imId, device }: { imId: string; device: string },
  channel: string,
  now: number,
): Promise<AddressedNotice[]> {
  const told: AddressedNotice[] = []
  for (const call of await callsOf(trx, imId, device))
    if (call.channel !== channel)
      told.push(...(await leaveCall(trx, call, imId, { extra: { reason: 'other-call' } }, now)))
  return told
}

/** Nobody has answered for 60 s: both hear of it. Of a call that was answered, or is over, nobody does. */
export async function expire(trx: Trx, channel: string, now: number): Promise<AddressedNotice[]> {
  const call = await findCall(trx, channel)
  if (call?.state !== CALL_STATE.invite || now - call.created_at < CALL_RINGS_MS) return []
  const from = call.is_group === 1 ? call.caller : call.target
  return closeCall(trx, call, { state: CALL_STATE.noResponse, from }, now)
}

const SILENCED = { extra: { reason: 'conversation' } }

/** Two people may not speak to each other any more: no call of theirs goes on. Managers may always. */
export async function endTalk(trx: Trx, me: string, imId: string, now: number): Promise<AddressedNotice[]> {
  const calls = await trx
    .selectFrom('calls')
    .selectAll()
    .where('is_group', '=', 0)
    .where('ended_at', 'is', null)
    .where('caller', 'in', [me, imId])
    .where('target', 'in', [me, imId])
    .execute()
  if (calls.length === 0) return []
  const one = await checkPermission(trx, me, { isGroup: false, id: imId })
  const other = await checkPermission(trx, imId, { isGroup: false, id: me })
  if (one === null && other === null) return []
  const told: AddressedNotice[] = []
  for (const call of calls) told.push(...(await leaveCall(trx, call, me, SILENCED, now)))
  return told
}

/** People are out of a group: out of its meeting, too. A group that nobody is in has none. */
export async function endInGroup(
  trx: Trx,
  groupId: string,
  imIds: readonly string[],
  now: number,
): Promise<AddressedNotice[]> {
  const told: AddressedNotice[] = []
  for (const { channel } of await callsTo(trx, [groupId], true)) {
    const inside = new Set((await membersOf(trx, channel)).map(({ im_id }) => im_id))
    for (const imId of imIds) {
      const call = await findCall(trx, channel)
      if (call?.ended_at !== null || !inside.has(imId)) continue
      told.push(...(await leaveCall(trx, call, imId, SILENCED, now, imIds)))
    }
  }
  return told
}

/** An account is closed or gone: so is every call of it. */
export async function endCallsOf(trx: Trx, imId: string, now: number): Promise<AddressedNotice[]> {
  const told: AddressedNotice[] = []
  for (const call of [...(await callsOf(trx, imId)), ...(await callsTo(trx, [imId], false))]) {
    const current = await findCall(trx, call.channel)
    if (current?.ended_at === null) told.push(...(await leaveCall(trx, current, imId, SILENCED, now)))
  }
  return told
}

/** A device has had no socket for too long: whoever it stands for is out. */
export async function leaveAsGone(
  trx: Trx,
  imId: string,
  device: string,
  now: number,
): Promise<AddressedNotice[]> {
  const told: AddressedNotice[] = []
  for (const call of await callsOf(trx, imId, device))
    told.push(...(await leaveCall(trx, call, imId, { extra: { reason: 'gone' } }, now)))
  return told
}
