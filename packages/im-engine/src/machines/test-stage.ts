// A stage for the tests of this folder: one leading tab with the real log on a memory disk, a hand clock, and a small
// backend of its own that the test can bend: `backend.isAcking = false`, `network.set(false)`, `socket.last.end(1006)`.

import { createMemoryDisk } from '../disk/memory.js'
import { createMemoryStore } from '../disk/memory-store.js'
import { Log } from '../log/log.js'
import { PROJECTION_VERSION } from '../log/tables.js'
import { type ConversationKey, toClientId, toImId } from '../model/ids.js'
import type { OutboxItem } from '../model/outbox.js'
import type { Cipher } from '../ports/cipher.js'
import { HandClock } from '../testing/hand-clock.js'
import { LockRegistry, MemoryLocks } from '../testing/memory-locks.js'
import { json, ScriptedHttp } from '../testing/scripted-http.js'
import { type ScriptedConnection, ScriptedNetwork, ScriptedSocket } from '../testing/scripted-socket.js'
import { SeededRandom } from '../testing/seeded-random.js'
import type { CloseReason } from './connection.machine.js'
import { type Processes, type ProcessStatus, startProcesses } from './processes.js'
import type { ChatToken, Renewal, TokenSource } from './token.machine.js'

export const ME = toImId('im-1')
export const PEER = toImId('im-2')
export const KEY: ConversationKey = 'p2p-im-2'
export const OTHER_KEY: ConversationKey = 'p2p-im-3'

/** Text as it is, in a coat: the real ciphers have tests of their own. */
export const plainCipher: Cipher = {
  encrypt: async (_ids, text) => ({ content: text, iv: '', mac: '' }),
  decrypt: async (_ids, content) => ({ ok: true, text: content }),
}

interface Frame {
  readonly action: string
  readonly seq: string
  readonly data: {
    readonly type?: string
    readonly msg?: { readonly type: string; readonly content: string }
    readonly notice?: { readonly notice_type: string; readonly rim_id: string; readonly msg_ids: string[] }
  }
}

interface Row {
  readonly msg_id: string
  readonly number: number
  readonly [field: string]: unknown
}

/** The other side: keeps one message per clientId, acks a repeat with the first id and time. */
export class Backend {
  isAcking = true
  isAnsweringHeartbeats = true
  /** The code of the next acks; `retryAfterMs` goes with -429. */
  ackCode = 0
  retryAfterMs = 0
  readonly frames: Frame[] = []
  /** In the order they were kept. */
  readonly rows: Row[] = []
  readonly notices: unknown[] = []
  readonly kept = new Map<string, Row>()
  private nextId = 100

  constructor(private readonly clock: HandClock) {}

  /** Told after every ping. */
  online: readonly string[] = []

  /** A message from the peer; it is not delivered to anybody by itself. */
  write(text: string, number = this.rows.length + 1, from: string = PEER): Row {
    const row: Row = {
      msg_id: String(this.nextId++),
      msg_time: this.clock.now(),
      seq: '',
      number,
      sender_id: from,
      receiver_id: ME,
      msg: { type: 'text', content: text },
    }
    this.rows.push(row)
    return row
  }

  hear(text: string, connection: ScriptedConnection): void {
    const frame = JSON.parse(text) as Frame
    if (frame.action === 'heartbeat') {
      if (this.isAnsweringHeartbeats) connection.receive({ action: 'heartbeat' })
      return
    }
    this.frames.push(frame)
    if (frame.data.type === 'ping') {
      for (const imId of [ME, ...this.online]) connection.receive(presenceOf(imId, true))
      return
    }
    const isMessage = frame.data.msg !== undefined
    if (isMessage && this.ackCode === 0 && !this.kept.has(frame.seq)) {
      const row = { ...this.write(frame.data.msg?.content ?? '', 0, ME), receiver_id: PEER, seq: frame.seq }
      this.rows[this.rows.length - 1] = row
      this.kept.set(frame.seq, row)
    }
    if (this.isAcking) this.ack(frame.seq, connection)
  }

