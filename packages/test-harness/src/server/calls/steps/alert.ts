import { CALL_STATE } from '@sarika/im-engine/wire'
import { AckCode, refuse } from '../../chat/codes'
import { findCall, isOfTwo } from '../call'
import { tell } from '../tell'
import { done, not, type TakeStep, wordOf } from './step'

/** A device of the callee rings, which the caller is told. Of a meeting nobody is: there may be 500 of them. */
export const alert: TakeStep = async (trx, step, now) => {
  const call = await findCall(trx, step.channel)
  if (call?.is_group === 1) return done()
  if (call === undefined || !isOfTwo(call, step.me) || call.caller === step.me)
    return not(refuse(AckCode.callOver, 'there is no such call'))
  if (call.state !== CALL_STATE.invite) return done()
  return done(await tell(trx, call, wordOf(step), [call.caller], now))
}
