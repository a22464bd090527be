// A whole backend of one account in memory: takes the frames of scripted sockets and answers scripted calls. A test bends it,
// e.g. `backend.ackCode = -21`, and plays the other people, e.g. `backend.say('im-2', 'Hello')`.
//
// Absent: groups, other devices, judging. Whether a real backend keeps to the protocol is asked by BACKEND_CHECKS.

import type { ImEngineOptions } from '../engine-types.js'
import type { Cipher } from '../ports/cipher.js'
import type { Clock } from '../ports/clock.js'
import { ChannelBus, MemoryChannel } from './memory-channel.js'
import { LockRegistry, MemoryLocks } from './memory-locks.js'
import { json, ScriptedHttp } from './scripted-http.js'
import { type ScriptedConnection, ScriptedNetwork, ScriptedSocket } from './scripted-socket.js'
import { ScriptedUploader } from './scripted-uploader.js'

/** Text as it is, in the fields of a sealed one: frames and stored rows can be read in a test. */
export const plainCipher: Cipher = {
  encrypt: async (_ids, text) => ({ content: text, iv: '', mac: '' }),
  decrypt: async (_ids, content) => ({ ok: true, text: content }),
}

/** A frame of the client, as far as this backend looks at it. */
export interface ScriptedFrame {
  readonly action: string
  readonly seq: string
  readonly data: {
    readonly type?: string
    readonly receiver_id?: string
    readonly msg?: { readonly type: string; readonly content: string }
    readonly notice?: { readonly notice_type: string; readonly rim_id: string; readonly msg_ids: string[] }
  }
}

/** A message that it keeps, as pages and frames have it. */
export interface ScriptedRow {
  readonly msg_id: string
  readonly msg_time: number
  readonly number: number
  readonly sender_id: string
  readonly receiver_id: string
  readonly [field: string]: unknown
}

export interface ScriptedBackendOptions {
  /** Whose backend it is; "im-1" by default. */
  readonly me?: string
  /** Contacts of theirs; "im-2" and "im-3" by default. */
  readonly contacts?: readonly string[]
  /** Of the engine too; the machine's by default. With a HandClock a test moves time itself: await `loadNetwork()` first. */
  readonly clock?: Clock
}

/** Keeps one message per clientId, acks a repeat with the first id and time. */
export class ScriptedBackend {
  readonly http = new ScriptedHttp()
  readonly socket = new ScriptedSocket()
  /** What the browser says of the network: `network.set(false)` is offline, and no socket opens. */
  readonly network = new ScriptedNetwork()
  readonly uploader = new ScriptedUploader()
  isAcking = true
  isAnsweringHeartbeats = true
  /** Its clock is this much ahead of the machine's, ms. */
  aheadMs = 0
  /** Whether its heartbeats tell the time. */
  isTellingTime = false
  /** The code of the next acks, e.g. -21 = blocked; `retryAfterMs` goes with -429. */
  ackCode = 0
  retryAfterMs = 0
  readonly frames: ScriptedFrame[] = []
  /** In the order they were kept. */
  readonly rows: ScriptedRow[] = []
  /** Rows of the page of notices. */
  readonly notices: unknown[] = []
  /** Messages of the account by client id. */
  readonly kept = new Map<string, ScriptedRow>()
  /** Contacts who are told as online after every ping. */
  online: readonly string[] = []
  protected readonly me: string
  readonly #contacts: readonly string[]
  readonly #clock: Clock | undefined
  #nextId = 100

  constructor({ me = 'im-1', contacts = ['im-2', 'im-3'], clock }: ScriptedBackendOptions = {}) {
    this.me = me
    this.#contacts = contacts
    this.#clock = clock
    this.serve()
    this.socket.onOpen = (connection) => {
      if (this.network.isOnline()) connection.accept()
      else connection.end(1006)
    }
    this.socket.onSend = (text, connection) => this.hear(text, connection)
  }

