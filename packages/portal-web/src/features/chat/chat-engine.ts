import { createImEngine, eraseOtherAccounts, type ImEngine, type Unsent } from '@sarika/im-engine'
import { logOut } from '../../http/log-out'
import { accountsOfOtherApp } from '../../lib/kept-account'
import { setLeftUnsent } from '../../lib/left-unsent'
import { endSession, getSession, lastEnd, subscribeSession, takeArrival } from '../../lib/session'
import { tellDaysBy } from '../../lib/use-day'
import { chatTokens } from './api/chat-tokens'

/** What the engine could not keep, read or send: for who looks into the console. It names no words of anybody. */
const logger = {
  debug: () => {},
  warn: (...said: readonly unknown[]) => console.warn('[chat]', ...said),
  error: (...said: readonly unknown[]) => console.error('[chat]', ...said),
}

let running: { readonly imId: string; readonly engine: ImEngine } | null = null

/** The engine of an account; it runs on while screens change, until the login ends. */
export function openChat(imId: string): ImEngine {
  if (running?.imId === imId) return running.engine
  closeChat()
  const engine = createImEngine({
    endpoints: { rest: '', socket: `${location.origin.replace(/^http/, 'ws')}/socket` },
    identity: { imId },
    tokens: chatTokens,
    ports: { logger },
  })
  running = { imId, engine }
  engine.connection.subscribe(() => {
    followEnd(engine)
    // It learns the server's clock as it connects.
    if (engine === running?.engine) tellDaysBy(() => engine.serverNow())
  })
  void begin(imId, engine)
  return engine
}

/**
 * Whoever was logged in before on this machine, and did not log out, leaves nothing for the next person. Whose login the other
 * app keeps comes back there, and finds what is theirs.
 */
async function begin(imId: string, engine: ImEngine): Promise<void> {
  if (takeArrival(imId)) await eraseOtherAccounts(imId, accountsOfOtherApp())
  await engine.start()
}

/** The chat's end of the login is the app's too, whatever screen is shown. */
function followEnd(engine: ImEngine): void {
  const { closeReason } = engine.connection.getSnapshot()
  if (engine !== running?.engine || closeReason === null) return
  if (closeReason === 'replaced' || closeReason === 'normal') return
  const session = getSession()
  // By another tab, of this app or of the other one: what is shown here goes, too.
  if (closeReason === 'erased' && session !== null) void logOut(session)
  else endSession(closeReason === 'kicked' ? 'kicked' : 'expired')
}

function closeChat(): void {
  void running?.engine.stop()
  running = null
  tellDaysBy(null)
}

// The login is over, in this tab or by another: what is stored stays for the next login of this account.
subscribeSession(() => {
  if (running === null || getSession()?.imId === running.imId) return
  void tellLeft(running.engine)
  closeChat()
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
 * Erases what this machine keeps of an account, whether its chat has begun here or not. Who opens the chat meanwhile gets the
 * engine that ends: a second one would keep anew what this one erases.
 */
export async function eraseChat(imId: string): Promise<void> {
  const engine = openChat(imId)
  try {
    await engine.signOut()
  } finally {
    if (engine === running?.engine) running = null
  }
}
