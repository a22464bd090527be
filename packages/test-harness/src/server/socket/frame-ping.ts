import type { Backend } from '../backend'
import type { Session } from './session'

/** Answers the online ping with the account's own presence at once, so that a first frame always arrives. */
export function answerPing(backend: Backend, session: Session): Promise<void> {
  return backend.presence.greet(session)
}
