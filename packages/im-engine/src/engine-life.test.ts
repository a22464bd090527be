import { beforeAll, describe, expect, it } from 'vitest'
import { createMemoryStore } from './disk/memory-store.js'
import type { ImEngine } from './engine-types.js'
import { KEY, PEER } from './machines/test-backend.js'
import { connected } from './test-connected.js'
import { loadNetwork } from './testing/load-network.js'
import { ChannelBus } from './testing/memory-channel.js'
import { LockRegistry } from './testing/memory-locks.js'

const connectionOf = (engine: ImEngine) => engine.connection.getSnapshot()
const FRESH = { state: 'init', closeReason: null, isCaughtUp: false, problem: null }

beforeAll(async () => {
  await loadNetwork()
})

describe('start, stop and start', () => {
  it('S-API-11 a second start is the first, and resolves with it', async () => {
    const { engine, socket, done } = await connected()
    expect(engine.start()).toBe(engine.start())
    await done(engine.start())
    expect(socket.connections.length).toBe(1)
  })

  it('S-API-11 S-API-12 an engine that was stopped starts again: what it kept is there, what it missed comes', async () => {
    const { engine, socket, backend, done, until, shown } = await connected({ store: createMemoryStore() })
    await done(engine.conversation(KEY).toNewest())
    await done(engine.send(KEY, 'before'))
    await done(engine.stop())
    expect(connectionOf(engine)).toEqual(FRESH)
    expect(socket.live).toBe(0)
    expect(await done(engine.send(KEY, 'meanwhile'))).toMatchObject({ ok: false })
    expect(shown(KEY)).toMatchObject([{ text: 'before' }])
    backend.write('missed')
    const started = engine.start()
    await until(() => connectionOf(engine).isCaughtUp)
    await started
    expect(shown(KEY).map(({ text }) => text)).toEqual(['before', 'missed'])
    await done(engine.send(KEY, 'after'))
    expect(shown(KEY).at(-1)).toMatchObject({ text: 'after', state: 'sent' })
    expect(socket.live).toBe(1)
  })

  it('S-API-11 a start that is asked for while a stop runs waits for it; one that is taken back does not come', async () => {
    const { engine, socket, until, clock } = await connected({ store: createMemoryStore() })
    const stopped = engine.stop()
    const started = engine.start()
    await until(() => socket.connections.length === 2 && connectionOf(engine).isCaughtUp)
    await Promise.all([stopped, started])
    expect(socket.connections.length).toBe(2)
    void engine.stop()
    void engine.start()
    await engine.stop()
    await clock.advance(10_000)
    expect(socket.connections.length).toBe(2)
    expect(engine.inspect().isLeader).toBe(false)
  })

  it('S-API-11 a conversation that a screen shows over a stop is read again as its messages come', async () => {
    const { engine, done, until, come } = await connected({ store: createMemoryStore() })
    const view = engine.conversation(KEY)
    await done(view.toNewest())
    view.open()
    await come('seen')
    await done(engine.stop())
    void engine.start()
    await until(() => connectionOf(engine).isCaughtUp)
    await come('seen too')
    expect(engine.unread.getSnapshot().unread).toBe(0)
    view.close()
    await come('not seen')
    expect(engine.unread.getSnapshot().unread).toBe(1)
  })

  it('S-API-12 a sign-out empties every view, after a stop too, and the next start begins with nothing', async () => {
    const { engine, come, done, until, shown, socket } = await connected({ store: createMemoryStore() })
    await done(engine.conversation(KEY).toNewest())
    await come('hello')
    expect(engine.contacts.getSnapshot().length).toBe(2)
    await done(engine.stop())
    expect(engine.conversations.getSnapshot().total).toBe(1)
    await done(engine.signOut())
    expect(engine.conversations.getSnapshot()).toEqual({ items: [], total: 0 })
    expect(engine.unread.getSnapshot()).toEqual({ unread: 0, mentions: 0, marked: 0 })
    expect(engine.contacts.getSnapshot()).toEqual([])
    expect(shown(KEY)).toEqual([])
    expect(connectionOf(engine)).toEqual(FRESH)
    void engine.start()
    await until(() => connectionOf(engine).isCaughtUp)
    expect(shown(KEY)).toMatchObject([{ text: 'hello' }])
    expect(socket.live).toBe(1)
  })

  it('S-API-12 a sign-out of a stopped engine is heard by the other tabs, whose views are empty then', async () => {
    const store = createMemoryStore()
    const beside = { locks: new LockRegistry(), bus: new ChannelBus() }
    const first = await connected({ store, beside })
    await first.done(first.engine.conversation(KEY).toNewest())
    await first.come('hello')
    const second = await connected({ store, beside, isFollower: true })
    expect(second.engine.conversations.getSnapshot().total).toBe(1)
    await first.done(first.engine.stop())
    await first.done(first.engine.signOut())
    await second.clock.advance(0)
    expect(connectionOf(second.engine)).toMatchObject({ state: 'close', closeReason: 'erased' })
    expect(second.engine.conversations.getSnapshot().total).toBe(0)
  })
})

