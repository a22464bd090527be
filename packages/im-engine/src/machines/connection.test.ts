import { describe, expect, it } from 'vitest'
import { SeededRandom } from '../testing/seeded-random.js'
import { type ConnectionEvent, connectionMachine } from './connection.machine.js'
import type { OnFault } from './faults.js'
import type { ConnectionState } from './process-door.js'
import { Stage } from './test-stage.js'
import { after, type Cell, callback, done, failed, promise, walk } from './test-table.js'
import { reconnectDelay, TIMING } from './timing.js'

type Live = 'connecting' | 'opened' | 'connected'
type State = Exclude<ConnectionState, Live> | `live.${Live}`
/** Every event of the machine, from the socket of the moment and from an old one; then its actors and timers. */
type Name =
  | Exclude<ConnectionEvent['type'], 'socket.ended'>
  | `ended ${'normal' | 'replaced' | 'kicked' | 'token-expired' | 'lost' | 'silent' | 'suspended'}`
  | `old ${'opened' | 'heard' | 'ended' | 'drop' | 'login ended'}`
  | `token ${'given' | 'refused' | 'network' | 'broken'}`
  | 'socket broken'
  | 'backoff over'
  | 'backoff over, offline'
  | 'connecting too long'
  | 'opened for 3 s'
  | 'opened too long'
  | 'connected for a minute'
  | 'unheard of'

const of = (event: ConnectionEvent): ConnectionEvent => event
const NOW = 1
const OLD = 0
const TOKEN = '0.connection.init'

const events: Record<Name, { readonly type: string }> = {
  'socket.opened': of({ type: 'socket.opened', generation: NOW }),
  'socket.heard': of({ type: 'socket.heard', generation: NOW }),
  'login.ended': of({ type: 'login.ended', generation: NOW, reason: 'displaced' }),
  'network.online': of({ type: 'network.online' }),
  'network.offline': of({ type: 'network.offline' }),
  drop: of({ type: 'drop', generation: NOW }),
  'signed-out': of({ type: 'signed-out' }),
  'ended normal': of({ type: 'socket.ended', generation: NOW, end: 'normal' }),
  'ended replaced': of({ type: 'socket.ended', generation: NOW, end: 'replaced' }),
  'ended kicked': of({ type: 'socket.ended', generation: NOW, end: 'kicked' }),
  'ended token-expired': of({ type: 'socket.ended', generation: NOW, end: 'token-expired' }),
  'ended lost': of({ type: 'socket.ended', generation: NOW, end: 'lost' }),
  'ended silent': of({ type: 'socket.ended', generation: NOW, end: 'silent' }),
  'ended suspended': of({ type: 'socket.ended', generation: NOW, end: 'suspended' }),
  'old opened': of({ type: 'socket.opened', generation: OLD }),
  'old heard': of({ type: 'socket.heard', generation: OLD }),
  'old ended': of({ type: 'socket.ended', generation: OLD, end: 'normal' }),
  'old drop': of({ type: 'drop', generation: OLD }),
  'old login ended': of({ type: 'login.ended', generation: OLD, reason: 'displaced' }),
  'token given': done(TOKEN, { kind: 'token', token: 't' }),
  'token refused': done(TOKEN, { kind: 'refused' }),
  'token network': done(TOKEN, { kind: 'network' }),
  'token broken': failed(TOKEN),
  'socket broken': failed('socket'),
  'backoff over': after('backoff', 'connection.reconnecting'),
  'backoff over, offline': after('backoff', 'connection.error'),
  'connecting too long': after(TIMING.CONNECT_MS, 'connection.live.connecting'),
  'opened for 3 s': after(TIMING.PING_NUDGE_MS, 'connection.live.opened'),
  'opened too long': after(TIMING.CONNECT_MS, 'connection.live.opened'),
  'connected for a minute': after(TIMING.REPLACED_FORGOTTEN_MS, 'connection.live.connected'),
  'unheard of': { type: 'unheard of' },
}

