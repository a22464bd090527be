// socket/ moves text over one socket at a time and tells, in one word, how each socket ended.
//
//   open(url, n) --> generation n: connecting -> open -> ended, once
//     open    a heartbeat goes out at once, then one every 50 s
//     beat    any frame within 10 s is life. Without one the socket is dead, where the backend is known to answer heartbeats:
//             it is closed here and ends as 'silent'
//     beat    a beat far later than planned means that the machine slept: the other end is long gone, and it ends as 'suspended'
//     frame   goes up as text, with the generation of its socket
//     end     goes up as a word; after it nothing of this socket comes up any more
//
// Absent: retries, tokens, and what a frame means. The owner alone knows that a frame answered a heartbeat, and says so
// by `noteAnswer`. That a backend answers is known of it and not of a socket, so it outlives the socket.

import type { Clock } from '../ports/clock.js'
import type { SocketPort } from '../ports/network.js'

/**
 * How a socket ended. `kicked`: this login is over (another device, or revoked). `replaced`: the same device opened another one.
 * `silent` and `suspended` were found on this side. Source: S-CONN-3, wire contract "Close codes".
 */
export type SocketEnd = 'normal' | 'token-expired' | 'replaced' | 'kicked' | 'lost' | 'silent' | 'suspended'

const CLOSE_CODES: Readonly<Record<number, SocketEnd>> = {
  1000: 'normal',
  4001: 'token-expired',
  4002: 'replaced',
  4003: 'kicked',
}

/** A close code as a word, e.g. 4001 -> "token-expired"; every other code is "lost". */
export const endOf = (code: number): SocketEnd => CLOSE_CODES[code] ?? 'lost'

export interface SocketEvents {
  onOpen(generation: number): void
  onText(text: string, generation: number): void
  /** Exactly once, unless closed here by `close`. */
  onEnd(end: SocketEnd, generation: number): void
}

export interface Beat {
  readonly text: string
  readonly everyMs: number
  readonly answerMs: number
  /** A beat that comes this long after the one before means that the machine slept. */
  readonly suspendedMs: number
}

/** One socket of the line; e.g. `socket.send('{"action":"heartbeat"}')`. */
export interface LiveSocket {
  readonly generation: number
  /** False: nothing was written. */
  send(text: string): boolean
  /** Closes with 1000 and says nothing more. */
  close(): void
}

export class SocketLine {
  /** The backend has answered a heartbeat: from then on silence means death. */
  private isAnswering = false
  /** When the heartbeats of the newest socket went out that are not answered yet. */
  private beats: { readonly generation: number; readonly sentAt: number[] } = { generation: 0, sentAt: [] }

  constructor(
    private readonly port: SocketPort,
    private readonly clock: Clock,
    private readonly beat: Beat,
  ) {}

  /**
   * A heartbeat of this socket was answered. Tells when it went out: answers come in order; undefined where it is not known,
   * e.g. of an answer that came twice.
   */
  noteAnswer(generation: number): number | undefined {
    this.isAnswering = true
    return this.beats.generation === generation ? this.beats.sentAt.shift() : undefined
  }

  /** Opens a socket; `generation` is its number, and the owner counts. */
  open(url: string, generation: number, events: SocketEvents): LiveSocket {
    const { clock, beat } = this
    let isOver = false
    let beatTimer: unknown
    let deathTimer: unknown
    const beats = { generation, sentAt: [] as number[] }
    this.beats = beats

    const finish = (): boolean => {
      if (isOver) return false
      isOver = true
      clock.clearTimeout(beatTimer)
      clock.clearTimeout(deathTimer)
      return true
    }
    const drop = (end: SocketEnd): void => {
      if (!finish()) return
      connection.close(1000)
      events.onEnd(end, generation)
    }
    const startBeat = (): void => {
      const sentAt = clock.now()
      if (connection.send(beat.text)) beats.sentAt.push(sentAt)
      clock.clearTimeout(deathTimer)
      deathTimer = clock.setTimeout(() => {
        if (this.isAnswering) drop('silent')
      }, beat.answerMs)
      beatTimer = clock.setTimeout(() => {
        if (clock.now() - sentAt >= beat.suspendedMs) drop('suspended')
        else startBeat()
      }, beat.everyMs)
    }

    const connection = this.port.open(url, {
      onOpen: () => {
        if (isOver) return
        events.onOpen(generation)
        startBeat()
      },
      onText: (text) => {
        if (isOver) return
        clock.clearTimeout(deathTimer)
        events.onText(text, generation)
      },
      onClose: (code) => {
        if (finish()) events.onEnd(endOf(code), generation)
      },
    })
    return {
      generation,
      send: (text) => !isOver && connection.send(text),
      close: () => {
        if (finish()) connection.close(1000)
      },
    }
  }
}
