import { CALL_STATE } from '@sarika/im-engine/wire'
import { AckCode, refuse } from '../../chat/codes'
import { checkPermission } from '../../chat/permission-facts'
import type { Trx } from '../../db/tables'
import { CALL_RINGS_MS, MAX_MEETING, MAX_MEETING_WITH_VIDEO } from '../../limits'
import { type CallRow, enter, findCall, type MemberRow, membersOf } from '../call'
import { expire, leaveOthers } from '../over'
import { groupOf, tell } from '../tell'
import {
  done,
  isSameTab,
  isTabAgain,
  memberOf,
  not,
  type Outcome,
  type Step,
  type TakeStep,
  wordOf,
} from './step'

const OVER = refuse(AckCode.callOver, 'the call is over')
const TAKEN = refuse(AckCode.callTaken, 'another device has taken the call')

/** In words that a person may read. */
export const FULL_OF_VIDEO = refuse(
  AckCode.callFull,
  `A meeting with video has room for ${MAX_MEETING_WITH_VIDEO} people`,
)
const FULL = refuse(AckCode.callFull, `A meeting has room for ${MAX_MEETING} people`)

/** Where somebody more would be too many; each device sends what it has to each other one. */
export function judgeRoom(inside: readonly MemberRow[], hasVideo: boolean) {
  if (inside.length >= MAX_MEETING) return FULL
  const isSeen = hasVideo || inside.some(({ has_video }) => has_video === 1)
  return isSeen && inside.length >= MAX_MEETING_WITH_VIDEO ? FULL_OF_VIDEO : null
}

async function take(trx: Trx, step: Step, call: CallRow, now: number): Promise<Outcome> {
  const left = await leaveOthers(trx, { imId: step.me, device: step.device }, call.channel, now)
  await enter(trx, call.channel, memberOf(step), now)
  const running = { state: CALL_STATE.accept, answered_at: call.answered_at ?? now }
  await trx.updateTable('calls').set(running).where('channel', '=', call.channel).execute()
  const everybody = call.is_group === 1 ? await groupOf(trx, call.target) : [call.caller, call.target]
  return done([...left, ...(await tell(trx, { ...call, ...running }, wordOf(step), everybody, now))])
}

/** Only one that rings is accepted; of two devices the first one has it, and the other is told so. */
async function acceptFrom(trx: Trx, step: Step, call: CallRow, now: number): Promise<Outcome> {
  const own = (await membersOf(trx, call.channel)).find(({ im_id }) => im_id === step.me)
  const isRunning = call.state === CALL_STATE.accept
  if (isRunning && own !== undefined && isTabAgain(own, step)) return take(trx, step, call, now)
  if (call.target !== step.me && !(isRunning && own !== undefined)) return not(OVER)
  if (own !== undefined) return isSameTab(own, step) ? done() : not(TAKEN)
  // The server's clock has the last word, and its timer may be late.
  if (now - call.created_at >= CALL_RINGS_MS) return not(OVER, await expire(trx, call.channel, now))
  return take(trx, step, call, now)
}

/** Any member goes in while there is room, whether it rang there or not. */
async function join(trx: Trx, step: Step, call: CallRow, now: number): Promise<Outcome> {
  const refusal = await checkPermission(trx, step.me, { isGroup: true, id: call.target })
  if (refusal !== null) return not(refusal)
  const inside = await membersOf(trx, call.channel)
  const own = inside.find(({ im_id }) => im_id === step.me)
  if (own !== undefined && isTabAgain(own, step)) return take(trx, step, call, now)
  if (own !== undefined) return isSameTab(own, step) ? done() : not(TAKEN)
  const full = judgeRoom(inside, step.hasVideo)
  return full === null ? take(trx, step, call, now) : not(full)
}

export const accept: TakeStep = async (trx, step, now) => {
  const call = await findCall(trx, step.channel)
  if (call === undefined || call.ended_at !== null) return not(OVER)
  return call.is_group === 1 ? join(trx, step, call, now) : acceptFrom(trx, step, call, now)
}
