import type { Ports } from '@sarika/im-engine'
import { WebSocket } from 'ws'

/** The engine's socket port over the ws package: all that Node 20 lacks. */
export const webSockets: Ports['sockets'] = {
  open(url, handlers) {
    const socket = new WebSocket(url)
    socket.on('open', () => handlers.onOpen())
    socket.on('message', (data) => handlers.onText(data.toString()))
    socket.on('close', (code, reason) => handlers.onClose(code, reason.toString()))
    socket.on('error', () => undefined) // a close follows
    return {
      send(text) {
        if (socket.readyState !== WebSocket.OPEN) return false
        socket.send(text)
        return true
      },
      close: (code) => socket.close(code),
    }
  },
}
