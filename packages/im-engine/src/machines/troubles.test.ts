import { describe, expect, it } from 'vitest'
import type { Problem } from '../model/problem.js'
import { json } from '../testing/scripted-http.js'
import { ME } from './test-backend.js'
import { Stage } from './test-stage.js'
import { TIMING } from './timing.js'

const problemOf = (stage: Stage): Problem | null => stage.running.status().problem
/** Lines of the log that begin with it. */
const linesOf = (stage: Stage, what: string) => stage.warned.filter((line) => line.startsWith(`${what} `))
const html = { kind: 'answer', status: 200, body: '<!doctype html><p>A page', retryAfterMs: 0 } as const
const CONTACTS = `/chat/users/${ME}/contacts`
const QUERY = '/biz/conversations/items/query'

describe('what is wrong is said', () => {
  it('S-API-1 nothing is wrong with an engine that is connected and caught up', async () => {
    const stage = await Stage.connected()
    await stage.clock.advance(120_000)
    expect(problemOf(stage)).toBeNull()
    expect(stage.warned).toEqual([])
    stage.running.stop()
  })

  it.each([
    ['a page of the site, as a server for development answers', html],
    ['a 404 of the backend', json({ code: 'route_not_found', message: 'no such path' }, 404)],
    ['a 404 of a proxy', { ...html, status: 404 }],
  ])('S-API-2 a path that leads nowhere is told with the call: %s', async (_, answer) => {
    const stage = new Stage()
    stage.http.on(QUERY, () => answer)
    await stage.start()
    const since = stage.clock.now()
    expect(stage.running.status()).toMatchObject({ connection: 'connected', isCaughtUp: false })
    expect(problemOf(stage)).toMatchObject({ kind: 'wrong-path', where: `GET ${QUERY}`, since })
    expect(problemOf(stage)?.todo).toContain('endpoints.rest')
    expect(linesOf(stage, 'wrong-path').length).toBe(1)
    stage.running.stop()
  })

  it('S-API-2 it is gone when the path answers, and stays the same object until then', async () => {
    const stage = new Stage()
    let isThere = false
    const rows = json({ code: 0, data: [] })
    stage.http.on(QUERY, () => (isThere ? rows : html))
    await stage.start()
    const told = problemOf(stage)
    await stage.clock.advance(TIMING.SYNC_ERROR_MS * 2)
    expect(problemOf(stage)).toBe(told)
    isThere = true
    await stage.clock.advance(TIMING.SYNC_ERROR_MS)
    expect(problemOf(stage)).toBeNull()
    expect(stage.running.status().isCaughtUp).toBe(true)
    stage.running.stop()
  })

  it('S-API-3 the token of another account is told: the server does not know that account of its', async () => {
    const stage = new Stage()
    stage.http.on(CONTACTS, () => json({ code: 'not_found', message: 'not found' }, 404))
    await stage.start()
    expect(problemOf(stage)).toMatchObject({ kind: 'wrong-account', where: `GET ${CONTACTS}` })
    expect(problemOf(stage)?.todo).toContain('identity.imId')
    stage.running.stop()
  })

  it('S-API-3 what a catch-up is refused for is told, what a person asks for is theirs to hear', async () => {
    const stage = new Stage()
    let answer = json({ code: 'bad_request', message: 'cursor' }, 400)
    stage.http.on('/chat/im/user/getMsg', () => answer)
    await stage.start()
    expect(problemOf(stage)).toMatchObject({ kind: 'wrong-path' })
    expect(problemOf(stage)?.todo).toContain('bad_request cursor')
    answer = json({ code: 'forbidden', message: '' }, 401)
    await stage.clock.advance(TIMING.SYNC_ERROR_MS)
    expect(problemOf(stage)).toMatchObject({ kind: 'refused-token' })
    stage.running.stop()
    const other = await Stage.connected()
    other.http.on('/chat/user/id/im-9', () => json({ code: 'not_found', message: '' }, 404))
    void other.running.askPeople({ type: 'find', by: 'id', text: 'im-9' })
    await other.clock.advance(100)
    expect(problemOf(other)).toBeNull()
    const find = async () => {
      void other.running.askPeople({ type: 'find', by: 'phone', text: '85512345678' })
      await other.clock.advance(100)
    }
    await find()
    expect(problemOf(other)).toBeNull()
    await find()
    expect(problemOf(other)).toMatchObject({ kind: 'wrong-path', where: 'GET /chat/user/phone' })
    other.running.stop()
  })

  it('S-API-26 a path that a person asked for is no problem any more when another of its folder answers', async () => {
    const stage = await Stage.connected()
    for (let count = 0; count < 2; count++) {
      void stage.running.askPeople({ type: 'find', by: 'phone', text: '85512345678' })
      await stage.clock.advance(100)
    }
    expect(problemOf(stage)).toMatchObject({ kind: 'wrong-path', where: 'GET /chat/user/phone' })
    await stage.clock.advance(TIMING.SYNC_EVERY_MS * 2)
    expect(problemOf(stage)).toBeNull()
    stage.running.stop()
  })

  it.each([
    ['nothing', undefined, 'gave undefined'],
    ['a promise', Promise.resolve({ token: 't', refreshAt: 0 }), 'gave a promise'],
    ['a text', 't0', 'gave string'],
    ['a bare session', { token: 't0' }, 'an object with token'],
  ])(
    'S-API-25 a source of tokens that gives %s is told by name, and the next good token heals',
    async (_, given, told) => {
      const stage = new Stage()
      const good = stage.tokens.current.bind(stage.tokens)
      stage.tokens.current = () => given as never
      await stage.start()
      await stage.clock.advance(TIMING.RECONNECT_MS * 3)
      expect(problemOf(stage)).toMatchObject({ kind: 'wrong-tokens', where: 'tokens.current()' })
      expect(problemOf(stage)?.todo).toContain('at once with { token, refreshAt }')
      expect(problemOf(stage)?.todo).toContain(told)
      expect(problemOf(stage)?.todo).not.toContain('t0')
      expect(linesOf(stage, 'unreachable')).toEqual([])
      stage.tokens.current = good
      await stage.clock.advance(TIMING.RECONNECT_MAX_MS * 2)
      expect(stage.running.status()).toMatchObject({ connection: 'connected', problem: null })
      expect(stage.faults).toEqual([])
      stage.running.stop()
    },
  )

  it('S-API-25 a source of tokens that throws, and a refresh that gives nothing, end nothing', async () => {
    const stage = await Stage.connected()
    const [good, renew] = [stage.tokens.current.bind(stage.tokens), stage.tokens.renew]
    stage.tokens.current = () => {
      throw new Error('not logged in')
    }
    stage.socket.last.end(1006)
    await stage.clock.advance(TIMING.RECONNECT_MS * 2)
    expect(problemOf(stage)?.todo).toContain('threw Error: not logged in')
    stage.tokens.current = good
    stage.tokens.refreshAt = 1
    stage.tokens.renew = async () => undefined as never
    await stage.clock.advance(TIMING.RECONNECT_MAX_MS * 2)
    expect(problemOf(stage)).toMatchObject({ kind: 'wrong-tokens', where: 'tokens.refresh()' })
    stage.tokens.renew = async () => {
      stage.tokens.refreshAt = 0
      return renew()
    }
    await stage.clock.advance(TIMING.RECONNECT_MAX_MS * 2)
    expect(stage.running.status()).toMatchObject({ connection: 'connected', problem: null })
    expect(stage.faults).toEqual([])
    stage.running.stop()
  })

  it('S-API-4 a socket that cannot be opened is told after the second try, without its token', async () => {
    const stage = new Stage()
    stage.socket.onOpen = (connection) => connection.end(1006)
    await stage.start()
    const since = stage.clock.now()
    expect(problemOf(stage)).toBeNull()
    await stage.clock.advance(TIMING.RECONNECT_MS * 2)
    expect(problemOf(stage)).toMatchObject({ kind: 'unreachable', where: 'ws://test/socket', since })
    expect(problemOf(stage)?.todo).toContain('endpoints.socket')
    stage.socket.onOpen = (connection) => connection.accept()
    await stage.clock.advance(30_000)
    expect(stage.running.status()).toMatchObject({ connection: 'connected', problem: null })
    stage.running.stop()
  })

  it('S-API-4 a device without a network, a token that cannot be renewed and a server that is down are told apart', async () => {
    const stage = await Stage.connected()
    stage.network.set(false)
    await stage.clock.advance(20_000)
    expect(problemOf(stage)).toMatchObject({ kind: 'unreachable', where: 'this device' })
    stage.network.set(true)
    await stage.clock.advance(20_000)
    expect(problemOf(stage)).toBeNull()
    stage.tokens.refreshAt = 1
    stage.tokens.renew = async () => ({ kind: 'network' })
    stage.socket.last.end(1006)
    await stage.clock.advance(20_000)
    expect(problemOf(stage)).toMatchObject({ kind: 'unreachable', where: 'tokens.refresh()' })
    stage.running.stop()
    const down = new Stage()
    down.http.on('/chat/groups', () => ({ ...html, status: 502 }))
    await down.start()
    await down.clock.advance(TIMING.SYNC_ERROR_MS)
    expect(problemOf(down)).toMatchObject({ kind: 'unreachable', where: 'GET /chat/groups' })
    expect(problemOf(down)?.todo).toContain('502')
    down.running.stop()
  })

  it('S-API-5 a token that is refused for good is told, an end that a person caused is not', async () => {
    const stage = await Stage.connected()
    stage.tokens.renew = async () => ({ kind: 'refused' })
    stage.socket.last.end(4001)
    await stage.clock.advance(TIMING.RECONNECT_MS)
    expect(stage.running.status()).toMatchObject({ connection: 'close', closeReason: 'signed-out' })
    expect(problemOf(stage)).toMatchObject({ kind: 'refused-token', where: 'tokens (signed-out)' })
    stage.running.stop()
    const other = await Stage.connected()
    other.socket.last.end(1000)
    await other.clock.advance(0)
    expect(other.running.status()).toMatchObject({ connection: 'close', problem: null })
    other.running.stop()
  })

  it('S-API-6 a database that cannot be kept is told as long as that is so', async () => {
    const stage = await Stage.connected()
    stage.keeping.set({ kind: 'degraded', why: 'full' })
    expect(problemOf(stage)).toMatchObject({ kind: 'blocked-storage', where: 'the database (full)' })
    stage.keeping.set({ kind: 'stored' })
    expect(problemOf(stage)).toBeNull()
    stage.running.stop()
  })
})

