import type { Answer } from '../../../http/call'
import { chatLoginCall, readChatToken, readImId } from '../../../http/chat-login'
import { callAs, callOpenly, type MainCall, readTokens } from '../../../http/main-api'
import { takeFromAccount } from '../../../i18n/choice'
import { textAt, toFields } from '../../../lib/fields'
import { keepRefreshToken } from '../../../lib/refresh-cookie'
import { keepSession } from '../../../lib/session'
import { emailOf, phoneOf, recipientOf } from '../rules/recipient'
import type { Values } from '../rules/values'

/** What the access token says of its bearer; null when it cannot be read. Nothing is trusted to it: the server judges. */
export function readPayload(token: string): unknown {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    console.warn('The access token of this login cannot be read: nobody is logged in.')
    return null
  }
}

/** Nothing that the server says in words: it answered what nobody expects. */
const UNREADABLE: Answer = { kind: 'refused', status: 500, code: '', retryAfterS: 0, fields: [] }

/** Account, then chat, then the person; nothing is kept before all three are there. Source: portal specification 4. */
async function enter(asked: MainCall): Promise<Answer> {
  const login = await callOpenly(asked)
  if (login.kind !== 'ok') return login
  const { access, refreshToken } = readTokens(login.body, Date.now())
  const userId = textAt(toFields(readPayload(access.token)).user, 'userId')
  if (userId === '') return UNREADABLE

  const [chat, me] = await Promise.all([
    callAs(access.token, chatLoginCall(userId)),
    callAs(access.token, { method: 'GET', path: '/users/me' }),
  ])
  if (chat.kind !== 'ok') return chat
  if (me.kind !== 'ok') return me
  const imId = readImId(chat.body)
  if (imId === '') return UNREADABLE

  await takeFromAccount(textAt(me.body, 'language'))
  keepRefreshToken(userId, refreshToken)
  const name = textAt(me.body, 'name') || textAt(me.body, 'userName')
  keepSession({ userId, imId, name, access, chat: readChatToken(chat.body) })
  return login
}

/** Every way in ends logged in: password, code, and registration. Source: portal specification 4. */
export const logIn = ({ account, password }: Pick<Values, 'account' | 'password'>): Promise<Answer> =>
  enter({ method: 'POST', path: '/users/authorize', form: { account: account.trim(), password } })

export const logInByCode = (values: Values): Promise<Answer> =>
  enter({
    method: 'POST',
    path: '/users/authorize/mobile',
    form: { ...phoneOf(values), code: values.code.trim() },
  })

/**
 * A code is used once. When the answer to a press was lost, the account is there and the next press finds the code used:
 * who has name and password goes on.
 */
async function register(path: string, account: string, form: Record<string, string>, values: Values) {
  const { newPassword: password, agreement } = values
  const code = values.code.trim()
  const answer = await enter({ method: 'POST', path, form: { ...form, code, password, agreement } })
  if (answer.kind !== 'refused' || answer.code !== 'wrong_code') return answer
  const again = await logIn({ account, password })
  return again.kind === 'ok' ? again : answer
}

export const registerByPhone = (values: Values): Promise<Answer> =>
  register('/users/register/mobile', recipientOf('sms', values), phoneOf(values), values)

export const registerByMail = (values: Values): Promise<Answer> => {
  const email = emailOf(values)
  return register('/users/register', email, { email, username: values.username.trim() }, values)
}
