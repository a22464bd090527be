import { writesOf } from '../accounts/own-writes'
import { askAssistant } from '../assistant/ask'
import { ASSISTANT_ID } from '../assistant/assistant'
import type { Backend } from '../backend'
import { AckCode, refuse } from '../chat/codes'
import { judgeDraft, type Posted, postMessage } from '../chat/post-message'
import type { Draft } from '../chat/store-message'
import { QUESTION_MS } from '../limits'
import { type MessageFrame, targetOf } from './inbound'
import { ackRefused, ackStored, messageFrame } from './outbound'
import type { Session } from './session'

/**
 * Stores a message (or a withdrawal), acks it after the commit, then shows it to everybody else.
 * Nothing is awaited before the write queue, so the frames of one socket stay in order.
 */
export async function takeMessage(backend: Backend, session: Session, frame: MessageFrame): Promise<void> {
  const { writes, clock, rates, words, passed, previewSigns } = backend
  const { seq, data } = frame
  const { imId } = session.who

  const retryAfterMs = rates.sends.take(imId)
  if (retryAfterMs > 0) return session.send(ackRefused(seq, { ...refuse(AckCode.tooFast), retryAfterMs }))

  const target = targetOf(frame)
  if (target === null)
    return session.send(ackRefused(seq, refuse(AckCode.invalid, 'the id of the receiver is missing')))
  const draft: Draft = {
    senderId: imId,
    target,
    clientId: data.seq,
    body: data.msg,
    ...(data.must_save ? { mustSave: true } : {}),
    ...(data.only_send_not_save ? { notSaved: true } : {}),
  }
  const fault = judgeDraft(draft)
  if (fault) return session.send(ackRefused(seq, fault))
  if (
    backend.assistant !== null &&
    !target.isGroup &&
    target.id === ASSISTANT_ID &&
    draft.body.type !== 'withdraw'
  )
    return question(backend, session, draft)
  const before = draft.notSaved ? passed.get(`${imId} ${seq}`) : undefined
  if (before) return session.send(ackStored(seq, before))

  const posted = await writesOf(writes, session.who).run((trx) =>
    postMessage(trx, draft, clock(), words, previewSigns),
  )
  await answer(backend, session, seq, posted)
}

/** Acked when it is answered: until then it is on its way. What answers it is not known here. */
async function question(backend: Backend, session: Session, draft: Draft): Promise<void> {
  const { imId, loginId, chatLoginId } = session.who
  const who = { imId, loginId, chatLoginId, language: '' } as const
  const asked = await askAssistant(backend, who, draft, AbortSignal.timeout(QUESTION_MS))
  if (asked.kind === 'refused') return session.send(ackRefused(draft.clientId, asked))
  session.send(ackStored(draft.clientId, asked.question))
  if (asked.reply === undefined) return
  backend.hub.deliver(asked.question, [imId], session)
  for (const row of asked.replies) backend.hub.deliver(row, [imId], null)
}

async function answer(backend: Backend, session: Session, seq: string, posted: Posted): Promise<void> {
  const { hub, files, passed, push } = backend
  if (posted.kind === 'refused') return session.send(ackRefused(seq, posted))
  const { row } = posted
  if (posted.kind === 'passed') {
    // A try that comes again is acked again: nothing else knows that it came.
    passed.put(`${session.who.imId} ${seq}`, row)
    session.send(ackStored(seq, row))
    return hub.deliver(row, posted.audience, session, true)
  }
  // Its sender does not know what it says now.
  if (posted.isChanged) session.send(messageFrame(row, true))
  session.send(ackStored(seq, row, posted.isChanged))
  if (posted.kind !== 'stored') return
  hub.deliver(row, posted.audience, session)
  push.announce(row, posted.audience)
  for (const one of posted.further) hub.deliver(one, posted.audience, null)
  await files.removeBytes(posted.goneFiles)
}
