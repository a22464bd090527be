import { CALL_STATE } from '@sarika/im-engine/wire'
import { accept } from './accept'
import { alert } from './alert'
import { cancel } from './cancel'
import { end } from './end'
import { invite } from './invite'
import { reject } from './reject'
import { done, type TakeStep } from './step'
import { change } from './switch'

/** By the state of the notice. That nobody answers is the server's to say: a client that says it changes nothing. */
export const STEPS: ReadonlyMap<number, TakeStep> = new Map([
  [CALL_STATE.invite, invite],
  [CALL_STATE.cancel, cancel],
  [CALL_STATE.receiveInvite, alert],
  [CALL_STATE.accept, accept],
  [CALL_STATE.reject, reject],
  [CALL_STATE.noResponse, async () => done()],
  [CALL_STATE.end, end],
  [CALL_STATE.busy, reject],
  [CALL_STATE.switch, change],
])
