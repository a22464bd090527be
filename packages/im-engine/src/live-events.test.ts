import { expect, it } from 'vitest'
import { createMemoryStore } from './disk/memory-store.js'
import type { ListenOptions, LiveEventName, LiveEvents } from './live-events.js'
import { KEY, ME, PEER } from './machines/test-backend.js'
import { TIMING } from './machines/timing.js'
import { NEWS_MS } from './model/limits.js'
import { connected } from './test-connected.js'
import { json } from './testing/scripted-http.js'
import { contact } from './wire/examples.js'

type Tab = Awaited<ReturnType<typeof connected>>

const NAMES = ['message', 'withdrawn', 'receipt', 'failed', 'contact', 'group', 'application'] as const
type News = Exclude<LiveEventName, 'fact'>

/** All events that a tab is told, in their order. */
function heardIn({ engine }: Tab, options?: ListenOptions): LiveEvents[News][] {
  const heard: LiveEvents[News][] = []
  for (const name of NAMES) engine.on(name, (event) => heard.push(event), options)
  return heard
}
const saidIn = (heard: readonly LiveEvents[News][]) =>
  heard.flatMap((event) => (event.type === 'message' ? [event.message.text] : []))

/** Several tabs, which the same time passes for. */
async function pass(tabs: readonly Tab[], ms = 10): Promise<void> {
  for (const { clock } of tabs) await clock.advance(ms)
}

async function say(tab: Tab, text: string, row: object = {}): Promise<void> {
  tab.socket.last.receive({ action: 'p2p', data: { ...tab.backend.write(text), ...row } })
  await tab.clock.advance(10)
}

/** What a screen that opens a conversation shows of it. */
async function textsIn({ engine, clock }: Tab) {
  const view = engine.conversation(KEY)
  view.open()
  await clock.advance(1)
  return view.getSnapshot().messages.map(({ text }) => text)
}
async function idsIn({ engine, clock }: Tab) {
  const view = engine.conversation(KEY)
  view.open()
  await clock.advance(1)
  return view.getSnapshot().messages.map(({ id }) => id)
}

const noticeOf = (notice: object) => ({ action: 'notice', data: { type: 'notice', notice_id: 'n', notice } })
const NAMED = json({
  code: 200,
  data: { contacts: [{ ...contact, im_id: PEER, nickname: 'Dara', note: '' }] },
})

/** Ends one tab of several, as a closed page does. */
async function close(tab: Tab, rest: readonly Tab[]): Promise<void> {
  const stopped = tab.engine.stop()
  await tab.clock.advance(0)
  await stopped
  await pass(rest, 3_000)
}

it('S-EVENT-1 a message that comes is told with who said it, where, and what a list says of it; the views show it by then', async () => {
  const tab = await connected({ prepare: (http) => http.on('/contacts', () => NAMED) })
  const seen: unknown[] = []
  tab.engine.on('message', (event) => {
    seen.push(event, tab.engine.unread.getSnapshot().unread)
    expect(Object.isFrozen(event)).toBe(true)
  })
  await say(tab, 'hello')
  expect(seen).toMatchObject([
    {
      type: 'message',
      key: KEY,
      title: 'Dara',
      from: PEER,
      fromName: 'Dara',
      preview: 'hello',
      isOwn: false,
      doNotDisturb: false,
      isMention: false,
      isQuiet: false,
      message: { text: 'hello', own: false, state: 'sent' },
    },
    1,
  ])
})

it('S-EVENT-1 a listener is told from now on until it ends, and one that throws keeps nothing from the others', async () => {
  const tab = await connected()
  await say(tab, 'before')
  const texts: string[] = []
  const end = tab.engine.on('message', ({ message }) => texts.push(message.text))
  tab.engine.on('message', () => {
    throw new Error('a fault of the embedder')
  })
  const later: string[] = []
  tab.engine.on('message', ({ message }) => later.push(message.text))
  await say(tab, 'one')
  end()
  end()
  await say(tab, 'two')
  expect([texts, later]).toEqual([['one'], ['one', 'two']])
  expect(await textsIn(tab)).toHaveLength(3)
})

