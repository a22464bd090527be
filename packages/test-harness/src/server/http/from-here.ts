import type { FastifyRequest } from 'fastify'

const LOOPBACK_PEER = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/
const LOOPBACK_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Whether somebody on this machine asks: the peer is a loopback address, nothing forwards for somebody else, and the
 * name it is asked by is a loopback name (a page of another site whose name was pointed here would come with its own).
 * A proxy on this machine that says nothing of itself looks the same: behind one, `--no-dev-pages` is given besides.
 */
export function isFromHere({
  socket,
  headers,
}: Pick<FastifyRequest, 'headers'> & { socket: { remoteAddress?: string | undefined } }): boolean {
  return (
    LOOPBACK_PEER.test(socket.remoteAddress ?? '') &&
    LOOPBACK_NAME.test(headers.host ?? '') &&
    FORWARDED.every((name) => headers[name] === undefined)
  )
}
