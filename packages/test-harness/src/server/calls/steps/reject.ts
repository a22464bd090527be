import { CALL_STATE } from '@sarika/im-engine/wire'
import { AckCode, refuse } from '../../chat/codes'
import { checkPermission } from '../../chat/permission-facts'
import { findCall, isOfTwo } from '../call'
import { closeCall } from '../over'
import { tell } from '../tell'
import { done, not, type TakeStep, wordOf } from './step'

/**
 * Who is rung does not take the call: a person refuses it, or a device says that it is in another one (busy). A meeting goes on
 * without them, and only their other devices hear of it.
 */
export const reject: TakeStep = async (trx, step, now) => {
  const { me } = step
  const call = await findCall(trx, step.channel)
  if (call?.is_group === 1) {
    const refusal = await checkPermission(trx, me, { isGroup: true, id: call.target })
    // Who is muted may say no.
    if (refusal?.code === AckCode.notGroup) return not(refusal)
    return done(call.ended_at === null ? await tell(trx, call, wordOf(step), [me], now) : [])
  }
  if (call === undefined || !isOfTwo(call, me) || call.caller === me)
    return not(refuse(AckCode.callOver, 'there is no such call'))
  if (call.ended_at !== null) return done()
  if (call.state !== CALL_STATE.invite)
    return not(refuse(AckCode.callTaken, 'another device has taken the call'))
  return done(await closeCall(trx, call, wordOf(step), now))
}
