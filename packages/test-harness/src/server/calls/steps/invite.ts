import { CALL_STATE } from '@sarika/im-engine/wire'
import { AckCode, refuse } from '../../chat/codes'
import { checkPermission } from '../../chat/permission-facts'
import type { Trx } from '../../db/tables'
import { type CallRow, callsOf, callsTo, enter, findCall } from '../call'
import { leaveOthers } from '../over'
import { groupOf, tell } from '../tell'
import { done, memberOf, not, type Outcome, type Step, type TakeStep, wordOf } from './step'

async function insert(trx: Trx, { me, target, channel, type }: Step, state: number, now: number) {
  const isOver = state !== CALL_STATE.invite
  const row: CallRow = {
    ...{ channel, type, caller: me, target: target.id, is_group: target.isGroup ? 1 : 0, state },
    ...{ created_at: now, answered_at: null, ended_at: isOver ? now : null },
  }
  await trx.insertInto('calls').values(row).execute()
  return row
}

const hasBlocked = async (trx: Trx, me: string, imId: string): Promise<boolean> =>
  (await trx
    .selectFrom('blacklist')
    .select('created_at')
    .where('owner_id', '=', me)
    .where('im_id', '=', imId)
    .executeTakeFirst()) !== undefined

/** In a call on any device, or rung by one. */
const isBusy = async (trx: Trx, imId: string): Promise<boolean> =>
  (await callsOf(trx, imId)).length + (await callsTo(trx, [imId], false)).length > 0

/**
 * Who has blocked the caller is busy: the caller gets the same answer, after the same questions to the same tables, and the same
 * rows are left.
 */
async function invitePerson(trx: Trx, step: Step, now: number): Promise<Outcome> {
  const { me, target } = step
  if (target.id === me) return not(refuse(AckCode.invalid, 'this is you'))
  const refusal = await checkPermission(trx, me, target)
  if (refusal !== null && refusal.code !== AckCode.blocked) return not(refusal)
  // A manager passes, as in a talk: nobody blocks one.
  const isOwnBlock =
    (await hasBlocked(trx, me, target.id)) &&
    (await checkPermission(trx, target.id, { isGroup: false, id: me })) !== null
  if (isOwnBlock)
    return not(refuse(AckCode.notPermitted, 'you have blocked this person: unblock them to call'))
  const left = await leaveOthers(trx, { imId: me, device: step.device }, step.channel, now)
  const isTaken = await isBusy(trx, target.id)
  if (isTaken || refusal !== null) {
    const call = await insert(trx, step, CALL_STATE.busy, now)
    return done([...left, ...(await tell(trx, call, { state: CALL_STATE.busy, from: target.id }, [me], now))])
  }
  const call = await insert(trx, step, CALL_STATE.invite, now)
  await enter(trx, step.channel, memberOf(step), now)
  return done([...left, ...(await tell(trx, call, wordOf(step), [target.id], now))])
}

/** Those whom a member's meeting does not ring: they have blocked the member. They see that it runs when somebody else goes in. */
async function blockersOf(trx: Trx, me: string): Promise<ReadonlySet<string>> {
  const rows = await trx.selectFrom('blacklist').select('owner_id').where('im_id', '=', me).execute()
  return new Set(rows.map(({ owner_id }) => owner_id))
}

async function inviteGroup(trx: Trx, step: Step, now: number): Promise<Outcome> {
  const { me, target } = step
  const refusal = await checkPermission(trx, me, target)
  if (refusal !== null) return not(refusal)
  const [running] = await callsTo(trx, [target.id], true)
  if (running !== undefined)
    return not(refuse(AckCode.callBusy, 'a meeting of this group is running: join it'))
  const left = await leaveOthers(trx, { imId: me, device: step.device }, step.channel, now)
  const call = await insert(trx, step, CALL_STATE.invite, now)
  await enter(trx, step.channel, memberOf(step), now)
  const blockers = await blockersOf(trx, me)
  const rung = (await groupOf(trx, target.id)).filter((imId) => imId !== me && !blockers.has(imId))
  return done([...left, ...(await tell(trx, call, wordOf(step), rung, now))])
}

/** Begins a call. One that comes again, under the id that it has, changes nothing. */
export const invite: TakeStep = async (trx, step, now) => {
  const { me, target, channel } = step
  const known = await findCall(trx, channel)
  if (known !== undefined)
    return known.caller === me && known.target === target.id
      ? done()
      : not(refuse(AckCode.reused, 'this id is of another call'))
  return target.isGroup ? inviteGroup(trx, step, now) : invitePerson(trx, step, now)
}
