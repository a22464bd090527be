// The other side of the stage: a small backend that a test can bend, e.g. `backend.isAcking = false`. It takes frames from the
// scripted socket and answers the scripted REST calls. It knows one account, its friends and no group.

import { type ConversationKey, toImId } from '../model/ids.js'
import type { HandClock } from '../testing/hand-clock.js'
import { json, type ScriptedHttp } from '../testing/scripted-http.js'
import type { ScriptedConnection } from '../testing/scripted-socket.js'

export const ME = toImId('im-1')
export const PEER = toImId('im-2')
export const KEY: ConversationKey = 'p2p-im-2'
export const OTHER_KEY: ConversationKey = 'p2p-im-3'

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
  /** Its clock is this much ahead of the machine's, ms. */
  aheadMs = 0
  /** Whether its heartbeats tell the time. */
  isTellingTime = false
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
      msg_time: this.now(),
      seq: '',
      number,
      sender_id: from,
      receiver_id: ME,
      msg: { type: 'text', content: text },
    }
    this.rows.push(row)
    return row
  }

  now(): number {
    return this.clock.now() + this.aheadMs
  }

  hear(text: string, connection: ScriptedConnection): void {
    const frame = JSON.parse(text) as Frame
    if (frame.action === 'heartbeat') {
      const time = this.isTellingTime ? { time: this.now() } : {}
      if (this.isAnsweringHeartbeats) connection.receive({ action: 'heartbeat', ...time })
      return
    }
    this.frames.push(frame)
    if (frame.data.type === 'ping') {
      for (const imId of [ME, ...this.online]) connection.receive(presenceOf(imId, true))
      return
    }
    const isMessage = frame.data.msg !== undefined
    if (isMessage && this.ackCode === 0 && !this.kept.has(frame.seq)) {
      const row = {
        ...this.write(frame.data.msg?.content ?? '', 0, ME),
        receiver_id: PEER,
        seq: frame.seq,
        msg: frame.data.msg,
      }
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
    const ends = () => this.clock.now() + 3_000_000
    http.on('/chat/file_auths', () => json({ code: 200, data: { ticket: 'ticket', ends: ends() } }))
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
