// The chat's server in a browser test: a socket that takes every frame and answers what the test says, and no REST at all.

import { onTestFinished, vi } from 'vitest'

interface Frame {
  readonly action: string
  readonly seq?: string
  readonly data?: { readonly type?: string; readonly msg?: unknown }
}

export class TestSocket {
  static readonly OPEN = 1
  readonly readyState = TestSocket.OPEN
  onopen: (() => void) | null = null
  onmessage: ((news: { readonly data: string }) => void) | null = null
  onclose: ((end: { readonly code: number; readonly reason: string }) => void) | null = null

  constructor(
    private readonly answer: (frame: Frame) => unknown,
    private readonly sockets: Set<TestSocket>,
  ) {
    sockets.add(this)
    queueMicrotask(() => {
      this.onopen?.()
      this.tell({ action: 'heartbeat' })
    })
  }

  send(text: string): void {
    const said = this.answer(JSON.parse(text))
    if (said !== undefined) queueMicrotask(() => this.tell(said))
  }

  tell(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }

  close(code = 1000): void {
    if (this.sockets.delete(this)) this.onclose?.({ code, reason: '' })
  }
}

/** Puts it in place of the browser's sockets for a test; `answer` says what comes back for a frame, undefined = nothing. */
export function serveSockets(answer: (frame: Frame) => unknown = () => undefined): ReadonlySet<TestSocket> {
  const sockets = new Set<TestSocket>()
  class Socket extends TestSocket {
    constructor() {
      super(answer, sockets)
    }
  }
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  onTestFinished(() => void vi.unstubAllGlobals())
  return sockets
}

/** The ack of a message that is refused with this code; undefined for any other frame. */
export const refuseAll =
  (code: number) =>
  ({ action, seq, data }: Frame): unknown =>
    action === 'p2p' && data?.msg !== undefined ? { action: 'ack', seq, data: { code } } : undefined
