import { toImId } from '../model/ids.js'
import type { PageStream } from '../model/state.js'
import type { Cipher } from '../ports/cipher.js'
import type { WireContext } from '../wire/batch.js'
import { type Call, pageCall } from '../wire/calls.js'
import { encodeHeartbeat } from '../wire/heartbeat.js'
import { decodeFrame } from '../wire/inbound.js'
import { decodePage } from '../wire/page.js'
import {
  agree,
  type BackendAnswer,
  type BackendLogin,
  type BackendNews,
  type BackendSocket,
  type BackendUnderTest,
  hold,
} from './backend-driver.js'

/** A message as frames and pages have it. */
export interface WireRow {
  readonly msg_id: string
  readonly msg_time: number
  readonly seq: string
  readonly number: number
  readonly sender_id: string
  readonly receiver_id?: string
  readonly group_id?: string
  readonly send_self?: number
  readonly msg: { readonly type: string; readonly content: string; readonly [field: string]: unknown }
}

export interface WireNotice {
  readonly notice_type: string
  readonly timestamp: number
  readonly rev?: number
  readonly [field: string]: unknown
}

/** What an ack says. */
export interface WireAck {
  readonly code: number
  readonly msg_id?: string
  readonly msg_time?: number
  readonly number?: number
  readonly retry_after_ms?: number
}

export interface WireFrame {
  readonly action: string
  readonly seq?: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Whom a message is for. */
export interface Addressee {
  readonly group?: string
  readonly person?: string
}

/** The suite speaks plain text: whether content is sealed is nothing that a backend sees. */
const NO_CIPHER: Cipher = {
  encrypt: async () => ({ content: '', iv: '', mac: '' }),
  decrypt: async () => ({ ok: false, reason: 'cannot-decrypt' }),
}

/** A full page would go on; more pages than that are a cursor that leads nowhere. */
const PAGES_MAX = 100

/** A person with one socket, who reads everything with the engine's own readers. */
export class Person {
  readonly imId: string
  readonly #context: WireContext
  #kept: WireFrame[] = []
  #count = 0

  private constructor(
    readonly login: BackendLogin,
    readonly socket: BackendSocket,
    private readonly name: string,
  ) {
    this.imId = login.imId
    this.#context = { me: toImId(login.imId), cipher: NO_CIPHER, receiversOf: () => 1 }
  }

  /** Logs in and connects; the backend knows the socket when this resolves. */
  static async join(backend: BackendUnderTest, imId: string, device = 'desk'): Promise<Person> {
    const login = await backend.login(imId, device)
    return Person.connect(login, `${imId}-${device}`)
  }

  static async connect(login: BackendLogin, name: string): Promise<Person> {
    const person = new Person(login, await login.connect(), name)
    await person.heard()
    return person
  }

  nextClientId(): string {
    return `${this.name}-${++this.#count}`
  }

  /** Sends a body and awaits its ack. */
  post(
    to: Addressee,
    msg: Readonly<Record<string, unknown>>,
    clientId = this.nextClientId(),
  ): Promise<WireAck> {
    return this.ask({
      action: to.group === undefined ? 'p2p' : 'group',
      seq: clientId,
      data: {
        seq: clientId,
        sender_id: this.imId,
        ...(to.group === undefined ? { receiver_id: to.person } : { group_id: to.group }),
        msg,
      },
    })
  }

  say(to: Addressee, content: string, clientId?: string): Promise<WireAck> {
    return this.post(to, { type: 'text', content }, clientId)
  }

  withdraw(to: Addressee, msgId: string | undefined, clientId?: string): Promise<WireAck> {
    return this.post(to, { type: 'withdraw', content: '', msgId: msgId ?? '' }, clientId)
  }

  /** Says what it got or read of an author. */
  receipt(
    kind: 'read' | 'arrived',
    author: string,
    ids: readonly unknown[],
    group?: string,
  ): Promise<WireAck> {
    const notice = { notice_type: kind, im_id: this.imId, rim_id: author, msg_ids: ids, timestamp: 1 }
    return this.ask({
      action: group === undefined ? 'p2p' : 'group',
      seq: this.nextClientId(),
      data: {
        type: 'notice',
        ...(group === undefined
          ? { receiver_id: author, notice }
          : { group_id: group, notice: { ...notice, group_id: group } }),
      },
    })
  }

  /** Sends a frame and awaits the ack of its seq; what comes before it is kept. */
  async ask(frame: WireFrame & { readonly seq: string }): Promise<WireAck> {
    this.socket.send(JSON.stringify(frame))
    const ack = await this.#until(({ action, seq }) => action === 'ack' && seq === frame.seq)
    return ack.data as unknown as WireAck
  }

