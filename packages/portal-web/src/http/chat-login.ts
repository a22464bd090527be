import { APP_KEY } from '../contract/chat'
import { numberAt, textAt, toFields } from '../lib/fields'
import { keptHere } from '../lib/kept'
import { IM_EXP_OFFSET_S } from '../lib/limits'
import type { Session } from '../lib/session'
import type { Answer } from './call'
import type { MainCall } from './main-api'

const UDID_KEY = 'sarika.udid'

/** This browser, e.g. "5f0c..": made once. It names a device, nobody; so it may stay in localStorage. */
function udid(): string {
  const known = keptHere.getItem(UDID_KEY)
  if (known !== null) return known
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  keptHere.setItem(UDID_KEY, made)
  return made
}

/** Asks for a chat login, with the device flat. Source: contract 2. */
export const chatLoginCall = (userId: string): MainCall => ({
  method: 'POST',
  path: '/users/authorize/im',
  json: {
    udid: udid(),
    platform: 3,
    status: 2,
    userId,
    accountType: 0,
    deviceName: '',
    deviceModel: '',
    deviceVersion: '',
    pushToken: '',
    appKey: APP_KEY,
  },
})

/** `im_exp` = the second at which the client must refresh + 255,600; 0 or less after that = never. Source: contract 2. */
export function readChatToken(answer: unknown): Session['chat'] {
  const refreshAt = (numberAt(answer, 'im_exp') - IM_EXP_OFFSET_S) * 1000
  return { token: textAt(answer, 'im_token'), refreshAt: Math.max(0, refreshAt) }
}

/** Our code of a login that the chat did not take; the server has none like it. */
export const NO_CHAT_LOGIN = 'no_chat_login'

/** The server's code of a chat that is not there. */
export const CHAT_OFF = 'chat_off'

/** Of a login where there is no chat: over since 1970, so that a chat which comes later asks for its first token. */
export const WITHOUT_CHAT: Session['chat'] = { token: '', refreshAt: 1 }

/** What a chat login answered, for who logs in: a refusal is one of the chat; a server that is away or busy says so itself. */
export const ofChatLogin = (answer: Answer): Answer =>
  answer.kind === 'refused' && answer.status < 500 && answer.status !== 429
    ? { ...answer, code: NO_CHAT_LOGIN, fields: [] }
    : answer

/** Who one is in the chat, e.g. "10001". */
export const readImId = (answer: unknown): string => textAt(toFields(answer).user, 'im_id')
