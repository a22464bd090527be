import { CALL, callFrame, clientFrame } from '@sarika/im-engine/wire'
import type { ModelServer } from './model-server'
import type { Body, ModelLogin, Stored, StoredNotice } from './model-types'

/** The server's end of a socket. */
export interface ServerEnd {
  send(text: string): void
  /** For a presence of somebody else: nothing waits for it. */
  tell(text: string): void
  close(code: number): void
}

export interface Session {
  readonly end: ServerEnd
  readonly account: string
  readonly device: string
  readonly token: string
  /** Which takeover of the device's tabs opened it; 0 = not told. */
  readonly turn: number
  /** ms of virtual time */
  readonly cameAt: number
}

/** Upgrades of one device within this time go by their turn; ms. */
const TURN_WINDOW_MS = 10_000

/** What a server may do wrong, or as it likes, on the way; drawn by the network. */
export interface ServerMoods {
  /** Answers this send with "too fast" (not stored). */
  isTooFast(): boolean
  /** Stores this send, with a warning. */
  isWarning(): boolean
  /** Finds this send invalid. */
  isInvalid(): boolean
  /** Forgets to deliver one frame to one socket. */
  isForgotten(): boolean
}

/** Told of every message frame that reaches the server. */
export type OnMessageFrame = (account: string, clientId: string, target: string, isGroup: boolean) => void

/** The socket's side of the model: at most one live session per account and device. */
export class ModelSockets {
  readonly #sessions = new Set<Session>()
  /** Accounts that are online, or may still be. */
  readonly #online = new Set<string>()
  readonly #answered = new WeakSet<Session>()
  onMessageFrame: OnMessageFrame = () => {}
  /** Broken frames of clients: there must be none. */
  readonly brokenFrames: string[] = []

  constructor(
    private readonly server: ModelServer,
    private readonly moods: ServerMoods,
  ) {
    server.hearing = {
      message: (message, origin) => this.#deliver(message, origin),
      notice: (notice) => this.#notify(notice),
    }
  }

