import { CALL_STATE } from '@sarika/im-engine/wire'
import { AckCode, refuse } from '../../chat/codes'
import { findCall } from '../call'
import { closeCall } from '../over'
import { end } from './end'
import { done, not, type TakeStep, wordOf } from './step'

/** The caller takes a call back that rings. One that was accepted in the same moment ends. */
export const cancel: TakeStep = async (trx, step, now) => {
  const call = await findCall(trx, step.channel)
  if (call?.caller !== step.me) return not(refuse(AckCode.callOver, 'there is no such call'))
  if (call.ended_at !== null) return done()
  if (call.state !== CALL_STATE.invite) return end(trx, { ...step, state: CALL_STATE.end }, now)
  return done(await closeCall(trx, call, wordOf(step), now))
}