  /** What an engine of this account is made with; nothing is kept after its stop(). */
  get options(): ImEngineOptions {
    return {
      endpoints: { rest: '', socket: 'ws://test/socket' },
      identity: { imId: this.me },
      tokens: {
        current: () => ({ token: 'test', refreshAt: 0 }),
        refresh: async () => ({ kind: 'refused' }),
      },
      disk: 'memory',
      ports: {
        ...(this.#clock === undefined ? {} : { clock: this.#clock }),
        http: this.http,
        sockets: this.socket,
        uploader: this.uploader,
        network: this.network,
        locks: new MemoryLocks(new LockRegistry()),
        channels: new MemoryChannel(new ChannelBus()),
        cipher: plainCipher,
      },
    }
  }

  /** Its time, ms since epoch. */
  now(): number {
    return (this.#clock?.now() ?? Date.now()) + this.aheadMs
  }

  /** Keeps a message of somebody and delivers it, as far as a socket is open; catch-up brings it otherwise. */
  say(from: string, text: string): ScriptedRow {
    const row = this.write(text, this.numberAfter(from), from)
    for (const connection of this.socket.connections) connection.receive({ action: 'p2p', data: row })
    return row
  }

  /** Keeps a message; it is not delivered to anybody by itself. */
  write(
    text: string,
    number = this.rows.length + 1,
    from = this.#contacts[0] ?? '',
    to = this.me,
  ): ScriptedRow {
    return this.#keep({
      number,
      sender_id: from,
      receiver_id: to,
      seq: '',
      msg: { type: 'text', content: text },
    })
  }

  /** A frame that a socket wrote. */
  hear(text: string, connection: ScriptedConnection): void {
    const frame = JSON.parse(text) as ScriptedFrame
    if (frame.action === 'heartbeat') {
      const time = this.isTellingTime ? { time: this.now() } : {}
      if (this.isAnsweringHeartbeats) connection.receive({ action: 'heartbeat', ...time })
      return
    }
    this.frames.push(frame)
    if (frame.data.type === 'ping') {
      for (const imId of [this.me, ...this.online]) connection.receive(presenceOf(imId, true))
      return
    }
    const { msg, receiver_id = '' } = frame.data
    if (msg !== undefined && this.ackCode === 0 && !this.kept.has(frame.seq)) {
      const number = this.numberAfter(receiver_id)
      const row = this.#keep({ number, sender_id: this.me, receiver_id, seq: frame.seq, msg })
      this.kept.set(frame.seq, row)
    }
    if (this.isAcking) this.ack(frame.seq, connection)
  }

  /** Answers a frame; what was not acked at its time can be acked later. */
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

  /** What the account sent, in order, by its text. */
  get texts(): readonly string[] {
    return this.frames.flatMap((frame) => (frame.data.msg === undefined ? [] : [frame.data.msg.content]))
  }

  /** Receipts that it sent. */
  get receipts(): readonly { readonly kind: string; readonly author: string; readonly ids: string[] }[] {
    return this.frames.flatMap(({ data: { notice } }) =>
      notice === undefined ? [] : [{ kind: notice.notice_type, author: notice.rim_id, ids: notice.msg_ids }],
    )
  }

  /** The next number of the conversation with somebody. */
  protected numberAfter(peer: string): number {
    return 1 + Math.max(0, ...this.#with(peer).map(({ number }) => number))
  }

  #with(peer: string): readonly ScriptedRow[] {
    return this.rows.filter((row) => row.sender_id === peer || row.receiver_id === peer)
  }

  #keep(row: Omit<ScriptedRow, 'msg_id' | 'msg_time'>): ScriptedRow {
    const kept = { msg_id: String(this.#nextId++), msg_time: this.now(), ...row } as ScriptedRow
    this.rows.push(kept)
    return kept
  }

  /** Answers every call as at the start, whatever a test put in its place: pages, rows by number, its contacts, no groups. */
  serve(): void {
    const { http } = this
    const page = (path: string, all: readonly unknown[]): void =>
      http.on(path, ({ body = '{}' }) => {
        const { cursor, size } = JSON.parse(body) as { cursor: string; size: number }
        const start = Number(cursor || '0')
        const data = all.slice(start, start + size)
        return json({ code: 0, data, cursor: String(start + data.length) })
      })
    page('/chat/im/user/getMsg', this.rows)
    page('/chat/im/groups/getGroupMsgOffline', [])
    page('/chat/im/user/getNotice', this.notices)
    page('/chat/im/groups/getOfflineNotice', [])
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
    http.on('/contacts', () => json({ code: 200, data: { contacts: this.#contacts.map(friend) } }))
    http.on(`/chat/users/${this.me}/`, () => json({ code: 200, data: null }))
    http.on('/chat/groups', () => json({ code: 200, data: { groups: [] } }))
    http.on('/biz/conversations/items/query', () => json({ code: 0, data: [], total: 0 }))
    const ends = () => this.now() + 3_000_000
    http.on('/chat/file_auths', () => json({ code: 200, data: { ticket: 'ticket', ends: ends() } }))
    http.on('/biz/conversations/read', () => json({ code: 0, data: null }))
  }
}

/** A backend of one account in memory: `createImEngine(scriptedBackend().options)`. Source: docs/protocol/a-backend-in-a-test.md. */
export const scriptedBackend = (options?: ScriptedBackendOptions): ScriptedBackend =>
  new ScriptedBackend(options)

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
