import { CALL_STATE, CALL_TYPE } from '@sarika/im-engine/wire'
import { z } from 'zod'
import { writesOf } from '../accounts/own-writes'
import type { Backend } from '../backend'
import { STEPS } from '../calls/steps/all'
import type { Outcome, Step } from '../calls/steps/step'
import { AckCode, type Refusal, refuse } from '../chat/codes'
import { findPoison } from '../chat/json-guard'
import { targetOf } from './inbound'
import type { CallFrame } from './inbound-calls'
import { ackDone, ackRefused, noticeFrame } from './outbound'
import type { Session } from './session'

const Flag = z.literal([0, 1, false, true]).transform((value) => value === 1 || value === true)

/** What `extra` says; whatever cannot be read is left out. */
const Extra = z.object({
  device: z.string().max(64).default('').catch(''),
  video: Flag.optional().catch(undefined),
  reason: z.string().max(100).optional().catch(undefined),
  instead: z.string().max(64).optional().catch(undefined),
})

function readExtra(text: string): z.infer<typeof Extra> {
  try {
    const value: unknown = JSON.parse(text)
    return Extra.parse(findPoison(value) === null ? value : {})
  } catch {
    return Extra.parse({})
  }
}

/** What a frame asks; null: it names nobody. */
function stepOf({ who }: Session, frame: CallFrame): Step | null {
  const target = targetOf(frame)
  if (target === null) return null
  const { state, channel, type, req_id, extra } = frame.data.notice
  const { device, video, reason, instead } = readExtra(extra ?? '')
  return {
    ...{ me: who.imId, device: who.device, target, state, channel, type, reqId: req_id },
    hasVideo: type === CALL_TYPE.video || video === true,
    ...(instead === undefined ? {} : { instead }),
    extra: {
      device: device || who.device,
      ...(video === undefined ? {} : { video }),
      ...(reason === undefined ? {} : { reason }),
    },
  }
}

const answer = (session: Session, seq: string, refusal: Refusal | null): void =>
  session.send(refusal === null ? ackDone(seq) : ackRefused(seq, refusal))

/** A new call has a rate of its own, which is far lower. */
const waitOf = ({ rates }: Backend, { me, state }: Step): number =>
  state === CALL_STATE.invite ? rates.calls.take(me) : rates.callSteps.take(me)

/** Tells everybody, but the socket that acts nothing of what it did itself: it has its ack. */
function spread({ hub }: Backend, { told }: Outcome, actor: Session): void {
  for (const addressed of told)
    for (const session of hub.of(addressed.recipientId))
      if (session !== actor || addressed.notice.im_id !== actor.who.imId) session.send(noticeFrame(addressed))
}

/** Carries a step of a call out, once: a repeat of its notice is answered like the first. */
export async function takeCall(backend: Backend, session: Session, frame: CallFrame): Promise<void> {
  const { writes, clock, calls, callAnswers } = backend
  const { seq } = frame
  const step = stepOf(session, frame)
  const take = STEPS.get(frame.data.notice.state)
  if (step === null || take === undefined)
    return answer(session, seq, refuse(AckCode.invalid, 'the id of the receiver is missing'))
  const key = `${step.me} ${step.reqId}`
  const before = callAnswers.get(key)
  if (before !== undefined) return answer(session, seq, before)
  const retryAfterMs = waitOf(backend, step)
  if (retryAfterMs > 0) return answer(session, seq, { ...refuse(AckCode.tooFast), retryAfterMs })
  const outcome = await writesOf(writes, session.who).run((trx) => take(trx, step, clock()))
  callAnswers.put(key, outcome.refusal)
  answer(session, seq, outcome.refusal)
  spread(backend, outcome, session)
  if (step.state === CALL_STATE.invite && outcome.refusal === null) calls.rings(step.channel, clock())
}
