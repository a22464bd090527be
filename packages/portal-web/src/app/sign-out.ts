import { logOut } from '../features/auth'
import { eraseChat } from '../features/chat'

/** Erases the chat of this account on this machine, ends the login on the server, forgets it here and in other tabs. */
export async function signOut(): Promise<void> {
  await eraseChat()
  await logOut()
}
