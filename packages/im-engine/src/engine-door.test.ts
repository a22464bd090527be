import { describe, expect, it, vi } from 'vitest'
import { createImEngine } from './engine.js'
import type { ImEngineOptions } from './engine-types.js'
import { KEY, ME } from './machines/test-backend.js'
import { Tokens } from './machines/test-stage.js'
import { groupKey, personKey } from './model/ids.js'
import { connected } from './test-connected.js'
import { HandClock } from './testing/hand-clock.js'
import { loadNetwork } from './testing/load-network.js'
import { scriptedBackend } from './testing/scripted-backend.js'

/** As JavaScript may call it. */
const loose = (engine: object) =>
  engine as unknown as Record<string, (...given: readonly unknown[]) => unknown>
const malformed = (what: string) => ({ ok: false, refusal: { kind: 'malformed', what } })

describe('what comes through the door is looked at', () => {
  it('S-API-21 a listener that throws is told to the logger, and stops neither the others nor what goes out', async () => {
    const { engine, done, shown, until } = await connected()
    const told: string[] = []
    engine.conversation(KEY).subscribe(() => {
      throw new Error('a screen is broken')
    })
    engine.conversations.subscribe(() => {
      throw new Error('a list is broken')
    })
    engine.conversation(KEY).subscribe(() => told.push('behind'))
    for (const text of ['one', 'two']) expect(await done(engine.send(KEY, text))).toMatchObject({ ok: true })
    await until(() => shown(KEY).every((message) => message.state === 'sent'))
    expect(shown(KEY).map(({ text }) => text)).toEqual(['one', 'two'])
    expect(told.length).toBeGreaterThan(1)
  })

  it('S-API-22 a key that is none throws, names itself and leaves nothing behind', async () => {
    const { engine, done } = await connected()
    for (const key of [undefined, null, 7, '', '20001', 'p2p-', 'im-7'])
      expect(() => loose(engine).conversation?.(key)).toThrow('conversation: key is ')
    expect(() => engine.conversation('20001' as never)).toThrow(
      'conversation: key is "20001"; give personKey(imId) or groupKey(groupId)',
    )
    expect(await done(engine.send(KEY, 'still here'))).toMatchObject({ ok: true })
    await done(engine.signOut())
    expect(engine.conversations.getSnapshot().items).toEqual([])
  })

  it('S-API-22 no key is made of what is no id', () => {
    expect(() => personKey(undefined as never)).toThrow('personKey: imId is undefined')
    expect(() => groupKey(7 as never)).toThrow('groupKey: groupId is number')
  })

  it.each([
    ['send', [undefined, 'x'], 'key'],
    ['sendFile', [KEY, {}], 'file.kind'],
    ['sendFile', [KEY, { kind: 'image', name: 'a.jpg' }], 'file.blob'],
    ['setConversation', [KEY, { nope: 1 }], 'change.nope'],
    ['setConversation', [KEY, { pinnedAt: 'now' }], 'change.pinnedAt'],
    ['clearConversation', ['x'], 'key'],
    ['withdraw', [KEY, { at: 'x', id: '1' }], 'message.at'],
    ['star', [KEY, [{ id: '1' }], true], 'messages'],
    ['resend', [undefined], 'clientId'],
    ['setInterview', [KEY, 7], 'interviewId'],
    ['setAbout', [KEY, undefined], 'job'],
  ])('S-API-22 %s refuses by name what is not as it must be: %j', async (name, given, what) => {
    const { engine, done } = await connected()
    expect(await done(loose(engine)[name]?.(...given) as Promise<unknown>)).toEqual(malformed(what))
  })

  it('S-API-22 commands about people and groups refuse by name, and ask no server', async () => {
    const { engine, done, http } = await connected()
    const asked = http.requests.length
    const [contacts, groups] = [loose(engine.contacts), loose(engine.groups)]
    expect(await done(contacts.find?.('email', 'x') as Promise<unknown>)).toEqual(malformed('by'))
    expect(await done(contacts.add?.(undefined) as Promise<unknown>)).toEqual(malformed('imId'))
    expect(await done(contacts.match?.('855') as Promise<unknown>)).toEqual(malformed('phones'))
    expect(await done(groups.create?.('Kitchen', 'im-7') as Promise<unknown>)).toEqual(malformed('imIds'))
    expect(http.requests.length).toBe(asked)
    expect(engine.connection.getSnapshot().problem).toBeNull()
  })

  it('S-API-22 what answers with no result throws, and says what to give', async () => {
    const { engine, done } = await connected()
    const rejects = (name: string, given: readonly unknown[], words: string) =>
      expect(done(loose(engine)[name]?.(...given) as Promise<unknown>)).rejects.toThrow(words)
    await rejects('search', [42], 'search: text is number; give a text')
    await rejects('broadcast', [[KEY], 42], 'broadcast: text is number')
    await rejects('forward', [KEY, [], ['x']], 'forward: to is object; give a list of keys')
    await rejects('images', ['x'], 'images: key is "x"')
    const { on } = loose(engine)
    expect(() => on?.('nope', () => {})).toThrow('on: name is "nope"; give one of message, withdrawn')
    expect(() => on?.('message')).toThrow('on: listener is undefined; give a function')
    expect(() => on?.('message', () => {}, { once: 'acount' })).toThrow('on: options.once')
    const view = loose(engine.conversation(KEY))
    await expect(view.setDraft?.('x')).rejects.toThrow('setDraft: draft is "x"; give { text, quoteId }')
    await expect(view.markRead?.({ at: 'x' })).rejects.toThrow('markRead: upTo')
    expect(() => view.seen?.(undefined)).toThrow('seen: mark')
  })
})

