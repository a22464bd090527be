import { beforeAll, describe, expect, it } from 'vitest'
import { createMemoryDisk } from './disk/memory.js'
import { createMemoryStore } from './disk/memory-store.js'
import { createImEngine } from './engine.js'
import type { Connection, ImEngine } from './engine-types.js'
import { PROJECTION_VERSION } from './log/tables.js'
import { TIMING } from './machines/timing.js'
import { HandClock } from './testing/hand-clock.js'
import { loadNetwork } from './testing/load-network.js'
import { ChannelBus, MemoryChannel } from './testing/memory-channel.js'
import { LockRegistry, MemoryLocks } from './testing/memory-locks.js'
import { plainCipher, presenceOf } from './testing/scripted-backend.js'
import { ScriptedHttp } from './testing/scripted-http.js'
import { ScriptedNetwork, ScriptedSocket } from './testing/scripted-socket.js'
import { SeededRandom } from './testing/seeded-random.js'

/** One browser profile: what its tabs share. */
class Profile {
  readonly clock = new HandClock()
  readonly bus = new ChannelBus()
  readonly #locks = new LockRegistry()
  readonly #store = createMemoryStore()
  #tabs = 0

  /** A page with the engine; its server says hello and nothing more. */
  make(): { readonly engine: ImEngine; readonly socket: ScriptedSocket } {
    const socket = new ScriptedSocket()
    socket.onOpen = (connection) => {
      connection.accept()
      connection.receive({ action: 'heartbeat' })
    }
    const engine = createImEngine({
      endpoints: { rest: '', socket: 'ws://server/socket' },
      identity: { imId: 'im-1' },
      tokens: {
        current: () => ({ token: 't', refreshAt: 0 }),
        refresh: async () => ({ kind: 'network' }),
      },
      ports: {
        clock: this.clock,
        random: new SeededRandom(++this.#tabs),
        sockets: socket,
        http: new ScriptedHttp(),
        network: new ScriptedNetwork(),
        visibility: this.#visibilityOf(),
        locks: new MemoryLocks(this.#locks),
        channels: new MemoryChannel(this.bus),
        cipher: plainCipher,
        logger: { debug: () => {}, warn: () => {}, error: () => {} },
        openDisk: () => createMemoryDisk(this.#store, { projection: PROJECTION_VERSION }),
      },
    })
    return { engine, socket }
  }

  /** Whether its tabs are seen. */
  #isVisible = true
  readonly #onShown = new Set<() => void>()
  show(isVisible: boolean): void {
    this.#isVisible = isVisible
    for (const listener of this.#onShown) listener()
  }
  #visibilityOf = () => ({
    isVisible: () => this.#isVisible,
    subscribe: (listener: () => void) => {
      this.#onShown.add(listener)
      return () => this.#onShown.delete(listener)
    },
  })

  async start(engine: ImEngine): Promise<void> {
    const started = engine.start()
    await this.clock.advance(0)
    await started
    await this.clock.advance(1_000)
  }

  /** A page with the engine, started. */
  async open(): Promise<ReturnType<Profile['make']>> {
    const made = this.make()
    await this.start(made.engine)
    return made
  }
}

const shown = ({ engine }: { readonly engine: ImEngine }): Connection => engine.connection.getSnapshot()

const onlineIn = ({ engine }: { readonly engine: ImEngine }) => [...engine.online.getSnapshot()]

/** The turn in the address of the newest socket. */
const turnOf = ({ socket }: { readonly socket: ScriptedSocket }): number =>
  Number(new URL(socket.last.url).searchParams.get('turn'))

describe('whose socket it is', () => {
  beforeAll(async () => {
    await loadNetwork()
  })

  it('S-CONN-13 the address has the position of the takeover, the same at each reconnect, more in the next tab', async () => {
    const profile = new Profile()
    const [first, second] = [await profile.open(), await profile.open()]
    const turn = turnOf(first)
    expect(turn).toBeGreaterThan(0)
    const { url } = first.socket.last
    first.socket.last.end(1006)
    await profile.clock.advance(TIMING.RECONNECT_MS * (1 + TIMING.RECONNECT_JITTER))
    expect(first.socket.connections.length).toBe(2)
    expect(first.socket.last.url).toBe(url)
    await first.engine.stop()
    await profile.clock.advance(1_000)
    expect(turnOf(second)).toBeGreaterThan(turn)
    await second.engine.stop()
  })
})

describe('what is wrong', () => {
  beforeAll(async () => {
    await loadNetwork()
  })

  it('S-API-1 every tab says the same, and a new one too', async () => {
    const profile = new Profile()
    const [first, second] = [await profile.open(), await profile.open()]
    const { problem } = shown(first)
    expect(problem).toMatchObject({ kind: 'wrong-path' })
    expect(shown(second).problem).toEqual(problem)
    let changes = 0
    second.engine.connection.subscribe(() => changes++)
    const third = await profile.open()
    expect(shown(third).problem).toEqual(problem)
    // What is told again to a new tab is no change for the others.
    expect(changes).toBe(0)
    for (const { engine } of [first, second, third]) await engine.stop()
  })
})

describe('who is online', () => {
  beforeAll(async () => {
    await loadNetwork()
  })

  it('S-PRES-6 S-PRES-7 every tab shows whom the leader heard of, a new one too, and nobody without a connection', async () => {
    const profile = new Profile()
    const [first, second] = [await profile.open(), await profile.open()]
    first.socket.last.receive(presenceOf('im-1', true))
    first.socket.last.receive(presenceOf('im-2', true))
    first.socket.last.receive(presenceOf('im-3', true))
    await profile.clock.advance(0)
    const third = await profile.open()
    const tabs = [first, second, third]
    expect(tabs.map(onlineIn)).toEqual(tabs.map(() => ['im-2', 'im-3']))

    const told = tabs.map(({ engine }) => {
      const count = { online: 0, connection: 0 }
      engine.online.subscribe(() => count.online++)
      engine.connection.subscribe(() => count.connection++)
      return count
    })
    first.socket.last.receive(presenceOf('im-2', true))
    await profile.clock.advance(0)
    const fourth = await profile.open()
    expect(told).toEqual(tabs.map(() => ({ online: 0, connection: 0 })))
    first.socket.last.receive(presenceOf('im-2', false))
    await profile.clock.advance(0)
    expect(told).toEqual(tabs.map(() => ({ online: 1, connection: 0 })))
    expect([...tabs, fourth].map(onlineIn)).toEqual([...tabs, fourth].map(() => ['im-3']))

    first.socket.last.end(1006)
    await profile.clock.advance(0)
    expect([...tabs, fourth].map(onlineIn)).toEqual([...tabs, fourth].map(() => []))
    for (const { engine } of [...tabs, fourth]) await engine.stop()
  })

  it('S-PRES-6 a stopped engine shows nobody, and a successor nobody before its own socket told', async () => {
    const profile = new Profile()
    const [first, second] = [await profile.open(), await profile.open()]
    first.socket.last.receive(presenceOf('im-2', true))
    await profile.clock.advance(0)
    await first.engine.stop()
    expect(onlineIn(first)).toEqual([])
    await profile.clock.advance(1_000)
    expect(shown(second).state).toBe('connected')
    expect(onlineIn(second)).toEqual([])
    second.socket.last.receive(presenceOf('im-2', true))
    await profile.clock.advance(0)
    expect(onlineIn(second)).toEqual(['im-2'])
    await second.engine.signOut()
    expect(onlineIn(second)).toEqual([])
  })
})

describe("the server's clock", () => {
  beforeAll(async () => {
    await loadNetwork()
  })

  it('S-TIME-2 every tab has it from the one that leads, also a new one, and the next leader begins with it', async () => {
    const profile = new Profile()
    const [first, second] = [await profile.open(), await profile.open()]
    const ahead = ({ engine }: { readonly engine: ImEngine }) => engine.serverNow() - profile.clock.now()
    expect([first, second].map(ahead)).toEqual([0, 0])
    await profile.clock.advance(TIMING.HEARTBEAT_MS)
    first.socket.last.receive({ action: 'heartbeat', time: profile.clock.now() - 300_000 })
    await profile.clock.advance(0)
    const third = await profile.open()
    const tabs = [first, second, third]
    const wanted = ahead(first)
    expect(Math.abs(wanted + 300_000)).toBeLessThan(TIMING.HEARTBEAT_MS)
    expect(tabs.map(ahead)).toEqual(tabs.map(() => wanted))
    await first.engine.stop()
    await profile.clock.advance(1_000)
    expect(shown(second).state).toBe('connected')
    expect([second, third].map(ahead)).toEqual([wanted, wanted])
    for (const { engine } of tabs) await engine.stop()
  })
})

describe('an account that another tab signed out', () => {
  it('S-TABS-11 is closed here for that reason', async () => {
    const profile = new Profile()
    const first = await profile.open()
    const second = await profile.open()
    await first.engine.signOut()
    await profile.clock.advance(0)
    expect(shown(second)).toEqual({ state: 'close', closeReason: 'erased', isCaughtUp: false, problem: null })
  })
})

describe('a tab that begins to lead', () => {
  beforeAll(async () => {
    await loadNetwork()
  })

  it('S-CONN-11 stays closed after a kick of the tab before, and opens no socket', async () => {
    const profile = new Profile()
    const first = await profile.open()
    const second = await profile.open()
    first.socket.last.receive({ action: 'error', data: { id: 'error.kicked_out', message: '' } })
    await profile.clock.advance(0)
    expect(shown(second)).toMatchObject({ state: 'close', closeReason: 'kicked' })
    await first.engine.stop()
    await profile.clock.advance(3_600_000)
    expect(second.engine.inspect().isLeader).toBe(true)
    expect(shown(second)).toMatchObject({ state: 'close', closeReason: 'kicked' })
    expect(second.socket.connections).toEqual([])
    await second.engine.stop()
  })

  it('S-CONN-11 tries for itself after a normal close of the tab before', async () => {
    const profile = new Profile()
    const first = await profile.open()
    const second = await profile.open()
    first.socket.last.end(1000)
    await profile.clock.advance(0)
    expect(shown(second)).toMatchObject({ state: 'close', closeReason: 'normal' })
    const states: string[] = []
    second.engine.connection.subscribe(() => states.push(shown(second).state))
    await first.engine.stop()
    await profile.clock.advance(1_000)
    expect(states[0]).toBe('init')
    expect(shown(second)).toMatchObject({ state: 'connected', closeReason: null })
    await second.engine.stop()
  })

  it('S-TABS-2 S-LEAD-2 leads also when the last that it heard was said before the leader froze', async () => {
    const profile = new Profile()
    const first = await profile.open()
    const [frozen] = profile.bus.ears
    const second = await profile.open()
    const heard = [...profile.bus.ears].filter((ear) => ear !== frozen)
    if (frozen !== undefined) profile.bus.ears.delete(frozen)
    const sent = second.engine.send('p2p-im-1', 'past a frozen leader')
    // A commit was on its way when it froze.
    const late = { type: 'commit', position: 0, commit: { version: 1, facts: [] } }
    for (const { hear } of heard) hear(late)
    expect(second.engine.inspect().isLeader).toBe(false)
    await profile.clock.advance(TIMING.COMMAND_ANSWER_MS + TIMING.LEADER_PING_MS)
    expect(await sent).toMatchObject({ ok: true })
    expect(second.engine.inspect().isLeader).toBe(true)
    await second.engine.stop()
    await first.engine.stop()
  })

  it('S-TABS-2 S-LEAD-2 leads once it is seen with a command that nobody answered while it was hidden', async () => {
    const profile = new Profile()
    const first = await profile.open()
    const [frozen] = profile.bus.ears
    const second = await profile.open()
    if (frozen !== undefined) profile.bus.ears.delete(frozen)
    profile.show(false)
    const sent = second.engine.send('p2p-im-1', 'while nobody looked')
    await profile.clock.advance(60_000)
    expect(second.engine.inspect().isLeader).toBe(false)
    profile.show(true)
    await profile.clock.advance(TIMING.COMMAND_ANSWER_MS + TIMING.LEADER_PING_MS)
    expect(await sent).toMatchObject({ ok: true })
    await second.engine.stop()
    await first.engine.stop()
  })
})

it('S-WINDOW-7 a conversation that is looked at before the start is ready when the database has been read', async () => {
  const profile = new Profile()
  const { engine } = profile.make()
  const view = engine.conversation('p2p-im-2')
  view.subscribe(() => {})
  const found = engine.search('anything')
  await profile.clock.advance(1_000)
  expect(view.getSnapshot()).toMatchObject({ isReady: false, messages: [] })
  await profile.start(engine)
  expect(view.getSnapshot().isReady).toBe(true)
  expect(await found).toMatchObject({ hits: [] })
})

describe('who writes, and who was there when', () => {
  beforeAll(async () => {
    await loadNetwork()
  })

  const typing = (im_id: string, group_id?: string) => ({
    action: 'typing',
    data: { im_id, ...(group_id === undefined ? {} : { group_id }) },
  })
  const seen = (im_id: string, at: number) => ({ action: 'last_seen', data: { seen: [{ im_id, at }] } })
  const { action, data } = presenceOf('im-1', true)
  const taker = { action, data: { ...data, typing: 1 } }
  const HR = 'p2p-im-2'
  const writingIn = ({ engine }: { readonly engine: ImEngine }) =>
    Object.fromEntries(engine.typing.getSnapshot())
  const seenIn = ({ engine }: { readonly engine: ImEngine }) =>
    Object.fromEntries(engine.lastSeen.getSnapshot())
  /** What the server was told of the owner's typing. */
  const toldTo = (socket: ScriptedSocket) =>
    socket.last.sent.map((text) => JSON.parse(text)).filter((frame) => frame.action === 'typing')

  it('S-TYPE-3 every tab shows who writes for 6 s after the last word of it, in the order in which they began', async () => {
    const profile = new Profile()
    const { clock } = profile
    const tabs = [await profile.open(), await profile.open()]
    const [first] = tabs
    const hear = async (frame: object) => {
      first?.socket.last.receive(frame)
      await clock.advance(0)
    }
    await hear(typing('im-2'))
    await hear(typing('im-3', 'g-7'))
    await clock.advance(4_000)
    await hear(typing('im-2', 'g-7'))
    await hear(typing('im-3', 'g-7'))
    // The account itself, on another device, is nobody who writes to it.
    await hear(typing('im-1', 'g-7'))
    const all = { [HR]: ['im-2'], 'team-g-7': ['im-3', 'im-2'] }
    expect(tabs.map(writingIn)).toEqual([all, all])
    await clock.advance(2_000)
    const group = { 'team-g-7': ['im-3', 'im-2'] }
    expect(tabs.map(writingIn)).toEqual([group, group])
    await clock.advance(4_000)
    expect(tabs.map(writingIn)).toEqual([{}, {}])
    for (const { engine } of tabs) await engine.stop()
  })

  it('S-TYPE-3 who has sent what they wrote writes no more, and after a stop nobody does', async () => {
    const profile = new Profile()
    const tabs = [await profile.open(), await profile.open()]
    const [first] = tabs
    const hear = async (frame: object) => {
      first?.socket.last.receive(frame)
      await profile.clock.advance(1)
    }
    await hear(typing('im-2'))
    await hear(typing('im-3'))
    const ends = { msg_id: '9', msg_time: profile.clock.now(), seq: 'a', number: 1 }
    const row = { ...ends, sender_id: 'im-2', receiver_id: 'im-1', msg: { type: 'text', content: 'Yes' } }
    await hear({ action: 'p2p', data: row })
    const left = { 'p2p-im-3': ['im-3'] }
    expect(tabs.map(writingIn)).toEqual([left, left])
    for (const { engine } of tabs) await engine.stop()
    expect(tabs.map(writingIn)).toEqual([{}, {}])
  })

  it('S-TYPE-1 S-TYPE-4 the server is told once in 4 s for a conversation, from whatever tab, once it takes it', async () => {
    const profile = new Profile()
    const { clock } = profile
    const [first, second] = [await profile.open(), await profile.open()]
    const type = async (tab: typeof first, key: typeof HR | 'team-g-7' = HR) => {
      tab.engine.tellTyping(key)
      await clock.advance(0)
      return toldTo(first.socket).length
    }
    // It did not say that it takes this.
    expect(await type(first)).toBe(0)
    first.socket.last.receive(taker)
    await clock.advance(0)
    expect(await type(first)).toBe(1)
    expect(await type(second)).toBe(1)
    expect(await type(second, 'team-g-7')).toBe(2)
    await clock.advance(3_999)
    expect(await type(first)).toBe(2)
    await clock.advance(1)
    expect(await type(second)).toBe(3)
    expect(toldTo(first.socket).map((frame) => frame.data)).toEqual([
      { receiver_id: 'im-2' },
      { group_id: 'g-7' },
      { receiver_id: 'im-2' },
    ])
    // What is written after a message is another one.
    await Promise.all([first.engine.send(HR, 'Yes'), clock.advance(10)])
    expect(await type(first)).toBe(4)
    first.socket.last.end(1006)
    await clock.advance(0)
    expect(() => second.engine.tellTyping(HR)).not.toThrow()
    for (const { engine } of [first, second]) await engine.stop()
  })

  it('S-TYPE-9 every tab shows who was there when, a new one too, until it is taken back; nothing without a connection', async () => {
    const profile = new Profile()
    const [first, second] = [await profile.open(), await profile.open()]
    first.socket.last.receive(seen('im-2', 5))
    first.socket.last.receive(seen('im-3', 7))
    await profile.clock.advance(0)
    const tabs = [first, second, await profile.open()]
    expect(tabs.map(seenIn)).toEqual(tabs.map(() => ({ 'im-2': 5, 'im-3': 7 })))
    let changes = 0
    second.engine.lastSeen.subscribe(() => changes++)
    first.socket.last.receive(presenceOf('im-4', true))
    await profile.clock.advance(0)
    expect(changes).toBe(0)
    first.socket.last.receive(seen('im-2', 0))
    await profile.clock.advance(0)
    expect(tabs.map(seenIn)).toEqual(tabs.map(() => ({ 'im-3': 7 })))
    first.socket.last.end(1006)
    await profile.clock.advance(0)
    expect(tabs.map(seenIn)).toEqual(tabs.map(() => ({})))
    for (const { engine } of tabs) await engine.stop()
  })
})
