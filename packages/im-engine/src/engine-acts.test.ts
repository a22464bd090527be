import { describe, expect, it } from 'vitest'
import { createMemoryStore } from './disk/memory-store.js'
import { KEY, OTHER_KEY } from './machines/test-backend.js'
import { connected } from './test-connected.js'
import { json } from './testing/scripted-http.js'

const DONE = () => json({ code: 0, data: null })

describe('what people do with their chats', () => {
  it('S-ACT-7 what was deleted for oneself is in no window, quote, search, list of stars or pictures, and comes back whole', async () => {
    const { engine, done, come, shown } = await connected({
      prepare: (http) => http.on('/biz/conversations/messages/erase', DONE),
    })
    await done(engine.conversation(KEY).toNewest())
    const one = await come('one')
    const two = await come('two')
    await done(engine.star(KEY, [two], true))
    await done(engine.send(KEY, { text: 'to that', quoteId: two.id as never }))
    const list = () => engine.conversations.getSnapshot().items.find(({ key }) => key === KEY)
    const seen = async () => ({
      shown: shown(KEY).map(({ text }) => text),
      quoted: engine.conversation(KEY).getSnapshot().quoted.get(two.id)?.text,
      found: (await done(engine.search('two'))).count,
      starred: (await done(engine.starred())).length,
      around: (await done(engine.conversation(KEY).showAround(two.id))).ok,
      last: list()?.last?.text,
    })
    const whole = await seen()
    expect(whole).toEqual({
      ...{ shown: ['one', 'two', 'to that'], quoted: 'two', found: 1, starred: 1, around: true },
      last: 'to that',
    })
    expect(await done(engine.erase(KEY, [two], true))).toEqual({ ok: true, value: null })
    expect(await seen()).toEqual({
      ...{ shown: ['one', 'to that'], quoted: undefined, found: 0, starred: 0, around: false },
      last: 'to that',
    })
    await done(engine.erase(KEY, [two], false))
    expect(await seen()).toEqual(whole)
    await done(engine.erase(KEY, [one, two, ...shown(KEY).slice(-1)], true))
    expect(shown(KEY)).toEqual([])
    expect(await done(engine.erase(KEY, [{ id: '999', at: 1 }], true))).toMatchObject({
      refusal: { kind: 'unknown-message' },
    })
  })

  it('S-ACT-9 the server is told, a message in a call with its time and word, and again after a restart where it did not answer', async () => {
    const store = createMemoryStore()
    const told: unknown[] = []
    let isThere = false
    const take = ({ body = '{}' }: { readonly body?: string }) => {
      told.push(JSON.parse(body))
      return isThere ? DONE() : json({}, 502)
    }
    const prepare: NonNullable<Parameters<typeof connected>[0]>['prepare'] = (http) =>
      http.on('/biz/conversations/messages/erase', take)
    const first = await connected({ store, prepare })
    await first.done(first.engine.conversation(KEY).toNewest())
    const one = await first.come('one')
    await first.done(first.engine.erase(KEY, [one], true))
    const stopped = first.engine.stop()
    await first.clock.advance(0)
    await stopped
    isThere = true
    const second = await connected({ store, prepare })
    await second.done(second.engine.conversation(KEY).toNewest())
    await second.clock.advance(5_000)
    expect(second.shown(KEY)).toEqual([])
    expect(told.length).toBeGreaterThan(1)
    expect(told.at(-1)).toMatchObject({
      ...{ receiverId: 'im-2', talkMode: 1 },
      items: [{ msgId: one.id, msgTime: one.at, isErased: 1, saidAt: expect.any(Number) }],
    })
    const asked = told.length
    await second.clock.advance(60_000)
    expect(told.length).toBe(asked)
  })

  it('S-ACT-1 S-ACT-4 an archived chat is in a list of its own and in no badge; a mark is a point and no message', async () => {
    const { engine, done, come } = await connected({
      prepare: (http) => http.on('/biz/conversations/setting', DONE),
    })
    await done(engine.conversation(KEY).toNewest())
    await come('one')
    expect(engine.unread.getSnapshot().unread).toBe(1)
    const keys = ({ getSnapshot }: typeof engine.conversations) => getSnapshot().items.map(({ key }) => key)
    expect(await done(engine.setConversation(KEY, { isArchived: true }))).toMatchObject({ ok: true })
    expect([keys(engine.conversations), keys(engine.archived)]).toEqual([[], [KEY]])
    expect(engine.unread.getSnapshot().unread).toBe(0)
    expect(engine.conversation(KEY).getSnapshot().isArchived).toBe(true)
    await done(engine.setConversation(KEY, { isArchived: false }))
    expect([keys(engine.conversations), keys(engine.archived)]).toEqual([[KEY], []])
    await done(engine.conversation(KEY).markRead())
    await done(engine.setConversation(KEY, { isMarkedUnread: true }))
    const item = () => engine.conversations.getSnapshot().items[0]
    expect(item()?.isMarkedUnread).toBe(true)
    expect(engine.unread.getSnapshot()).toEqual({ unread: 0, mentions: 0, marked: 1 })
    engine.conversation(KEY).open()
    await done(Promise.resolve())
    expect([item()?.isMarkedUnread, engine.unread.getSnapshot().marked]).toEqual([false, 0])
    expect(await done(engine.setConversation(OTHER_KEY, { isArchived: 'yes' as never }))).toMatchObject({
      refusal: { kind: 'malformed' },
    })
  })
})
