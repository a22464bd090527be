import {
  type ChatToken,
  type ConversationKey,
  createImEngine,
  type ImEngine,
  type Renewal,
} from '@sarika/im-engine'
import {
  ChannelBus,
  FaultyDisk,
  type Http,
  LockRegistry,
  Medium,
  MemoryChannel,
  MemoryLocks,
  PROJECTION_VERSION,
  type SocketPort,
} from '@sarika/im-engine/testing'
import { authCall, decodeAuth } from '@sarika/im-engine/wire'
import type { Promised, Screen, Seat } from '../check/subject'
import { chatLogin, webSockets } from '../server/testing/node-engine'
import { Gate } from '../world/gate'
import { FastClock, type FastTime } from './fast-clock'

/** One account on one browser, at the real server through `url`: a disk, locks, a channel, a token, and its tabs. */
export class RealSeat implements Seat {
  readonly isSignedOut = false
  readonly hasLostPower = false
  readonly tabs: RealTab[] = []
  readonly medium = new Medium()
  readonly locks = new LockRegistry()
  readonly bus = new ChannelBus()
  wasDegraded = false
  /** Tokens that came after the first one. */
  renewals = 0
  #token: ChatToken
  #texts = 0

  private constructor(
    readonly account: string,
    readonly url: string,
    readonly time: FastTime,
    token: string,
  ) {
    this.#token = { token, refreshAt: 0 }
  }

  /** Logs in, and renews the token once: a renewal tells when it ends. */
  static async open(account: string, url: string, time: FastTime): Promise<RealSeat> {
    const seat = new RealSeat(account, url, time, (await chatLogin(url, account)).token)
    await seat.refresh()
    seat.renewals = 0
    seat.openTab()
    return seat
  }

  get name(): string {
    return this.account
  }

  get acting(): readonly RealTab[] {
    return this.tabs.filter((tab) => !tab.gate.isGone)
  }

  get leader(): RealTab | undefined {
    return this.acting.find((tab) => tab.engine.inspect().isLeader === true)
  }

  get isClosedForGood(): boolean {
    return this.acting.some((tab) => tab.engine.connection.getSnapshot().state === 'close')
  }

  /** Nothing is on its way, and nothing is missing that can be asked for. */
  get isQuiet(): boolean {
    const connection = this.leader?.engine.connection.getSnapshot()
    const items = this.acting.flatMap((tab) => tab.engine.conversations.getSnapshot().items)
    const isSending = items.some((item) => item.last?.state === 'sending')
    return connection?.state === 'connected' && connection.isCaughtUp && !isSending
  }

  current(): ChatToken {
    return this.#token
  }

  async refresh(): Promise<Renewal> {
    const { method, path } = authCall()
    try {
      const headers = { authorization: `Bearer ${this.#token.token}` }
      const auth = decodeAuth(await (await fetch(`${this.url}${path}`, { method, headers })).text())
      if (auth.kind === 'refused') return auth.code === -403 ? { kind: 'refused' } : { kind: 'network' }
      if (auth.kind === 'broken') return { kind: 'network' }
      this.#token = { token: auth.token, refreshAt: auth.refreshAt }
      this.renewals++
      return { kind: 'token', token: this.#token }
    } catch {
      return { kind: 'network' }
    }
  }

  openTab(): RealTab {
    const tab = new RealTab(`${this.account}#${this.tabs.length + 1}`, this)
    this.tabs.push(tab)
    tab.engine.health.subscribe(() => {
      if (tab.engine.health.getSnapshot().kind === 'degraded') this.wasDegraded = true
    })
    void tab.engine.start()
    return tab
  }

  /** A person writes; what the engine promises is added. A tab that dies first promises nothing. */
  send(tab: RealTab, key: ConversationKey, promises: Promised[]): Promise<void> {
    const text = `${this.account} says ${++this.#texts}`
    const what = { key, text, isProbe: false, isVolatile: false, isDiscarded: false }
    return new Promise((resolve) => {
      tab.gate.onKill(resolve)
      void tab.engine.send(key, text).then((result) => {
        if (tab.gate.isGone) return
        if (!result.ok) throw new Error(`${tab.name} refuses ${text}: ${result.refusal.kind}`)
        promises.push({ client: this, clientId: result.value.clientId, ...what })
        resolve()
      })
    })
  }
}

/** A tab's gate that can be waited for. */
class TabGate extends Gate {
  readonly #listeners = new Set<() => void>()

