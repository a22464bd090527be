import { StrictMode, startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ImEngine } from '../engine-types.js'
import { type ConversationKey, personKey, toImId } from '../model/ids.js'
import { Store } from '../views/view.js'
import { countListeners, render, startEngine } from './test-stage.js'
import { useApplicationRev } from './use-application-rev.js'
import { useBlacklist } from './use-blacklist.js'
import { useConnection } from './use-connection.js'
import { useContactRequests } from './use-contact-requests.js'
import { useContacts } from './use-contacts.js'
import { useConversation } from './use-conversation.js'
import { useConversations } from './use-conversations.js'
import { useGroup } from './use-group.js'
import { useMessageSearch } from './use-message-search.js'
import { useSender } from './use-sender.js'
import { useUnread } from './use-unread.js'
import { useView } from './use-view.js'

const key = personKey(toImId('peer'))
let engine: ImEngine

beforeEach(async () => {
  engine = await startEngine()
})
afterEach(() => engine.stop())

const shown: number[] = []
function Length() {
  shown.push(useConversation(key).snapshot.messages.length)
  return null
}

const totals: number[] = []
function Total() {
  totals.push(useView(engine.conversations, (list) => list.total))
  return null
}

test('S-REACT-1 renders once a commit, and not at all when the selection stays', async () => {
  const { unmount } = render(engine, [<Length key="l" />, <Total key="t" />])
  const view = engine.conversation(key)
  await expect.poll(() => view.getSnapshot().isReady).toBe(true)
  const snapshots = new Set<unknown>()
  const stop = view.subscribe(() => snapshots.add(view.getSnapshot()))
  await expect.poll(() => engine.connection.getSnapshot().state).toBe('connected')
  const before = shown.length
  for (const [place, text] of ['one', 'two'].entries()) {
    await engine.send(key, text)
    await expect.poll(() => view.getSnapshot().messages[place]?.state).toBe('sent')
  }
  expect(shown.length - before).toBeLessThanOrEqual(snapshots.size)
  expect(shown.at(-1)).toBe(2)
  expect(totals).toEqual([0, 1])
  stop()
  unmount()
})

const commands: (readonly unknown[])[] = []
function Commands() {
  const { loadOlder, loadNewer, showAround, toNewest, markRead } = useConversation(key)
  commands.push([loadOlder, loadNewer, showAround, toNewest, markRead])
  return null
}

test('S-REACT-8 the commands of a conversation are the same whatever comes into it', async () => {
  const { unmount } = render(engine, <Commands />)
  const view = engine.conversation(key)
  await expect.poll(() => view.getSnapshot().isReady).toBe(true)
  const before = commands.length
  await engine.send(key, 'one more')
  await expect.poll(() => commands.length).toBeGreaterThan(before)
  for (const now of commands) for (const [place, one] of now.entries()) expect(one).toBe(commands[0]?.[place])
  unmount()
})

const number = new Store(1)
function Wrapped() {
  return <b>{useView(number, (value) => ({ value })).value}</b>
}

test('S-REACT-1 a selector that makes a new object each time ends', async () => {
  const { place, unmount } = render(engine, <Wrapped />)
  number.set(2)
  await expect.poll(() => place.textContent).toBe('2')
  unmount()
})

const tick = new Store(0)
const seen = new Map<string, number>()
const torn: string[] = []
let commits = 0
let again = (_: number): void => {}

function Part({ name }: { name: string; round: number }) {
  const value = useView(tick)
  const until = performance.now() + 4
  while (performance.now() < until); // a slow part: React yields between two of them
  useLayoutEffect(() => {
    seen.set(name, value)
  })
  return null
}

function Parts() {
  const [round, setRound] = useState(0)
  again = setRound
  useLayoutEffect(() => {
    commits++
    const values = [...seen.values()]
    if (new Set(values).size > 1) torn.push(values.join())
  })
  return [...'abcdefgh'].map((name) => <Part key={name} name={name} round={round} />)
}

test('S-REACT-2 all parts of a screen show the same snapshot in every commit, also in slow transitions', async () => {
  const { unmount } = render(engine, <Parts />)
  for (let round = 1; round <= 10; round++) {
    const before = commits
    startTransition(() => again(round))
    // In the middle of the transition's render.
    await new Promise((resolve) => requestAnimationFrame(resolve))
    tick.set(round)
    await expect.poll(() => commits).toBeGreaterThan(before)
  }
  await expect.poll(() => [...new Set(seen.values())]).toEqual([10])
  expect(torn).toEqual([])
  unmount()
})

