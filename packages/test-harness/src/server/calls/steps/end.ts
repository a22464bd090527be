import { AckCode, refuse } from '../../chat/codes'
import { findCall, isOfTwo, membersOf } from '../call'
import { leaveCall } from '../over'
import { done, not, type TakeStep } from './step'

/** Somebody hangs up, from the device that is in the call. Before it is answered that takes it back, or refuses it. */
export const end: TakeStep = async (trx, step, now) => {
  const { me, device, channel } = step
  const call = await findCall(trx, channel)
  if (call === undefined) return not(refuse(AckCode.callOver, 'there is no such call'))
  const own = (await membersOf(trx, channel)).find(({ im_id }) => im_id === me)
  if (call.is_group === 0 && !isOfTwo(call, me)) return not(refuse(AckCode.callOver, 'there is no such call'))
  if (call.ended_at !== null) return done()
  if (own !== undefined && own.device !== device)
    return not(refuse(AckCode.callTaken, 'another device is in the call'))
  if (call.is_group === 1 && own === undefined) return done()
  return done(await leaveCall(trx, call, me, { reqId: step.reqId, extra: step.extra }, now))
}
