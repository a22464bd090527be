/** Who may call a route. Every route names one of these; the guard below is the only way in. */
import type { IncomingHttpHeaders } from 'node:http'
import { findChatLogin } from '../accounts/chat-logins'
import { findLogin } from '../accounts/logins'
import type { Backend } from '../backend'
import type { Account } from '../db/tables'
import { type Answer, chatExpired, chatRevoked, refused, revoked, unauthorized } from './answer'

interface AccountCaller {
  account: Account
  loginId: string
}

interface ChatCaller extends AccountCaller {
  /** the caller's im id */
  me: string
  chatLoginId: string
}

/** What a handler gets to know of its caller, by access. */
export interface CallerOf {
  anyone: null
  /** bearer: access_token, or none; one that is over is refused, so that its owner renews it */
  visitor: AccountCaller | null
  /** bearer: access_token */
  account: AccountCaller
  /** bearer: access_token of a job seeker (specification 6); others are told that this is not theirs to do */
  seeker: AccountCaller
  /** bearer: im_token */
  chat: ChatCaller
  /** bearer: im_token, also one that ended within the last 7 days */
  'chat-renewal': ChatCaller
  /** header x-im-token: im_token, on the main API and refused in its words */
  'im-token': ChatCaller
}

export type Access = keyof CallerOf

type Guarded<T> = { kind: 'in'; caller: T } | { kind: 'out'; answer: Answer }

const out = <T>(answer: Answer): Guarded<T> => ({ kind: 'out', answer })

async function guardAccount(backend: Backend, bearer: string): Promise<Guarded<AccountCaller>> {
  const claims = await backend.tokens.readAccess(bearer)
  if (!claims) return out(unauthorized())
  const login = await findLogin(backend.db, claims.loginId)
  if (login.kind === 'revoked') return out(revoked())
  if (login.kind === 'unknown') return out(unauthorized())
  return { kind: 'in', caller: { account: login.account, loginId: claims.loginId } }
}

async function guardSeeker(backend: Backend, bearer: string): Promise<Guarded<AccountCaller>> {
  const guarded = await guardAccount(backend, bearer)
  if (guarded.kind === 'out' || guarded.caller.account.kind === 'seeker') return guarded
  return out(refused('not_allowed', 'only job seekers have this'))
}

interface ChatGuard {
  forRenewal?: boolean
  /** how it is said that a token, and that a login, is over */
  expired?: () => Answer
  ended?: () => Answer
}

async function guardChat(
  backend: Backend,
  token: string,
  { forRenewal = false, expired = chatExpired, ended = chatRevoked }: ChatGuard = {},
): Promise<Guarded<ChatCaller>> {
  const claims = await backend.tokens.readIm(token, forRenewal)
  if (!claims) return out(expired())
  const login = await findChatLogin(backend.db, claims.chatLoginId)
  if (login.kind === 'revoked') return out(ended())
  if (login.kind === 'unknown') return out(expired())
  const { account, loginId } = login
  const { chatLoginId } = claims
  return { kind: 'in', caller: { account, loginId, me: account.im_id, chatLoginId } }
}

/** One guard per access: a new access without one does not compile. */
export const GUARDS: { [A in Access]: (backend: Backend, bearer: string) => Promise<Guarded<CallerOf[A]>> } =
  {
    anyone: async () => ({ kind: 'in', caller: null }),
    visitor: async (backend, bearer) =>
      bearer === '' ? { kind: 'in', caller: null } : guardAccount(backend, bearer),
    account: guardAccount,
    seeker: guardSeeker,
    chat: (backend, bearer) => guardChat(backend, bearer),
    'chat-renewal': (backend, bearer) => guardChat(backend, bearer, { forRenewal: true }),
    'im-token': (backend, token) => guardChat(backend, token, { expired: unauthorized, ended: revoked }),
  }

/** What a caller shows to the guard: the bearer, or the header that the access names. */
export function readToken(access: Access, headers: IncomingHttpHeaders): string {
  if (access !== 'im-token') return readBearer(headers.authorization)
  return readBearer(`Bearer ${headers['x-im-token'] ?? ''}`)
}

/** The token of `Authorization: Bearer <token>`; "" when there is none. */
export function readBearer(header: string | undefined): string {
  return /^Bearer (\S{1,4096})$/i.exec(header ?? '')?.[1] ?? ''
}
