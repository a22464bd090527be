import { logOut } from '../features/auth'
import { getSession } from '../lib/session'

/**
 * Erases the chat of this account on this machine, ends the login on the server, forgets it here and in other tabs.
 * Throws where the chat's script cannot be fetched: then nothing is erased, and the login goes on.
 */
export async function signOut(): Promise<void> {
  const { eraseChat } = await import('../features/chat')
  const session = getSession()
  if (session !== null) await eraseChat(session.imId)
  await logOut()
}
