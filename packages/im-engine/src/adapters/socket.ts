import type { SocketConnection, SocketHandlers, SocketPort } from '../ports/network.js'

/** What a socket needs of a class of sockets: the browser's, that of the package ws, and that of Node 22 have it. */
export type SocketClass = new (
  url: string,
) => {
  onopen: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  readonly readyState: number
  send(text: string): void
  close(code: number): void
}

/** Of every class of sockets. */
const OPEN = 1

/** A socket of this class as the engine wants one. */
export function openSocket(Socket: SocketClass, url: string, handlers: SocketHandlers): SocketConnection {
  const socket = new Socket(url)
  socket.onopen = () => handlers.onOpen()
  // Binary frames are not of this protocol.
  socket.onmessage = ({ data }: { readonly data: unknown }) => {
    if (typeof data === 'string') handlers.onText(data)
  }
  // An error says nothing that the `close` after it does not; in Node one that nobody hears ends the process.
  socket.onerror = () => {}
  socket.onclose = ({ code, reason }: { readonly code: number; readonly reason: string }) =>
    handlers.onClose(code, reason)
  return {
    send(text) {
      if (socket.readyState !== OPEN) return false
      socket.send(text)
      return true
    },
    close: (code) => socket.close(code),
  }
}

/** WebSocket. In Node 20 there is none: the caller gives a port of its own. */
export const browserSocket: SocketPort = {
  open: (url, handlers) => openSocket(WebSocket, url, handlers),
}
