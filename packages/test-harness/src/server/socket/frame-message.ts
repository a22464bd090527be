import { writesOf } from '../accounts/own-writes'
import type { Backend } from '../backend'
import { AckCode, refuse } from '../chat/codes'
import { judgeDraft, postMessage } from '../chat/post-message'
import type { Draft } from '../chat/store-message'
import { type MessageFrame, targetOf } from './inbound'
import { ackRefused, ackStored } from './outbound'
import type { Session } from './session'

/**
 * Stores a message (or a withdrawal), acks it after the commit, then shows it to everybody else.
 * Nothing is awaited before the write queue, so the frames of one socket stay in order.
 */
export async function takeMessage(backend: Backend, session: Session, frame: MessageFrame): Promise<void> {
  const { writes, clock, hub, rates, files } = backend
  const { seq, data } = frame

  const retryAfterMs = rates.sends.take(session.who.imId)
  if (retryAfterMs > 0)
    return session.send(ackRefused(seq, { ...refuse(AckCode.tooFast, 'too fast'), retryAfterMs }))

  const target = targetOf(frame)
  if (target === null)
    return session.send(ackRefused(seq, refuse(AckCode.invalid, 'the id of the receiver is missing')))
  const draft: Draft = { senderId: session.who.imId, target, clientId: data.seq, body: data.msg }
  const fault = judgeDraft(draft)
  if (fault) return session.send(ackRefused(seq, fault))

  const posted = await writesOf(writes, session.who).run((trx) => postMessage(trx, draft, clock()))
  if (posted.kind === 'refused') return session.send(ackRefused(seq, posted))
  session.send(ackStored(seq, posted.row))
  if (posted.kind !== 'stored') return
  hub.deliver(posted.row, posted.audience, session)
  await files.removeBytes(posted.goneFiles)
}
