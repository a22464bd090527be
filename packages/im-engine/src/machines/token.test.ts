import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { HandClock } from '../testing/hand-clock.js'
import { LockRegistry, MemoryLocks } from '../testing/memory-locks.js'
import { json } from '../testing/scripted-http.js'
import { Stage, Tokens } from './test-stage.js'
import { after, type Cell, callback, done, failed, promise, walk } from './test-table.js'
import { TIMING } from './timing.js'
import { type TokenEvent, tokenMachine } from './token.machine.js'
import { TokenDoor } from './token-door.js'

type State = 'ready' | 'renewing.locking' | 'renewing.refreshing' | 'refused'
type Name =
  | TokenEvent['type']
  | 'renew an older one'
  | `refresh ${'given' | 'refused' | 'network' | 'broken' | 'too long'}`
  | 'lock too long'
  | 'lock broken'
  | 'unheard of'

const of = (event: TokenEvent): TokenEvent => event
const refresh = '0.token.renewing.refreshing'
const events: Record<Name, { readonly type: string }> = {
  renew: of({ type: 'renew', stale: 't0' }),
  'renew an older one': of({ type: 'renew', stale: 'older' }),
  condemn: of({ type: 'condemn' }),
  'lock.granted': of({ type: 'lock.granted' }),
  'lock.lost': of({ type: 'lock.lost' }),
  'refresh given': done(refresh, { kind: 'token', token: { token: 't1', refreshAt: 0 } }),
  'refresh refused': done(refresh, { kind: 'refused' }),
  'refresh network': done(refresh, { kind: 'network' }),
  'refresh broken': failed(refresh),
  'refresh too long': after(TIMING.REFRESH_MS, 'token.renewing.refreshing'),
  'lock too long': after(TIMING.REFRESH_LOCK_MS, 'token.renewing.locking'),
  'lock broken': failed('lock'),
  'unheard of': { type: 'unheard of' },
}
const SAME = {
  renew: '=',
  'renew an older one': '=',
  condemn: 'refused',
  'lock.granted': '=',
  'lock.lost': '=',
  'refresh given': '=',
  'refresh refused': '=',
  'refresh network': '=',
  'refresh broken': '!',
  'refresh too long': '=',
  'lock too long': '=',
  'lock broken': '!',
  'unheard of': '!',
} as const
const table: Record<State, Record<Name, Cell<State>>> = {
  ready: { ...SAME, renew: 'renewing.locking' },
  'renewing.locking': { ...SAME, 'lock.granted': 'renewing.refreshing', 'lock broken': 'ready' },
  'renewing.refreshing': {
    ...SAME,
    'refresh given': 'ready',
    'refresh refused': 'refused',
    'refresh network': 'ready',
    'refresh broken': 'ready',
    'refresh too long': 'ready',
    'lock broken': 'ready',
  },
  refused: { ...SAME, condemn: '=' },
}

describe('token machine', () => {
  it('S-TOK-1 takes every transition of its table', () => {
    walk<State, Name>({
      machine: tokenMachine.provide({ actors: { lock: callback, refresh: promise } as never }),
      input: (onFault) => ({ tokens: new Tokens(), onFault }),
      events,
      paths: {
        ready: [],
        'renewing.locking': ['renew'],
        'renewing.refreshing': ['renew', 'lock.granted'],
        refused: ['condemn'],
      },
      table,
    })
  })
})

/** One tab's way to tokens. */
function tab(registry: LockRegistry, tokens: Tokens, clock: HandClock) {
  const locks = new MemoryLocks(registry)
  const actor = createActor(tokenMachine, {
    clock,
    input: { tokens, locks, lockName: 'tokens', onFault: (...fault) => expect(fault).toEqual([]) },
  })
  const door = new TokenDoor(actor, tokens, clock)
  let clearedCount = 0
  actor.on('cleared', () => clearedCount++)
  actor.start()
  return { door, actor, cleared: () => clearedCount }
}

