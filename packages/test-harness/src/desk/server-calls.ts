// The desk's own calls; all others are the engine's. A login gives tokens for the whole account: the desk only chats, so
// it keeps the chat's token and lets the others go. What is not kept cannot be stolen, and need not be renewed.

import type { ChatToken, Renewal } from '@sarika/im-engine'
import type { Session } from './session'

const API = '/api/v1.0.0'
/** A call without an answer has failed, ms. */
const CALL_MS = 15_000
/** A chat token is renewed this long before its `im_exp`, s. Source: contract 2. */
const IM_EXP_OFFSET_S = 255_600

export type LoginOutcome =
  | { readonly kind: 'in'; readonly session: Session }
  | { readonly kind: 'wrong' | 'network' | 'failed' }
  | { readonly kind: 'too-fast'; readonly retryAfterS: number }

interface Answer {
  /** 0 = none came. */
  readonly status: number
  readonly body: unknown
  readonly retryAfterS: number
}

async function ask(
  method: string,
  path: string,
  bearer: string,
  body?: BodyInit,
  keepalive = false,
): Promise<Answer> {
  try {
    const headers = new Headers({ 'Accept-Language': 'en' })
    if (bearer !== '') headers.set('Authorization', `Bearer ${bearer}`)
    if (typeof body === 'string') headers.set('Content-Type', 'application/json')
    const signal = AbortSignal.timeout(CALL_MS)
    const response = await fetch(path, {
      method,
      headers,
      signal,
      cache: 'no-store',
      body: body ?? null,
      keepalive,
    })
    const retryAfterS = Number(response.headers.get('Retry-After') ?? 0)
    return { status: response.status, body: await response.json().catch(() => null), retryAfterS }
  } catch {
    return { status: 0, body: null, retryAfterS: 0 }
  }
}

/** A field of an answer; what is not there reads as undefined. */
function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}
const textAt = (value: unknown, name: string): string => String(at(value, name) ?? '')

function readToken(answer: unknown): ChatToken {
  const refreshAt = (Number(at(answer, 'im_exp') ?? 0) - IM_EXP_OFFSET_S) * 1000
  return { token: textAt(answer, 'im_token'), refreshAt: Math.max(0, refreshAt) }
}

const isOk = ({ status }: Answer): boolean => status >= 200 && status < 300

function failureOf({ status, retryAfterS }: Answer): LoginOutcome {
  if (status === 0 || status >= 502) return { kind: 'network' }
  if (status === 429) return { kind: 'too-fast', retryAfterS }
  return { kind: status === 422 ? 'wrong' : 'failed' }
}

/** A device of its own for each login. It names nobody. */
const newDevice = (): string => [...crypto.getRandomValues(new Uint8Array(16))].join('')

/** Account, then chat and person; nothing is kept before all three have answered. */
export async function logIn(account: string, password: string): Promise<LoginOutcome> {
  const login = await ask('POST', `${API}/users/authorize`, '', new URLSearchParams({ account, password }))
  if (!isOk(login)) return failureOf(login)
  const access = textAt(login.body, 'access_token')
  const device = JSON.stringify({ udid: newDevice(), platform: 3, status: 2, userId: '', accountType: 0 })
  const [chat, me] = await Promise.all([
    ask('POST', `${API}/users/authorize/im`, access, device),
    ask('GET', `${API}/users/me`, access),
  ])
  if (!isOk(chat) || !isOk(me)) return failureOf(isOk(chat) ? me : chat)
  const imId = textAt(at(chat.body, 'user'), 'im_id')
  if (imId === '') return { kind: 'failed' }
  return { kind: 'in', session: { imId, name: textAt(me.body, 'name'), ...readToken(chat.body) } }
}

/** A token renews itself until 7 days after its end; then only a new login helps. */
export async function renewToken(token: string): Promise<Renewal> {
  const answer = await ask('GET', '/chat/auth?server=warm', token)
  if (answer.status === 0 || answer.status === 429 || answer.status >= 500) return { kind: 'network' }
  if (!isOk(answer) || at(answer.body, 'code') !== 200) return { kind: 'refused' }
  return { kind: 'token', token: readToken(at(answer.body, 'data')) }
}

/** Ends this login's chat on the server, also while the page goes. */
export async function logOut(token: string): Promise<void> {
  await ask('DELETE', '/chat/auth', token, undefined, true)
}
