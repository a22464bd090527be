import { z } from 'zod'
import { openChatLogin, revokeChatLogin } from '../accounts/chat-logins'
import {
  findByLogin,
  findLogin,
  issueRefreshToken,
  normalizeLogin,
  revokeLogin,
  rotateRefreshToken,
  startLogin,
} from '../accounts/logins'
import type { Backend } from '../backend'
import type { Account } from '../db/tables'
import { bare, chatData, noContent, revoked, tooFast, unauthorized } from './answer'
import { route } from './route'

const API = '/api/v1.0.0'

/** The three values of a login; the access token's payload names the user and carries a chat token. */
async function answerTokens(
  backend: Backend,
  account: Account,
  loginId: string,
  refreshToken: string,
  chatLoginId: string,
) {
  const { im_token } = await backend.tokens.signIm(account.im_id, chatLoginId)
  const user = { userId: account.id, accid: account.im_id, imToken: im_token }
  const access = await backend.tokens.signAccess({ accountId: account.id, loginId }, user)
  return bare({ ...access, refresh_token: refreshToken })
}

const login = route({
  method: 'POST',
  path: `${API}/users/authorize`,
  access: 'anyone',
  body: z.object({ account: z.string().min(1).max(100), password: z.string().min(1).max(100) }),
  async handle({ backend, body, address }) {
    const { db, writes, clock, passwords, rates } = backend
    const name = normalizeLogin(body.account)
    const waitMs = rates.loginAddresses.take(address) || rates.failedLogins.take(name)
    if (waitMs > 0) return tooFast(waitMs)

    const account = await findByLogin(db, name)
    const isRight = await passwords.verify(body.password, account?.password_hash ?? null)
    if (!account || !isRight) {
      const message = 'the account or the password is wrong'
      const fields = [{ field: 'password', message }]
      return { status: 422, body: { code: 'wrong_credentials', message, fields } }
    }
    rates.failedLogins.giveBack(name)
    const started = await writes.run(async (trx) => {
      const loginId = await startLogin(trx, account.id, clock())
      const chatLoginId = await openChatLogin(trx, loginId, clock())
      return { loginId, chatLoginId, refreshToken: await issueRefreshToken(trx, loginId, clock()) }
    })
    return answerTokens(backend, account, started.loginId, started.refreshToken, started.chatLoginId)
  },
})

const refresh = route({
  method: 'POST',
  path: `${API}/passport/token`,
  access: 'anyone',
  body: z.object({ access_token: z.string().max(4096), refresh_token: z.string().max(256) }),
  async handle({ backend, body }) {
    const { db, writes, clock, tokens, hub } = backend
    const claims = await tokens.readAccess(body.access_token, true)
    if (!claims) return unauthorized()
    const { loginId } = claims
    const outcome = await writes.run(async (trx) => {
      const rotation = await rotateRefreshToken(trx, body.refresh_token, loginId, clock())
      if (rotation.kind !== 'rotated') return rotation
      return { ...rotation, chatLoginId: await openChatLogin(trx, loginId, clock()) }
    })
    if (outcome.kind === 'unknown') return unauthorized()
    if (outcome.kind === 'revoked') {
      hub.revoke((session) => session.who.loginId === loginId)
      return revoked()
    }
    const found = await findLogin(db, loginId)
    if (found.kind !== 'live') return revoked()
    return answerTokens(backend, found.account, loginId, outcome.refreshToken, outcome.chatLoginId)
  },
})

const logout = route({
  method: 'DELETE',
  path: `${API}/users/authorize`,
  access: 'account',
  async handle({ backend, caller }) {
    await backend.writes.run((trx) => revokeLogin(trx, caller.loginId, backend.clock()))
    backend.hub.revoke((session) => session.who.loginId === caller.loginId)
    return noContent()
  },
})

/** The device of the body is not asked for: which device a socket is comes with its upgrade. */
const chatLogin = route({
  method: 'POST',
  path: `${API}/users/authorize/im`,
  access: 'account',
  async handle({ backend, caller }) {
    const { account, loginId } = caller
    const chatLoginId = await backend.writes.run((trx) => openChatLogin(trx, loginId, backend.clock()))
    const token = await backend.tokens.signIm(account.im_id, chatLoginId)
    const user = { im_id: account.im_id, nickname: account.nickname, avatar: account.avatar }
    return bare({ user, ...token })
  },
})

const renewChatToken = route({
  method: 'GET',
  path: '/chat/auth',
  access: 'chat-renewal',
  handle: async ({ backend, caller }) => chatData(await backend.tokens.signIm(caller.me, caller.chatLoginId)),
})

const chatLogout = route({
  method: 'DELETE',
  path: '/chat/auth',
  access: 'chat-renewal',
  async handle({ backend, caller }) {
    await backend.writes.run((trx) => revokeChatLogin(trx, caller.chatLoginId, backend.clock()))
    backend.hub.revoke((session) => session.who.chatLoginId === caller.chatLoginId)
    return chatData(null)
  },
})

const me = route({
  method: 'GET',
  path: `${API}/users/me`,
  access: 'account',
  handle: ({ caller: { account } }) =>
    bare({
      seekerId: account.id,
      userName: account.login,
      name: account.nickname,
      avatar: account.avatar,
      mobile: account.mobile,
      regionCode: account.region_code,
      sexId: { value: account.sex },
    }),
})

export const loginRoutes = [login, refresh, logout, chatLogin, renewChatToken, chatLogout, me]