describe('the log is told', () => {
  it('S-API-7 a kind of trouble is one line, then one after a minute, two, four, with what was left out', async () => {
    const stage = new Stage()
    stage.http.on(QUERY, () => html)
    await stage.start()
    await stage.clock.advance(TIMING.TOLD_AGAIN_MS * 7 + 30_000)
    const lines = linesOf(stage, 'wrong-path')
    expect(lines.length).toBe(4)
    expect(lines[0]).not.toContain('"more"')
    expect(lines[1]).toContain('"more"')
    expect(lines[0]).toContain(QUERY)
    stage.running.stop()
  })

  it('S-API-8 entries that could not be read are told by why, and no word of them', async () => {
    const stage = new Stage()
    stage.http.on('/chat/groups', () => json({ code: 200, data: { groups: [{ title: 'secret' }] } }))
    await stage.start()
    const [line = ''] = linesOf(stage, 'entries set aside')
    expect(line).toContain('"where":"GET /chat/groups","count":1')
    expect(line).not.toContain('secret')
    stage.running.stop()
  })

  it('S-API-8 receipts that nobody takes are told when they are parked', async () => {
    const stage = await Stage.connected()
    stage.backend.isAcking = false
    await stage.deliver('hello')
    await stage.clock.advance(TIMING.RECEIPT_ACK_MS * 4 + 60_000)
    expect(linesOf(stage, 'receipts parked').length).toBe(1)
    stage.running.stop()
  })
})
