import { dropOtherAccount, otherLoginOf } from '../lib/kept-account'
import { LOGOUT_MS } from '../lib/limits'
import { forgetOtherLogin } from '../lib/refresh-cookie'
import { endSession, expectEnd, isCurrent, type Session } from '../lib/session'
import { call } from './call'
import { callLast } from './main-api'

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** What it answers is nobody's business: the login as a whole ends beside it. Source: IM specification 7. */
async function endChat({ chat }: Session): Promise<void> {
  if (chat.token === '') return
  await call({ method: 'DELETE', url: '/chat/auth', bearer: chat.token, language: 'en' })
}

/**
 * Ends a login on the server, then in every tab: within 3 s in any case, for a server that is slow or away keeps nobody logged in
 * here. A login of this account that the other app keeps ends too: its open tabs hear of it by the chat and tell the server
 * themselves. Source: portal specification 4, S-WEB-17, S-DESK-18.
 */
export async function logOut(login: Session): Promise<void> {
  const kept = otherLoginOf(login.imId)
  const told = Promise.all([endChat(login), callLast(login, { method: 'DELETE', path: '/users/authorize' })])
  // Another call may hear sooner that the login is over: it was no other end.
  if (isCurrent(login)) expectEnd('signed-out')
  await Promise.race([told, wait(LOGOUT_MS)])
  if (isCurrent(login)) endSession('signed-out')
  await told
  // Only now: an open tab of the other app may have needed its cookies for its own last call. Where such a tab is, or somebody
  // has logged in there meanwhile, it is another login by now, or none.
  if (kept === 0 || otherLoginOf(login.imId) !== kept) return
  forgetOtherLogin(login.userId)
  dropOtherAccount()
}
