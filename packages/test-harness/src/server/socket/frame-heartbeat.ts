import type { Session } from './session'

/** Answers a beat at once: a client that hears nothing within 10 s takes the socket for dead. */
export function answerHeartbeat(session: Session): void {
  session.send({ action: 'heartbeat' })
}