const revs: number[] = []
function Rev() {
  revs.push(useApplicationRev('31'))
  return null
}

test('S-ABOUT-9 who shows one application hears of that one alone', async () => {
  const applications = new Store<ReadonlyMap<string, number>>(new Map())
  const told: ImEngine = Object.create(engine, { applications: { value: applications } })
  const { unmount } = render(told, <Rev />)
  for (const map of [{ 32: 1 }, { 32: 1, 31: 4 }, { 32: 2, 31: 4 }, { 32: 2, 31: 5 }])
    flushSync(() => applications.set(new Map(Object.entries(map))))
  expect(revs).toEqual([0, 4, 5])
  unmount()
})

function Everything() {
  useConnection()
  useContacts()
  useContactRequests()
  useBlacklist()
  useApplicationRev('31')
  useGroup(key)
  useUnread()
  useConversations()
  useConversation(key)
  return null
}

test('S-REACT-3 a screen that is gone leaves no listener and no open conversation', async () => {
  const view = engine.conversation(key)
  const list = engine.conversations
  Object.defineProperty(engine, 'conversations', { value: list })
  const counts = [
    engine.connection,
    engine.contacts,
    engine.groups,
    engine.unread,
    list,
    view,
    engine.isVisible,
  ].map(countListeners)
  let open = 0
  const { open: openView, close: closeView } = view
  view.open = () => {
    open++
    openView.call(view)
  }
  view.close = () => {
    open--
    closeView.call(view)
  }
  const { unmount } = render(
    engine,
    <StrictMode>
      <Everything />
    </StrictMode>,
  )
  // An open conversation hears of the connection, too.
  expect(counts.map((count) => count())).toEqual([2, 1, 1, 1, 1, 1, 1])
  await expect.poll(() => open).toBe(1)
  unmount()
  expect(counts.map((count) => count())).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect(open).toBe(0)
})

const answers: string[] = []
function Found({ text }: { text: string }) {
  const { isSearching, result } = useMessageSearch(text)
  if (!isSearching) answers.push(`${text}: ${result.count}`)
  return null
}

test('S-REACT-5 a search answers its own text only', async () => {
  await engine.send(key, 'green mango')
  await expect.poll(() => engine.inspect().outbox).toBe(0)
  const { show, unmount } = render(engine, <Found text="papaya" />)
  show(<Found text="mango" />)
  await expect.poll(() => answers).toContain('mango: 1')
  expect(answers).not.toContain('papaya: 1')
  expect(answers).not.toContain('mango: 0')
  unmount()
})

test('S-REACT-7 a search that is shown finds what comes, and loses what is withdrawn', async () => {
  const { unmount } = render(engine, <Found text="durian" />)
  await expect.poll(() => answers).toContain('durian: 0')
  await engine.send(key, 'ripe durian')
  await expect.poll(() => answers.at(-1)).toBe('durian: 1')
  await expect.poll(() => engine.inspect().outbox).toBe(0)
  const [hit] = (await engine.search('durian')).hits
  await engine.withdraw(key, { id: hit?.id ?? '', at: hit?.at ?? 0 })
  await expect.poll(() => answers.at(-1)).toBe('durian: 0')
  unmount()
})

function Jump() {
  const { snapshot, showAround, loadNewer, toNewest } = useConversation(key)
  const texts = snapshot.messages.map(({ text }) => text)
  return (
    <>
      <button type="button" onClick={() => void showAround(snapshot.messages[0]?.id ?? '')} />
      <button type="button" onClick={() => void loadNewer()} />
      <button type="button" onClick={() => void toNewest()} />
      <output>{`${texts[0]} to ${texts.at(-1)}, ${snapshot.newerCount} newer`}</output>
    </>
  )
}

