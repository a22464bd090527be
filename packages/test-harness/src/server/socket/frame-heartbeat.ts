import type { Session } from './session'

/**
 * Answers a beat at once, with the server's time: a client that hears nothing within 10 s takes the socket for dead, and one
 * whose clock is wrong learns by how much.
 */
export function answerHeartbeat(session: Session, now: number): void {
  session.send({ action: 'heartbeat', time: now })
}
