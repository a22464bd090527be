/** What every way to log in ends with. */
import { openChatLogin } from '../accounts/chat-logins'
import { issueRefreshToken, startLogin } from '../accounts/logins'
import type { Backend } from '../backend'
import type { Account } from '../db/tables'
import { type Answer, bare } from './answer'

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
  const { im_token } = await backend.tokens.signIm(account.im_id, chatLoginId)
  const user = { userId: account.id, accid: account.im_id, imToken: im_token }
  const access = await backend.tokens.signAccess({ accountId: account.id, loginId }, user)
  return { ...access, refresh_token: refreshToken }
}

/** Starts a login of an account that has shown who it is. */
export async function openLogin(backend: Backend, account: Account): Promise<LoginTokens> {
  const now = backend.clock()
  const started = await backend.writes.run(async (trx) => {
    const loginId = await startLogin(trx, account.id, now)
    const chatLoginId = await openChatLogin(trx, loginId, now)
    return { loginId, chatLoginId, refreshToken: await issueRefreshToken(trx, loginId, now) }
  })
  return makeTokens(backend, account, started.loginId, started.refreshToken, started.chatLoginId)
}

export const logIn = async (backend: Backend, account: Account): Promise<Answer> =>
  bare(await openLogin(backend, account))
