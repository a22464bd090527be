import { z } from 'zod'
import { openChatLogin } from '../accounts/chat-logins'
import { findLogin, revokeLogin, rotateRefreshToken } from '../accounts/logins'
import { bare, noContent, revoked, unauthorized } from './answer'
import { checkPassword, NameAndPassword, wrongPassword } from './by-password'
import { AppKeyed, chatOf, refuseChat } from './chat-login'
import { endFileCookie } from './file-cookie'
import { API, route } from './route'
import { logIn, makeTokens, unchanged } from './tokens'

/** `account`: user name, e-mail, or phone, with area code (`+855 12000001`, `85512000001`) or of Cambodia (`012000001`). */
const login = route({
  method: 'POST',
  path: `${API}/users/authorize`,
  access: 'anyone',
  answers: [200, 429],
  body: NameAndPassword,
  async handle({ backend, body, address, header }) {
    const checked = await checkPassword(backend, address, body)
    return checked.kind === 'right'
      ? logIn(backend, unchanged(checked.account), wrongPassword(), header)
      : checked.answer
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
  body: AppKeyed,
  async handle({ backend, caller, isHttps, body }) {
    const refusal = refuseChat(backend, body)
    if (refusal) return refusal
    const { account, loginId } = caller
    const chatLoginId = await backend.writes.run((trx) => openChatLogin(trx, loginId, backend.clock()))
    if (chatLoginId === null) return revoked()
    const { headers, ...opened } = await chatOf(backend, account, chatLoginId, isHttps)
    return { ...bare(opened), headers }
  },
})

export const loginRoutes = [login, refresh, logout, chatLogin]
