import type { Http, HttpAnswer, HttpRequest } from '../ports/network.js'

export type Respond = (request: HttpRequest) => HttpAnswer | Promise<HttpAnswer>

/** A JSON answer, e.g. `json({ code: 0, data: [] })`. */
export const json = (body: unknown, status = 200, retryAfterMs = 0): HttpAnswer => ({
  kind: 'answer',
  status,
  body: JSON.stringify(body),
  retryAfterMs,
})

/** REST by script: the newest rule whose path ends the request's path (without query) answers; no rule = 404 route_not_found. */
export class ScriptedHttp implements Http {
  readonly requests: HttpRequest[] = []
  /** Requests without an answer yet. */
  inFlight = 0
  private readonly rules: { readonly path: string; readonly respond: Respond }[] = []

  /** e.g. `http.on('/chat/im/user/getMsg', () => json({ code: 0, data: [], cursor: '' }))` */
  on(path: string, respond: Respond): void {
    this.rules.unshift({ path, respond })
  }

  async request(request: HttpRequest): Promise<HttpAnswer> {
    this.requests.push(request)
    const path = request.url.split('?')[0] ?? ''
    const rule = this.rules.find((one) => path.endsWith(one.path))
    if (rule === undefined) return json({ code: 'route_not_found', message: 'no such path' }, 404)
    const { signal } = request
    this.inFlight++
    let end = (): void => {}
    const ended = new Promise<HttpAnswer>((resolve) => {
      end = () => resolve({ kind: 'network' })
    })
    if (signal?.aborted) end()
    signal?.addEventListener('abort', end)
    try {
      return await Promise.race([rule.respond(request), ended])
    } finally {
      signal?.removeEventListener('abort', end)
      this.inFlight--
    }
  }

  /** Requests to a path so far. */
  to(path: string): readonly HttpRequest[] {
    return this.requests.filter((request) => (request.url.split('?')[0] ?? '').endsWith(path))
  }
}
