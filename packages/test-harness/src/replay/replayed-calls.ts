import type { Http, HttpAnswer, HttpRequest } from '@sarika/im-engine/testing'
import type { Happening, Json, Payload } from '../record/recording'
import type { ClientIds } from './client-ids'
import { type KnownRows, rowsOf } from './known-rows'

type Ask = Extract<Happening, { type: 'ask' }>
type Answer = Extract<Happening, { type: 'answer' }>

/** A call that the recording has no ask for is answered from what it knows after this long, ms. */
const STRAY_MS = 2_000
const NETWORK: HttpAnswer = { kind: 'network' }

interface Pending {
  readonly request: HttpRequest
  readonly subject: string
  readonly at: number
  readonly answer: (answer: HttpAnswer) => void
  isPaired: boolean
}

/** Calls that write carry times, client ids, words of people and what a later engine tells besides: their path alone tells them apart. */
const WRITES = [
  '/biz/conversations/read',
  '/biz/conversations/setting',
  '/biz/conversations/messages/erase',
  '/biz/conversations/items/save',
  '/chat/im/user/sendP2MMsg',
  '/chat/im/user/checkWords',
]
const isWrite = (method: string, path: string): boolean =>
  WRITES.includes(path) ||
  path.startsWith('/chat/users/') ||
  (method !== 'GET' && path.startsWith('/chat/groups'))

const pathOf = (request: HttpRequest): string => request.url.replace(/^[a-z]+:\/\/[^/]*/i, '')

function subjectOf(method: string, path: string, body: string): string {
  return isWrite(method, path) ? `${method} ${path}` : `${method} ${path} ${body}`
}

const textOf = (payload: Payload): string => ('text' in payload ? payload.text : JSON.stringify(payload.json))

/** The REST calls of one tab: each gets the answer that the same call got when it was recorded. */
export class ReplayedCalls implements Http {
  readonly #pending: Pending[] = []
  readonly #paired = new Map<number, Pending>()
  /** The newest answer of every call, for one that comes again. */
  readonly #newest = new Map<string, HttpAnswer>()
  readonly #subjects = new Map<number, string>()
  /** Pages with rows that the live engine had got by now and this one did not ask for yet. */
  readonly #unasked = new Set<string>()
  #isFrozen = false

  constructor(
    private readonly ids: ClientIds,
    private readonly rows: KnownRows,
    private readonly now: () => number,
    private readonly recorded: readonly Ask[],
  ) {}

  request(request: HttpRequest): Promise<HttpAnswer> {
    if (this.#isFrozen) return Promise.resolve(NETWORK)
    return new Promise((resolve) => {
      const subject = subjectOf(request.method, pathOf(request), request.body ?? '')
      const abort = (): void => this.#settle(pending, NETWORK)
      const answer = (given: HttpAnswer): void => {
        request.signal?.removeEventListener('abort', abort)
        resolve(given)
      }
      const pending: Pending = { request, subject, at: this.now(), answer, isPaired: false }
      this.#pending.push(pending)
      request.signal?.addEventListener('abort', abort)
    })
  }

  /** While a state is read, what is asked must change nothing; who waits for history waits no longer. */
  freeze(isFrozen: boolean): void {
    this.#isFrozen = isFrozen
    if (!isFrozen) return
    for (const pending of [...this.#pending])
      if (/MsgBy(?:ImID|GroupID)$/.test(pathOf(pending.request))) this.#settle(pending, NETWORK)
  }

  /** Whether the engine has asked what the recording asked; the two are one call from then on. */
  hasAsked(ask: Ask): boolean {
    const body = ask.body === null ? '' : textOf(ask.body)
    const subject = subjectOf(ask.method, ask.path, body)
    this.#subjects.set(ask.id, subject)
    const pending = this.#pending.find((one) => !one.isPaired && one.subject === subject)
    if (pending === undefined) return false
    pending.isPaired = true
    this.#paired.set(ask.id, pending)
    return true
  }

  /** What the live engine had got, this one has, cut pages among it. */
  get isLevel(): boolean {
    return this.#unasked.size === 0 && this.rows.begun === 0
  }

  answered({ id, kind, status, body, retryAfterMs }: Answer): void {
    const text = 'text' in body ? body.text : JSON.stringify(this.ids.toReplayed(body.json))
    const answer: HttpAnswer = kind === 'answer' ? { kind, status, body: text, retryAfterMs } : { kind }
    const pending = this.#paired.get(id)
    const subject = this.#subjects.get(id)
    if (subject !== undefined && isGiven(body)) this.#newest.set(subject, answer)
    if (pending !== undefined) this.#settle(pending, answer)
    else if (subject !== undefined && 'json' in body && rowsOf(body.json).length > 0)
      this.#unasked.add(subject)
  }

  /** Answers what was never recorded. */
  answerStrays(): void {
    for (const pending of [...this.#pending])
      if (this.#isStray(pending)) this.#settle(pending, this.#guess(pending))
  }

  #isStray({ isPaired, at, request }: Pending): boolean {
    return !isPaired && this.now() - at >= STRAY_MS && !this.#isWriteAhead(request.method, pathOf(request))
  }

  /** Whether the record of such a write is still to come: a guess would take its place. */
  #isWriteAhead(method: string, path: string): boolean {
    const isIt = (ask: Ask): boolean => ask.path === path && ask.method === method
    return isWrite(method, path) && this.recorded.some((ask) => isIt(ask) && !this.#subjects.has(ask.id))
  }

  #guess({ request, subject }: Pending): HttpAnswer {
    const body = JSON.parse(request.body ?? '{}') as { readonly [field: string]: Json }
    const rows = this.rows.pageFor(body)
    this.#unasked.delete(subject)
    const newest = this.#newest.get(subject)
    if (rows === undefined)
      return newest ?? (typeof body.cursor === 'string' ? nothingAfter(body.cursor) : NETWORK)
    return { kind: 'answer', status: 200, body: JSON.stringify(this.ids.toReplayed(rows)), retryAfterMs: 0 }
  }

  #settle(pending: Pending, answer: HttpAnswer): void {
    const index = this.#pending.indexOf(pending)
    if (index < 0) return
    this.#pending.splice(index, 1)
    if (answer.kind === 'answer') this.rows.given(answer.body)
    pending.answer(answer)
  }
}

/** A refusal is told once, to whom it was told. */
function isGiven(body: Payload): boolean {
  const code = 'text' in body ? undefined : (body.json as { readonly code?: Json }).code
  return code === 0 || code === 200
}

function nothingAfter(cursor: string): HttpAnswer {
  const body = JSON.stringify({ code: 0, data: [], cursor })
  return { kind: 'answer', status: 200, body, retryAfterMs: 0 }
}