describe('token', () => {
  it('S-TOK-1 all who ask share one refresh and are answered in order', async () => {
    const clock = new HandClock()
    const tokens = new Tokens()
    const { door } = tab(new LockRegistry(), tokens, clock)
    const order: string[] = []
    for (const name of ['a', 'b', 'c'])
      void door.renew('t0').then((answer) => order.push(`${name} ${JSON.stringify(answer)}`))
    await clock.advance(0)
    expect(tokens.refreshes).toBe(1)
    expect(order).toEqual(['a', 'b', 'c'].map((name) => `${name} {"kind":"token","token":"t1"}`))
  })

  it('S-TOK-2 tabs do not refresh at once: the second takes the token of the first', async () => {
    const clock = new HandClock()
    const tokens = new Tokens()
    const registry = new LockRegistry()
    const [one, two] = [tab(registry, tokens, clock), tab(registry, tokens, clock)]
    const answers = Promise.all([one.door.renew('t0'), two.door.renew('t0')])
    await clock.advance(0)
    expect(await answers).toEqual([
      { kind: 'token', token: 't1' },
      { kind: 'token', token: 't1' },
    ])
    expect(tokens.refreshes).toBe(1)
    expect(registry.isHeld('tokens')).toBe(false)
  })

  it('S-TOK-2 takes the lock from a tab that does not let it go', async () => {
    const clock = new HandClock()
    const tokens = new Tokens()
    const registry = new LockRegistry()
    new MemoryLocks(registry).request('tokens', { steal: false }, { onGranted: () => {}, onLost: () => {} })
    const { door } = tab(registry, tokens, clock)
    const answer = door.renew('t0')
    await clock.advance(TIMING.REFRESH_LOCK_MS - 1)
    expect(tokens.refreshes).toBe(0)
    await clock.advance(1)
    expect(await answer).toEqual({ kind: 'token', token: 't1' })
  })

  it('S-TOK-2 a tab that is stopped while it refreshes keeps the lock until the answer', async () => {
    const clock = new HandClock()
    const tokens = new Tokens()
    const registry = new LockRegistry()
    let answer = (): void => {}
    tokens.renew = () =>
      new Promise((resolve) => {
        answer = () => {
          tokens.count = 1
          resolve({ kind: 'token', token: tokens.current() })
        }
      })
    const [one, two] = [tab(registry, tokens, clock), tab(registry, tokens, clock)]
    void one.door.renew('t0')
    await clock.advance(0)
    one.actor.stop()
    const second = two.door.renew('t0')
    await clock.advance(TIMING.REFRESH_LOCK_MS - 1)
    expect(tokens.refreshes).toBe(1)
    answer()
    await clock.advance(0)
    expect(await second).toEqual({ kind: 'token', token: 't1' })
    expect([tokens.refreshes, registry.isHeld('tokens')]).toEqual([1, false])
  })

  it('S-TOK-3 a refused refresh rejects all and clears, once', async () => {
    const clock = new HandClock()
    const tokens = new Tokens()
    tokens.renew = async () => ({ kind: 'refused' })
    const { door, cleared } = tab(new LockRegistry(), tokens, clock)
    const answers = Promise.all([door.renew('t0'), door.renew('t0')])
    await clock.advance(0)
    expect(await answers).toEqual([{ kind: 'refused' }, { kind: 'refused' }])
    expect(await door.renew('t0')).toEqual({ kind: 'refused' })
    door.condemn()
    expect(cleared()).toBe(1)
    expect(tokens.refreshes).toBe(1)
  })

  it('S-TOK-4 a refresh that takes 3 s has failed, and does not clear', async () => {
    const clock = new HandClock()
    const tokens = new Tokens()
    tokens.renew = () => new Promise(() => {})
    const { door, cleared } = tab(new LockRegistry(), tokens, clock)
    const answer = door.renew('t0')
    await clock.advance(TIMING.REFRESH_MS)
    expect(await answer).toEqual({ kind: 'network' })
    expect(cleared()).toBe(0)
  })

  it('S-TOK-5 an expired token is renewed before the request; 0 never expires', async () => {
    const stage = new Stage()
    stage.tokens.refreshAt = stage.clock.now() - 1
    stage.tokens.renew = async () => {
      stage.tokens.count++
      stage.tokens.refreshAt = 0
      return { kind: 'token', token: stage.tokens.current() }
    }
    await stage.start()
    await stage.clock.advance(600_000)
    expect(stage.tokens.refreshes).toBe(1)
    expect(stage.http.requests[0]?.headers.Authorization).toBe('Bearer t1')
    expect(stage.http.requests[0]?.headers['Accept-Language']).toBe('en')
  })

  it('S-TOK-6 -401 refreshes once for all requests and replays them', async () => {
    const stage = await Stage.connected()
    stage.backend.write('after the storm')
    for (const path of ['/chat/im/user/getMsg', '/chat/im/groups/getGroupMsgOffline'])
      stage.http.on(path, ({ headers }) =>
        headers.Authorization === 'Bearer t0'
          ? json({ code: -401, message: 'expired' })
          : json({ code: 0, data: path.endsWith('getMsg') ? stage.backend.rows : [], cursor: '1' }),
      )
    await stage.clock.advance(33_000)
    expect(stage.tokens.refreshes).toBe(1)
    expect(stage.log.state().cursors.get('person-messages')).toBe('1')
    expect(stage.closed).toEqual([])
    expect(stage.faults).toEqual([])
  })

  for (const [what, body] of [
    ['a replayed -401', { code: -401, message: '' }],
    ['-402', { code: -402, message: '' }],
    ['-403', { code: -403, message: '' }],
    ['the bare text of an expired token', 'token expire , unauthorized'],
  ] as const)
    it(`S-TOK-6 ${what} ends the login, once`, async () => {
      const stage = await Stage.connected()
      stage.http.on('/chat/im/user/getMsg', () => json(body))
      stage.http.on('/chat/im/groups/getGroupMsgOffline', () => json(body))
      await stage.clock.advance(3_600_000)
      expect(stage.closed).toEqual(['signed-out'])
      expect(stage.tokens.refreshes).toBeLessThanOrEqual(1)
      expect(stage.socket.live).toBe(0)
      expect(stage.faults).toEqual([])
    })
})
