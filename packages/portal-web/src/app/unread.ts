import { askUnreadCount } from '../http/chat-count'
import { isChatOn, subscribeChatSwitch } from '../lib/chat-switch'
import { getSession, subscribeSession } from '../lib/session'
import { setUnreadCount } from '../lib/unread'
import { setCallPlace } from './call-place'

let followed: string | null = null
let stop = () => {}
let bell: typeof import('../features/chat/notify') | null = null

/**
 * Opens the chat of whoever is logged in, on every screen, passes its unread count on (not known without a login, or where there is
 * no chat), and lets the bell ring; `go` leads to a path of this app.
 */
export function followUnread(go: (path: string) => void): void {
  const follow = () => {
    const imId = isChatOn() ? (getSession()?.imId ?? null) : null
    if (imId === followed) return
    followed = imId
    stop()
    stop = () => {}
    setCallPlace(null, null, go)
    setUnreadCount(undefined)
    if (imId !== null) void count(imId, go)
  }
  subscribeSession(follow)
  subscribeChatSwitch(follow)
  follow()
}

async function count(imId: string, go: (path: string) => void): Promise<void> {
  // Asked beside the script, which is large: what the server says holds until the chat has caught up.
  const asking = askUnreadCount()
  let said: number | undefined
  let tell = () => {
    if (followed === imId) setUnreadCount(said)
  }
  void asking.then((answer) => {
    said = answer
    tell()
  })
  // The chat is a script of its own; without a network it may be missing, and a screen that needs it says so.
  const chat = await import('../features/chat').catch(() => null)
  if (chat === null || followed !== imId) return
  const engine = chat.openChat(imId)
  const { unread, connection } = engine
  let isKnown = false
  tell = () => {
    if (followed !== imId) return
    const { unread: messages, marked } = unread.getSnapshot()
    const own = messages + marked
    isKnown ||= connection.getSnapshot().isCaughtUp
    bell?.showBadge(own)
    // None on this machine says nothing before what was missed is here.
    setUnreadCount(isKnown ? own : (said ?? (own > 0 ? own : undefined)))
  }
  const stops = [unread.subscribe(() => tell()), connection.subscribe(() => tell())]
  stop = () => {
    for (const unsubscribe of stops) unsubscribe()
  }
  tell()
  setCallPlace(engine, bell, go)
  // The bell is a script of its own, and nobody waits for it.
  bell = await import('../features/chat/notify').catch(() => null)
  if (bell === null || followed !== imId) return
  setCallPlace(engine, bell, go)
  stops.push(bell.followBell(engine, imId, go), () => bell?.showBadge(0))
  tell()
}
