import { createImEngine, type ImEngine, toImId } from '@sarika/im-engine'
import {
  type ChannelBus,
  type Cipher,
  type Disk,
  FaultyDisk,
  type HandClock,
  type LockRegistry,
  type Medium,
  PROJECTION_VERSION,
  ScriptedNetwork,
  SeededRandom,
} from '@sarika/im-engine/testing'
import type { Happening } from '../record/recording'
import type { ClientIds } from './client-ids'
import type { KnownRows } from './known-rows'
import { MortalEdges } from './mortal'
import { ReplayedCalls } from './replayed-calls'
import { ReplayedSockets } from './replayed-sockets'
import { SwitchedVisibility } from './switched-visibility'

type TabBegin = Extract<Happening, { type: 'tab' }>
type Refreshed = Extract<Happening, { type: 'refreshed' }>

/** Contents of a recording are open already; those that could not be opened say why. */
const openCipher: Cipher = {
  encrypt: async (_ids, text) => ({ content: text, iv: 'plain', mac: '' }),
  decrypt: async (_ids, content, iv) =>
    iv === 'altered' || iv === 'cannot-decrypt' ? { ok: false, reason: iv } : { ok: true, text: content },
}

/** What the tabs of one account share. */
export interface Machine {
  readonly medium: Medium
  readonly locks: LockRegistry
  readonly bus: ChannelBus
  readonly ids: ClientIds
  readonly rows: KnownRows
}

interface Commit {
  readonly facts: readonly { readonly type: string }[]
}
interface Landed {
  readonly ok: boolean
  readonly value?: readonly { readonly position: number }[]
}

/** A commit as it reached the disk. */
export type OnCommit = (tab: string, position: number, facts: readonly { readonly type: string }[]) => void

/** What is known beforehand of a tab. */
export interface Life {
  /** What chance gave in the live run, in order. */
  readonly chances: readonly number[]
  /** How many sockets it had. */
  readonly sockets: number
  /** The calls that it made, in order. */
  readonly asks: readonly Extract<Happening, { type: 'ask' }>[]
  /** Behind a proxy nothing tells of renewals: each gets a token at once. */
  readonly hasRenewals: boolean
  /** The live engine asked for sockets while the browser said that there is no network, as it does since decision 48. */
  readonly triesOffline: boolean
}

/** A renewal that the live engine did not ask for gets a token after this long, ms; below the engine's own patience. */
const RENEWAL_MS = 2_500

/** One tab of a recording: an engine of today, and a world that the recording moves. */
export class ReplayedTab {
  readonly engine: ImEngine
  readonly sockets: ReplayedSockets
  readonly calls: ReplayedCalls
  readonly network: ScriptedNetwork
  readonly visibility: SwitchedVisibility
  readonly ids: ClientIds
  readonly me: string
  isRunning = false
  #disk: FaultyDisk | undefined
  readonly #now: () => number
  readonly #edges: MortalEdges
  #isFrozen = false
  #askedAt = 0
  #tokens = 0
  #refreshAt: number
  #refreshing: ((renewal: Refreshed) => void) | undefined

  constructor(
    readonly name: string,
    begin: TabBegin,
    readonly machine: Machine,
    clock: HandClock,
    private readonly life: Life,
    onCommit: OnCommit,
  ) {
    const now = () => clock.now()
    this.#now = now
    const chances = [...life.chances]
    this.me = begin.me
    this.ids = machine.ids
    this.#refreshAt = begin.refreshAt
    const isAway = () => !life.triesOffline && !this.network.isOnline()
    this.sockets = new ReplayedSockets(this.ids, machine.rows, now, life.sockets, isAway)
    this.calls = new ReplayedCalls(this.ids, machine.rows, now, life.asks)
    this.network = new ScriptedNetwork(begin.isOnline)
    this.visibility = new SwitchedVisibility(begin.isVisible)
    this.#edges = new MortalEdges(machine.locks, machine.bus)
    const seeded = new SeededRandom(name.length)
    this.engine = createImEngine({
      endpoints: { rest: '', socket: 'ws://recording/socket' },
      identity: { imId: toImId(begin.me) },
      tokens: {
        current: () => ({ token: `token ${this.#tokens}`, refreshAt: this.#refreshAt }),
        refresh: () => this.#refresh(),
      },
      ports: {
        clock,
        random: { bytes: (count) => seeded.bytes(count), float: () => chances.shift() ?? seeded.float() },
        sockets: this.sockets,
        http: this.calls,
        network: this.network,
        visibility: this.visibility,
        locks: this.#edges.locks,
        channels: this.#edges.channels,
        cipher: openCipher,
        logger: { debug() {}, warn() {}, error() {} },
        openDisk: () => this.#openDisk(onCommit),
      },
      onFault: (process, event, state) => {
        throw new Error(`unexpected event ${event} in ${process} (${state})`)
      },
    })
  }

  get isRefreshing(): boolean {
    return this.#refreshing !== undefined
  }

  refreshed(renewal: Refreshed): void {
    this.#refreshing?.(renewal)
    this.#refreshing = undefined
  }

  answerStrays(): void {
    this.calls.answerStrays()
    this.sockets.answerStrays()
    if (this.isRefreshing && this.#now() - this.#askedAt >= RENEWAL_MS)
      this.refreshed({ type: 'refreshed', kind: 'token', refreshAt: 0 })
  }

  /** While a state is read, nothing that is asked changes anything. */
  freeze(isFrozen: boolean): void {
    this.#isFrozen = isFrozen
    this.calls.freeze(isFrozen)
  }

  /** The process dies. */
  kill(): void {
    this.#disk?.kill()
    this.#edges.die()
    this.isRunning = false
    void this.engine.stop()
  }

  #refresh() {
    return new Promise<
      | { kind: 'token'; token: { token: string; refreshAt: number } }
      | { kind: 'refused' }
      | { kind: 'network' }
    >((resolve) => {
      if (this.#isFrozen) return resolve({ kind: 'network' })
      if (!this.life.hasRenewals) return resolve(this.#renewed(0))
      this.#askedAt = this.#now()
      this.#refreshing = ({ kind, refreshAt }) => {
        if (kind !== 'token') return resolve({ kind })
        resolve(this.#renewed(refreshAt))
      }
    })
  }

  #renewed(refreshAt: number) {
    this.#tokens++
    this.#refreshAt = refreshAt
    return { kind: 'token' as const, token: { token: `token ${this.#tokens}`, refreshAt } }
  }

  #openDisk(onCommit: OnCommit): Disk {
    const disk = new FaultyDisk(this.machine.medium, { projection: PROJECTION_VERSION })
    this.#disk = disk
    const { name } = this
    return new Proxy<Disk>(disk, {
      get(target, method) {
        const own: unknown = Reflect.get(target, method, target)
        if (typeof own !== 'function') return own
        const call = own.bind(target) as (...args: unknown[]) => unknown
        if (method !== 'append' && method !== 'takeOver') return call
        return async (position: number, commit: Commit, options: unknown) => {
          const result = (await call(position, commit, options)) as Landed
          // a take-over stands behind what it found
          const found = Array.isArray(result.value) ? result.value : []
          const own = method === 'append' ? position : (found[found.length - 1]?.position ?? position) + 1
          if (result.ok) onCommit(name, own, commit.facts)
          return result
        }
      },
    })
  }
}
