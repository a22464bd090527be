import { type CloseReason, type ConversationKey, createImEngine, type ImEngine } from '@sarika/im-engine'
import {
  type ChannelBus,
  type Clock,
  type LockRegistry,
  type Medium,
  MemoryChannel,
  MemoryLocks,
  type Ports,
  ScriptedUploader,
} from '@sarika/im-engine/testing'
import type { Chance } from './chance'
import { worldCipher } from './cipher'
import { Gate } from './gate'
import { heardEngine } from './heard-engine'
import { poll } from './kinds'
import { type Surroundings, TabNetwork } from './network'
import { type DiskWatch, TabDisk } from './tab-disk'
import type { Time, Timer } from './time'
import type { Tokens } from './tokens'

/** A tab's own view of time: skewed, and silent while it is frozen. */
class TabClock implements Clock {
  readonly pending = new Set<Timer>()

  constructor(
    private readonly time: Time,
    private readonly gate: Gate,
    private readonly skew: () => number,
  ) {}

  now(): number {
    return this.time.now() + this.skew()
  }

  setTimeout(run: () => void, ms: number): unknown {
    const timer = this.time.after(ms, () => {
      this.gate.run(() => {
        if (this.pending.delete(timer)) run()
      })
    })
    this.pending.add(timer)
    return timer
  }

  clearTimeout(timer: unknown): void {
    const known = timer as Timer | undefined
    if (known === undefined) return
    this.pending.delete(known)
    this.time.cancel(known)
  }
}

class TabVisibility {
  readonly listeners = new Set<() => void>()
  #isVisible = true

  isVisible(): boolean {
    return this.#isVisible
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  set(isVisible: boolean): void {
    this.#isVisible = isVisible
    for (const listener of [...this.listeners]) listener()
  }
}

/** After these no tab of the login connects again. */
const LOGIN_ENDS: ReadonlySet<CloseReason> = new Set(['kicked', 'revoked', 'invalid-account', 'displaced'])

/** What tabs of one browser share. */
export interface Profile {
  readonly account: string
  readonly medium: Medium
  readonly locks: LockRegistry
  readonly bus: ChannelBus
  readonly tokens: Tokens
  readonly skew: () => number
}

export class Tab {
  readonly gate = new Gate()
  readonly network: TabNetwork
  readonly visibility = new TabVisibility()
  readonly engine: ImEngine<typeof poll>
  readonly #clock: TabClock
  readonly #disks: TabDisk[] = []
  readonly #claims = new Set<{ cancel(): void }>()
  openChannels = 0
  isStopped = false
  /** When it last thawed; a long time ago if it never froze. */
  thawedAt = Number.NEGATIVE_INFINITY
  /** Conversations that its screens show. */
  readonly shown = new Set<ConversationKey>()
  /** Commands without an answer. */
  pendingCommands = 0
  readonly faults: string[] = []
  /** Times that its database failed: what it shows may go back then. */
  storageFaults = 0

