// socket/ serves the chat's socket. GET /socket becomes a session:
//
//   upgrade -> path? Origin? -> handshake -> token? -> hub (replaces or kicks out) -> frames -> dispatch -> frame-*.ts
//                 |                             |
//          400 / 404 / 403             4001 expired / 4003 revoked
//
// A browser shows a script nothing of a refused upgrade, so a token is refused on an open socket.

import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import type { Backend } from '../backend'
import { MAX_FRAME_BYTES, SWEEP_EVERY_MS } from '../limits'
import type { Log } from '../log'
import { admit } from './admit'
import { CloseCode } from './close-codes'
import { dispatch } from './dispatch'
import { endFrame } from './outbound'
import { type Arrival, Session } from './session'

const CLOSING_GRACE_MS = 1_000
/** Only what stands behind a host is looked at. */
const ANY_HOST = 'http://localhost'

/** A page of another origin must not talk through a visitor's browser; other programs send no Origin. */
function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

function refuseUpgrade(socket: Duplex, status: string): void {
  // A client that never hangs up would keep its half of the connection for ever.
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function toText(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString()
  return (Buffer.isBuffer(data) ? data : Buffer.from(data)).toString()
}

async function openSession(
  backend: Backend,
  log: Log,
  socket: WebSocket,
  search: URLSearchParams,
  arrival: Arrival,
) {
  // Frames that come while the token is looked up must not be lost: the socket is held until then.
  socket.pause()
  const admission = await admit(backend, search)
  socket.resume()
  if (admission.kind === 'off') return socket.close(CloseCode.done, 'there is no chat here')
  if (admission.kind === 'expired') return socket.close(CloseCode.tokenExpired, 'token expired')
  if (admission.kind === 'revoked') {
    socket.send(JSON.stringify(endFrame(admission.end)))
    return socket.close(CloseCode.kickedOut, admission.end)
  }
  if (socket.readyState !== WebSocket.OPEN) return
  const session = new Session(socket, admission.who, arrival)
  socket.on('message', (data) => {
    dispatch(backend, session, toText(data)).catch((error: unknown) => {
      log.error({ err: error }, 'a frame failed')
      socket.close(CloseCode.failed, 'internal error')
    })
  })
  socket.on('close', () => backend.hub.remove(session))
  backend.hub.add(session)
}

/** Serves the socket on an HTTP server. The answer closes it: 1012 to everybody, so that they come again. */
export function serveSocket(server: Server, backend: Backend, log: Log): () => Promise<void> {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
  })
  let upgrades = 0
  let isClosing = false

  const onUpgrade = (request: IncomingMessage, raw: Duplex, head: Buffer) => {
    raw.on('error', () => raw.destroy())
    if (isClosing) return refuseUpgrade(raw, '503 Service Unavailable')
    const { url: address = '/' } = request
    // A throw here would end the process: nobody stands between this and the network.
    if (!URL.canParse(address, ANY_HOST)) return refuseUpgrade(raw, '400 Bad Request')
    const url = new URL(address, ANY_HOST)
    if (url.pathname !== '/socket') return refuseUpgrade(raw, '404 Not Found')
    if (!isOwnOrigin(request.headers.origin, request.headers.host)) return refuseUpgrade(raw, '403 Forbidden')
    // Taken here: a token may take longer to be looked up than that of an upgrade that comes later.
    const arrival: Arrival = { at: backend.clock(), order: ++upgrades }
    sockets.handleUpgrade(request, raw, head, (socket) => {
      // Without a handler of its own one oversize frame would end the process. ws itself closes with 1009.
      socket.on('error', (error) => log.info({ reason: error.message }, 'a socket failed'))
      openSession(backend, log, socket, url.searchParams, arrival).catch((error: unknown) => {
        log.error({ err: error }, 'a socket could not be opened')
        socket.close(CloseCode.failed, 'internal error')
      })
    })
  }
  server.on('upgrade', onUpgrade)
  const { hub, presence, calls } = backend
  hub.whenGone = ({ who }) => calls.gone(who)
  hub.whenLast = (imId) => {
    presence.leave(imId, (error) => log.error({ err: error }, 'nobody was told that somebody is gone'))
  }
  const sweeper = setInterval(() => hub.sweep(backend.clock()), SWEEP_EVERY_MS)
  sweeper.unref()

  return async () => {
    clearInterval(sweeper)
    presence.stop()
    calls.stop()
    // Goes on listening: an upgrade that nobody answers would keep its connection, and with it the server.
    isClosing = true
    const open = [...sockets.clients]
    const closed = open.map((socket) => new Promise((resolve) => socket.once('close', resolve)))
    for (const socket of open) socket.close(CloseCode.restart, 'the server restarts')
    const slow = setTimeout(() => {
      for (const socket of open) socket.terminate()
    }, CLOSING_GRACE_MS)
    await Promise.all(closed)
    clearTimeout(slow)
    await presence
      .keep()
      .catch((error: unknown) => log.error({ err: error }, 'who was there last was not kept'))
  }
}
