/** What every way to log in ends with. */
import { openChatLogin } from '../accounts/chat-logins'
import { deviceOf } from '../accounts/devices'
import { issueRefreshToken, startLogin } from '../accounts/logins'
import type { Backend } from '../backend'
import type { Account, Trx } from '../db/tables'
import { placeOf } from '../hiring/recruiters'
import { type Answer, bare, refused } from './answer'

interface LoginTokens {
  access_token: string
  /** seconds */
  expires_in: number
  refresh_token: string
}

/** The three values of a login; the access token's payload names the user and carries a chat token. */
export async function makeTokens(
  backend: Backend,
  account: Account,
  loginId: string,
  refreshToken: string,
  chatLoginId: string,
): Promise<LoginTokens> {
  const imToken = backend.isChatOn ? (await backend.tokens.signIm(account.im_id, chatLoginId)).im_token : ''
  const user = { userId: account.id, accid: account.im_id, imToken }
  const access = await backend.tokens.signAccess({ accountId: account.id, loginId }, user)
  return { ...access, refresh_token: refreshToken }
}

/** Whose login it is to be, asked in the transaction that starts it: what was shown may no longer count by then. */
type FindAccount = (trx: Trx) => Promise<Account | undefined>

/** The account as it was read; undefined once it has another password. */
export const unchanged =
  ({ id, password_hash }: Account): FindAccount =>
  (trx) =>
    trx
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .executeTakeFirst()

/** The headers of who logs in: what they log in with is told by one. */
type Header = (name: string) => string

export type Opened =
  | { readonly kind: 'open'; readonly tokens: LoginTokens }
  /** there is no such account any more */
  | { readonly kind: 'nobody' }
  /** it acted for a company, and acts for none now */
  | { readonly kind: 'left' }

export const leftCompany = (): Answer<422> =>
  refused('left_company', 'this account acts for no company any more')

interface Begun {
  readonly kind: 'open'
  readonly account: Account
  readonly loginId: string
  readonly chatLoginId: string
  readonly refreshToken: string
}

/**
 * Writes a login of an account that has shown who it is. `isForChat`: it ends with its chat; nobody is given its refresh token,
 * which only says how long it stands.
 */
export function beginLogin(
  { clock, writes }: Backend,
  find: FindAccount,
  header: Header,
  isForChat = false,
): Promise<Begun | Exclude<Opened, { kind: 'open' }>> {
  const now = clock()
  const device = deviceOf(header('user-agent'))
  return writes.run(async (trx) => {
    const account = await find(trx)
    if (!account) return { kind: 'nobody' as const }
    if (account.kind === 'employer' && !(await placeOf(trx, account.id))) return { kind: 'left' as const }
    const loginId = await startLogin(trx, account.id, now, device)
    const chatLoginId = await openChatLogin(trx, loginId, now, isForChat ? 1 : 0)
    if (chatLoginId === null) return { kind: 'nobody' as const }
    const refreshToken = await issueRefreshToken(trx, loginId, now)
    return { kind: 'open' as const, account, loginId, chatLoginId, refreshToken }
  })
}

/** Starts a login of an account that has shown who it is. */
export async function openLogin(backend: Backend, find: FindAccount, header: Header): Promise<Opened> {
  const started = await beginLogin(backend, find, header)
  if (started.kind !== 'open') return started
  const { account, loginId, refreshToken, chatLoginId } = started
  return { kind: 'open', tokens: await makeTokens(backend, account, loginId, refreshToken, chatLoginId) }
}

export async function logIn(
  backend: Backend,
  find: FindAccount,
  refusal: Answer<422>,
  header: Header,
): Promise<Answer<200 | 422>> {
  const opened = await openLogin(backend, find, header)
  if (opened.kind === 'left') return leftCompany()
  return opened.kind === 'open' ? bare(opened.tokens) : refusal
}