  onKill(listener: () => void): void {
    this.#listeners.add(listener)
  }

  override kill(): void {
    super.kill()
    for (const listener of this.#listeners) listener()
  }
}

/** A real engine whose ports fall silent when it is killed, as a closed tab's do. */
export class RealTab implements Screen {
  readonly storageFaults = 0
  readonly gate = new TabGate()
  readonly clock: FastClock
  readonly engine: ImEngine
  readonly faults: string[] = []
  readonly #disks: FaultyDisk[] = []

  constructor(
    readonly name: string,
    seat: RealSeat,
  ) {
    const { account, url, time } = seat
    this.clock = new FastClock(time)
    const { gate, clock } = this
    const locks = new MemoryLocks(seat.locks)
    const channels = new MemoryChannel(seat.bus)
    this.engine = createImEngine({
      endpoints: { rest: url, socket: `${url.replace('http', 'ws')}/socket` },
      identity: { imId: account },
      tokens: { current: () => seat.current(), refresh: () => seat.refresh() },
      onFault: (process, event, state) => this.faults.push(`${process} ${event} in ${state}`),
      ports: {
        clock: {
          now: () => clock.now(),
          setTimeout: (run, ms) => clock.setTimeout(() => gate.run(run), ms),
          clearTimeout: (timer) => clock.clearTimeout(timer),
        },
        sockets: gatedSockets(gate),
        http: fastHttp(gate, time.speed),
        openDisk: () => {
          const disk = new FaultyDisk(seat.medium, { projection: PROJECTION_VERSION })
          this.#disks.push(disk)
          return disk
        },
        locks: {
          request: (lock, options, { onGranted, onLost }) => {
            const request = locks.request(lock, options, {
              onGranted: (release) => {
                gate.onKill(release)
                gate.run(() => onGranted(release))
              },
              onLost: () => gate.run(onLost),
            })
            gate.onKill(() => request.cancel())
            return request
          },
        },
        channels: {
          open: (channel, hear) => {
            const opened = channels.open(channel, (data) => gate.run(() => hear(data)))
            gate.onKill(() => opened.close())
            return opened
          },
        },
      },
    })
  }

  /** The tab is closed: what it has in hand is not finished. */
  kill(): void {
    for (const disk of this.#disks) disk.kill()
    this.gate.kill()
  }
}

const gatedSockets = (gate: TabGate): SocketPort => ({
  open(url, { onOpen, onText, onClose }) {
    const connection = webSockets.open(url, {
      onOpen: () => gate.run(onOpen),
      onText: (text) => gate.run(() => onText(text)),
      onClose: (code, reason) => gate.run(() => onClose(code, reason)),
    })
    gate.onKill(() => connection.close(1000))
    return {
      send: (text) => !gate.isGone && connection.send(text),
      close: (code) => connection.close(code),
    }
  },
})

/** fetch with its patience in fast time; a dead tab hears nothing of it. */
const fastHttp = (gate: TabGate, speed: number): Http => ({
  request: ({ method, url, headers, body, timeoutMs, signal }) =>
    new Promise((resolve) => {
      const late = AbortSignal.timeout(timeoutMs / speed)
      const over = signal === undefined ? late : AbortSignal.any([late, signal])
      fetch(url, { method, headers, signal: over, ...(body === undefined ? {} : { body }) })
        .then(async (answer) => {
          const seconds = Number(answer.headers.get('retry-after') ?? 0)
          return {
            kind: 'answer' as const,
            status: answer.status,
            body: await answer.text(),
            retryAfterMs: seconds * 1_000,
          }
        })
        .catch(() => ({ kind: late.aborted ? ('timeout' as const) : ('network' as const) }))
        .then((answer) => gate.run(() => resolve(answer)))
    }),
})
