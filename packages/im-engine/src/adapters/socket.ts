import type { SocketPort } from '../ports/network.js'

/** WebSocket. In Node 20 there is none: the caller gives a port of its own. */
export const browserSocket: SocketPort = {
  open(url, handlers) {
    const socket = new WebSocket(url)
    socket.onopen = () => handlers.onOpen()
    // Binary frames are not of this protocol.
    socket.onmessage = ({ data }) => {
      if (typeof data === 'string') handlers.onText(data)
    }
    // `error` says nothing that the `close` after it does not.
    socket.onclose = ({ code, reason }) => handlers.onClose(code, reason)
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
