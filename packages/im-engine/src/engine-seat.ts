// This tab's seat among the tabs of an account: it stands for the lead, leads or follows, and shows what whoever leads tells.
//
//   stand > leadership --elected--> lead > takeover > processes --status--> shown here, told to the other tabs
//                      --deposed--> follow                      <--hear---- what another tab tells
//
// Absent: the log, of which there is one a start (tabs/shared-log.ts), and the views of messages.

import {
  endedLogin,
  FRESH_STATUS,
  type IdleSeal,
  LEAD_AGAIN_MS,
  NOT_CONNECTED,
  type OpenConversations,
} from './engine-parts.js'
import type { LocalPorts } from './engine-ports.js'
import type { Connection, ImEngineOptions, TabStatus } from './engine-types.js'
import type { Kinds } from './kinds/registry.js'
import { loadNetwork } from './load-network.js'
import { loadOnDemand } from './load-on-demand.js'
import type { Outcome } from './log/door.js'
import type { Leadership } from './machines/leadership.js'
import type { Processes, ProcessStatus } from './machines/process-door.js'
import type { Trace } from './machines/trace.js'
import type { CallTold } from './model/call.js'
import type { Ask } from './model/group-ask.js'
import type { ConversationKey, ImId } from './model/ids.js'
import type { Mark } from './model/order.js'
import { NOBODY, NOBODY_SEEN, type SeenAt } from './model/people.js'
import { NO_UPLOADS, type Uploads } from './model/upload.js'
import { leaderLockOf } from './names.js'
import type { SharedLog } from './tabs/shared-log.js'
import type { Health } from './tabs/shared-log-options.js'
import type { TabMessage } from './tabs/tab-message.js'
import { isSameData, isSameMap, isSameSet } from './views/same.js'
import { Store, type View } from './views/view.js'

export interface SeatOptions
  extends Pick<ImEngineOptions, 'endpoints' | 'tokens' | 'serviceFrom' | 'onFault'> {
  readonly ports: LocalPorts
  readonly kinds: Kinds
  readonly tab: string
  /** That of the last start. */
  readonly log: () => SharedLog<TabStatus>
  readonly opened: OpenConversations
  readonly idle: IdleSeal
  readonly trace: Trace
  readonly health: View<Health>
  readonly isRunning: () => boolean
  /** Another tab erased the account. */
  readonly onErased: () => void
  /** Somebody writes. */
  readonly onTyping: (key: ConversationKey, by: ImId) => void
  /** The server tells of a call. */
  readonly onCall: (told: CallTold) => void
  readonly onListenerFault: (error: unknown) => void
}

/** Who is there, and since when the others are not. */
type There = Pick<ProcessStatus, 'online' | 'lastSeen'>
const NOBODY_THERE: There = { online: NOBODY, lastSeen: NOBODY_SEEN }

/** A leader of another version may tell something else. */
const listed = <T>(told: readonly T[]): readonly T[] => (Array.isArray(told) ? told : [])

export class Seat {
  readonly #options: SeatOptions
  readonly #ports: LocalPorts
  readonly #tab: string
  readonly #opened: OpenConversations
  readonly connection: Store<Connection>
  readonly online: Store<ReadonlySet<ImId>>
  readonly lastSeen: Store<SeenAt>
  readonly uploads: Store<Uploads>
  #leadership: Leadership | undefined
  #processes: Processes | undefined
  /** Counts elections and depositions: what an older one still awaits is dropped. */
  #term = 0
  /** The next try to lead. */
  #again: unknown
  /** The account was caught up at some time since this start, by whatever tab. */
  #hasCaughtUp = false
  /** How far the server's clock is ahead, as this tab found out or was told. */
  #clockOffsetMs = 0

  constructor(options: SeatOptions) {
    this.#options = options
    this.#ports = options.ports
    this.#tab = options.tab
    this.#opened = options.opened
    this.connection = new Store<Connection>(FRESH_STATUS, options.onListenerFault)
    this.online = new Store<ReadonlySet<ImId>>(NOBODY, options.onListenerFault)
    this.lastSeen = new Store<SeenAt>(NOBODY_SEEN, options.onListenerFault)
    this.uploads = new Store<Uploads>(NO_UPLOADS, options.onListenerFault)
  }

