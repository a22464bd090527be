import {
  type CloseReason,
  createImEngine,
  eraseOtherAccounts,
  type ImEngine,
  type Unsent,
} from '@sarika/im-engine'
import { toast } from 'sonner'
import { askChatSwitch } from '../../http/chat-config'
import { logOut } from '../../http/log-out'
import { i18n } from '../../i18n/i18n'
import { isChatOn, subscribeChatSwitch } from '../../lib/chat-switch'
import { accountsOfOtherApp } from '../../lib/kept-account'
import { setLeftUnsent } from '../../lib/left-unsent'
import { ALERT_MS } from '../../lib/limits'
import { PRODUCT } from '../../lib/product'
import {
  type EndReason,
  endSession,
  getSession,
  isCurrent,
  lastEnd,
  type Session,
  subscribeSession,
  takeArrival,
} from '../../lib/session'
import { tellDaysBy } from '../../lib/use-day'
import { chatTokens } from './api/chat-tokens'

/** What the engine could not keep, read or send: for who looks into the console. It names no words of anybody. */
const logger = {
  debug: () => {},
  warn: (...said: readonly unknown[]) => console.warn('[chat]', ...said),
  error: (...said: readonly unknown[]) => console.error('[chat]', ...said),
}

interface Running {
  readonly imId: string
  readonly engine: ImEngine
  /** It was ended: nothing starts it any more. */
  isOver?: true
  /** Of a login that ends in a moment. */
  alert?: ReturnType<typeof setTimeout>
}

let running: Running | null = null

/** The engine of an account; it runs on while screens change, until the login ends. */
export function openChat(imId: string): ImEngine {
  if (running?.imId === imId) return running.engine
  closeChat()
  const engine = createImEngine({
    endpoints: { rest: '', socket: `${location.origin.replace(/^http/, 'ws')}/socket` },
    identity: { imId },
    tokens: chatTokens,
    ports: { logger },
    appName: PRODUCT,
    calls: async () => (await import('@sarika/im-engine/calls')).webRtcCalls(),
  })
  const chat: Running = { imId, engine }
  running = chat
  engine.connection.subscribe(() => {
    followEnd(engine)
    // It learns the server's clock as it connects.
    if (engine === running?.engine) tellDaysBy(() => engine.serverNow())
  })
  void begin(chat)
  return engine
}

/**
 * Whoever was logged in before on this machine, and did not log out, leaves nothing for the next person. Whose login the other
 * app keeps comes back there, and finds what is theirs.
 */
async function begin(chat: Running): Promise<void> {
  const { imId, engine } = chat
  if (takeArrival(imId)) await eraseOtherAccounts(imId, accountsOfOtherApp())
  // An engine that was ended meanwhile would begin anew; where there is no chat it has nothing to begin.
  if (chat.isOver !== true && isChatOn()) await engine.start()
}

/** What a chat that is closed for good says of the login; null = the login goes on. Source: IM specification 4, 8. */
const ENDS: Readonly<Record<CloseReason, EndReason | null>> = {
  normal: null,
  replaced: null,
  'signed-out': 'expired',
  revoked: 'expired',
  kicked: 'kicked',
  displaced: 'displaced',
  'invalid-account': 'invalid-account',
  erased: 'signed-out',
}

/** The chat's end of the login is the app's too, whatever screen is shown. */
function followEnd(engine: ImEngine): void {
  const { closeReason } = engine.connection.getSnapshot()
  const session = getSession()
  if (engine !== running?.engine || closeReason === null || session === null) return
  // So closes a server that has no chat any more.
  if (closeReason === 'normal') void askChatSwitch()
  const reason = ENDS[closeReason]
  // By another tab, of this app or of the other one: what is shown here goes, too.
  if (reason === 'signed-out') void logOut(session)
  else if (reason === 'invalid-account') alertAndEnd(running, session)
  else if (reason !== null) endSession(reason)
}

/** Told for a moment where somebody works, then the login page tells it. */
function alertAndEnd(chat: Running, session: Session): void {
  if (chat.alert !== undefined) return
  toast(i18n.t('account:ended.invalid-account'), { duration: ALERT_MS })
  chat.alert = setTimeout(() => {
    if (isCurrent(session)) endSession('invalid-account')
  }, ALERT_MS)
}

function closeChat(): void {
  if (running !== null) running.isOver = true
  void running?.engine.stop()
  clearTimeout(running?.alert)
  running = null
  tellDaysBy(null)
}

// The login is over, in this tab or by another: what is stored stays for the next login of this account.
subscribeSession(() => {
  if (running === null || getSession()?.imId === running.imId) return
  void tellLeft(running.engine)
  closeChat()
})

// The site has no chat any more, or has one again: what is stored stays.
subscribeChatSwitch(() => {
  if (running === null || running.isOver === true) return
  void (isChatOn() ? running.engine.start() : running.engine.stop())
})

/** A log-out asked first and erased; any other end leaves what was not sent, where this device keeps anything. */
async function tellLeft(engine: ImEngine): Promise<void> {
  if (lastEnd() === 'signed-out' || engine.health.getSnapshot().kind === 'degraded') return
  const { messages, drafts } = await engine.unsent()
  if (messages + drafts > 0 && getSession() === null) setLeftUnsent(true)
}

/** What a log-out would destroy. */
export const unsentIn = (imId: string): Promise<Unsent> => openChat(imId).unsent()

/**
 * Erases what this machine keeps of an account, whether its chat has begun here or not. Who opens the chat before the login ends
 * gets the engine that ended: a second one would keep anew what this one erases.
 */
export async function eraseChat(imId: string): Promise<void> {
  const engine = openChat(imId)
  if (running?.engine === engine) running.isOver = true
  let isErased = false
  try {
    await engine.signOut()
    isErased = true
  } finally {
    const isLoggedIn = getSession()?.imId === imId
    if (engine === running?.engine && !(isErased && isLoggedIn)) running = null
  }
}
