import type { Renewal, TokenSource } from '@sarika/im-engine'
import { call } from '../../../http/call'
import { chatLoginCall, readChatToken } from '../../../http/chat-login'
import { callMain } from '../../../http/main-api'
import { toFields } from '../../../lib/fields'
import { getSession, keepSession, type Session } from '../../../lib/session'

function keep(chat: Session['chat']): Renewal {
  const session = getSession()
  if (session === null || chat.token === '') return { kind: 'refused' }
  keepSession({ ...session, chat })
  return { kind: 'token', token: chat }
}

/** The chat token of the session: renewed by the chat itself, or else by a new chat login. Source: contract 2. */
export const chatTokens: TokenSource = {
  current: () => getSession()?.chat ?? { token: '', refreshAt: 0 },

  async refresh() {
    const session = getSession()
    if (session === null) return { kind: 'refused' }
    const warm = await call({
      method: 'GET',
      url: '/chat/auth?server=warm',
      bearer: session.chat.token,
      language: 'en',
    })
    if (warm.kind === 'network' || (warm.kind === 'refused' && warm.status >= 500)) return { kind: 'network' }
    if (warm.kind === 'ok') return keep(readChatToken(toFields(warm.body).data))

    const anew = await callMain(chatLoginCall(session.userId))
    if (anew.kind === 'ok') return keep(readChatToken(anew.body))
    return { kind: anew.kind === 'network' || anew.status >= 429 ? 'network' : 'refused' }
  },
}
