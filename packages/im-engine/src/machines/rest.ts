// A REST call with everything that every call needs: token, one replay after -401, patience with a loading database.
//
//   token (renewed first when expired) -> request -> 429 or 507: busy
//                                                 -> -401: renew once, replay; again -401: the login is over
//                                                 -> -402, -403, "token expire , unauthorized": the login is over
//                                                 -> "need wait db load": again after 500, 1000, 1500 ms
//                                                 -> else what the decoder says

import type { Poison } from '../model/state.js'
import type { Clock } from '../ports/clock.js'
import type { Http, HttpAnswer } from '../ports/network.js'
import type { Call } from '../wire/calls.js'
import type { Broken, Refused } from '../wire/envelope.js'
import { pause } from './pause.js'
import { TIMING } from './timing.js'
import type { TokenDoor } from './token-door.js'

/** Why there is no answer to work with. */
export type RestFailure =
  | Refused
  | Broken
  | { readonly kind: 'network' }
  /** Not now: too fast, or a database that does not load; `code` as the server's, e.g. -3000. */
  | { readonly kind: 'busy'; readonly code: number; readonly retryAfterMs: number }
  | { readonly kind: 'signed-out' }

/** What came of a request; a list may have entries that could not be read. */
export type Heard = RestFailure | { readonly kind: 'ok'; readonly poison?: readonly Poison[] }

type Decode<Ok> = (body: string) => Ok | Refused | Broken | Promise<Ok | Refused | Broken>

/** Sends a call another way than as JSON, e.g. a file; with the headers that every call has. */
export type Post = (url: string, headers: Readonly<Record<string, string>>) => Promise<HttpAnswer>

export interface RestDeps {
  readonly http: Http
  readonly clock: Clock
  readonly tokens: TokenDoor
  /** Before the path of a call, e.g. "https://chat.example" or "". */
  readonly origin: string
  /** Told what came of each request, but of what a renewed token or patience may mend. */
  readonly heard?: (call: Call, answer: HttpAnswer, result: Heard) => void
}

/** The code that stands for a database that did not load in time. Source: specification 8. */
const DB_LOAD_CODE = -3000
/** Nothing is wrong with the call: it came too fast, or the server has no room for what it writes. */
const LATER: ReadonlySet<number> = new Set([429, 507])
const DB_LOAD_TEXTS = ['need wait db load', 'unexpected end of stream on']
const EXPIRED_TEXT = 'token expire , unauthorized'
const EXPIRED = -401
const OVER: ReadonlySet<number | string> = new Set([-402, -403])

export class Rest {
  constructor(private readonly deps: RestDeps) {}

  /** Never rejects. `decode` is the wire's reader for this call. */
  async call<Ok extends { readonly kind: 'ok' }>(
    call: Call,
    decode: Decode<Ok>,
    signal: AbortSignal,
    post?: Post,
  ): Promise<Ok | RestFailure> {
    const { tokens, clock } = this.deps
    let answer = await tokens.get()
    let hasRenewed = false
    let waits = 0
    for (;;) {
      if (signal.aborted || answer.kind === 'network') return { kind: 'network' }
      if (answer.kind === 'refused') return { kind: 'signed-out' }
      const { token } = answer
      const result = await this.request(call, decode, token, signal, post)
      if (result.kind === 'waiting') {
        if (waits === TIMING.DB_LOAD_RETRIES)
          return { kind: 'busy', code: DB_LOAD_CODE, retryAfterMs: TIMING.DB_LOAD_STEP_MS * (waits + 1) }
        waits++
        await pause(clock, TIMING.DB_LOAD_STEP_MS * waits, signal)
      } else if (result.kind === 'refused' && result.code === EXPIRED && !hasRenewed) {
        hasRenewed = true
        answer = await tokens.renew(token)
      } else if (result.kind === 'over' || (result.kind === 'refused' && result.code === EXPIRED)) {
        tokens.condemn()
        return { kind: 'signed-out' }
      } else return result
    }
  }

  private async request<Ok extends { readonly kind: 'ok' }>(
    call: Call,
    decode: Decode<Ok>,
    token: string,
    signal: AbortSignal,
    post: Post | undefined,
  ): Promise<Ok | RestFailure | { readonly kind: 'waiting' } | { readonly kind: 'over' }> {
    const { origin, heard } = this.deps
    const url = origin + call.path
    const shown = call.isMain === true ? { 'x-im-token': token } : { Authorization: `Bearer ${token}` }
    const headers = { ...shown, 'Accept-Language': 'en' }
    const answer =
      post === undefined
        ? await this.deps.http.request({
            method: call.method,
            url,
            headers: {
              ...headers,
              ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
            },
            ...(call.body === undefined ? {} : { body: call.body }),
            timeoutMs: TIMING.REQUEST_MS,
            signal,
          })
        : await post(url, headers)
    const told = <Outcome extends Ok | RestFailure>(outcome: Outcome): Outcome => {
      if (!signal.aborted) heard?.(call, answer, outcome)
      return outcome
    }
    if (answer.kind !== 'answer') return told({ kind: 'network' })
    if (LATER.has(answer.status))
      return told({ kind: 'busy', code: -answer.status, retryAfterMs: answer.retryAfterMs || TIMING.BUSY_MS })
    const result = await decode(answer.body)
    if (result.kind === 'ok') return told(result)
    if (result.kind === 'refused' && OVER.has(result.code)) return { kind: 'over' }
    // Some of its refusals the backend writes as bare text.
    const text = result.kind === 'refused' ? result.message : answer.body.slice(0, 200)
    if (text.includes(EXPIRED_TEXT)) return { kind: 'over' }
    if (DB_LOAD_TEXTS.some((sign) => text.includes(sign))) return { kind: 'waiting' }
    return result.kind === 'refused' && result.code === EXPIRED ? result : told(result)
  }
}
