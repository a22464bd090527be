import type { IncomingMessage } from 'node:http'

/** How long a body may take: in all, or without a byte. */
export interface BodyTime {
  readonly ms: number
  readonly counts: 'all' | 'silence'
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Hangs up on a body that does not come: who holds it back holds a connection. Small ones have their time in all; an upload from a
 * phone may take long, so for it a time without a byte counts.
 */
export function boundBody(request: IncomingMessage, { ms, counts }: BodyTime): void {
  if (!hasBody(request) || request.complete) return
  let seen = request.socket.bytesRead
  const timer = setInterval(() => {
    const { bytesRead } = request.socket
    if (counts === 'silence' && bytesRead > seen) {
      seen = bytesRead
      return
    }
    request.destroy()
  }, ms)
  const stop = () => clearInterval(timer)
  request.once('end', stop)
  request.once('close', stop)
}
