// A way to the real server on which frames meet faults:
//
//   engine --ws--> Line --fate of the plan--> ws --> server        calls go through as they are
//
// Frames of one direction stay in order, as on TCP. An upgrade may be held back and then comes to the server behind later
// ones, even when its client is gone: a balancer or a busy accept queue does that. When the server is away a call and a
// socket are refused.

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import { type Direction, type FaultPlan, rewrite } from './fault-plan'

export interface FrameProxy {
  readonly url: string
  /** Frames that came so far, by direction. */
  readonly seen: Readonly<Record<Direction, number>>
  /** Upgrades that came so far. */
  readonly upgradeCount: number
  /** Ends every socket. */
  cutAll(): void
  close(): Promise<void>
}

/** How long the server believes in a late upgrade whose client is gone, ms. */
const LATE_LIFE_MS = 200

/** One socket through the proxy. */
class Line {
  /** Absent while the upgrade is held back. */
  #up: WebSocket | undefined
  #timer: NodeJS.Timeout | undefined
  readonly #waiting: string[] = []
  readonly #queues: Record<Direction, Promise<void>> = { up: Promise.resolve(), down: Promise.resolve() }
  #isOver = false

  constructor(
    private readonly number: number,
    private readonly near: WebSocket,
    private readonly url: string,
    private readonly plan: FaultPlan,
    private readonly seen: Record<Direction, number>,
  ) {
    near.on('message', (data) => this.#take('up', data.toString()))
    near.on('error', () => {})
    near.on('close', () => this.cut())
    const heldMs = plan.nextUpgrade(number)
    if (heldMs === 0) this.#connect()
    else this.#timer = setTimeout(() => this.#connect(), heldMs)
  }

  /** Both ends are over; an upgrade that is held back comes all the same. */
  cut(): void {
    this.#isOver = true
    this.near.terminate()
    this.#up?.terminate()
  }

  /** Nothing of it is left. */
  end(): void {
    clearTimeout(this.#timer)
    this.cut()
  }

  #connect(): void {
    const up = new WebSocket(this.url)
    this.#up = up
    up.on('error', () => {})
    if (this.#isOver) {
      this.#timer = setTimeout(() => up.terminate(), LATE_LIFE_MS)
      return
    }
    up.on('message', (data) => this.#take('down', data.toString()))
    up.on('open', () => {
      for (const text of this.#waiting.splice(0)) up.send(text)
    })
    // What came before the close goes before it.
    up.on('close', (code) => {
      this.#queues.down = this.#queues.down.then(() => {
        if (code === 1005 || code === 1006) this.cut()
        else this.near.close(code)
      })
    })
  }

  #take(direction: Direction, text: string): void {
    this.seen[direction]++
    this.#queues[direction] = this.#queues[direction].then(() => this.#carry(direction, text))
  }

  async #carry(direction: Direction, text: string): Promise<void> {
    if (this.#isOver) return
    const fate = this.plan.next(this.number, direction)
    switch (fate.kind) {
      case 'pass':
        return this.#send(direction, text)
      case 'drop':
        return
      case 'double':
        this.#send(direction, text)
        return this.#send(direction, text)
      case 'garble':
      case 'decorate':
        return this.#send(direction, rewrite(text, fate.kind))
      case 'delay':
        await new Promise((resolve) => setTimeout(resolve, fate.ms))
        return this.#send(direction, text)
      case 'cut':
        if (fate.isDelivered) this.#send(direction, text)
        return this.cut()
    }
  }

  #send(direction: Direction, text: string): void {
    const to = direction === 'up' ? this.#up : this.near
    if (to?.readyState === WebSocket.OPEN) to.send(text)
    else if (direction === 'up' && (to === undefined || to.readyState === WebSocket.CONNECTING))
      this.#waiting.push(text)
  }
}

/** Opens the way to a port of this machine. */
export async function openProxy(target: number, plan: FaultPlan): Promise<FrameProxy> {
  const lines = new Set<Line>()
  const ends = new Set<Socket>()
  const seen = { up: 0, down: 0 }
  let count = 0
  const server = createServer((call, answer) => pass(target, call, answer))
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  server.on('connection', (end) => {
    ends.add(end)
    end.on('close', () => ends.delete(end))
  })
  server.on('upgrade', (call, raw, head) => {
    sockets.handleUpgrade(call, raw, head, (near) => {
      const line = new Line(++count, near, `ws://127.0.0.1:${target}${call.url}`, plan, seen)
      lines.add(line)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    get upgradeCount() {
      return count
    },
    cutAll: () => {
      for (const line of lines) line.cut()
    },
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const line of lines) line.end()
      for (const end of ends) end.destroy()
      await closed
    },
  }
}

/** A call there and its answer back; a server that is away looks like no network. */
function pass(target: number, call: IncomingMessage, answer: ServerResponse): void {
  const { method = 'GET', url, headers } = call
  const there = request({ port: target, host: '127.0.0.1', method, path: url, headers }, (back) => {
    answer.writeHead(back.statusCode ?? 502, back.headers)
    back.on('error', () => call.socket.destroy())
    back.pipe(answer)
  })
  there.on('error', () => call.socket.destroy())
  call.pipe(there)
}
