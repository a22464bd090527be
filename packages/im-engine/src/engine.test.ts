import { beforeAll, describe, expect, it } from 'vitest'
import { createMemoryDisk } from './disk/memory.js'
import { createMemoryStore } from './disk/memory-store.js'
import { createImEngine } from './engine.js'
import type { Connection, ImEngine } from './engine-types.js'
import { PROJECTION_VERSION } from './log/tables.js'
import { loadProcesses } from './machines/load-processes.js'
import { plainCipher } from './machines/test-stage.js'
import { HandClock } from './testing/hand-clock.js'
import { ChannelBus, MemoryChannel } from './testing/memory-channel.js'
import { LockRegistry, MemoryLocks } from './testing/memory-locks.js'
import { ScriptedHttp } from './testing/scripted-http.js'
import { ScriptedNetwork, ScriptedSocket } from './testing/scripted-socket.js'
import { SeededRandom } from './testing/seeded-random.js'

/** One browser profile: what its tabs share. */
class Profile {
  readonly clock = new HandClock()
  readonly #bus = new ChannelBus()
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
        visibility: { isVisible: () => true, subscribe: () => () => {} },
        locks: new MemoryLocks(this.#locks),
        channels: new MemoryChannel(this.#bus),
        cipher: plainCipher,
        logger: { debug: () => {}, warn: () => {}, error: () => {} },
        openDisk: () => createMemoryDisk(this.#store, { projection: PROJECTION_VERSION }),
      },
    })
    return { engine, socket }
  }

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

describe('a tab that begins to lead', () => {
  beforeAll(async () => {
    await loadProcesses()
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
