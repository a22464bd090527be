import { WebSocket } from 'ws'
import { MAX_SOCKET_BACKLOG_BYTES } from '../limits'
import { CloseCode } from './close-codes'
import type { LoginEnd } from './login-ends'
import { endFrame, type OutboundFrame } from './outbound'

/** Who a socket belongs to: all of it from the token and the upgrade's query, nothing from frames. */
export interface SessionIdentity {
  imId: string
  chatLoginId: string
  loginId: string
  device: string
  /** 3 is the web; devices of other platforms live beside it */
  platform: number
  /** which takeover of the device's tabs opened it, e.g. 812; 0 = not told */
  turn: number
  /** when its token ends, ms since the epoch */
  expiresAt: number
}

/** When its upgrade came. */
export interface Arrival {
  /** ms since the epoch */
  at: number
  /** grows with each upgrade of this server */
  order: number
}

/** What a session does with its socket. */
type SessionSocket = Pick<WebSocket, 'readyState' | 'bufferedAmount' | 'send' | 'close' | 'terminate'>

/** One live socket. */
export class Session {
  readonly who: SessionIdentity
  readonly arrival: Arrival
  lastHeardAt: number
  readonly #socket: SessionSocket

  constructor(socket: SessionSocket, who: SessionIdentity, arrival: Arrival) {
    this.#socket = socket
    this.who = who
    this.arrival = arrival
    this.lastHeardAt = arrival.at
  }

  /** False from its end on, and a peer that ignores the close may still send: whoever acts for it asks first. */
  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  /** Sends if it can. What is lost here comes again by pages: everything that matters is stored. */
  send(frame: OutboundFrame): void {
    this.sendText(JSON.stringify(frame))
  }

  /** For one frame that goes to many: written as text once. */
  sendText(text: string): void {
    if (!this.isOpen) return
    if (this.#socket.bufferedAmount > MAX_SOCKET_BACKLOG_BYTES) {
      this.#socket.close(CloseCode.overloaded, 'reads too slowly')
      return
    }
    this.#socket.send(text)
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason)
  }

  /** For a peer that answers nothing any more. */
  terminate(): void {
    this.#socket.terminate()
  }

  /** Its login is over. */
  revoke(end: LoginEnd): void {
    this.send(endFrame(end))
    this.close(CloseCode.kickedOut, end)
  }
}