it('S-EVENT-1 receipts, withdrawals, contacts, applications and what could not be sent are told by name', async () => {
  const tab = await connected()
  const { engine, socket, clock, backend, done } = tab
  await done(engine.send(KEY, 'mine'))
  await clock.advance(10)
  await say(tab, 'theirs')
  const [id, theirs] = await idsIn(tab)
  const heard = heardIn(tab)
  const at = backend.now()
  for (const frame of [
    noticeOf({ notice_type: 'read', im_id: PEER, rim_id: ME, msg_ids: [id], timestamp: at }),
    { action: 'p2p', data: { ...backend.write(''), msg: { type: 'withdraw', content: '', msgId: theirs } } },
    noticeOf({ notice_type: 'application_changed', id: '31', rev: 2, timestamp: at }),
  ])
    socket.last.receive(frame)
  await clock.advance(10)
  backend.ackCode = 508
  await done(engine.send(KEY, 'refused'))
  await clock.advance(10)
  expect(heard).toMatchObject([
    { type: 'receipt', key: KEY, kind: 'read', ids: [id], from: PEER, at },
    { type: 'withdrawn', key: KEY, id: theirs, from: PEER, isOwn: false, at },
    { type: 'application', id: '31', rev: 2, at },
    { type: 'failed', key: KEY, withdrawalOf: '', failure: { kind: 'refused' } },
  ])
  expect(heard.filter(({ type }) => type === 'failed')).toHaveLength(1)
})

it('S-EVENT-3 what is said on this device is no event, what another device says is told as own, a talk on "do not disturb" as such, and what is refused not at all', async () => {
  const tab = await connected()
  const { engine, done, clock, backend, http, socket } = tab
  http.on('/biz/conversations/setting', () => json({ code: 0, data: null }))
  await say(tab, 'first')
  await done(engine.setConversation(KEY, { doNotDisturb: true }))
  const heard = heardIn(tab)
  await done(engine.send(KEY, 'from here'))
  await clock.advance(10)
  await say(tab, 'from my phone', { sender_id: ME, receiver_id: PEER, seq: 'f'.repeat(32) })
  // Somebody who is no contact.
  socket.last.receive({ action: 'p2p', data: backend.write('buy this', 0, 'im-77') })
  await clock.advance(10)
  await say(tab, 'second')
  expect(backend.texts).toContain('from here')
  expect(heard).toMatchObject([
    { type: 'message', preview: 'from my phone', isOwn: true, doNotDisturb: true },
    { type: 'message', preview: 'second', isOwn: false, doNotDisturb: true },
  ])
})

it('S-EVENT-3 what one asks about people is answered, and no event', async () => {
  const tab = await connected()
  const heard = heardIn(tab)
  const row = { ...contact, im_id: PEER, nickname: 'Dara', friend_nickname: 'Chef', rev: 9 }
  const changed = { timestamp: 1_760_000_000_000, rev: 9 }
  tab.http.on(`/contacts/${PEER}`, () => json({ code: 200, data: { contact: row, ...changed } }))
  expect(await tab.done(tab.engine.contacts.change(PEER, { memo: 'Chef' }))).toMatchObject({ ok: true })
  tab.socket.last.receive(
    noticeOf({
      notice_type: 'blacklist_add',
      im_id: PEER,
      rim_id: ME,
      timestamp: 1_760_000_000_001,
      rev: 10,
    }),
  )
  await tab.clock.advance(10)
  expect(heard).toMatchObject([{ type: 'contact', imId: PEER, contact: { name: 'Chef', blocked: 2 } }])
})

it('S-EVENT-2 history is never told: what came before the start, while nobody was connected for long, and at a reload', async () => {
  const store = createMemoryStore()
  const tab = await connected({ store, prepare: () => {} })
  const heard = heardIn(tab)
  await say(tab, 'live')
  // The network goes for longer than a minute.
  tab.socket.onOpen = (connection) => connection.end(1006)
  tab.socket.last.end(1006)
  tab.backend.write('while away')
  await tab.clock.advance(2 * NEWS_MS)
  tab.socket.onOpen = (connection) => connection.accept()
  await tab.clock.advance(TIMING.SYNC_EVERY_MS)
  expect(await textsIn(tab)).toEqual(['live', 'while away'])
  expect(saidIn(heard)).toEqual(['live'])
  await close(tab, [])
  const again = await connected({ store })
  const reheard = heardIn(again)
  again.backend.rows.push(...tab.backend.rows)
  await again.clock.advance(2 * TIMING.SYNC_EVERY_MS)
  expect(await textsIn(again)).toHaveLength(2)
  expect(saidIn(reheard)).toEqual([])
})

it('S-EVENT-2 what came while an engine was stopped is history to its next start, and its listeners are told again', async () => {
  const tab = await connected({ store: createMemoryStore() })
  const heard = heardIn(tab)
  await say(tab, 'live')
  await close(tab, [])
  tab.backend.write('while stopped')
  void tab.engine.start()
  await tab.until(() => tab.engine.connection.getSnapshot().isCaughtUp)
  expect(await textsIn(tab)).toEqual(['live', 'while stopped'])
  await say(tab, 'live again')
  expect(saidIn(heard)).toEqual(['live', 'live again'])
})

