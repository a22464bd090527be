/** A client of the server that is only as clever as the tests need: it awaits frames, it never sleeps. */
import { randomBytes } from 'node:crypto'
import { WebSocket } from 'ws'
import type { Access } from '../http/access'

const PATIENCE_MS = 10_000

export const NOTICES = '/chat/im/user/getNotice'
export const GROUP_NOTICES = '/chat/im/groups/getOfflineNotice'

/** A frame as it came; tests look into it with `toMatchObject`. */
export interface Frame {
  action: string
  seq?: string
  data: Record<string, unknown>
}

export interface Closed {
  code: number
  reason: string
}

interface Waiting {
  matches: (frame: Frame) => boolean
  resolve: (frame: Frame) => void
}

/** 128 random bits in hex, as the engine makes them. */
export const newClientId = (): string => randomBytes(16).toString('hex')

/** Bounds the wait for what ought to come. */
export function within<T>(what: string, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`waited ${PATIENCE_MS} ms for ${what}`)), PATIENCE_MS)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** One socket. Frames that nobody awaits yet are kept in order. */
export class TestSocket {
  readonly opened: Promise<void>
  readonly closed: Promise<Closed>
  readonly #socket: WebSocket
  readonly #kept: Frame[] = []
  readonly #waiting: Waiting[] = []

  constructor(url: string, headers: Record<string, string> = {}) {
    this.#socket = new WebSocket(url, { headers })
    this.opened = new Promise((resolve, reject) => {
      this.#socket.once('open', () => resolve())
      this.#socket.once('error', reject)
    })
    this.closed = new Promise((resolve) => {
      this.#socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() }))
    })
    this.#socket.on('error', () => {})
    this.#socket.on('message', (data) => this.#take(JSON.parse(data.toString())))
  }

