import type { SocketHandlers, SocketPort } from '@sarika/im-engine/testing'
import type { Json, Payload } from '../record/recording'
import type { ClientIds } from './client-ids'
import type { KnownRows } from './known-rows'

type Fields = { readonly [field: string]: Json | undefined }

interface Frame {
  readonly action?: Json
  readonly seq?: Json
  readonly data?: Fields
}

/** What a frame is about, so that one of the replay can be told to be one of the recording. */
function subjectOf(frame: Frame): string {
  const { action, data = {}, seq } = frame
  if (action === 'heartbeat' || data.type === 'ping') return String(data.type ?? action)
  const notice = data.notice as Fields | undefined
  if (notice === undefined) return `message ${String(seq)}`
  const ids = Array.isArray(notice.msg_ids) ? [...notice.msg_ids].sort().join(' ') : ''
  return `${String(notice.notice_type)} of ${String(notice.rim_id)}: ${ids}`
}

interface Sent {
  readonly subject: string
  readonly seq: string
  readonly frame: Frame
  readonly at: number
  /** It is the frame of a record. */
  isPaired: boolean
  isAnswered: boolean
}

/** What the recording knows no answer to gets one after this long, ms. */
const ANSWER_MS = 1_000
/** A socket that no record opens is open after this long, ms; below the engine's own patience. */
const OPEN_MS = 3_000

/** A socket that the network ended. */
const LOST = 1006

/** One socket of the engine, moved by what the recording says. */
export class ReplayedSocket {
  #state: 'connecting' | 'open' | 'closed' = 'connecting'
  readonly #sent: Sent[] = []
  readonly #askedAt: number

  constructor(
    private readonly handlers: SocketHandlers,
    private readonly ids: ClientIds,
    private readonly now: () => number,
  ) {
    this.#askedAt = now()
  }

  opened(): void {
    if (this.#state !== 'connecting') return
    this.#state = 'open'
    this.handlers.onOpen()
  }

  receive(payload: Payload): void {
    if (this.#state !== 'open') return
    this.handlers.onText('text' in payload ? payload.text : JSON.stringify(this.ids.toReplayed(payload.json)))
  }

  ended(code: number): void {
    if (this.#state === 'closed') return
    this.#state = 'closed'
    this.handlers.onClose(code, '')
  }

  /** The engine's side. */
  readonly connection = {
    send: (text: string): boolean => {
      if (this.#state !== 'open') return false
      const frame = JSON.parse(text) as Frame
      const seq = String(frame.seq ?? '')
      this.#sent.push({
        subject: subjectOf(frame),
        seq,
        frame,
        at: this.now(),
        isPaired: false,
        isAnswered: false,
      })
      return true
    },
    close: (code: number): void => {
      if (this.#state === 'closed') return
      this.#state = 'closed'
      queueMicrotask(() => this.handlers.onClose(code, ''))
    },
  }

  /** Whether the engine has sent what the recording sent; its client id stands for the recorded one from then on. */
  hasSent(payload: Payload): boolean {
    if ('text' in payload) return true
    const frame = this.ids.toReplayed(payload.json) as Frame
    const subject = subjectOf(frame)
    const sent = this.#sent.find((one) => !one.isPaired && one.subject === subject)
    if (sent === undefined) return false
    sent.isPaired = true
    sent.isAnswered = true
    const seq = String((payload.json as Frame).seq ?? '')
    if (isReceipt(frame)) this.ids.pair(seq, sent.seq)
    return true
  }

  /** What the recording knows no answer to is answered as the backend would. */
  answerStrays(rows: KnownRows): void {
    for (const sent of this.#sent) {
      if (sent.isAnswered || this.now() - sent.at < ANSWER_MS) continue
      sent.isAnswered = true
      const answer = answerTo(sent.frame, this.ids.recorded(sent.seq), rows)
      if (answer !== undefined) this.receive({ json: answer })
    }
  }

  /** Opens by itself: the live engine had no such socket at this time. */
  openStray(): void {
    if (this.now() - this.#askedAt >= OPEN_MS) this.opened()
  }
}

const isReceipt = ({ data }: Frame): boolean => data?.type === 'notice'

function answerTo(frame: Frame, recordedSeq: string, rows: KnownRows): Json | undefined {
  const { seq = '', data } = frame
  if (frame.action === 'heartbeat') return { action: 'heartbeat' }
  if (isReceipt(frame)) return { action: 'ack', seq, data: { code: 0, message: '' } }
  if (data?.type !== 'ping') return rows.ackOf(recordedSeq)
  const presence = {
    type: 'presence',
    id: '',
    im_id: 'id-1',
    notice_type: 'presence',
    online: 1,
    platform: 3,
  }
  return { action: 'notice', data: { ...presence, timestamp: 1 } }
}

/** The sockets of one tab, by generation. */
export class ReplayedSockets implements SocketPort {
  readonly #sockets: ReplayedSocket[] = []

  constructor(
    private readonly ids: ClientIds,
    private readonly rows: KnownRows,
    private readonly now: () => number,
    /** How many the recording opens by itself; later ones open without it. */
    private readonly recorded: number,
    /** The machine is without a network, and the live engine asked for no socket then: one that is asked for fails, uncounted. */
    private readonly isAway: () => boolean,
  ) {}

  open(_url: string, handlers: SocketHandlers) {
    if (this.isAway()) {
      const socket = new ReplayedSocket(handlers, this.ids, this.now)
      queueMicrotask(() => socket.ended(LOST))
      return socket.connection
    }
    const socket = new ReplayedSocket(handlers, this.ids, this.now)
    this.#sockets.push(socket)
    return socket.connection
  }

  /** Undefined while the engine has not asked for it. */
  at(generation: number): ReplayedSocket | undefined {
    return this.#sockets[generation - 1]
  }

  /** On this socket, or on one that the engine opened at another time than live. */
  hasSent(generation: number, payload: Payload): boolean {
    const own = this.at(generation)
    return [...(own === undefined ? [] : [own]), ...this.#sockets].some((socket) => socket.hasSent(payload))
  }

  answerStrays(): void {
    const newest = this.#sockets[this.#sockets.length - 1]
    if (this.#sockets.length > this.recorded) newest?.openStray()
    newest?.answerStrays(this.rows)
  }
}