it('S-EVENT-2 what a short break kept back, and what a round finds before the socket tells it, is told once', async () => {
  const tab = await connected()
  const heard = heardIn(tab)
  await say(tab, 'live')
  tab.socket.last.end(1006)
  tab.backend.write('in the break')
  await tab.clock.advance(2 * TIMING.RECONNECT_MS)
  const late = tab.backend.write('by a page first')
  await tab.clock.advance(TIMING.SYNC_EVERY_MS + 2 * TIMING.SYNC_REST_MS)
  tab.socket.last.receive({ action: 'p2p', data: late })
  await tab.clock.advance(10)
  expect(saidIn(heard)).toEqual(['live', 'in the break', 'by a page first'])
})

it('S-EVENT-2 older pages that somebody scrolls to are history', async () => {
  const tab = await connected({
    prepare: (http) =>
      http.on('/chat/im/user/getMsgByImID', () => json({ code: 0, data: [tab.backend.write('old', 0)] })),
  })
  const heard = heardIn(tab)
  const { engine, done } = tab
  await done(engine.conversation(KEY).loadOlder(30))
  await tab.clock.advance(10)
  expect(await textsIn(tab)).toEqual(['old'])
  expect(heard).toEqual([])
})

it('S-EVENT-4 every tab is told by default, each once, and so is the tab that takes over and the one that follows it', async () => {
  const store = createMemoryStore()
  const first = await connected({ store })
  const second = await connected({ store, beside: first, isFollower: true })
  const heard = [heardIn(first), heardIn(second)]
  await say(first, 'one')
  await pass([first, second])
  // Nobody is connected for a moment: the next leader catches it up.
  second.backend.rows.push(...first.backend.rows)
  const between = { ...second.backend.write('in between'), msg_id: '150' }
  second.backend.rows.splice(-1, 1, between)
  await close(first, [second])
  await second.until(() => second.socket.connections.length > 0)
  await second.clock.advance(1_000)
  await say(second, 'two', { msg_id: '200' })
  expect(heard.map(saidIn)).toEqual([['one'], ['one', 'in between', 'two']])
})

it('S-EVENT-5 once for the account: the visible tab last used is told, and the one that leads where none is visible', async () => {
  const store = createMemoryStore()
  const leader = await connected({ store })
  const second = await connected({ store, beside: leader, isFollower: true })
  const third = await connected({ store, beside: leader, isFollower: true })
  const tabs = [leader, second, third]
  const heard = tabs.map((tab) => heardIn(tab, { once: 'account' }))
  await pass(tabs)
  const use = async (tab: Tab) => {
    await pass(tabs)
    tab.show(true)
    await pass(tabs)
  }
  const hide = async (tab: Tab) => {
    tab.show(false)
    await pass(tabs)
  }
  const tell = async (text: string) => {
    await say(leader, text)
    await pass(tabs)
  }
  await use(second)
  await tell('for the second')
  await use(third)
  await tell('for the third')
  await hide(third)
  await tell('for the second again')
  await hide(second)
  await hide(leader)
  await tell('for the leader')
  await use(third)
  await close(third, [leader, second])
  await tell('for the leader again')
  expect(heard.map(saidIn)).toEqual([
    ['for the leader', 'for the leader again'],
    ['for the second', 'for the second again'],
    ['for the third'],
  ])
})

it('S-EVENT-5 a tab whose last listener for the account ended is told no more, and another one is', async () => {
  const store = createMemoryStore()
  const leader = await connected({ store })
  const second = await connected({ store, beside: leader, isFollower: true })
  const tabs = [leader, second]
  const heard = heardIn(leader, { once: 'account' })
  const texts: string[] = []
  await pass(tabs, 1_000)
  const end = second.engine.on('message', ({ preview }) => texts.push(preview), { once: 'account' })
  second.show(true)
  await pass(tabs)
  await say(leader, 'one')
  await pass(tabs)
  end()
  await pass(tabs)
  await say(leader, 'two')
  await pass(tabs)
  expect([texts, saidIn(heard)]).toEqual([['one'], ['two']])
})

it('S-EVENT-8 facts are told of whatever source, as they went into the log', async () => {
  const tab = await connected()
  const facts: string[] = []
  tab.engine.on('fact', ({ fact }) => facts.push(fact.type))
  await tab.done(tab.engine.send(KEY, 'mine'))
  await tab.clock.advance(10)
  await tab.done(tab.engine.withdraw(KEY, { id: (await idsIn(tab))[0] as string, at: tab.clock.now() }))
  expect(facts).toEqual(expect.arrayContaining(['message-queued', 'message-confirmed']))
})
