import { callLast } from '../../../http/main-api'
import { endSession, getSession } from '../../../lib/session'

/** Ends the login on the server where it can be reached, and in every tab in any case, at once. */
export async function logOut(): Promise<void> {
  const session = getSession()
  if (session === null) return
  const told = callLast(session, { method: 'DELETE', path: '/users/authorize' })
  endSession('signed-out')
  await told
}
