import { openSocket, type SocketClass } from '../adapters/socket.js'
import type { SocketPort } from '../ports/network.js'

/** The socket port over a class of sockets, e.g. `ports: { sockets: nodeSockets(WebSocket) }` with the `WebSocket` of ws. */
export const nodeSockets = (Socket: SocketClass): SocketPort => ({
  open: (url, handlers) => openSocket(Socket, url, handlers),
})
