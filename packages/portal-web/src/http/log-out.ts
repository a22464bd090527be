import { dropOtherAccount, otherLoginOf } from '../lib/kept-account'
import { forgetOtherLogin } from '../lib/refresh-cookie'
import { endSession, isCurrent, type Session } from '../lib/session'
import { callLast } from './main-api'

/**
 * Ends a login on the server where it can be reached, and in every tab in any case, at once. A login of this account that the
 * other app keeps ends too: its open tabs hear of it by the chat and tell the server themselves. Source: S-WEB-17, S-DESK-18.
 */
export async function logOut(login: Session): Promise<void> {
  const kept = otherLoginOf(login.imId)
  const told = callLast(login, { method: 'DELETE', path: '/users/authorize' })
  if (isCurrent(login)) endSession('signed-out')
  await told
  // Only now: an open tab of the other app may have needed its cookies for its own last call. Where such a tab is, or somebody
  // has logged in there meanwhile, it is another login by now, or none.
  if (kept === 0 || otherLoginOf(login.imId) !== kept) return
  forgetOtherLogin(login.userId)
  dropOtherAccount()
}