  /** Everything that came and that nobody took, up to the answer of a heartbeat. */
  async heard(): Promise<readonly WireFrame[]> {
    this.socket.send(encodeHeartbeat())
    await this.#until(({ action }) => action === 'heartbeat')
    const kept = this.#kept
    this.#kept = []
    return kept
  }

  /** The messages among what was heard. */
  async heardRows(): Promise<readonly WireRow[]> {
    return rowsIn(await this.heard())
  }

  async heardNotices(): Promise<readonly WireNotice[]> {
    return noticesIn(await this.heard())
  }

  /** Who came (1) or went (0) next, e.g. `["im-2", 1]`; other frames are kept. */
  async nextPresence(): Promise<readonly unknown[]> {
    const index = this.#kept.findIndex(isPresence)
    const [kept] = index < 0 ? [] : this.#kept.splice(index, 1)
    const { data } = kept ?? (await this.#until(isPresence))
    return [data.im_id, data.online]
  }

  /** What comes next, a close included. */
  next(): Promise<BackendNews> {
    return this.socket.next()
  }

  async call(call: Call): Promise<BackendAnswer> {
    return this.login.call(call)
  }

  /** The rows of one page, each of which the engine can read, and its cursor. */
  async page(call: Call): Promise<{ readonly rows: readonly unknown[]; readonly cursor: string }> {
    const { status, body } = await this.call(call)
    agree(`status of ${call.path}`, status, 200)
    const page = await decodePage(body, this.#context)
    hold(`${call.path} answers no page`, page.kind === 'ok', body.slice(0, 300))
    if (page.kind === 'ok') agree(`rows of ${call.path} that cannot be read`, page.poison, [])
    const { data, cursor = '' } = JSON.parse(body) as { data: readonly unknown[]; cursor?: string }
    return { rows: data, cursor }
  }

  /** All of a stream from a cursor on: the sizes of its pages, its rows, its last cursor. */
  async pull<Row>(stream: PageStream, cursor = '', size = 500) {
    const sizes: number[] = []
    const rows: Row[] = []
    let at = cursor
    for (let pages = 0; pages < PAGES_MAX; pages++) {
      const page = await this.page(pageCall(stream, at, size))
      sizes.push(page.rows.length)
      rows.push(...(page.rows as readonly Row[]))
      at = page.cursor
      if (page.rows.length < size) break
    }
    return { sizes, rows, cursor: at }
  }

  async messages(): Promise<readonly WireRow[]> {
    return (await this.pull<WireRow>('person-messages')).rows
  }

  async groupMessages(): Promise<readonly WireRow[]> {
    return (await this.pull<WireRow>('group-messages')).rows
  }

  async notices(
    stream: 'person-notices' | 'group-notices' = 'person-notices',
  ): Promise<readonly WireNotice[]> {
    return (await this.pull<{ notice: WireNotice }>(stream)).rows.map((row) => row.notice)
  }

  /** The data of an answer with code 0 or 200. */
  async data<Data>(call: Call): Promise<Data> {
    const { status, body } = await this.call(call)
    agree(`status of ${call.path}`, status, 200)
    const { code, data } = JSON.parse(body) as { code: number; data: Data }
    hold(`code of ${call.path}`, code === 0 || code === 200, code)
    return data
  }

  async #until(isWanted: (frame: WireFrame) => boolean): Promise<WireFrame> {
    for (;;) {
      const news = await this.socket.next()
      if (news.kind === 'closed') throw new Error(`${this.name}: the socket closed with ${news.code}`)
      const frame = JSON.parse(news.text) as WireFrame
      const read = await decodeFrame(news.text, this.#context)
      hold(`${this.name} cannot read ${news.text}`, read.type !== 'unknown')
      if (read.type === 'received') agree(`${this.name} cannot read`, read.poison, [])
      if (isWanted(frame)) return frame
      this.#kept.push(frame)
    }
  }
}

const isPresence = ({ action, data }: WireFrame): boolean => action === 'notice' && data.type === 'presence'

export const rowsIn = (frames: readonly WireFrame[]): readonly WireRow[] =>
  frames
    .filter(({ action }) => action === 'p2p' || action === 'group')
    .map(({ data }) => data as unknown as WireRow)

export const noticesIn = (frames: readonly WireFrame[]): readonly WireNotice[] =>
  frames
    .filter(({ action, data }) => action === 'notice' && data.type === 'notice')
    .map(({ data }) => data.notice as WireNotice)