/** What an open socket of any stage does when it ends, or is told off. */
const LIVE = {
  'login.ended': 'close',
  'network.online': '=',
  'network.offline': 'error',
  drop: 'init',
  'signed-out': 'close',
  'ended normal': 'close',
  'ended replaced': 'reconnecting',
  'ended kicked': 'close',
  'ended token-expired': 'init',
  'ended lost': 'reconnecting',
  'ended silent': 'reconnecting',
  'ended suspended': 'init',
  'old opened': '=',
  'old heard': '=',
  'old ended': '=',
  'old drop': '=',
  'old login ended': '=',
  'token given': '=',
  'token refused': '=',
  'token network': '=',
  'token broken': '!',
  'socket broken': 'reconnecting',
  'backoff over': '=',
  'backoff over, offline': '=',
  'connected for a minute': '=',
  'unheard of': '!',
} as const

/** Without a socket nothing that a socket says counts, but the word of the last one that the login is over. */
const WITHOUT = {
  'socket.opened': '=',
  'socket.heard': '=',
  'ended normal': '=',
  'ended replaced': '=',
  'ended kicked': '=',
  'ended token-expired': '=',
  'ended lost': '=',
  'ended silent': '=',
  'ended suspended': '=',
  drop: '=',
  'old opened': '=',
  'old heard': '=',
  'old ended': '=',
  'old drop': '=',
  'old login ended': '=',
  'connecting too long': '=',
  'opened for 3 s': '=',
  'opened too long': '=',
  'connected for a minute': '=',
  'backoff over, offline': '=',
  'unheard of': '!',
} as const

const NO_TOKEN = { 'token given': '=', 'token refused': '=', 'token network': '=' } as const

const table: Record<State, Record<Name, Cell<State>>> = {
  init: {
    ...WITHOUT,
    'login.ended': 'close',
    'network.online': '=',
    'network.offline': 'error',
    'signed-out': 'close',
    'token given': 'live.connecting',
    'token refused': 'close',
    'token network': 'reconnecting',
    'token broken': 'reconnecting',
    'socket broken': '!',
    'backoff over': '=',
  },
  'live.connecting': {
    ...LIVE,
    'socket.opened': 'live.opened',
    'socket.heard': '=',
    'connecting too long': 'reconnecting',
    'opened for 3 s': '=',
    'opened too long': '=',
  },
  'live.opened': {
    ...LIVE,
    'socket.opened': '=',
    'socket.heard': 'live.connected',
    'connecting too long': '=',
    'opened for 3 s': '=',
    'opened too long': 'reconnecting',
  },
  'live.connected': {
    ...LIVE,
    'socket.opened': '=',
    'socket.heard': '=',
    'connecting too long': '=',
    'opened for 3 s': '=',
    'opened too long': '=',
  },
  reconnecting: {
    ...WITHOUT,
    ...NO_TOKEN,
    'login.ended': 'close',
    'network.online': 'init',
    'network.offline': 'error',
    'signed-out': 'close',
    'token broken': '!',
    'socket broken': '!',
    'backoff over': 'init',
  },
  error: {
    ...WITHOUT,
    ...NO_TOKEN,
    'login.ended': 'close',
    'network.online': 'init',
    'network.offline': '=',
    'signed-out': 'close',
    'token broken': '!',
    'socket broken': '!',
    'backoff over': '=',
    'backoff over, offline': 'init',
  },
  close: {
    ...WITHOUT,
    ...NO_TOKEN,
    'login.ended': '=',
    'network.online': '=',
    'network.offline': '=',
    'signed-out': '=',
    'token broken': '!',
    'socket broken': '!',
    'backoff over': '=',
  },
}

/** What a machine looks at itself; its actors are inert. */
const input = (onFault: OnFault) => ({
  random: new SeededRandom(1),
  ended: null,
  network: { isOnline: () => true },
  onFault,
})