  constructor(
    readonly name: string,
    readonly profile: Profile,
    private readonly world: Surroundings,
    watch: DiskWatch,
    chance: Chance,
    isMemory: boolean,
    /** It was given the kind of another team. */
    readonly knowsPoll: boolean,
  ) {
    const { time } = world
    this.network = new TabNetwork(world, profile.account, name, this.gate)
    this.#clock = new TabClock(time, this.gate, profile.skew)
    this.gate.isDiskDead = () => this.#disks.at(-1)?.faulty.isDead === true
    const ports: Omit<Ports, 'openDisk'> = {
      clock: this.#clock,
      random: chance,
      sockets: this.network,
      http: this.network,
      uploader: world.files?.uploader(this.network) ?? new ScriptedUploader(),
      network: this.network.online,
      visibility: this.visibility,
      locks: { request: (lock, options, handlers) => this.#lock(lock, options, handlers) },
      channels: { open: (channel, hear) => this.#channel(channel, hear) },
      cipher: worldCipher(() => this.#pause(world.faults().cipherLatency)),
      logger: { debug: () => {}, warn: () => {}, error: () => {} },
    }
    const openDisk = () => {
      const disk = new TabDisk(profile.medium, this.gate, watch)
      this.#disks.push(disk)
      return disk
    }
    const provider = world.media?.provider(() => this)
    const calls = provider && (async () => provider)
    const engine = createImEngine<typeof poll>({
      endpoints: { rest: '', socket: 'ws://world/socket' },
      identity: { imId: profile.account },
      tokens: profile.tokens.sourceFor(this),
      ...(isMemory ? { ports, disk: 'memory' as const } : { ports: { ...ports, openDisk } }),
      retainLog: 40,
      kinds: knowsPoll ? [poll] : [],
      ...(calls === undefined ? {} : { calls }),
      onFault: (process, event, state) => this.faults.push(`${process} ${event} in ${state}`),
    })
    this.engine = heardEngine(engine, world.onCommand)
  }

  get isAlive(): boolean {
    return !this.isStopped && !this.gate.isGone
  }

  /** Alive and able to act. */
  get isActing(): boolean {
    return this.isAlive && !this.gate.isFrozen
  }

  /** It was told that the login is over, by its own socket or by the tab that led. */
  get isLoginOver(): boolean {
    const { closeReason } = this.engine.connection.getSnapshot()
    return closeReason !== null && LOGIN_ENDS.has(closeReason)
  }

  get timerCount(): number {
    return this.#clock.pending.size
  }

  get listenerCount(): number {
    return this.visibility.listeners.size + this.network.online.listenerCount + this.openChannels
  }

  get lockCount(): number {
    return this.#claims.size
  }

  /** The disk in use. */
  get disk(): TabDisk | undefined {
    return this.#disks.at(-1)
  }

  /** The process dies: the browser lets go of its locks and sockets, nothing of it runs any more. */
  kill(): void {
    this.gate.kill()
    for (const disk of this.#disks) disk.faulty.kill()
    this.cleanUp()
  }

  /** What the browser does for a dead tab. */
  cleanUp(): void {
    for (const claim of [...this.#claims]) claim.cancel()
    this.#claims.clear()
    for (const line of [...this.network.lines]) line.cut(0)
    this.network.lines.clear()
    this.#channels.forEach((close) => {
      close()
    })
    this.#channels.clear()
  }

  readonly #channels = new Set<() => void>()

  #draw(most: number): number {
    return most === 0 ? 0 : this.world.chance.int(0, most)
  }

  #pause(most: number): Promise<void> | undefined {
    const ms = this.#draw(most)
    if (ms === 0) return undefined
    return new Promise((resolve) => this.world.time.after(ms, () => this.gate.run(resolve)))
  }

  #lock(...[name, options, handlers]: Parameters<Ports['locks']['request']>): { cancel(): void } {
    const memory = new MemoryLocks(this.profile.locks)
    const claim = { cancel: () => request.cancel() }
    this.#claims.add(claim)
    let pending: (() => void) | undefined
    const request = memory.request(name, options, {
      onGranted: (release) => {
        const grant = (): void =>
          this.gate.run(() =>
            handlers.onGranted(() => {
              this.#claims.delete(claim)
              release()
            }),
          )
        const ms = this.#draw(this.world.faults().lockLatency)
        if (ms === 0) return grant()
        const timer = this.world.time.after(ms, () => {
          pending = undefined
          grant()
        })
        pending = () => {
          this.world.time.cancel(timer)
          grant()
        }
      },
      onLost: () => {
        // A lock that is stolen before its holder heard of it was held all the same.
        pending?.()
        pending = undefined
        this.#claims.delete(claim)
        this.gate.run(() => handlers.onLost())
      },
    })
    return {
      cancel: () => {
        this.#claims.delete(claim)
        request.cancel()
      },
    }
  }

  #channel(name: string, hear: (data: unknown) => void) {
    const channel = new MemoryChannel(this.profile.bus).open(name, (data) => this.gate.run(() => hear(data)))
    this.openChannels++
    const close = (): void => {
      if (!this.#channels.delete(close)) return
      this.openChannels--
      channel.close()
    }
    this.#channels.add(close)
    return {
      post: (data: unknown) => {
        if (!this.gate.isGone) channel.post(data)
      },
      close,
    }
  }
}
