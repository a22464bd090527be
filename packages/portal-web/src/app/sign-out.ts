import { toast } from 'sonner'
import { call } from '../http/call'
import { logOut } from '../http/log-out'
import { i18n } from '../i18n/i18n'
import { ownName } from '../lib/app'
import { keptInTab } from '../lib/kept'
import { getSession } from '../lib/session'
import { askToLeave } from './leaving'

/** In sessionStorage while this tab is loaded anew to log out. */
const LEAVING_KEY = ownName('leaving')

/**
 * Erases the chat of this account on this machine, ends the login on the server, forgets it here and in other tabs. Who would
 * lose unsent messages or drafts is asked first, and may stay. A page may
 * remember for ever which script did not come: where that is the chat's, it is loaded anew and goes on by `finishSignOut`.
 * Throws where that would not help, without a network: then nothing is erased, and the login goes on.
 */
export async function signOut(): Promise<void> {
  const leave = await fetchLeave().catch(async (error: unknown) => {
    // What the browser says of the network is a hint: the server is asked.
    if (!(await isServerThere())) throw error
    return null
  })
  if (leave !== null) return leave()
  keptInTab.setItem(LEAVING_KEY, '1')
  location.reload()
}

const isServerThere = async (): Promise<boolean> =>
  (await call({ method: 'GET', url: '/healthz', language: 'en' })).kind !== 'network'

/** Where the page was loaded anew to log out: does it, or says that it cannot be done now. */
export async function finishSignOut(): Promise<void> {
  if (keptInTab.getItem(LEAVING_KEY) === null) return
  keptInTab.removeItem(LEAVING_KEY)
  const leave = await fetchLeave().catch(() => null)
  if (leave === null) toast(i18n.t('account:logOutFailed'))
  else await leave()
}

/** What logs out; without the chat's script nothing does, for what this machine keeps would stay. */
async function fetchLeave(): Promise<() => Promise<void>> {
  const { eraseChat, unsentIn } = await import('../features/chat')
  return async () => {
    const session = getSession()
    if (session === null || !(await askToLeave(await unsentIn(session.imId)))) return
    await eraseChat(session.imId)
    // The other tabs have heard of it by now, and may have ended the login here: the server is told in any case.
    await logOut(session)
  }
}
