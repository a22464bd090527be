import { z } from 'zod'
import { openChatLogin, revokeChatLogin } from '../accounts/chat-logins'
import { findByName, findLogin, normalizeLogin, revokeLogin, rotateRefreshToken } from '../accounts/logins'
import { MAX_EMAIL } from '../limits'
import { bare, chatData, noContent, revoked, tooFast, unauthorized, wrong } from './answer'
import { endFileCookie, setFileCookie } from './file-cookie'
import { API, route } from './route'
import { logIn, makeTokens, unchanged } from './tokens'

/** `account`: user name, e-mail, or phone, with area code (`+855 12000001`, `85512000001`) or of Cambodia (`012000001`). */
const login = route({
  method: 'POST',
  path: `${API}/users/authorize`,
  access: 'anyone',
  answers: [200, 429],
  body: z.object({ account: z.string().min(1).max(MAX_EMAIL), password: z.string().min(1).max(100) }),
  async handle({ backend, body, address, header }) {
    const { db, passwords, rates } = backend
    const soonMs = rates.loginAddresses.take(address)
    if (soonMs > 0) return tooFast(soonMs)
    const account = await findByName(db, body.account)
    // By the account, so that each of its names does not bring ten tries of its own; and by the address, so that
    // nobody else uses up the ten of its owner.
    const key = account?.id ?? `? ${normalizeLogin(body.account)}`
    const keyHere = `${address} ${key}`
    const waitMs = rates.failedLogins.take(keyHere) || rates.guessedAccounts.take(key)
    if (waitMs > 0) return tooFast(waitMs)

    const isRight = await passwords.verify(body.password, account?.password_hash ?? null)
    const refusal = wrong('wrong_credentials', 'password', 'the account or the password is wrong')
    if (!account || !isRight) return refusal
    rates.failedLogins.giveBack(keyHere)
    rates.guessedAccounts.giveBack(key)
    return logIn(backend, unchanged(account), refusal, header)
  },
})

const refresh = route({
  method: 'POST',
  path: `${API}/passport/token`,
  access: 'anyone',
  answers: [200, 401, 403],
  body: z.object({ access_token: z.string().max(4096), refresh_token: z.string().max(256) }),
  async handle({ backend, body }) {
    const { db, writes, clock, tokens, hub } = backend
    const claims = await tokens.readAccess(body.access_token, true)
    if (!claims) return unauthorized()
    const { loginId } = claims
    const outcome = await writes.run(async (trx) => {
      const rotation = await rotateRefreshToken(trx, body.refresh_token, loginId, clock())
      if (rotation.kind !== 'rotated') return rotation
      const chatLoginId = await openChatLogin(trx, loginId, clock())
      return chatLoginId === null ? { kind: 'revoked' as const } : { ...rotation, chatLoginId }
    })
    if (outcome.kind === 'unknown') return unauthorized()
    if (outcome.kind === 'revoked') {
      hub.revoke((session) => session.who.loginId === loginId)
      return revoked()
    }
    const found = await findLogin(db, loginId)
    if (found.kind !== 'live') return revoked()
    const { refreshToken, chatLoginId } = outcome
    return bare(await makeTokens(backend, found.account, loginId, refreshToken, chatLoginId))
  },
})

const logout = route({
  method: 'DELETE',
  path: `${API}/users/authorize`,
  access: 'account',
  answers: [204],
  async handle({ backend, caller, isHttps }) {
    await backend.writes.run((trx) => revokeLogin(trx, caller.loginId, backend.clock()))
    backend.hub.revoke((session) => session.who.loginId === caller.loginId)
    return { ...noContent(), headers: endFileCookie(caller.account.im_id, isHttps) }
  },
})

/** The device of the body is not asked for: which device a socket is comes with its upgrade. */
const chatLogin = route({
  method: 'POST',
  path: `${API}/users/authorize/im`,
  access: 'account',
  answers: [200, 403],
  async handle({ backend, caller, isHttps }) {
    const { account, loginId } = caller
    const chatLoginId = await backend.writes.run((trx) => openChatLogin(trx, loginId, backend.clock()))
    if (chatLoginId === null) return revoked()
    const token = await backend.tokens.signIm(account.im_id, chatLoginId)
    const user = { im_id: account.im_id, nickname: account.nickname, avatar: account.avatar }
    const headers = await setFileCookie(backend.tokens, account.im_id, chatLoginId, isHttps)
    return { ...bare({ user, ...token }), headers }
  },
})

const renewChatToken = route({
  method: 'GET',
  path: '/chat/auth',
  access: 'chat-renewal',
  async handle({ backend: { tokens }, caller: { me, chatLoginId }, isHttps }) {
    const headers = await setFileCookie(tokens, me, chatLoginId, isHttps)
    return { ...chatData(await tokens.signIm(me, chatLoginId)), headers }
  },
})

const chatLogout = route({
  method: 'DELETE',
  path: '/chat/auth',
  access: 'chat-renewal',
  async handle({ backend, caller, isHttps }) {
    await backend.writes.run((trx) => revokeChatLogin(trx, caller.chatLoginId, backend.clock()))
    backend.hub.revoke((session) => session.who.chatLoginId === caller.chatLoginId)
    return { ...chatData(null), headers: endFileCookie(caller.me, isHttps) }
  },
})

export const loginRoutes = [login, refresh, logout, chatLogin, renewChatToken, chatLogout]