  /** The first frame, kept or to come, that matches; it is taken out. */
  next(what: string, matches: (frame: Frame) => boolean): Promise<Frame> {
    const index = this.#kept.findIndex(matches)
    if (index >= 0) return Promise.resolve(this.#kept.splice(index, 1)[0] as Frame)
    return within(what, new Promise<Frame>((resolve) => this.#waiting.push({ matches, resolve })))
  }

  nextAction(action: string): Promise<Frame> {
    return this.next(action, (frame) => frame.action === action)
  }

  nextNotice(noticeType: string): Promise<Frame> {
    return this.next(`notice ${noticeType}`, ({ action, data }) => {
      const notice = data.notice as { notice_type?: string } | undefined
      return action === 'notice' && notice?.notice_type === noticeType
    })
  }

  awaitClose(): Promise<Closed> {
    return within('the close', this.closed)
  }

  /** Frames that came and that nobody took. */
  get kept(): readonly Frame[] {
    return this.#kept
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  sendRaw(text: string): void {
    this.#socket.send(text)
  }

  send(frame: object): void {
    this.sendRaw(JSON.stringify(frame))
  }

  /** Sends a frame with a seq and awaits its ack's data. */
  async call(frame: { seq: string; [field: string]: unknown }): Promise<Record<string, unknown>> {
    this.send(frame)
    const ack = await this.next(
      `ack of ${frame.seq}`,
      ({ action, seq }) => action === 'ack' && seq === frame.seq,
    )
    return ack.data
  }

  /** Everything sent before has been dealt with: heartbeats are answered at once, so a store is not awaited. */
  async beat(): Promise<void> {
    this.send({ action: 'heartbeat' })
    await this.nextAction('heartbeat')
  }

  close(): void {
    this.#socket.close(1000)
  }

  #take(frame: Frame): void {
    const index = this.#waiting.findIndex(({ matches }) => matches(frame))
    if (index < 0) this.#kept.push(frame)
    else this.#waiting.splice(index, 1)[0]?.resolve(frame)
  }
}

export interface Reply {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
  body: any
}

/** One logged-in person. */
export class TestClient {
  readonly url: string
  readonly imId: string
  accessToken: string
  refreshToken: string
  imToken: string

  constructor(url: string, imId: string, accessToken: string, refreshToken: string, imToken: string) {
    this.url = url
    this.imId = imId
    this.accessToken = accessToken
    this.refreshToken = refreshToken
    this.imToken = imToken
  }

  /** A chat call with the chat token. */
  chat(method: string, path: string, body?: unknown): Promise<Reply> {
    return request(this.url, method, path, { token: this.imToken, body })
  }

  /** A call of the main API with the access token. */
  api(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    return request(this.url, method, `/api/v1.0.0${path}`, { token: this.accessToken, body, headers })
  }

  async connect(query: Record<string, string> = {}): Promise<TestSocket> {
    const search = new URLSearchParams({ token: this.imToken, ...query })
    const socket = new TestSocket(`${this.url.replace('http', 'ws')}/socket?${search}`)
    await socket.opened
    return socket
  }

  /** Connects and has been answered: the server knows the socket. */
  async online(query: Record<string, string> = {}): Promise<TestSocket> {
    const socket = await this.connect(query)
    await socket.beat()
    return socket
  }

  /** Every page of a catch-up call from a cursor on, and where it ends: what comes from there on is new. */
  async catchUp(
    path: string,
    size = 500,
    cursor = '',
  ): Promise<{ items: Reply['body'][]; pages: number[]; cursor: string }> {
    const items: Reply['body'][] = []
    const pages: number[] = []
    for (;;) {
      const { body } = await this.chat('POST', path, { cursor, size })
      items.push(...body.data)
      pages.push(body.data.length)
      cursor = body.cursor
      if (body.data.length < size) return { items, pages, cursor }
    }
  }

  /** The notices that came since `cursor`. */
  async noticesSince(cursor: string, path = NOTICES): Promise<Reply['body'][]> {
    return (await this.catchUp(path, 500, cursor)).items
  }
}

export async function request(
  url: string,
  method: string,
  path: string,
  options: {
    token?: string
    body?: unknown
    form?: Record<string, string>
    headers?: Record<string, string>
  } = {},
): Promise<Reply> {
  const { token, body, form, headers = {} } = options
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: {
      'accept-language': 'en',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(form
      ? { body: new URLSearchParams(form) }
      : body === undefined
        ? {}
        : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
}

/** A token as a route wants it shown. */
export const shown = (access: Access, token: string) =>
  access === 'im-token' ? { headers: { 'x-im-token': token } } : { token }

export function tryLogin(url: string, account: string, password: string): Promise<Reply> {
  return request(url, 'POST', '/api/v1.0.0/users/authorize', { form: { account, password } })
}

/** Logs a demo account in, chat included. */
export async function login(url: string, account: string): Promise<TestClient> {
  const { body: tokens } = await tryLogin(url, account, 'Sarika2026')
  const { body: chat } = await request(url, 'POST', '/api/v1.0.0/users/authorize/im', {
    token: tokens.access_token,
    body: { udid: 'test', platform: 3, status: 2, accountType: 0 },
  })
  return new TestClient(url, chat.user.im_id, tokens.access_token, tokens.refresh_token, chat.im_token)
}

/** A text for one person, plain. */
export function textTo(receiverId: string, content: string, clientId = newClientId()) {
  const msg = { type: 'text', content }
  return { action: 'p2p', seq: clientId, data: { seq: clientId, receiver_id: receiverId, msg } }
}

/** A text for a group, plain. */
export function textToGroup(groupId: string, content: string, clientId = newClientId()) {
  const msg = { type: 'text', content }
  return { action: 'group', seq: clientId, data: { seq: clientId, group_id: groupId, msg } }
}

export function withdrawalTo(receiverId: string, msgId: string, clientId = newClientId()) {
  const msg = { type: 'withdraw', content: '', msgId }
  return { action: 'p2p', seq: clientId, data: { seq: clientId, receiver_id: receiverId, msg } }
}

export function receiptTo(authorId: string, kind: 'read' | 'arrived', messageIds: string[]) {
  const notice = { notice_type: kind, im_id: 'whoever', rim_id: authorId, msg_ids: messageIds, timestamp: 1 }
  return { action: 'p2p', seq: newClientId(), data: { type: 'notice', receiver_id: authorId, notice } }
}

export function contactRequestTo(imId: string, message: string) {
  const notice = { notice_type: 'contact_add', rim_id: imId, message, add_by: 'account' }
  return { action: 'p2p', seq: newClientId(), data: { type: 'notice', receiver_id: imId, notice } }
}
