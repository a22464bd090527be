import { chatLoginCall, readChatToken, readImId } from '../../../http/chat-login'
import { callAs, callOpenly, readTokens } from '../../../http/main-api'
import { textAt, toFields } from '../../../lib/fields'
import { keepRefreshToken } from '../../../lib/refresh-cookie'
import { keepSession } from '../../../lib/session'
import type { LoginFields } from '../rules/login-form'

export type LoginOutcome =
  | { readonly kind: 'in' | 'wrong' | 'network' | 'failed' }
  | { readonly kind: 'too-fast'; readonly retryAfterS: number }

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

/** Account, then chat, then the person; nothing is kept before all three are there. Source: portal specification 4. */
export async function logIn({ account, password }: LoginFields): Promise<LoginOutcome> {
  const login = await callOpenly({
    method: 'POST',
    path: '/users/authorize',
    form: { account: account.trim(), password },
  })
  if (login.kind === 'network') return { kind: 'network' }
  if (login.kind === 'refused') {
    if (login.status === 429) return { kind: 'too-fast', retryAfterS: login.retryAfterS }
    return { kind: login.status < 500 ? 'wrong' : 'failed' }
  }
  const { access, refreshToken } = readTokens(login.body, Date.now())
  const userId = textAt(toFields(readPayload(access.token)).user, 'userId')
  if (userId === '') return { kind: 'failed' }

  const [chat, me] = await Promise.all([
    callAs(access.token, chatLoginCall(userId)),
    callAs(access.token, { method: 'GET', path: '/users/me' }),
  ])
  if (chat.kind === 'network' || me.kind === 'network') return { kind: 'network' }
  if (chat.kind !== 'ok' || me.kind !== 'ok') return { kind: 'failed' }
  const imId = readImId(chat.body)
  if (imId === '') return { kind: 'failed' }

  keepRefreshToken(userId, refreshToken)
  const name = textAt(me.body, 'name') || textAt(me.body, 'userName')
  keepSession({ userId, imId, name, access, chat: readChatToken(chat.body) })
  return { kind: 'in' }
}
