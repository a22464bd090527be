import type { Renewal, TokenSource } from '@sarika/im-engine'
import { call } from '../../../http/call'
import { CHAT_OFF, chatLoginCall, readChatToken } from '../../../http/chat-login'
import { callMain } from '../../../http/main-api'
import { setChatOn } from '../../../lib/chat-switch'
import { toFields } from '../../../lib/fields'
import {
  type EndReason,
  endSession,
  getSession,
  isCurrent,
  keepTokens,
  type Session,
} from '../../../lib/session'

function keep(login: Session, chat: Session['chat']): Renewal {
  if (chat.token === '') return end(login, 'token-refresh')
  return keepTokens(login, { chat }) ? { kind: 'token', token: chat } : { kind: 'refused' }
}

/** The login goes with its chat token, and people are told which step failed. Source: IM specification 8. */
function end(login: Session, reason: EndReason): Renewal {
  if (isCurrent(login)) endSession(reason)
  return { kind: 'refused' }
}

/** The login goes on without a chat. */
function stopChat(): Renewal {
  setChatOn(false)
  return { kind: 'network' }
}

/** The chat token of the session: renewed by the chat itself, or else by a new chat login. Source: contract 2. */
export const chatTokens: TokenSource = {
  current: () => getSession()?.chat ?? { token: '', refreshAt: 0 },

  async refresh() {
    const login = getSession()
    if (login === null) return { kind: 'refused' }
    const warm = await call({
      method: 'GET',
      url: '/chat/auth?server=warm',
      bearer: login.chat.token,
      language: 'en',
    })
    if (!isCurrent(login)) return { kind: 'refused' }
    if (warm.kind === 'network' || (warm.kind === 'refused' && warm.status >= 500)) return { kind: 'network' }
    if (warm.kind === 'ok') return keep(login, readChatToken(toFields(warm.body).data))

    if (warm.kind === 'refused' && warm.code === CHAT_OFF) return stopChat()
    const anew = await callMain(chatLoginCall(login.userId))
    if (anew.kind === 'ok') return keep(login, readChatToken(anew.body))
    if (anew.kind === 'refused' && anew.code === CHAT_OFF) return stopChat()
    return anew.kind === 'network' || anew.status >= 429 ? { kind: 'network' } : end(login, 'chat-login')
  },
}
