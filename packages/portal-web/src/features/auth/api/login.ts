import { readDigits, readTyped } from '../../../contract/typed'
import type { Answer } from '../../../http/call'
import { askChatSwitch } from '../../../http/chat-config'
import {
  CHAT_OFF,
  chatLoginCall,
  NO_CHAT_LOGIN,
  ofChatLogin,
  readChatToken,
  readImId,
  WITHOUT_CHAT,
} from '../../../http/chat-login'
import { callAs, callOpenly, type MainCall, readTokens } from '../../../http/main-api'
import { takeFromAccount } from '../../../i18n/choice'
import { setChatOn } from '../../../lib/chat-switch'
import { textAt, toFields } from '../../../lib/fields'
import { nameOf } from '../../../lib/person'
import { randomKey } from '../../../lib/random-key'
import { keepLogin } from '../../../lib/refresh-cookie'
import { keepSession, type Session } from '../../../lib/session'
import { type Channel, emailOf, phoneOf, recipientOf } from '../rules/recipient'
import type { Values } from '../rules/values'
import { unlessDone } from './lost-answer'

/** What the access token says of its bearer; null when it cannot be read. Nothing is trusted to it: the server judges. */
export function readPayload(token: string): unknown {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

/** An answer that tells no user: nobody is logged in, and the console says what was missing. Source: IM specification 4, 8. */
function withoutUser(missing: string): Answer {
  console.warn(`The chat login stops: ${missing}.`)
  return { kind: 'refused', status: 422, code: NO_CHAT_LOGIN, retryAfterS: 0, fields: [] }
}

type InChat =
  | { readonly imId: string; readonly token: Session['chat'] }
  | { readonly refused: Exclude<Answer, { kind: 'ok' }> }

/** Skipped where there is no chat: who one would be there is in the access token. Source: IM specification 4, S-GATE-13. */
async function enterChat(accessToken: string, userId: string, imId: string): Promise<InChat> {
  const withoutChat = { imId, token: WITHOUT_CHAT }
  if (!(await askChatSwitch())) return withoutChat
  const answer = await callAs(accessToken, chatLoginCall(userId))
  if (answer.kind === 'ok') return { imId: readImId(answer.body), token: readChatToken(answer.body) }
  if (answer.kind !== 'refused' || answer.code !== CHAT_OFF) return { refused: answer }
  setChatOn(false)
  return withoutChat
}

const enter = async (asked: MainCall): Promise<Answer> => enterBy(await callOpenly(asked))

/** A login that its own form asked for. */
const always = async () => true

/**
 * Account, then chat, then the person; nothing is kept before all three are there, and `isWanted`, which is asked by their name,
 * e.g. "Sokha Chan", says yes. After a no the server forgets the login too. `isArrival`: nobody was logged in here by it before. Source: portal specification 4.
 */
export async function enterBy(
  login: Answer,
  isWanted: (name: string) => Promise<boolean> = always,
  isArrival = true,
): Promise<Answer> {
  if (login.kind !== 'ok') return login
  const { access, refreshToken } = readTokens(login.body, Date.now())
  const { user } = toFields(readPayload(access.token))
  const userId = textAt(user, 'userId')
  if (userId === '') return withoutUser('the access token of this login names no user')

  const [chat, me] = await Promise.all([
    enterChat(access.token, userId, textAt(user, 'accid')),
    callAs(access.token, { method: 'GET', path: '/users/me' }),
  ])
  if ('refused' in chat) return ofChatLogin(chat.refused)
  if (me.kind !== 'ok') return me
  const { imId } = chat
  if (imId === '') return withoutUser('its answer names nobody')
  const name = nameOf(me.body)
  if (!(await isWanted(name))) return callAs(access.token, { method: 'DELETE', path: '/users/authorize' })

  await takeFromAccount(textAt(me.body, 'language'))
  keepLogin({ userId, accessToken: access.token, refreshToken })
  const loginId = randomKey()
  const isEmployer = textAt(me.body, 'seekerId') === ''
  const company = textAt(me.body, 'company')
  const kind = textAt(me.body, 'kind')
  const staff = {
    isReviewer: kind === 'reviewer',
    isAgent: kind === 'agent',
    isManager: kind === 'service',
  }
  const session = { loginId, userId, imId, name, company, isEmployer, ...staff, access, chat: chat.token }
  keepSession(session, isArrival)
  return login
}

/** Every way in ends logged in: password, code, and registration. Source: portal specification 4. */
export const logIn = ({ account, password }: Pick<Values, 'account' | 'password'>): Promise<Answer> =>
  enter({ method: 'POST', path: '/users/authorize', form: { account: readTyped(account), password } })

/** `formKey`: of this form; a code that is sent from it again is the same try, whose answer was lost. */
export function logInByCode(values: Values, formKey: string): Promise<Answer> {
  const code = readDigits(values.code)
  const form = { ...phoneOf(values), code }
  return enter({ method: 'POST', path: '/users/authorize/mobile', form, onceKey: `${formKey} ${code}` })
}

/** Where the account is there already, who has name and password is logged in. */
async function register(path: string, account: string, form: Record<string, string>, values: Values) {
  const { newPassword: password, agreement } = values
  const code = readDigits(values.code)
  const answer = await enter({
    method: 'POST',
    path,
    form: { ...form, code, password, agreement: String(agreement) },
  })
  return unlessDone(
    `${account} ${code}`,
    answer,
    async () => (await logIn({ account, password })).kind === 'ok',
  )
}

export const registerByPhone = (values: Values): Promise<Answer> =>
  register('/users/register/mobile', recipientOf('sms', values), phoneOf(values), values)

export const registerByMail = (values: Values): Promise<Answer> => {
  const email = emailOf(values)
  return register('/users/register', email, { email, username: readTyped(values.username) }, values)
}

/** Who registers a company owns it; a user name is made up. */
export function registerCompany(channel: Channel, values: Values): Promise<Answer> {
  const to = channel === 'sms' ? phoneOf(values) : { email: emailOf(values) }
  const { companyName: name, contactName, companyKind: kind } = values
  const form = { ...to, name: name.trim(), contactName: contactName.trim(), kind }
  return register('/users/register/company', recipientOf(channel, values), form, values)
}

/** Whom the owner of a company has invited. */
export const joinCompany = (invite: string, email: string, values: Values): Promise<Answer> =>
  register('/users/register/recruiter', email, { invite, contactName: values.contactName.trim() }, values)
