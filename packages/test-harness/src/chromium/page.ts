// What runs in a tab: the engine with the browser's own ports, and a door for the driver. What the engine acknowledges is
// told to the driver at once, so that it is known outside when the tab is killed.

import { type ConversationKey, createImEngine, type ImEngine } from '@sarika/im-engine'
import type { Answer, Look, LookedConversation, Report, Status } from './page-api'
import { databases, letGo, openAs, watchLosses } from './page-databases'
import { failReads, guardReads } from './page-reads'
import { watchWrites } from './page-writes'

/** Messages that a step back asks for. */
const STEP_BACK = 500

/** The tab is going away: nobody is there to be told. */
const report = (what: Report): void => void window.report(what).catch(() => {})

let current: ImEngine | undefined
let isSending = false

function engine(): ImEngine {
  if (current === undefined) throw new Error('the tab has no engine')
  return current
}

async function send(key: ConversationKey, text: string): Promise<boolean> {
  const result = await engine().send(key, text)
  if (result.ok) report({ type: 'accepted', clientId: result.value.clientId, key, text })
  else report({ type: 'refused', text, refusal: result.refusal })
  return result.ok
}

async function keepSending(key: ConversationKey, prefix: string): Promise<void> {
  isSending = true
  for (let count = 1; isSending; count++) {
    await send(key, `${prefix} ${count}`)
    // a disk in memory answers at once, and the tab must breathe
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** Pages back until nothing older comes: what is stored, and what the server gives. */
async function lookAt(key: ConversationKey, unread: number): Promise<LookedConversation> {
  const conversation = engine().conversation(key)
  for (let before = -1; ; ) {
    await conversation.loadOlder(STEP_BACK)
    const { messages, hasOlder, mark } = conversation.getSnapshot()
    if (!hasOlder || messages.length === before) return { key, unread, mark, messages }
    before = messages.length
  }
}

async function look(): Promise<Look> {
  const { conversations, unread } = engine()
  const { items } = conversations.getSnapshot()
  const looked = await Promise.all(items.map((item) => lookAt(item.key, item.unread)))
  return {
    conversations: looked,
    unread: unread.getSnapshot().unread,
    cursors: engine().inspect().cursors as Readonly<Record<string, string>>,
    status: status(),
  }
}

function status(): Status {
  const { connection, health } = engine()
  const { isLeader, position, outbox } = engine().inspect()
  return {
    connection: connection.getSnapshot(),
    health: health.getSnapshot(),
    isLeader: isLeader === true,
    position: Number(position),
    outbox: Number(outbox),
  }
}

/** The door says when a message is read; told once a message. */
function tellTicks(of: ImEngine): void {
  const told = new Set<string>()
  of.conversations.subscribe(() => {
    for (const { key, isGroup } of of.conversations.getSnapshot().items) {
      if (isGroup) continue
      const { messages } = of.conversation(key).getSnapshot()
      const ids = messages.filter(({ own, read, id }) => own && read === 'all' && !told.has(id))
      if (ids.length === 0) continue
      for (const { id } of ids) told.add(id)
      report({ type: 'ticked', ids: ids.map(({ id }) => id) })
    }
  })
}

let visibility: DocumentVisibilityState = 'visible'

function show(next: DocumentVisibilityState): void {
  visibility = next
  document.dispatchEvent(new Event('visibilitychange'))
}

Object.defineProperty(document, 'visibilityState', { get: () => visibility })
watchLosses((reason) => report({ type: 'thrown-away', reason }))
guardReads()
watchWrites((phase) => report({ type: 'phase', phase }))
window.addEventListener('error', ({ message }) => report({ type: 'fault', text: message }))
window.addEventListener('unhandledrejection', ({ reason }) => report({ type: 'fault', text: String(reason) }))

window.tab = {
  async start({ imId, token }) {
    const made = createImEngine({
      endpoints: { rest: '', socket: `${location.origin.replace('http', 'ws')}/socket` },
      identity: { imId },
      // small, so that seals cut as well
      retainLog: 1_000,
      tokens: {
        current: () => ({ token, refreshAt: 0 }),
        refresh: async () => ({ kind: 'network' }),
      },
      onFault: (process, event, state) =>
        report({ type: 'fault', text: `${process} got ${event} in ${state}` }),
    })
    current = made
    made.health.subscribe(() => report({ type: 'health', health: made.health.getSnapshot() }))
    tellTicks(made)
    await made.start()
  },
  send,
  keepSending: (key, prefix) => void keepSending(key, prefix),
  stopSending: () => {
    isSending = false
  },
  async read(key) {
    const newest = engine()
      .conversation(key)
      .getSnapshot()
      .messages.findLast(({ id }) => id !== '')
    if (newest === undefined) return
    const mark = { at: newest.at, id: newest.id }
    await engine().conversation(key).markRead(mark)
    // accepted is what is shown: a refused one moves nothing
    if (engine().conversation(key).getSnapshot().mark?.id === mark.id) report({ type: 'marked', key, mark })
  },
  putAway: () => {
    show('hidden')
    show('visible')
  },
  look,
  status,
  signOut: () => engine().signOut(),
  stop: () => engine().stop(),
  openAs,
  askDeletion: (name) => void indexedDB.deleteDatabase(name),
  letGo,
  failReads,
  databases,
}

window.ask = (call, method, args) => {
  const run = async () => (window.tab[method] as (...all: readonly unknown[]) => unknown)(...args)
  const answer = (said: Answer): void => void window.answer(call, said).catch(() => {})
  run().then(
    (value) => answer({ value }),
    (error) => answer({ error: String(error) }),
  )
}
