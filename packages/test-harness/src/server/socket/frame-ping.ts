import type { Clock } from '../clock'
import { presenceFrame } from './outbound'
import type { Session } from './session'

/** Answers the online ping with the account's own presence, so that a first frame always arrives. */
export function answerPing(session: Session, clock: Clock): void {
  session.send(presenceFrame(session.who.imId, session.who.platform, clock()))
}
