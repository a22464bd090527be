// adapters/ puts the browser behind the ports. No other folder names a global of the browser, so everything else runs in
// Node and in tests as it is. One file a family: clock and randomness, HTTP, uploads, logger, socket, surroundings (network,
// visibility), tabs (locks, channel), cipher.
//
// Absent: decisions and retries. An adapter tells what the browser says.

import type { Http, HttpAnswer, HttpRequest } from '../ports/network.js'

/** Retry-After as ms: seconds, or a date; 0 when absent or unreadable. */
export function retryAfterMs(header: string | null, now: number): number {
  if (header === null) return 0
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now
  return Number.isFinite(ms) ? Math.max(0, Math.round(ms)) : 0
}

/** When the server sent this, by its own clock; where a page of another origin cannot see that, by the clock here. */
export function sentAt(headers: Pick<Headers, 'get'>): number {
  const at = Date.parse(headers.get('Date') ?? '')
  return Number.isNaN(at) ? Date.now() : at
}

/** fetch, ended after the request's time or by its signal. */
export const browserHttp: Http = {
  async request(request: HttpRequest): Promise<HttpAnswer> {
    const over = new AbortController()
    let hasTimedOut = false
    const timer = setTimeout(() => {
      hasTimedOut = true
      over.abort()
    }, request.timeoutMs)
    const abort = (): void => over.abort()
    if (request.signal?.aborted) abort()
    request.signal?.addEventListener('abort', abort)
    try {
      const response = await fetch(request.url, {
        method: request.method,
        headers: request.headers,
        signal: over.signal,
        ...(request.body === undefined ? {} : { body: request.body }),
      })
      return {
        kind: 'answer',
        status: response.status,
        body: await response.text(),
        retryAfterMs: retryAfterMs(response.headers.get('Retry-After'), sentAt(response.headers)),
      }
    } catch {
      return { kind: hasTimedOut ? 'timeout' : 'network' }
    } finally {
      clearTimeout(timer)
      request.signal?.removeEventListener('abort', abort)
    }
  },
}
