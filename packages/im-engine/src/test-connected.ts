import { expect, onTestFinished } from 'vitest'
import { createMemoryDisk } from './disk/memory.js'
import type { MemoryStore } from './disk/memory-store.js'
import { createImEngine } from './engine.js'
import type { ImEngine } from './engine-types.js'
import type { AnyKind } from './kinds/kind.js'
import { PROJECTION_VERSION } from './log/tables.js'
import { Backend, KEY, ME } from './machines/test-backend.js'
import { Tokens } from './machines/test-stage.js'
import { HandClock } from './testing/hand-clock.js'
import { loadNetwork } from './testing/load-network.js'
import { ChannelBus, MemoryChannel } from './testing/memory-channel.js'
import { LockRegistry, MemoryLocks } from './testing/memory-locks.js'
import { plainCipher } from './testing/scripted-backend.js'
import type { ScriptedHttp } from './testing/scripted-http.js'
import { SeededRandom } from './testing/seeded-random.js'

/** One tab, connected to a small backend that acks; the test bends it. */
export async function connected<Own extends AnyKind = never>({
  kinds = [],
  store,
  isFull = () => false,
  beside,
  isFollower = false,
  prepare = () => {},
}: {
  readonly kinds?: readonly Own[]
  /** What the machine keeps from one engine to the next; nothing is kept where it is absent. */
  readonly store?: MemoryStore
  /** The disk has no room for files. */
  readonly isFull?: () => boolean
  /** Another tab of the same browser. */
  readonly beside?: { readonly locks: LockRegistry; readonly bus: ChannelBus }
  /** That tab leads: this one is ready when its log is open. */
  readonly isFollower?: boolean
  /** What the backend answers from the start. */
  readonly prepare?: (http: ScriptedHttp) => void
} = {}) {
  let isVisible = true
  const lookers = new Set<() => void>()
  const clock = new HandClock()
  const backend = new Backend(clock)
  const { socket, http, network, uploader } = backend
  prepare(http)
  socket.onOpen = (connection) => connection.accept()
  const faults: string[] = []
  const locks = beside?.locks ?? new LockRegistry()
  const bus = beside?.bus ?? new ChannelBus()
  const engine: ImEngine<Own> = createImEngine<Own>({
    kinds,
    endpoints: { rest: '', socket: 'ws://server/socket' },
    identity: { imId: ME },
    tokens: new Tokens(),
    ...(store === undefined ? { disk: 'memory' as const } : {}),
    onFault: (...fault) => faults.push(fault.join(' ')),
    ports: {
      clock,
      ...(store === undefined
        ? {}
        : {
            openDisk: () => {
              const disk = createMemoryDisk(store, { projection: PROJECTION_VERSION })
              return {
                ...disk,
                putFile: async (...put) => (isFull() ? { ok: false, failure: 'full' } : disk.putFile(...put)),
              }
            },
          }),
      // Tabs of one browser have names of their own.
      random: new SeededRandom(7 + bus.ears.size),
      sockets: socket,
      http,
      uploader,
      network,
      visibility: {
        isVisible: () => isVisible,
        subscribe: (looker) => {
          lookers.add(looker)
          return () => lookers.delete(looker)
        },
      },
      locks: new MemoryLocks(locks),
      channels: new MemoryChannel(bus),
      cipher: plainCipher,
      logger: { debug: () => {}, warn: () => {}, error: () => {} },
    },
  })
  /** What needs the code of the network half, which loads once and takes its time, and then virtual time. */
  const until = async (isSo: () => boolean): Promise<void> => {
    for (let turn = 0; turn < 500 && !isSo(); turn++) {
      await new Promise((resolve) => setImmediate(resolve))
      await clock.advance(100)
    }
    expect(isSo()).toBe(true)
  }
  // Modules load by real time: before virtual time begins.
  await loadNetwork()
  void engine.start()
  if (isFollower) await clock.advance(0)
  else await until(() => engine.connection.getSnapshot().isCaughtUp)
  onTestFinished(async () => {
    const stopped = engine.stop()
    await clock.advance(0)
    await stopped
    expect(faults).toEqual([])
  })
  /** A command while time stands still. */
  const done = async <T>(command: Promise<T>): Promise<T> => {
    await clock.advance(0)
    return command
  }
  const shown = (key: typeof KEY) => engine.conversation(key).getSnapshot().messages
  /** A message of the peer, as it is shown. */
  const come = async (text: string) => {
    socket.last.receive({ action: 'p2p', data: backend.write(text) })
    await clock.advance(1)
    const message = shown(KEY).find((one) => one.text === text)
    if (message === undefined) throw new Error(`${text} is not shown`)
    return message
  }
  /** The tab is put away, or looked at again. */
  const show = (isShown: boolean): void => {
    isVisible = isShown
    for (const looker of lookers) looker()
  }
  return {
    engine,
    backend,
    clock,
    http,
    socket,
    uploader,
    network,
    locks,
    bus,
    done,
    shown,
    until,
    come,
    show,
  }
}
