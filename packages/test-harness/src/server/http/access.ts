/** Who may call a route. Every route names one of these; the guard below is the only way in. */
import type { IncomingHttpHeaders } from 'node:http'
import { findChatLogin } from '../accounts/chat-logins'
import { noteUse } from '../accounts/devices'
import { findLogin } from '../accounts/logins'
import type { Backend } from '../backend'
import type { Account } from '../db/tables'
import { type Place, placeOf } from '../hiring/recruiters'
import { MAX_FILE_COOKIES } from '../limits'
import {
  type Answer,
  chatAnonymous,
  chatExpired,
  chatOff,
  chatRevoked,
  notFound,
  refused,
  revoked,
  unauthorized,
} from './answer'
import { fileCookiesIn } from './file-cookie'

/** What cookies are shown as; no token has a blank. */
const COOKIES = 'cookies '
/** What the token of the other header is shown as. */
const IM = 'im '

interface AccountCaller {
  account: Account
  loginId: string
}

interface EmployerCaller extends AccountCaller {
  /** for which the account acts */
  company: Place
}

interface ChatCaller extends AccountCaller {
  /** the caller's im id */
  me: string
  chatLoginId: string
}

interface FileReader {
  /** im ids of those whose login stands; portal and desk may be two accounts in one browser */
  readers: readonly string[]
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
  /** bearer: access_token of a reviewer; to others there is nothing */
  reviewer: AccountCaller
  /** bearer: access_token of an agent of the online service; to others there is nothing */
  agent: AccountCaller
  /** bearer: access_token of somebody who acts for a company; to others there is nothing */
  employer: EmployerCaller
  /** bearer: im_token */
  chat: ChatCaller
  /** bearer: im_token, also one that ended within the last 7 days */
  'chat-renewal': ChatCaller
  /** bearer: im_token; or, for what a page shows, the cookies that came with chat logins; or neither, which reads nothing */
  'file-reader': FileReader
  /** header x-im-token: im_token, on the main API and refused in its words */
  'im-token': ChatCaller
  /** bearer: access_token; or without one header x-im-token: im_token, for an engine that has no other */
  'account-or-im': AccountCaller
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
  await noteUse(backend, claims.loginId, login.lastUsedAt)
  return { kind: 'in', caller: { account: login.account, loginId: claims.loginId } }
}

async function guardSeeker(backend: Backend, bearer: string): Promise<Guarded<AccountCaller>> {
  const guarded = await guardAccount(backend, bearer)
  if (guarded.kind === 'out' || guarded.caller.account.kind === 'seeker') return guarded
  return out(refused('not_allowed', 'only job seekers have this'))
}

/** Everybody else is told that there is nothing. */
const guardKind =
  (kind: 'reviewer' | 'agent') =>
  async (backend: Backend, bearer: string): Promise<Guarded<AccountCaller>> => {
    const guarded = await guardAccount(backend, bearer)
    if (guarded.kind === 'out' || guarded.caller.account.kind === kind) return guarded
    return out(notFound())
  }

/** Whoever left a company has nothing of it from that moment. */
async function guardEmployer(backend: Backend, bearer: string): Promise<Guarded<EmployerCaller>> {
  const guarded = await guardAccount(backend, bearer)
  if (guarded.kind === 'out') return guarded
  const company = await placeOf(backend.db, guarded.caller.account.id)
  return company ? { kind: 'in', caller: { ...guarded.caller, company } } : out(notFound())
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
  // Before any word of logins: whoever is told that theirs is over would lose it.
  if (!backend.isChatOn) return out(chatOff())
  if (token === '' && expired === chatExpired) return out(chatAnonymous())
  const claims = await backend.tokens.readIm(token, forRenewal)
  if (!claims) return out(expired())
  const login = await findChatLogin(backend.db, claims.chatLoginId)
  if (login.kind === 'revoked') return out(ended())
  if (login.kind === 'unknown') return out(expired())
  const { account, loginId } = login
  const { chatLoginId } = claims
  await noteUse(backend, loginId, login.lastUsedAt)
  return { kind: 'in', caller: { account, loginId, me: account.im_id, chatLoginId } }
}

/** A bearer is judged like any of the chat; a cookie that is over counts as none. */
async function guardFileReader(backend: Backend, shown: string): Promise<Guarded<FileReader>> {
  if (shown !== '' && !shown.startsWith(COOKIES)) {
    const guarded = await guardChat(backend, shown)
    return guarded.kind === 'out' ? guarded : { kind: 'in', caller: { readers: [guarded.caller.me] } }
  }
  const readers: string[] = []
  for (const token of shown.slice(COOKIES.length).split(' ').slice(0, MAX_FILE_COOKIES)) {
    const claims = token === '' ? null : await backend.tokens.readFileCookie(token)
    const login = claims && (await findChatLogin(backend.db, claims.chatLoginId))
    if (login?.kind === 'live') readers.push(login.account.im_id)
  }
  return { kind: 'in', caller: { readers } }
}

/** One guard per access: a new access without one does not compile. */
export const GUARDS: { [A in Access]: (backend: Backend, bearer: string) => Promise<Guarded<CallerOf[A]>> } =
  {
    anyone: async () => ({ kind: 'in', caller: null }),
    visitor: async (backend, bearer) =>
      bearer === '' ? { kind: 'in', caller: null } : guardAccount(backend, bearer),
    account: guardAccount,
    seeker: guardSeeker,
    reviewer: guardKind('reviewer'),
    agent: guardKind('agent'),
    employer: guardEmployer,
    chat: (backend, bearer) => guardChat(backend, bearer),
    'chat-renewal': (backend, bearer) => guardChat(backend, bearer, { forRenewal: true }),
    'file-reader': guardFileReader,
    'account-or-im': (backend, shown) =>
      shown.startsWith(IM)
        ? guardChat(backend, shown.slice(IM.length), { expired: unauthorized, ended: revoked })
        : guardAccount(backend, shown),
    'im-token': (backend, token) => guardChat(backend, token, { expired: unauthorized, ended: revoked }),
  }

/** What a caller shows to the guard: the bearer, or the header that the access names. */
export function readToken(access: Access, headers: IncomingHttpHeaders): string {
  if (access === 'file-reader' && headers.authorization === undefined)
    return COOKIES + fileCookiesIn(headers.cookie).join(' ')
  const imToken = headers['x-im-token']
  const isIm = access === 'account-or-im' && headers.authorization === undefined && imToken !== undefined
  if (access !== 'im-token' && !isIm) return readBearer(headers.authorization)
  return (isIm ? IM : '') + readBearer(`Bearer ${imToken ?? ''}`)
}

/** The token of `Authorization: Bearer <token>`; "" when there is none. */
export function readBearer(header: string | undefined): string {
  return /^Bearer (\S{1,4096})$/i.exec(header ?? '')?.[1] ?? ''
}