  get #log(): SharedLog<TabStatus> {
    return this.#options.log()
  }

  get serverNow(): number {
    return this.#ports.clock.now() + this.#clockOffsetMs
  }

  /** Who leads comes with what loads on demand, which is there then when the connection is not. */
  async stand(log: SharedLog<TabStatus>): Promise<void> {
    const { locks, clock } = this.#ports
    const { startLeadership } = await loadOnDemand(clock)
    if (!this.#options.isRunning() || log !== this.#log) return
    this.#leadership = startLeadership(
      {
        locks,
        clock,
        lockName: leaderLockOf(this.#log.state().me),
        onFault: (process, event, state) => this.#fault(process, event, state),
      },
      {
        onElected: () => void this.#lead(),
        onDeposed: () => void this.#follow(),
        onPing: () => this.#log.post({ type: 'ping', from: this.#tab }),
      },
    )
    this.expectAnswer()
  }

  async fetchOlder(key: ConversationKey, before: Mark | undefined): Promise<Outcome> {
    const result = await this.#processes?.fetchHistory(key, before)
    if (result === undefined) return NOT_CONNECTED
    return result.ok ? { ok: true, position: this.#log.state().position } : result
  }

  askPeople(ask: Ask): Promise<Outcome> {
    return this.#processes?.askPeople(ask) ?? Promise.resolve(NOT_CONNECTED)
  }

  /** The tab that leads has the socket. */
  tellTyping(key: ConversationKey): void {
    if (this.#processes === undefined) this.#log.post({ type: 'tell-typing', key })
    else this.#processes.tellTyping(key)
  }

  /** The log was read anew while this tab led: what it is to hear is fetched again. */
  refetch(): void {
    this.#processes?.refetch()
  }

  /** The disk says that another tab leads. */
  resign(): void {
    this.#leadership?.resign()
  }

  /** Nothing of the processes is under way; without them, nobody waits for this tab to begin. */
  isQuiet(): boolean {
    return this.#processes === undefined ? !this.#log.isLeader : this.#processes.isQuiet()
  }

  async #lead(): Promise<void> {
    const term = ++this.#term
    const isOver = (): boolean => term !== this.#term || !this.#options.isRunning()
    const ended = endedLogin(this.connection.getSnapshot())
    // What was shown until now is the state of another tab's socket.
    this.#take(ended === null ? FRESH_STATUS : this.connection.getSnapshot(), NOBODY_THERE)
    const hasLead = !isOver() && (await this.#log.lead())
    const network = hasLead && !isOver() ? await loadNetwork() : undefined
    if (isOver()) return
    if (network === undefined) {
      // The disk refused, or the code could not be fetched; the lock is ours still.
      this.#again = this.#ports.clock.setTimeout(() => {
        if (!isOver()) void this.#lead()
      }, LEAD_AGAIN_MS)
      return
    }
    const { endpoints, tokens, kinds, health, idle, trace } = this.#options
    const { me } = this.#log.state()
    this.#processes = network.startProcesses({
      ...this.#ports,
      ...network.networkPorts(this.#ports),
      me,
      log: this.#log.leaderDoor(),
      files: () => this.#log.files,
      keeping: health,
      tokens,
      kinds,
      origin: endpoints.rest,
      socketUrl: (token) => `${endpoints.socket}?token=${encodeURIComponent(token)}&turn=${this.#log.turn}`,
      tokenLock: `sarika-im-token-${me}`,
      ended,
      clockOffsetMs: this.#clockOffsetMs,
      hasCaughtUp: this.#hasCaughtUp,
      onStatus: ({
        connection,
        closeReason,
        isCaughtUp,
        online,
        lastSeen,
        clockOffsetMs,
        areSettingsParked,
        problem,
      }) => {
        if (isCaughtUp && !this.connection.getSnapshot().isCaughtUp) idle.noteCaughtUp()
        this.#clockOffsetMs = clockOffsetMs
        const parked = areSettingsParked ? { areSettingsParked } : {}
        this.#show({ state: connection, closeReason, isCaughtUp, problem, ...parked }, { online, lastSeen })
      },
      serviceFrom: this.#options.serviceFrom,
      onTyping: (key, by) => {
        this.#options.onTyping(key, by)
        this.#log.post({ type: 'typing', key, by })
      },
      onCall: (told) => {
        this.#options.onCall(told)
        this.#log.post({ type: 'call', from: this.#tab, told })
      },
      onUploads: (uploads) => {
        this.uploads.set(uploads)
        this.#tellUploads()
      },
      inspect: trace.note,
      onFault: (process, event, state) => this.#fault(process, event, state),
    })
  }

  async #follow(): Promise<void> {
    this.#term++
    this.#processes?.stop()
    this.#processes = undefined
    await this.#log.follow()
    this.#log.post({ type: 'hello', from: this.#tab })
  }

  #show(connection: Connection, there: There): void {
    this.#take(connection, there)
    const clockOffsetMs = this.#clockOffsetMs
    const online = [...there.online]
    const lastSeen = [...there.lastSeen]
    this.#log.post({ type: 'status', status: { ...connection, online, lastSeen, clockOffsetMs } })
  }

  #tellUploads(): void {
    this.#log.post({ type: 'uploads', uploads: [...this.uploads.getSnapshot()] })
  }

  /** What says the same as before is told to nobody. */
  #take(connection: Connection, { online, lastSeen }: There): void {
    this.#hasCaughtUp ||= connection.isCaughtUp
    if (!isSameData(this.connection.getSnapshot(), connection)) this.connection.set(connection)
    if (!isSameSet(this.online.getSnapshot(), online)) this.online.set(online)
    if (!isSameMap(this.lastSeen.getSnapshot(), lastSeen)) this.lastSeen.set(lastSeen)
  }

  hear(message: Exclude<TabMessage<TabStatus>, { type: 'quick-replies' | 'call' }>): void {
    switch (message.type) {
      case 'status': {
        const { online, lastSeen, clockOffsetMs, ...told } = message.status
        // A leader of another version may not tell who is online, nor the time, nor what is wrong.
        const connection = { ...FRESH_STATUS, ...told }
        const there = { online: new Set(listed(online)), lastSeen: new Map(listed(lastSeen)) }
        if (!this.#log.isLeader) this.#take(connection, there)
        if (!this.#log.isLeader && Number.isFinite(clockOffsetMs)) this.#clockOffsetMs = clockOffsetMs
        break
      }
      case 'uploads':
        if (!this.#log.isLeader) this.uploads.set(new Map(message.uploads))
        break
      case 'hello':
        if (this.#log.isLeader) {
          this.#show(this.connection.getSnapshot(), {
            online: this.online.getSnapshot(),
            lastSeen: this.lastSeen.getSnapshot(),
          })
          this.#tellUploads()
        }
        this.#opened.repeat()
        break
      case 'leading':
        this.#heardLeader()
        this.#opened.repeat()
        break
      case 'answer':
      case 'commit':
        this.#heardLeader()
        break
      case 'opened':
        this.#opened.note(message.from, message.keys, message.usedAt)
        break
      case 'ping':
        if (this.#log.isLeader) void this.#pong(message.from)
        break
      case 'pong':
        if (message.to === this.#tab) this.#heardLeader()
        break
      case 'typing':
        this.#options.onTyping(message.key, message.by)
        break
      case 'tell-typing':
        this.#processes?.tellTyping(message.key)
        break
      case 'signed-out':
        this.#options.onErased()
        break
      case 'here':
      case 'command':
        break // the log's
    }
  }

  /** What was heard may have been said before a command came, which still waits then. */
  #heardLeader(): void {
    this.#leadership?.heard()
    this.expectAnswer()
  }

  /** As long as a command waits the leader is expected to answer; a hidden tab takes the lead from nobody. */
  expectAnswer(): void {
    if (this.#log.waitingCount > 0 && this.#ports.visibility.isVisible()) this.#leadership?.asked()
  }

  /** A frozen tab still hears its channel, but its disk no more: a sign of life comes through the disk. */
  async #pong(to: string): Promise<void> {
    await this.#log.touchDisk()
    if (this.#log.isLeader) this.#log.post({ type: 'pong', to })
  }

  #fault(process: string, event: string, state: string): void {
    this.#ports.logger.error('unexpected event', { process, event, state })
    this.#options.onFault?.(process, event, state)
  }

  /** The processes end; the lock is held until the log is left. */
  release(): void {
    this.#term++
    this.#ports.clock.clearTimeout(this.#again)
    this.#processes?.stop()
    this.#processes = undefined
    this.#hasCaughtUp = false
    this.online.set(NOBODY)
    this.lastSeen.set(NOBODY_SEEN)
  }

  /** Gives the lock to whoever waits for it. Another connection object: who waits to be caught up is told that it will not come. */
  leave(status: Connection): void {
    this.#leadership?.stop()
    this.connection.set({ ...status })
  }
}