describe('connection machine', () => {
  it('S-CONN-1 takes every transition of its table', () => {
    walk<State, Name>({
      machine: connectionMachine.provide({
        actors: { socket: callback, network: callback, token: promise } as never,
      }),
      input,
      events,
      paths: {
        init: ['token given', 'ended suspended'],
        'live.connecting': ['token given'],
        'live.opened': ['token given', 'socket.opened'],
        'live.connected': ['token given', 'socket.opened', 'socket.heard'],
        reconnecting: ['token given', 'ended lost'],
        error: ['token given', 'network.offline'],
        close: ['token given', 'ended normal'],
      },
      table,
      starts: [
        // A login that was over before.
        { input: (onFault) => ({ ...input(onFault), ended: 'kicked' }) },
        // The browser says that there is no network.
        { input: (onFault) => ({ ...input(onFault), network: { isOnline: () => false } }) },
        // The socket called the token expired; events are those of the first socket.
        { input, value: 'init', context: { mustRenew: true } },
        // Another socket of this device took our place three times.
        { input, value: 'init', context: { replacedCount: TIMING.REPLACED_TRIES } },
      ],
    })
  })
})

const sockets = (stage: Stage): number => stage.socket.connections.length
/** From now on nobody accepts. */
const shut = (stage: Stage): void => {
  stage.socket.onOpen = (connection) => connection.end(1006)
}

