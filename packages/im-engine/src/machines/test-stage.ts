// A stage for the tests of this folder: one leading tab with the real log on a memory disk, a hand clock, and the backend of
// test-backend.ts. A test bends what it needs: `backend.isAcking = false`, `network.set(false)`, `socket.last.end(1006)`.

import { decide } from '../decide/decide.js'
import { createMemoryDisk } from '../disk/memory.js'
import { createMemoryStore } from '../disk/memory-store.js'
import { load } from '../log/load.js'
import { Log } from '../log/log.js'
import { planSeal } from '../log/seal.js'
import { PROJECTION_VERSION } from '../log/tables.js'
import { type ConversationKey, toClientId } from '../model/ids.js'
import type { OutboxItem } from '../model/outbox.js'
import type { Uploads } from '../model/upload.js'
import type { Disk } from '../ports/disk.js'
import { HandClock } from '../testing/hand-clock.js'
import { LockRegistry, MemoryLocks } from '../testing/memory-locks.js'
import { plainCipher } from '../testing/scripted-backend.js'
import { SeededRandom } from '../testing/seeded-random.js'
import { Store } from '../views/view.js'
import type { CloseReason } from './connection.machine.js'
import type { Processes, ProcessStatus } from './process-door.js'
import { startProcesses } from './processes.js'
import { Backend, KEY, ME } from './test-backend.js'
import type { ChatToken, Renewal, TokenSource } from './token.machine.js'
import type { Keeping } from './troubles.js'

/** Tokens t0, t1, ..: `renew` says what a refresh gives. */
export class Tokens implements TokenSource {
  count = 0
  refreshAt = 0
  renew: () => Promise<Renewal> = async () => {
    this.count++
    return { kind: 'token', token: this.current() }
  }
  refreshes = 0

  current(): ChatToken {
    return { token: `t${this.count}`, refreshAt: this.refreshAt }
  }

  refresh(): Promise<Renewal> {
    this.refreshes++
    return this.renew()
  }
}

export class Stage {
  readonly clock = new HandClock()
  readonly backend = new Backend(this.clock)
  readonly socket = this.backend.socket
  readonly http = this.backend.http
  readonly uploader = this.backend.uploader
  /** What was told of uploads, each time. */
  readonly uploads: Uploads[] = []
  /** What the browser says of the network. */
  readonly network = this.backend.network
  /** What it says is wrong: there is a network all the same. */
  isHintWrong = false
  /** Until it resolves no text is encoded. */
  encoding: Promise<void> | undefined
  readonly locks = new LockRegistry()
  readonly tokens = new Tokens()
  readonly statuses: ProcessStatus[] = []
  readonly faults: string[] = []
  /** What the log was warned of. */
  readonly warned: string[] = []
  readonly opened = new Set<ConversationKey>()
  /** What the tab before was told. */
  ended: CloseReason | null = null
  /** How the log is kept. */
  readonly keeping = new Store<Keeping>({ kind: 'stored' })
  private readonly store = createMemoryStore()
  disk!: Disk
  log = this.newLog()
  private processes: Processes | undefined

  constructor() {
    this.socket.onOpen = (connection) => {
      if (this.network.isOnline() || this.isHintWrong) connection.accept()
      else connection.end(1006)
    }
  }

  /** Why it was closed for good, each time. */
  get closed(): readonly CloseReason[] {
    const reasons = this.statuses.map((status) => status.closeReason)
    return reasons.flatMap((reason, index) =>
      reason === null || reason === reasons[index - 1] ? [] : [reason],
    )
  }

  get running(): Processes {
    if (this.processes === undefined) throw new Error('not started')
    return this.processes
  }

  /** Opens the log and starts; a second call is the next start of the same account. */
  async start(): Promise<void> {
    await this.open()
    this.processes = startProcesses({
      me: ME,
      log: this.log,
      clock: this.clock,
      random: new SeededRandom(7),
      sockets: this.socket,
      http: this.http,
      uploader: this.uploader,
      files: () => this.disk,
      keeping: this.keeping,
      onUploads: (uploads) => this.uploads.push(uploads),
      network: this.network,
      locks: new MemoryLocks(this.locks),
      cipher: {
        ...plainCipher,
        encrypt: async (...texts) => {
          await this.encoding
          return plainCipher.encrypt(...texts)
        },
      },
      logger: {
        debug: () => {},
        warn: (text, details) => this.warned.push(`${text} ${JSON.stringify(details)}`),
        error: () => {},
      },
      tokens: this.tokens,
      origin: '',
      socketUrl: (token) => `ws://test/socket?token=${token}`,
      tokenLock: 'tokens',
      ended: this.ended,
      clockOffsetMs: 0,
      onStatus: (status) => this.statuses.push(status),
      onFault: (...fault) => this.faults.push(fault.join(' ')),
    })
    await this.clock.advance(0)
  }

  /** Only the log, as the next start finds it. */
  async open(): Promise<void> {
    this.log = this.newLog()
    const opened = await this.log.open()
    const taken = await this.log.takeOver('tab')
    if (!opened.ok || !taken.ok) throw new Error('the memory disk failed')
  }

  /** Started, connected, caught up. */
  static async connected(): Promise<Stage> {
    const stage = new Stage()
    await stage.start()
    if (stage.running.status().connection !== 'connected') throw new Error('not connected')
    return stage
  }

  /** A text goes into the outbox. */
  async send(text: string, key: ConversationKey = KEY): Promise<void> {
    const clientId = toClientId(`c-${text}`)
    const outcome = await this.log.submit({ type: 'send', clientId, key, content: { kind: 'text', text } })
    if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.kind}`)
    await this.clock.advance(0)
  }

  row(text: string): OutboxItem | undefined {
    return this.log.state().outbox.get(toClientId(`c-${text}`))
  }

  /** A message of the peer, delivered over the socket. */
  async deliver(text: string, number?: number): Promise<void> {
    const row = this.backend.write(text, number)
    this.socket.last.receive({ action: 'p2p', data: row })
    await this.clock.advance(0)
  }

  private newLog(): Log {
    this.disk = createMemoryDisk(this.store, { projection: PROJECTION_VERSION })
    return new Log({
      rules: () => ({ decide, load, planSeal }),
      disk: this.disk,
      clock: this.clock,
      me: ME,
      opened: () => this.opened,
      onAppended: () => {},
      onFailure: () => {},
    })
  }
}