describe('an engine that nobody started', () => {
  const make = (ports: object) => {
    const { options } = scriptedBackend({ me: ME, contacts: [] })
    return createImEngine({ ...options, ports: { ...options.ports, ...ports } } as ImEngineOptions)
  }

  it('S-API-23 refuses commands, and the logger is warned of who waits', async () => {
    const clock = new HandClock()
    const warn = vi.fn()
    const engine = make({ clock, logger: { debug() {}, warn, error() {} } })
    expect(await engine.send(KEY, 'x')).toMatchObject({
      ok: false,
      refusal: { kind: 'storage', error: { kind: 'not-started', message: 'call engine.start() first' } },
    })
    expect(await engine.contacts.seen()).toMatchObject({ refusal: { error: { kind: 'not-started' } } })
    void engine.whenCaughtUp()
    await clock.advance(60_000)
    expect(warn.mock.calls).toEqual([
      ['not started', { waiting: 'whenCaughtUp()', todo: 'call engine.start()' }],
    ])
  })

  it('S-API-13 waits behind an end for the start that follows it', async () => {
    const { engine, done, until } = await connected()
    void engine.stop()
    void engine.start()
    const caughtUp = engine.whenCaughtUp()
    await until(() => engine.connection.getSnapshot().isCaughtUp)
    expect(await done(caughtUp)).toBe(true)
    void engine.stop()
    void engine.start()
    const given = engine.whenCaughtUp()
    void engine.stop()
    expect(await done(given)).toBe(false)
  })
})

describe('two engines of one account in one process', () => {
  it('S-API-24 one leads where there are no Web Locks, and the other when it ends', async () => {
    vi.stubGlobal('navigator', undefined)
    await loadNetwork()
    const make = () => {
      const { options } = scriptedBackend({ me: ME, contacts: [] })
      const { locks: _, channels: __, ...ports } = options.ports ?? {}
      return createImEngine({ ...options, tokens: new Tokens(), ports })
    }
    const [one, two] = [make(), make()]
    const leaders = () => [one, two].map((engine) => engine.inspect().isLeader)
    try {
      await Promise.all([one.start(), two.start()])
      await vi.waitFor(() => expect(one.connection.getSnapshot().state).toBe('connected'), 10_000)
      expect(leaders()).toEqual([true, false])
      await one.stop()
      await vi.waitFor(() => expect(leaders()).toEqual([false, true]), 10_000)
    } finally {
      await Promise.all([one.stop(), two.stop()])
      vi.unstubAllGlobals()
    }
  })
})
