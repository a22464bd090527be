// Connections cost memory and a number of the system's, so they are bounded before anything is read from them:
//
//   connection --> all together? of one address? --no--> 503 and closed
//              \--> no whole request head in time --> closed
//
// Node's own times (headersTimeout, requestTimeout) begin with the first byte of a request, so they never end a connection
// that sends nothing, or only blank lines. A named proxy's connections count together only: whom they are for stands in
// heads, request by request, and one of them carries many people's. Sockets behind it are bounded all the same, as each needs a
// login of its own and replaces the one before.

import type { IncomingMessage, Server } from 'node:http'
import { BlockList, isIPv6, type Socket } from 'node:net'
import { networkOf } from './http/network-of'
import { COME_AGAIN_MS } from './limits'
import type { Log } from './log'

export interface ConnectionLimits {
  /** all together */
  total: number
  /** of one network address */
  perAddress: number
  /** ms from its beginning to the end of the head of its first request */
  firstRequestMs: number
}

/** One that is refused hears why, and has this long to hang up itself: what it still sends is read, or it would not hear. */
const REFUSED_GRACE_MS = 1_000
/** Of those over the limit; beyond that a connection is closed without a word. */
const MAX_REFUSED = 200
/** The log says at most this often that some are refused. */
const TOLD_EVERY_MS = 60_000
const MESSAGE = JSON.stringify({
  code: 'too_many_connections',
  message: 'too many connections, come again later',
})
const REFUSAL = [
  'HTTP/1.1 503 Service Unavailable',
  `Retry-After: ${COME_AGAIN_MS / 1_000}`,
  'Content-Type: application/json; charset=utf-8',
  `Content-Length: ${MESSAGE.length}`,
  'Connection: close',
  '',
  MESSAGE,
].join('\r\n')

/** Addresses and networks, e.g. `['127.0.0.1', '10.0.0.0/8']`. */
function listOf(proxies: readonly string[]): BlockList {
  const list = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** Bounds the connections of a server that does not listen yet. */
export function boundConnections(
  server: Server,
  { total, perAddress, firstRequestMs }: ConnectionLimits,
  proxies: readonly string[],
  log: Log,
): void {
  const trusted = listOf(proxies)
  const counts = new Map<string, number>()
  let open = 0
  let refused = 0
  let toldAt = Number.NEGATIVE_INFINITY
  const silent = new WeakMap<Socket, NodeJS.Timeout>()

  const refuse = (socket: Socket) => {
    if (refused >= MAX_REFUSED) return socket.destroy()
    refused++
    const cut = setTimeout(() => socket.destroy(), REFUSED_GRACE_MS)
    socket.once('close', () => {
      refused--
      clearTimeout(cut)
    })
    socket.on('error', () => socket.destroy())
    socket.resume()
    socket.end(REFUSAL)
  }

  const admit = (socket: Socket): boolean => {
    // Without one it is gone already; of a link-local one the zone says nothing here.
    const peer = (socket.remoteAddress ?? '').replace(/%.*/, '')
    const isProxy = peer !== '' && trusted.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4')
    const address = networkOf(peer)
    const others = counts.get(address) ?? 0
    if (open >= total || (!isProxy && others >= perAddress)) {
      const now = performance.now()
      if (now - toldAt >= TOLD_EVERY_MS) {
        toldAt = now
        log.error({ open, ofAddress: others }, 'too many connections, some are refused')
      }
      return false
    }
    open++
    counts.set(address, others + 1)
    const late = setTimeout(() => socket.destroy(), firstRequestMs)
    silent.set(socket, late)
    socket.once('close', () => {
      clearTimeout(late)
      open--
      const left = (counts.get(address) ?? 1) - 1
      if (left === 0) counts.delete(address)
      else counts.set(address, left)
    })
    return true
  }

  const hasAsked = ({ socket }: IncomingMessage) => clearTimeout(silent.get(socket))
  server.prependListener('request', hasAsked)
  server.prependListener('upgrade', hasAsked)

  // Refused before HTTP reads from it: a request that is half answered would be carried out all the same.
  const serve = server.listeners('connection')
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    if (!admit(socket)) return refuse(socket)
    for (const listener of serve) listener.call(server, socket)
  })
}