  ack(seq: string, connection: ScriptedConnection): void {
    const row = this.kept.get(seq)
    connection.receive({
      action: 'ack',
      seq,
      data: {
        code: this.ackCode,
        ...(row === undefined ? {} : { msg_id: row.msg_id, msg_time: row.msg_time, number: row.number }),
        message: '',
        ...(this.ackCode === -429 ? { retry_after_ms: this.retryAfterMs } : {}),
      },
    })
  }

  /** Message frames so far, by their text. */
  get texts(): readonly string[] {
    return this.frames.flatMap((frame) => (frame.data.msg === undefined ? [] : [frame.data.msg.content]))
  }

  get receipts(): readonly { readonly kind: string; readonly author: string; readonly ids: string[] }[] {
    return this.frames.flatMap(({ data: { notice } }) =>
      notice === undefined ? [] : [{ kind: notice.notice_type, author: notice.rim_id, ids: notice.msg_ids }],
    )
  }

  /** Answers REST: pages by an index as cursor, rows by number, one friend for each peer, no groups. */
  serve(http: ScriptedHttp): void {
    const page =
      (all: () => readonly unknown[]) =>
      ({ body = '{}' }: { readonly body?: string }) => {
        const { cursor, size } = JSON.parse(body) as { cursor: string; size: number }
        const start = Number(cursor || '0')
        const data = all().slice(start, start + size)
        return json({ code: 0, data, cursor: String(start + data.length) })
      }
    http.on(
      '/chat/im/user/getMsg',
      page(() => this.rows),
    )
    http.on(
      '/chat/im/groups/getGroupMsgOffline',
      page(() => []),
    )
    http.on(
      '/chat/im/user/getNotice',
      page(() => this.notices),
    )
    http.on(
      '/chat/im/groups/getOfflineNotice',
      page(() => []),
    )
    http.on('/chat/im/user/getMsgByImID', ({ body = '{}' }) => {
      const { from_number, to_number } = JSON.parse(body) as { from_number: number; to_number: number }
      const data = this.rows.filter((row) => row.number >= from_number && row.number <= to_number)
      return json({ code: 0, data })
    })
    const friend = (im_id: string) => ({
      im_id,
      nickname: im_id,
      relation_type: 1,
      blacklist_type: 0,
      rev: 1,
    })
    http.on('/contacts', () => json({ code: 200, data: { contacts: [friend(PEER), friend('im-3')] } }))
    http.on('/chat/groups', () => json({ code: 200, data: { groups: [] } }))
    http.on('/biz/conversations/items/query', () => json({ code: 0, data: [], total: 0 }))
    http.on('/biz/conversations/read', () => json({ code: 0, data: null }))
  }
}

/** What the server says when somebody comes or goes. */
export const presenceOf = (im_id: string, isOnline: boolean) => ({
  action: 'notice',
  data: {
    type: 'presence',
    id: '',
    im_id,
    notice_type: 'presence',
    online: isOnline ? 1 : 0,
    platform: 3,
    timestamp: 1,
  },
})

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
  readonly socket = new ScriptedSocket()
  readonly http = new ScriptedHttp()
  readonly network = new ScriptedNetwork()
  readonly locks = new LockRegistry()
  readonly tokens = new Tokens()
  readonly backend = new Backend(this.clock)
  readonly statuses: ProcessStatus[] = []
  readonly faults: string[] = []
  readonly opened = new Set<ConversationKey>()
  /** What the tab before was told. */
  ended: CloseReason | null = null
  private readonly store = createMemoryStore()
  log = this.newLog()
  private processes: Processes | undefined

  constructor() {
    this.backend.serve(this.http)
    this.socket.onOpen = (connection) => connection.accept()
    this.socket.onSend = (text, connection) => this.backend.hear(text, connection)
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
      network: this.network,
      locks: new MemoryLocks(this.locks),
      cipher: plainCipher,
      logger: { debug: () => {}, warn: () => {}, error: () => {} },
      tokens: this.tokens,
      origin: '',
      socketUrl: (token) => `ws://test/socket?token=${token}`,
      tokenLock: 'tokens',
      ended: this.ended,
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
    return new Log({
      disk: createMemoryDisk(this.store, { projection: PROJECTION_VERSION }),
      clock: this.clock,
      me: ME,
      opened: () => this.opened,
      onAppended: () => {},
      onFailure: () => {},
    })
  }
}
