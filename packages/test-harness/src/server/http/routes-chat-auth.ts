/**
 * The chat's own account calls, for clients that have no login of the portal. Bodies that the specification leaves open are those of
 * the portal's calls: the same limits, codes and tries, counted together. Source: specification 7; S-GATE.
 */
import { phoneText, readHomePhone, readWholePhone } from '@sarika/portal-web/contract/phones'
import { z } from 'zod'
import { revokeChatLogin } from '../accounts/chat-logins'
import { checkCode } from '../accounts/codes'
import { Code, Email } from '../accounts/credentials'
import { findByEmail, findByPhone, normalizeLogin } from '../accounts/logins'
import type { Backend } from '../backend'
import { MAX_EMAIL } from '../limits'
import { type Answer, chatData, invalid, notFound } from './answer'
import { checkPassword, NameAndPassword, wrongPassword } from './by-password'
import { changePasswordOf, OldAndNew } from './change-password'
import { AppKeyed, chatOf, refuseChat } from './chat-login'
import { answerSmsRequest, badPhone, SmsRequest } from './code-requests'
import { endFileCookie, setFileCookie } from './file-cookie'
import { NewPassword, recover } from './recover'
import { route } from './route'
import { refuseCode, waitOf } from './routes-register'
import { beginLogin, leftCompany, unchanged } from './tokens'

/** What the chat says instead of nothing. */
const inChat = (answer: Answer<204 | 422 | 429>): Answer<200 | 422 | 429> => {
  const { status } = answer
  return status === 204 ? chatData(null) : { ...answer, status }
}

const logIn = route({
  method: 'POST',
  path: '/chat/auth',
  access: 'anyone',
  answers: [200, 429],
  body: NameAndPassword.extend(AppKeyed.shape),
  says: 'A login of the chat alone: it is renewed by GET /chat/auth, stands among the logins of its account, and ends with DELETE /chat/auth.',
  async handle({ backend, body, address, header, isHttps }) {
    const refusal = refuseChat(backend, body)
    if (refusal) return refusal
    const checked = await checkPassword(backend, address, body)
    if (checked.kind === 'refused') return checked.answer
    const begun = await beginLogin(backend, unchanged(checked.account), header, true)
    if (begun.kind === 'left') return leftCompany()
    if (begun.kind === 'nobody') return wrongPassword()
    const { headers, ...opened } = await chatOf(backend, begun.account, begun.chatLoginId, isHttps)
    return { ...chatData(opened), headers }
  },
})

const renew = route({
  method: 'GET',
  path: '/chat/auth',
  access: 'chat-renewal',
  async handle({ backend: { tokens }, caller: { me, chatLoginId }, isHttps }) {
    const headers = await setFileCookie(tokens, me, chatLoginId, isHttps)
    return { ...chatData(await tokens.signIm(me, chatLoginId)), headers }
  },
})

const logOut = route({
  method: 'DELETE',
  path: '/chat/auth',
  access: 'chat-renewal',
  async handle({ backend, caller, isHttps }) {
    await backend.writes.run((trx) => revokeChatLogin(trx, caller.chatLoginId, backend.clock()))
    backend.hub.revoke((session) => session.who.chatLoginId === caller.chatLoginId)
    return { ...chatData(null), headers: endFileCookie(caller.me, isHttps) }
  },
})

/** With area code, or as people of Cambodia write it. */
const readAny = (typed: string) => readWholePhone(typed) ?? readHomePhone(typed)

const { regionCode: _, mobile: __, phone: ___, ...signed } = SmsRequest.shape

/** `phone`: `85512000001`, `+855 12000001` or `012000001`; signed is the area code, the number without it, and the nonce. */
const sendCode = route({
  method: 'POST',
  path: '/chat/sms/:phone/vcodes',
  access: 'anyone',
  answers: [200, 429],
  body: z.object(signed),
  says: 'A code to set a new password with. The picture is that of the portal: GET /users/sms/image-captcha.',
  async handle({ backend, address, language, params: { phone: typed = '' }, body }) {
    const phone = readAny(typed)
    if (!phone) return badPhone('phone')
    return inChat(await answerSmsRequest(backend, address, { ...body, ...phone }, 'findpassword', language))
  },
})

const Recipient = z.object({ account: z.string().min(1).max(MAX_EMAIL) })

/** Who has a code by phone or by mail; null: `account` is neither. */
async function recipientOf({ db }: Backend, typed: string) {
  const name = normalizeLogin(typed)
  const phone = readAny(name)
  if (phone) return { recipient: phoneText(phone), account: await findByPhone(db, phone) }
  const email = Email.safeParse(name)
  return email.success ? { recipient: email.data, account: await findByEmail(db, email.data) } : null
}

const neither = () => invalid([{ field: 'account', message: 'neither a phone number nor an e-mail address' }])

/** Says whether a code is right before a new password is typed; the code stays good. A wrong one counts as a try. */
const validate = route({
  method: 'POST',
  path: '/chat/passport/recover/validate',
  access: 'anyone',
  answers: [200, 429],
  body: Recipient.extend({ code: Code }),
  async handle({ backend, address, body }) {
    const wait = waitOf(backend, address)
    if (wait) return wait
    const to = await recipientOf(backend, body.account)
    if (!to) return neither()
    const verdict = await checkCode(backend, 'findpassword', to.recipient, body.code)
    return verdict.kind === 'right' ? chatData(null) : refuseCode(verdict)
  },
})

const setPassword = route({
  method: 'POST',
  path: '/chat/passport/recover/password',
  access: 'anyone',
  answers: [200, 429],
  body: Recipient.extend(NewPassword.shape),
  says: 'Ends every login of the account, of the portal too.',
  async handle({ backend, address, body }) {
    const wait = waitOf(backend, address)
    if (wait) return wait
    const to = await recipientOf(backend, body.account)
    return to ? inChat(await recover(backend, to.recipient, to.account, body)) : neither()
  },
})

const changePassword = route({
  method: 'POST',
  path: '/chat/users/:imId/password',
  access: 'chat',
  answers: [200, 404, 429],
  body: OldAndNew,
  says: 'The login that asks stays; every other one of the account ends.',
  handle: async ({ backend, caller, params, body }) =>
    params.imId === caller.me ? inChat(await changePasswordOf(backend, caller, body)) : notFound(),
})

export const chatAuthRoutes = [logIn, renew, logOut, sendCode, validate, setPassword, changePassword]
