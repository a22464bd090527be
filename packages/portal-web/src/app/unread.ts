import { getSession, subscribeSession } from '../lib/session'
import { setUnreadCount } from '../lib/unread'

let followed: string | null = null
let stop = () => {}

/** Opens the chat of whoever is logged in, on every screen, and passes its unread count on; not known without a login. */
export function followUnread(): void {
  const follow = () => {
    const imId = getSession()?.imId ?? null
    if (imId === followed) return
    followed = imId
    stop()
    stop = () => {}
    setUnreadCount(undefined)
    if (imId !== null) void count(imId)
  }
  subscribeSession(follow)
  follow()
}

async function count(imId: string): Promise<void> {
  // The chat is a script of its own; without a network it may be missing, and a screen that needs it says so.
  const chat = await import('../features/chat').catch(() => null)
  if (chat === null || followed !== imId) return
  const { unread, connection } = chat.openChat(imId)
  const tell = () => {
    const { unread: count } = unread.getSnapshot()
    // None on this machine says nothing before what was missed is here.
    setUnreadCount(count > 0 || connection.getSnapshot().isCaughtUp ? count : undefined)
  }
  const stops = [unread.subscribe(tell), connection.subscribe(tell)]
  stop = () => {
    for (const unsubscribe of stops) unsubscribe()
  }
  tell()
}