describe('waiting for an engine', () => {
  it('S-API-13 it is ready with its database, and caught up with the server', async () => {
    const { engine, done } = await connected()
    await done(engine.ready)
    expect(await done(engine.whenCaughtUp())).toBe(true)
  })

  it('S-API-13 who waits while it connects is told when it has, and of an end that nothing comes', async () => {
    const { engine, socket, clock, until } = await connected({ store: createMemoryStore() })
    socket.onOpen = () => {}
    socket.last.end(1006)
    await clock.advance(0)
    // A whole round was done before the connection went.
    const again = engine.whenCaughtUp()
    socket.onOpen = (connection) => connection.accept()
    await until(() => connectionOf(engine).isCaughtUp)
    expect(await again).toBe(true)
    await engine.stop()
    expect(await engine.whenCaughtUp()).toBe(false)
    socket.onOpen = () => {}
    void engine.start()
    const waiting = engine.whenCaughtUp()
    await clock.advance(1_000)
    await engine.stop()
    expect(await waiting).toBe(false)
  })

  it('S-API-13 one that was closed for good is not waited for', async () => {
    const { engine, socket, clock } = await connected()
    socket.onOpen = () => {}
    socket.last.end(1006)
    await clock.advance(5_000)
    const waiting = engine.whenCaughtUp()
    socket.last.end(1000)
    await clock.advance(5_000)
    expect(connectionOf(engine).state).toBe('close')
    expect(await waiting).toBe(connectionOf(engine).isCaughtUp)
  })
})

describe('what is given to a send', () => {
  const give = async (said: unknown) => {
    const { engine, done, backend, shown } = await connected()
    await done(engine.conversation(KEY).toNewest())
    const result = await done(engine.send(KEY, said as string))
    return { result, backend, shown: shown(KEY) }
  }
  const refused = (what: string) => ({ ok: false, refusal: { kind: 'malformed', what } })

  it.each([
    [42, 'text'],
    [null, 'text'],
    [undefined, 'text'],
    [{}, 'text'],
    [{ text: 7 }, 'text'],
    [{ text: 'a', jobId: () => '7' }, 'jobId'],
    [{ text: 'a', quoteId: 17 }, 'quoteId'],
    [{ text: 'a', mentions: 'im-2' }, 'mentions'],
    [{ text: 'a', mentions: [() => 'im-2'] }, 'mentions'],
    [{ text: 'a', mustSave: 'yes' }, 'mustSave'],
    [{ text: 'a', draft: {} }, 'draft'],
  ])('S-API-14 %j is refused by name: %s', async (said, what) => {
    expect((await give(said)).result).toEqual(refused(what))
  })

  it('S-API-14 only what a text has is taken, and a kind of another command is no way to it', async () => {
    const target = {
      text: 'a',
      target: '100',
      at: 1,
      clientId: 'x',
      state: 'sent',
      again: () => {},
      notSaved: false,
    }
    const { result, shown } = await give(target)
    expect(result).toMatchObject({ ok: true })
    expect(shown).toMatchObject([{ text: 'a', state: 'sent' }])
    expect((await give({ kind: 'withdraw', target: '100', at: 1 })).result).toEqual({
      ok: false,
      refusal: { kind: 'not-sendable', what: 'withdraw' },
    })
  })

  it('S-API-16 ids of what is shown go where ids are asked for', async () => {
    const { engine, done, shown, come, backend } = await connected()
    await done(engine.conversation(KEY).toNewest())
    const { id, from } = await come('hello')
    const named = { text: '@im-2 yes', quoteId: id, mentions: [from], mentionsAt: [[from, 0, 5]] as const }
    expect(await done(engine.send(KEY, named))).toMatchObject({ ok: true })
    expect(shown(KEY).at(-1)).toMatchObject({ quoteId: id, mentionsAt: [[PEER, 0, 5]] })
    await done(engine.conversation(KEY).setDraft({ text: 'begun', quoteId: id }))
    expect(engine.conversation(KEY).getSnapshot().draft).toEqual({ text: 'begun', quoteId: id })
    backend.ackCode = -22
    await done(engine.send(KEY, 'refused'))
    const failed = shown(KEY).at(-1)
    expect(failed?.state).toBe('failed')
    backend.ackCode = 0
    expect(await done(engine.resend(failed?.key ?? ''))).toMatchObject({ ok: true })
    expect(shown(KEY).at(-1)).toMatchObject({ text: 'refused', state: 'sent' })
  })
})

describe('how far was read', () => {
  it('S-API-15 a mark of a time to come reads what is here, and not what comes', async () => {
    const { engine, come, done, clock } = await connected()
    await done(engine.conversation(KEY).toNewest())
    await come('here')
    expect(engine.unread.getSnapshot().unread).toBe(1)
    await done(engine.conversation(KEY).markRead({ at: clock.now() + 86_400_000, id: '1' }))
    expect(engine.unread.getSnapshot().unread).toBe(0)
    await clock.advance(1_000)
    await come('comes')
    expect(engine.unread.getSnapshot().unread).toBe(1)
  })
})
