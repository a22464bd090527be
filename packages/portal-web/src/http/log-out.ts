import { endSession, isCurrent, type Session } from '../lib/session'
import { callLast } from './main-api'

/** Ends a login on the server where it can be reached, and in every tab in any case, at once. Source: S-WEB-17. */
export async function logOut(login: Session): Promise<void> {
  const told = callLast(login, { method: 'DELETE', path: '/users/authorize' })
  if (isCurrent(login)) endSession('signed-out')
  await told
}