describe('connection', () => {
  it('S-CONN-2 sends one online ping when the first message came', async () => {
    const stage = await Stage.connected()
    expect(stage.backend.frames.filter((frame) => frame.data.type === 'ping')).toHaveLength(1)
  })

  it('S-CONN-2 asks for a first message with a ping when the backend answers no heartbeat', async () => {
    const stage = new Stage()
    stage.backend.isAnsweringHeartbeats = false
    await stage.start()
    expect(stage.running.status().connection).toBe('opened')
    await stage.clock.advance(TIMING.PING_NUDGE_MS)
    expect(stage.running.status().connection).toBe('connected')
    // Known to answer no heartbeats: silence means nothing.
    await stage.clock.advance(600_000)
    expect(sockets(stage)).toBe(1)
  })

  it('S-CONN-4 waits 2, 4, 6, 8, 10, 10 s and up to a fifth more, never less', async () => {
    for (const [attempt, wait] of [2_000, 4_000, 6_000, 8_000, 10_000, 10_000].entries())
      for (const jitter of [0, 0.5, 0.999_999]) {
        const delay = reconnectDelay(attempt + 1, jitter)
        expect(delay).toBeGreaterThanOrEqual(wait)
        expect(delay).toBeLessThanOrEqual(wait * 1.2)
      }
    const stage = await Stage.connected()
    shut(stage)
    stage.socket.last.end(1006)
    for (const wait of [2_000, 4_000, 6_000, 8_000, 10_000, 10_000]) {
      const before = sockets(stage)
      await stage.clock.advance(wait - 1)
      expect(sockets(stage)).toBe(before)
      while (sockets(stage) === before) await stage.clock.advance(1)
    }
  })

  it('S-CONN-4 starts again at 2 s after a connect', async () => {
    const stage = await Stage.connected()
    shut(stage)
    stage.socket.last.end(1006)
    await stage.clock.advance(30_000)
    stage.socket.onOpen = (connection) => connection.accept()
    await stage.clock.advance(12_000)
    expect(stage.running.status().connection).toBe('connected')
    const before = sockets(stage)
    stage.socket.last.end(1006)
    await stage.clock.advance(2_400)
    expect(sockets(stage)).toBe(before + 1)
  })

  it('S-CONN-5 disconnects without a network and reconnects at once with it', async () => {
    const stage = await Stage.connected()
    stage.network.set(false)
    expect(stage.running.status().connection).toBe('error')
    expect(stage.socket.live).toBe(0)
    await stage.clock.advance(3_600_000)
    expect(stage.running.status().connection).toBe('error')
    const before = sockets(stage)
    stage.network.set(true)
    await stage.clock.advance(0)
    expect(stage.running.status().connection).toBe('connected')
    expect(sockets(stage)).toBe(before + 1)
  })

  it('S-CONN-5 begins again at 2 s when the network is back, however long it was away', async () => {
    const stage = await Stage.connected()
    shut(stage)
    stage.network.set(false)
    await stage.clock.advance(3_600_000)
    stage.network.set(true)
    await stage.clock.advance(0)
    const before = sockets(stage)
    await stage.clock.advance(2_400)
    expect(sockets(stage)).toBe(before + 1)
  })

  it('S-CONN-14 connects at once although the browser says from the start that there is no network', async () => {
    const stage = new Stage()
    stage.isHintWrong = true
    stage.network.set(false)
    await stage.start()
    expect(stage.running.status().connection).toBe('connected')
    await stage.clock.advance(600_000)
    expect(sockets(stage)).toBe(1)
  })

  it('S-CONN-14 a word that the network is gone, which is wrong, costs one wait', async () => {
    const stage = await Stage.connected()
    stage.isHintWrong = true
    stage.network.set(false)
    await stage.clock.advance(1_999)
    expect(stage.running.status().connection).toBe('error')
    await stage.clock.advance(401)
    expect(stage.running.status().connection).toBe('connected')
    expect(sockets(stage)).toBe(2)
  })

  it('S-CONN-14 tries again and again while it is said that there is no network, and waits as after a lost socket', async () => {
    const stage = await Stage.connected()
    stage.network.set(false)
    for (const wait of [2_000, 4_000, 6_000, 8_000, 10_000, 10_000]) {
      const before = sockets(stage)
      await stage.clock.advance(wait - 1)
      expect(sockets(stage)).toBe(before)
      while (sockets(stage) === before) await stage.clock.advance(1)
      expect(stage.running.status().connection).toBe('error')
    }
  })

  for (const [code, reason] of [
    [1000, 'normal'],
    [4003, 'kicked'],
  ] as const)
    it(`S-CONN-7 stays closed for good after ${code}: ${reason}`, async () => {
      const stage = await Stage.connected()
      stage.socket.last.end(code)
      await stage.clock.advance(0)
      expect(stage.closed).toEqual([reason])
      stage.network.set(false)
      stage.network.set(true)
      await stage.clock.advance(3_600_000)
      expect(sockets(stage)).toBe(1)
      expect(stage.running.status()).toMatchObject({ connection: 'close', closeReason: reason })
    })

  for (const [id, reason] of [
    ['error.unauthorized', 'revoked'],
    ['error.kicked_out', 'kicked'],
    ['error.invalid_account', 'invalid-account'],
    ['error.displaced', 'displaced'],
  ] as const)
    it(`S-CONN-7 ${id} stops it as ${reason}, also when the close comes right behind`, async () => {
      const stage = await Stage.connected()
      stage.socket.last.receive({ action: 'error', data: { id, message: '' } })
      stage.socket.last.end(4003)
      await stage.clock.advance(3_600_000)
      expect(stage.closed).toEqual([reason])
      expect(sockets(stage)).toBe(1)
    })

  it('S-CONN-12 a leader that is replaced tries again after 2, 4 and 6 s, then stays closed', async () => {
    const stage = await Stage.connected()
    for (const wait of [2_000, 4_000, 6_000]) {
      const before = sockets(stage)
      stage.socket.last.end(4002)
      await stage.clock.advance(wait - 1)
      expect(sockets(stage)).toBe(before)
      await stage.clock.advance(wait * TIMING.RECONNECT_JITTER + 1)
      expect(sockets(stage)).toBe(before + 1)
      expect(stage.running.status().connection).toBe('connected')
    }
    const before = sockets(stage)
    stage.socket.last.end(4002)
    await stage.clock.advance(3_600_000)
    expect(stage.closed).toEqual(['replaced'])
    expect(sockets(stage)).toBe(before)
  })

  it('S-CONN-12 a connection of a minute makes the tries count anew', async () => {
    const stage = await Stage.connected()
    for (let round = 0; round < 5; round++) {
      stage.socket.last.end(4002)
      await stage.clock.advance(3_000 + TIMING.REPLACED_FORGOTTEN_MS)
      expect(stage.running.status().connection).toBe('connected')
    }
  })

  it('S-CONN-11 stays closed where the login was over for the tab before', async () => {
    const stage = new Stage()
    stage.ended = 'kicked'
    await stage.start()
    stage.network.set(false)
    stage.network.set(true)
    await stage.clock.advance(3_600_000)
    expect(stage.running.status()).toMatchObject({ connection: 'close', closeReason: 'kicked' })
    expect(stage.socket.connections).toEqual([])
    expect(stage.tokens.refreshes).toBe(0)
  })

  it('S-CONN-6 renews the token once after 4001 and reconnects with the new one at once', async () => {
    const stage = await Stage.connected()
    stage.socket.last.end(4001)
    await stage.clock.advance(0)
    expect(stage.running.status().connection).toBe('connected')
    expect(stage.tokens.refreshes).toBe(1)
    expect(stage.socket.last.url).toBe('ws://test/socket?token=t1')
    // Accepted: a later expiry is a new one.
    stage.socket.last.end(4001)
    await stage.clock.advance(0)
    expect(stage.tokens.refreshes).toBe(2)
    expect(stage.running.status().connection).toBe('connected')
  })

  it('S-CONN-6 a renewed token that is called expired again ends the login', async () => {
    const stage = await Stage.connected()
    stage.socket.onOpen = (connection) => connection.end(4001)
    stage.socket.last.end(4001)
    await stage.clock.advance(3_600_000)
    expect(stage.tokens.refreshes).toBe(1)
    expect(stage.closed).toEqual(['signed-out'])
  })

  it('S-CONN-6 a refused renewal ends the login, one without a network is tried again', async () => {
    const stage = await Stage.connected()
    stage.tokens.renew = async () => ({ kind: 'network' })
    stage.socket.last.end(4001)
    await stage.clock.advance(0)
    expect(stage.running.status().connection).toBe('reconnecting')
    stage.tokens.renew = async () => ({ kind: 'refused' })
    await stage.clock.advance(2_400)
    expect(stage.closed).toEqual(['signed-out'])
  })

  it('S-CONN-8 finds a deaf socket within 60 s and is healed within 75 s', async () => {
    const stage = await Stage.connected()
    // Half open: nothing arrives any more on this one, and nobody says so.
    const deaf = stage.socket.last
    const answer = stage.socket.onSend
    stage.socket.onSend = (text, connection) => {
      if (connection !== deaf) answer(text, connection)
    }
    await stage.clock.advance(75_000)
    expect(deaf.closedBy).toBe(1000)
    expect(stage.running.status()).toMatchObject({ connection: 'connected', isCaughtUp: true })
    expect(stage.socket.live).toBe(1)
  })

  it('S-CONN-8 is healed within 75 s after any number of failed tries', async () => {
    for (let down = 0; down < 90_000; down += 7_300) {
      const stage = await Stage.connected()
      // Nobody answers at all: each try hangs until it has taken too long.
      stage.socket.onOpen = () => {}
      stage.socket.last.end(1006)
      await stage.clock.advance(down)
      stage.socket.onOpen = (connection) => connection.accept()
      await stage.clock.advance(75_000)
      expect(stage.running.status().connection).toBe('connected')
      expect(stage.socket.live).toBe(1)
      stage.running.stop()
    }
  })

  it('S-CONN-8 reconnects after 48 h of sleep', async () => {
    const stage = await Stage.connected()
    stage.clock.jump(48 * 3_600_000)
    await stage.clock.advance(TIMING.HEARTBEAT_MS)
    expect(sockets(stage)).toBe(2)
    expect(stage.running.status().connection).toBe('connected')
  })

  it('S-CONN-10 frames of an old socket have no effect', async () => {
    const stage = await Stage.connected()
    const old = stage.socket.last
    const { position } = stage.log.state()
    // The port still calls back after the end: a late frame, an error, another end.
    old.end(1006)
    await stage.clock.advance(2_400)
    old.state = 'open'
    old.receive({ action: 'p2p', data: stage.backend.write('from the past') })
    old.receive({ action: 'error', data: { id: 'error.kicked_out' } })
    old.end(4003)
    await stage.clock.advance(0)
    expect(stage.log.state().position).toBe(position)
    expect(stage.closed).toEqual([])
    expect(stage.running.status().connection).toBe('connected')
  })
})