  liveOf(account: string): readonly Session[] {
    return [...this.#sessions].filter((session) => session.account === account)
  }

  /** A client came; undefined when it was turned away. */
  accept(token: string, end: ServerEnd, turn = 0): Session | undefined {
    const login = this.server.logins.get(token)
    if (login?.isRevoked) {
      end.send(errorFrame('error.unauthorized'))
      end.close(4003)
      return undefined
    }
    if (login === undefined || this.#isExpired(login)) {
      end.close(4001)
      return undefined
    }
    const { account, device } = login
    const session: Session = { end, account, device, token, turn, cameAt: this.server.time.now() }
    for (const other of this.liveOf(account)) {
      const isClose = session.cameAt - other.cameAt < TURN_WINDOW_MS
      if (other.device === device && isClose && turn > 0 && turn < other.turn) {
        end.close(4002)
        return undefined
      }
      this.#drop(other)
      if (other.device === session.device) other.end.close(4002)
      else {
        other.end.send(errorFrame('error.kicked_out'))
        other.end.close(4003)
      }
    }
    this.#sessions.add(session)
    return session
  }

  gone(session: Session): void {
    this.#drop(session)
  }

  /** Every socket drops; what was acked stays. */
  restart(code: number): void {
    for (const session of [...this.#sessions]) {
      this.#drop(session)
      session.end.close(code)
    }
  }

  /** Sockets that the server lost and that do not know it. */
  forgetAll(): void {
    for (const session of [...this.#sessions]) this.#drop(session)
  }

  /** Sockets whose token is over. */
  sweep(): void {
    for (const session of [...this.#sessions]) {
      const login = this.server.logins.get(session.token) as ModelLogin
      if (!login.isRevoked && !this.#isExpired(login)) continue
      this.#drop(session)
      if (login.isRevoked) session.end.send(errorFrame('error.unauthorized'))
      session.end.close(login.isRevoked ? 4003 : 4001)
    }
  }

  hear(session: Session, text: string): void {
    if (!this.#sessions.has(session)) return
    if (this.#isExpired(this.server.logins.get(session.token) as ModelLogin)) {
      this.#drop(session)
      session.end.close(4001)
      return
    }
    if (text === HEARTBEAT) {
      session.end.send(JSON.stringify({ action: 'heartbeat', time: this.server.time.now() }))
      return
    }
    const asking = askingOf(text)
    if (asking !== undefined) {
      this.#ask(session, asking)
      return
    }
    if (text.includes(`"notice_type":"${CALL}"`)) {
      this.#call(session, text)
      return
    }
    const read = clientFrame.safeParse(JSON.parse(text))
    if (!read.success) {
      this.brokenFrames.push(text)
      return
    }
    const frame = read.data
    if (frame.action === 'heartbeat') return
    const { data, seq } = frame
    if ('msg' in data) {
      const isGroup = 'group_id' in data
      const target = isGroup ? data.group_id : data.receiver_id
      if (data.sender_id !== session.account) this.brokenFrames.push(text)
      if (data.seq !== seq) {
        this.brokenFrames.push(text)
        session.end.send(ack(seq, { code: -422, message: 'the two seq differ' }))
        return
      }
      this.#take(session, seq, target, isGroup, data.msg as Body)
    } else if (data.type === 'ping') this.#present(session)
    else {
      const isGroup = frame.action === 'group'
      const { notice_type, rim_id, msg_ids } = data.notice
      const target = (isGroup ? data.group_id : data.receiver_id) ?? ''
      const code = this.server.receipt(notice_type, session.account, rim_id, target, isGroup, msg_ids)
      session.end.send(ack(seq, { code, message: '' }))
    }
  }

  #ask({ account, end }: Session, { seq, target, message, add_by, add_from }: Asking): void {
    const isFit = target !== '' && target !== account && message.length <= MESSAGE_MAX
    if (isFit) this.server.ask(account, target, { message, addBy: add_by, addFrom: add_from })
    end.send(ack(seq, { code: isFit ? 0 : -422, message: '' }))
  }

  #call({ account, end }: Session, text: string): void {
    const read = callFrame.safeParse(JSON.parse(text))
    if (!read.success) {
      this.brokenFrames.push(text)
      return
    }
    const { seq, data } = read.data
    const code = this.server.calls.take(account, data.receiver_id ?? '', data.notice)
    end.send(ack(seq, { code, message: '' }))
  }

  #isExpired(login: ModelLogin): boolean {
    return this.server.time.now() >= login.expiresAt
  }

  #take(session: Session, seq: string, target: string, isGroup: boolean, msg: Body): void {
    this.onMessageFrame(session.account, seq, target, isGroup)
    if (BY_SERVER.has(msg.type)) {
      session.end.send(ack(seq, { code: -422, message: 'no client sends this' }))
      return
    }
    if (this.moods.isTooFast()) {
      session.end.send(ack(seq, { code: -429, message: 'too fast', retry_after_ms: 1_500 }))
      return
    }
    if (this.server.kept(session.account, seq) === undefined && this.moods.isInvalid()) {
      session.end.send(ack(seq, { code: -422, message: 'no' }))
      return
    }
    const posted = this.server.post(session.account, target, isGroup, seq, msg, session)
    if (posted.kind === 'refused') {
      session.end.send(ack(seq, { code: posted.code, message: 'no' }))
      return
    }
    const { id, at, number } = posted.message
    if (this.moods.isForgotten()) return
    const code = this.moods.isWarning() ? 7101 : 0
    session.end.send(ack(seq, { code, msg_id: id, msg_time: at, number, message: code === 0 ? '' : 'mind' }))
  }

  /** Its own presence; once a socket, who of its contacts is online; and to those that it came, if it was away. */
  #present(session: Session): void {
    const { account, end } = session
    end.send(this.#presence(account, true))
    if (this.#answered.has(session)) return
    this.#answered.add(session)
    const wasAway = !this.#online.has(account)
    this.#online.add(account)
    const contacts = this.server.openContacts(account)
    for (const contact of contacts) if (this.#online.has(contact)) end.tell(this.#presence(contact, true))
    if (wasAway) this.#tell(contacts, this.#presence(account, true))
  }

  #presence(im_id: string, isOnline: boolean): string {
    const online = isOnline ? 1 : 0
    const data = { type: 'presence', id: '', im_id, notice_type: 'presence', online, platform: 3 }
    return JSON.stringify({ action: 'notice', data: { ...data, timestamp: this.server.time.now() } })
  }

  #tell(accounts: readonly string[], text: string): void {
    for (const account of accounts) for (const { end } of this.liveOf(account)) end.tell(text)
  }

  /** An account whose last socket is over is gone when it does not come back. */
  #drop(session: Session): void {
    const { account } = session
    if (!this.#sessions.delete(session) || this.liveOf(account).length > 0) return
    this.server.calls.dropped(account, () => this.liveOf(account).length > 0)
    this.server.time.after(PRESENCE_GRACE_MS, () => {
      if (this.liveOf(account).length > 0 || !this.#online.delete(account)) return
      this.#tell(this.server.openContacts(account), this.#presence(account, false))
    })
  }

  /** To every live socket of the audience but the one it came by; each text is made once. */
  #deliver(message: Stored, origin: unknown): void {
    const heard = [...this.#sessions].filter(
      (session) => session !== origin && this.server.isVisible(session.account, message),
    )
    if (heard.length === 0) return
    const action = message.isGroup ? 'group' : 'p2p'
    const row = this.server.row(message)
    // A withdrawn message comes as it is; a frame of one that was just stored never is.
    const text = JSON.stringify({ action, data: row })
    for (const { account, end } of heard) {
      if (this.moods.isForgotten()) continue
      end.send(account === message.sender ? JSON.stringify({ action, data: { ...row, send_self: 1 } }) : text)
    }
  }

  #notify({ id, recipient, notice }: StoredNotice): void {
    const heard = this.liveOf(recipient)
    if (heard.length === 0) return
    const text = JSON.stringify({ action: 'notice', data: { type: 'notice', notice_id: String(id), notice } })
    for (const { end } of heard) if (!this.moods.isForgotten()) end.send(text)
  }
}

/** Kinds that only the server writes. */
const BY_SERVER: ReadonlySet<string> = new Set(['tip', 'newFriend', 'groupAnnouncement'])

/** Characters that go with a request. */
const MESSAGE_MAX = 100

/** A request to be a contact, as a frame. */
interface Asking {
  readonly seq: string
  readonly target: string
  readonly message: string
  readonly add_by: string
  readonly add_from: string
}

function askingOf(text: string): Asking | undefined {
  if (!text.includes('"contact_add"')) return undefined
  const { seq, data } = JSON.parse(text)
  const { notice_type, rim_id = '', message = '', add_by = 'account', add_from = '' } = data.notice ?? {}
  return notice_type === 'contact_add' ? { seq, target: rim_id, message, add_by, add_from } : undefined
}

/** How long an account may be without a socket before it is told to be gone. */
const PRESENCE_GRACE_MS = 5_000

/** A heartbeat as a client sends it. */
const HEARTBEAT = '{"action":"heartbeat"}'

/** Whether a frame of the server answers one; one that was cut short answers nothing. */
export const isHeartbeat = (text: string): boolean =>
  text.startsWith('{"action":"heartbeat"') && text.endsWith('}')

const errorFrame = (id: string): string => JSON.stringify({ action: 'error', data: { id, message: '' } })

const ack = (seq: string, data: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ action: 'ack', seq, data })
