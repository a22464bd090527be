import { AckCode, refuse } from '../../chat/codes'
import type { Trx } from '../../db/tables'
import { MAX_MEETING_WITH_VIDEO } from '../../limits'
import { type CallRow, findCall, type MemberRow, membersOf, otherOf } from '../call'
import { tell } from '../tell'
import { FULL_OF_VIDEO } from './accept'
import { done, not, type Step, type TakeStep, wordOf } from './step'

async function show(trx: Trx, { me, channel, hasVideo }: Step): Promise<void> {
  await trx
    .updateTable('call_members')
    .set({ has_video: hasVideo ? 1 : 0 })
    .where('channel', '=', channel)
    .where('im_id', '=', me)
    .execute()
}

async function ofMeeting(trx: Trx, step: Step, call: CallRow, inside: readonly MemberRow[], now: number) {
  if (step.hasVideo && inside.length > MAX_MEETING_WITH_VIDEO) return not(FULL_OF_VIDEO)
  await show(trx, step)
  const others = inside.map(({ im_id }) => im_id).filter((imId) => imId !== step.me)
  return done(await tell(trx, call, wordOf(step), others, now))
}

/**
 * A running call goes from sound to picture or back. A device says what is so already after it has lost its socket: it hears whether
 * the call runs, and nobody else hears anything.
 */
export const change: TakeStep = async (trx, step, now) => {
  const { me, device, channel, type, hasVideo } = step
  const call = await findCall(trx, channel)
  const inside = await membersOf(trx, channel)
  const own = inside.find((member) => member.im_id === me && member.device === device)
  if (call === undefined || call.ended_at !== null || own === undefined)
    return not(refuse(AckCode.callOver, 'the call is over'))
  const isMeeting = call.is_group === 1
  if (isMeeting !== step.target.isGroup)
    return not(refuse(AckCode.invalid, 'a meeting stays one, and a call of two, too'))
  if (isMeeting) return hasVideo === (own.has_video === 1) ? done() : ofMeeting(trx, step, call, inside, now)
  if (call.type === type) return done()
  await trx.updateTable('calls').set({ type }).where('channel', '=', channel).execute()
  await show(trx, step)
  return done(await tell(trx, { ...call, type }, wordOf(step), [otherOf(call, me)], now))
}
