import { LoginOver } from '../accounts/own-writes'
import type { Backend } from '../backend'
import { AckCode, refuse } from '../chat/codes'
import { CannotStore } from '../db/cannot-store'
import { COME_AGAIN_MS } from '../limits'
import { CloseCode } from './close-codes'
import { takeCall } from './frame-call'
import { passCallSignal } from './frame-call-signal'
import { takeContactRequest } from './frame-contact-request'
import { answerHeartbeat } from './frame-heartbeat'
import { takeMessage } from './frame-message'
import { answerPing } from './frame-ping'
import { takeReceipt } from './frame-receipt'
import { passTyping } from './frame-typing'
import { readFrame } from './inbound'
import { ackRefused, errorFrame } from './outbound'
import type { Session } from './session'

/**
 * Answers a frame that could not be stored for want of room: it is to come again, as after too many at once, and its socket
 * stays open. Clients of every age keep what they wrote then, and send it again (decision 55).
 */
async function storing(session: Session, seq: string, work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    // As the deletion or the log-out says it to every other socket.
    if (error instanceof LoginOver) return session.revoke('unauthorized')
    if (!(error instanceof CannotStore)) throw error
    const refusal = refuse(AckCode.tooFast, 'nothing can be stored at the moment')
    session.send(ackRefused(seq, { ...refusal, retryAfterMs: COME_AGAIN_MS }))
  }
}

/** Carries out one frame, of a session that has not ended. A client's fault is answered; a promise that rejects is the server's. */
export async function dispatch(backend: Backend, session: Session, text: string): Promise<void> {
  if (!session.isOpen) return
  const now = backend.clock()
  session.lastHeardAt = now
  if (session.who.expiresAt <= now) return session.close(CloseCode.tokenExpired, 'token expired')

  const inbound = readFrame(text)
  switch (inbound.kind) {
    case 'heartbeat':
      return answerHeartbeat(session, now)
    case 'ping':
      return answerPing(backend, session)
    case 'typing':
      return passTyping(backend, session, inbound.frame)
    case 'message':
      return storing(session, inbound.frame.seq, takeMessage(backend, session, inbound.frame))
    case 'receipt':
      return storing(session, inbound.frame.seq, takeReceipt(backend, session, inbound.frame))
    case 'contact-request':
      return storing(session, inbound.frame.seq, takeContactRequest(backend, session, inbound.frame))
    case 'call':
      return storing(session, inbound.frame.seq, takeCall(backend, session, inbound.frame))
    case 'call-signal':
      return passCallSignal(backend, session, inbound.frame)
    case 'invalid':
      if (backend.rates.badFrames.take(session.who.imId) > 0)
        return session.close(CloseCode.badFrames, 'too many bad frames')
      return session.send(
        inbound.seq === null
          ? errorFrame('error.bad_frame', inbound.message)
          : ackRefused(inbound.seq, refuse(AckCode.invalid, inbound.message)),
      )
  }
}
