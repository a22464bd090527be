// The chat of one account: an engine, and what is bound to it. Which conversation is shown stands in the address
// (`#p2p-10001`), so that Back and a reload find it.

import {
  BADGE_MAX,
  type Connection,
  type ConversationKey,
  createImEngine,
  type ImEngine,
  type UnreadTotals,
} from '@sarika/im-engine'
import { showConnection } from './connection-line'
import { showConversations } from './conversation-list'
import { bind, element } from './dom'
import { bird } from './icons'
import { logOut, renewToken } from './server-calls'
import { endSession, keepSession, type Session, session } from './session'
import { showThread } from './thread'
import { words } from './words'

const createEngine = (imId: string): ImEngine =>
  createImEngine({
    endpoints: { rest: '', socket: `${location.origin.replace(/^http/, 'ws')}/socket` },
    identity: { imId },
    tokens: {
      current: () => session.getSnapshot() ?? { token: '', refreshAt: 0 },
      async refresh() {
        const current = session.getSnapshot()
        if (current === null) return { kind: 'refused' }
        const renewal = await renewToken(current.token)
        // Over meanwhile: its answer brings nobody back.
        if (session.getSnapshot() !== current) return { kind: 'refused' }
        if (renewal.kind === 'token') keepSession({ ...current, ...renewal.token })
        return renewal
      },
    },
  })

/** Erases what this machine keeps, forgets the login here at once, and ends it on the server where that can be reached. */
async function signOut(engine: ImEngine, token: string): Promise<void> {
  await engine.signOut()
  endSession('signed-out')
  await logOut(token)
}

const isKey = (text: string): text is ConversationKey => /^(p2p|team)-./.test(text)

/** The conversation in the address, or null; anything may stand there. */
function selectedKey(): ConversationKey | null {
  const text = location.hash.slice(1)
  return isKey(text) ? text : null
}

interface Frame {
  readonly screen: HTMLElement
  readonly main: HTMLElement
  readonly banners: HTMLElement
  readonly list: HTMLElement
  readonly place: HTMLElement
}

function createFrame(name: string, onLeave: () => void): Frame {
  const leave = element('button', { type: 'button', class: 'button button-quiet' }, words.logOut)
  leave.addEventListener('click', onLeave)
  const banners = element('div', { class: 'banners', role: 'status' })
  const list = element('nav', { class: 'list', 'aria-label': words.list.label })
  const place = element('section', { class: 'thread' })
  const main = element('main', { class: 'chat', id: 'content', tabindex: '-1' }, banners, list, place)
  const skip = element('button', { type: 'button', class: 'skip' }, words.skip)
  skip.addEventListener('click', () => main.focus())
  const header = element(
    'header',
    { class: 'header' },
    skip,
    element('span', { class: 'brand' }, bird(), words.product),
    element('span', { class: 'soft' }, words.title),
    element('bdi', { class: 'header-name' }, name),
    leave,
  )
  return { screen: element('div', { class: 'chat-screen' }, header, main), main, banners, list, place }
}

/** Shows the conversation that the address names, and the next one when that changes. Returns how to stop. */
function showSelected({ main, list, place }: Frame, engine: ImEngine): () => void {
  const conversations = showConversations(list, engine)
  let shown: ConversationKey | null | undefined
  let closeThread = () => {}
  const select = () => {
    const selected = selectedKey()
    if (selected === shown) return
    shown = selected
    closeThread()
    main.dataset.pane = selected === null ? 'list' : 'thread'
    conversations.select(selected)
    closeThread = showThread(place, engine, selected)
  }
  select()
  addEventListener('hashchange', select)
  return () => {
    removeEventListener('hashchange', select)
    closeThread()
    conversations.close()
  }
}

function showUnread({ unread }: UnreadTotals): void {
  const count = unread > 0 ? `(${Math.min(BADGE_MAX, unread)}) ` : ''
  document.title = `${count}${words.title} · ${words.product}`
}

/** The chat's end of the login is the desk's too. */
function followEnd({ closeReason }: Connection): void {
  const current = session.getSnapshot()
  if (current === null || closeReason === null || closeReason === 'replaced' || closeReason === 'normal')
    return
  if (closeReason === 'erased') {
    // By another tab, or by the portal in one: what is shown here goes, too.
    endSession('signed-out')
    void logOut(current.token)
  } else endSession(closeReason === 'kicked' ? 'kicked' : 'expired')
}

/** Returns how to close it: the engine stops, and what it stored stays. */
export function showChat(page: HTMLElement, { imId, name }: Session): () => void {
  const engine = createEngine(imId)
  const frame = createFrame(name, () => void signOut(engine, session.getSnapshot()?.token ?? ''))
  page.append(frame.screen)

  const stops: (() => void)[] = []
  let isClosed = false
  const stopAll = () => {
    for (const stop of stops.splice(0)) stop()
  }
  // Before its database is open an engine has nothing to show; the network is not waited for.
  void engine.start().then(() => {
    if (isClosed) return
    stops.push(
      showSelected(frame, engine),
      showConnection(frame.banners, engine),
      bind(engine.unread, showUnread),
      bind(engine.connection, followEnd),
    )
    // Another tab's login may be over already.
    if (isClosed) stopAll()
  })
  return () => {
    isClosed = true
    stopAll()
    void engine.stop()
    frame.screen.remove()
  }
}
