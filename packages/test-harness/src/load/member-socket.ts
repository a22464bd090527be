import { WebSocket } from 'ws'
import type { Member } from './crowd'

/** The engine's delays before it comes back, ms. Source: contract 8. */
const FIRST_DELAY_MS = 2_000
const MORE_DELAY_MS = 2_000
const MOST_DELAY_MS = 10_000
/** Of the delay, at most, added by chance. */
const JITTER = 0.2
/** A socket that is not open after this is given up. Source: the engine's timing. */
const CONNECT_MS = 10_000

export interface MemberEvents {
  /** Open, and the server has let it in. */
  readonly onBack: (member: MemberSocket) => void
  readonly onFrame: (member: MemberSocket, frame: Frame) => void
}

export interface Frame {
  readonly action: string
  readonly seq?: string
  readonly data?: Readonly<Record<string, unknown>>
}

const PING = JSON.stringify({ action: 'p2p', seq: 'ping', data: { type: 'ping', platform: 3 } })
const BEAT = JSON.stringify({ action: 'heartbeat' })

/** One person: a socket that comes back by the engine's schedule, with plain frames on it. */
export class MemberSocket {
  #socket: WebSocket | undefined
  #tries = 0

  constructor(
    readonly member: Member,
    private readonly url: string,
    private readonly events: MemberEvents,
  ) {}

  open(): void {
    const address = `${this.url.replace('http', 'ws')}/socket?token=${this.member.token}`
    const socket = new WebSocket(address, {
      perMessageDeflate: false,
      handshakeTimeout: CONNECT_MS,
      skipUTF8Validation: true,
    })
    this.#socket = socket
    socket.on('open', () => socket.send(PING))
    socket.on('message', (data) => this.#hear(JSON.parse(data.toString())))
    socket.on('error', () => undefined) // a close follows
    socket.on('close', () => this.#comeBack())
  }

  send(frame: unknown): void {
    this.#socket?.send(JSON.stringify(frame))
  }

  beat(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(BEAT)
  }

  #hear(frame: Frame): void {
    // The answer to the ping: from here on the engine counts itself as connected.
    if (frame.action !== 'notice' || frame.data?.type !== 'presence') this.events.onFrame(this, frame)
    else if (frame.data.im_id === this.member.imId) {
      this.#tries = 0
      this.events.onBack(this)
    }
  }

  #comeBack(): void {
    const delay = Math.min(FIRST_DELAY_MS + this.#tries * MORE_DELAY_MS, MOST_DELAY_MS)
    this.#tries++
    setTimeout(() => this.open(), delay * (1 + Math.random() * JITTER))
  }
}