test('S-WINDOW-5 a screen goes to an old message, on from there, and back to the newest', async () => {
  for (let count = 1; count <= 50; count++) await engine.send(key, `m${count}`)
  await expect.poll(() => engine.inspect().outbox).toBe(0)
  const view = engine.conversation(key)
  while (view.getSnapshot().hasOlder && (await view.loadOlder()).ok);
  const { place, unmount } = render(engine, <Jump />)
  const [around, newer, newest] = place.querySelectorAll('button')
  const says = () => expect.poll(() => place.textContent)
  await says().toBe('m1 to m50, 0 newer')
  around?.click()
  await says().toBe('m1 to m20, 30 newer')
  newer?.click()
  await says().toBe('m1 to m40, 10 newer')
  newest?.click()
  await says().toBe('m31 to m50, 0 newer')
  unmount()
})

const titles: (string | null)[] = []
function Title() {
  const { snapshot, toNewest } = useConversation(key, ({ title }) => title)
  titles.push(snapshot)
  return <button type="button" onClick={() => void toNewest()} />
}

const firsts: string[] = []
function First() {
  firsts.push(useConversations(({ items }) => items[0]?.key ?? 'none'))
  return null
}

test('S-API-18 with a selector a list and a conversation are drawn again only when what is taken is another', async () => {
  const { unmount } = render(engine, [<Title key="t" />, <First key="f" />])
  const view = engine.conversation(key)
  await expect.poll(() => view.getSnapshot().isReady).toBe(true)
  await expect.poll(() => engine.connection.getSnapshot().state).toBe('connected')
  const before = titles.length
  for (const text of ['one', 'two', 'three']) await engine.send(key, text)
  await expect.poll(() => view.getSnapshot().messages.at(-1)?.state).toBe('sent')
  expect(view.getSnapshot().messages.length).toBe(3)
  expect(titles.length).toBe(before)
  expect(new Set(titles)).toEqual(new Set([null]))
  expect(firsts).toEqual(['none', key])
  unmount()
})

const told = new Set<unknown>()
function Names() {
  told.add(useConnection(({ state }) => state))
  told.add(useUnread(({ mentions }) => mentions))
  told.add(useContacts((contacts) => contacts.length))
  told.add(useContactRequests((requests) => requests.length))
  told.add(useBlacklist((blocked) => blocked.length))
  told.add(useGroup('team-1', (group) => group?.title ?? 'no group'))
  return null
}

test('S-API-18 every hook of a view takes a selector', () => {
  const { unmount } = render(engine, <Names />)
  expect(told.has(0)).toBe(true)
  expect(told.has('no group')).toBe(true)
  expect([...told].every((one) => typeof one !== 'object')).toBe(true)
  unmount()
})

function Author({ of, imId }: { readonly of: ConversationKey; readonly imId: string }) {
  const { name, avatar } = useSender(of, toImId(imId))
  return <b>{`${name} ${avatar}`}</b>
}

test('S-API-19 the author of a message is told by name and picture: as the owner calls them, in a group, in the list', () => {
  const contacts = new Store([{ imId: 'ann', memo: 'My Ann', nickname: 'Ann', avatar: 'ann.png' }])
  const members = [
    { imId: 'ann', name: 'Ann of the kitchen', avatar: '' },
    { imId: 'bo', name: 'Bo of the kitchen', avatar: 'bo.png' },
    { imId: 'cy', name: 'cy', avatar: '' },
  ]
  const groups = new Store([{ groupId: 'g', members }])
  const items = new Store({ items: [{ key: 'p2p-dee', title: 'Dee', avatar: 'dee.png' }], total: 1 })
  const known: ImEngine = Object.create(engine, {
    contacts: { value: contacts },
    groups: { value: groups },
    conversations: { value: items },
  })
  const { place, unmount } = render(known, [
    <Author key="1" of="team-g" imId="ann" />,
    <Author key="2" of="team-g" imId="bo" />,
    <Author key="3" of="team-g" imId="cy" />,
    <Author key="4" of="p2p-dee" imId="dee" />,
    <Author key="5" of="team-g" imId="dee" />,
  ])
  const names = () => [...place.querySelectorAll('b')].map(({ textContent }) => textContent)
  expect(names()).toEqual(['My Ann ann.png', 'Bo of the kitchen bo.png', 'null ', 'Dee dee.png', 'null '])
  flushSync(() => contacts.set([{ imId: 'bo', memo: '', nickname: 'Bo', avatar: 'new.png' }]))
  expect(names().slice(0, 2)).toEqual(['Ann of the kitchen ', 'Bo of the kitchen new.png'])
  unmount()
})
