import { numberAt, toFields } from '../lib/fields'
import { getSession } from '../lib/session'
import { call } from './call'

/**
 * How many messages wait for whoever is logged in, by the server; undefined: it did not say, or its token would have to be renewed,
 * which is the chat's to do. Source: IM specification 7.
 */
export async function askUnreadCount(): Promise<number | undefined> {
  const chat = getSession()?.chat
  if (chat === undefined || chat.token === '') return undefined
  if (chat.refreshAt > 0 && chat.refreshAt <= Date.now()) return undefined
  const url = '/biz/conversations/unread/count'
  const answer = await call({ method: 'GET', url, bearer: chat.token, language: 'en' })
  return answer.kind === 'ok' ? numberAt(toFields(answer.body).data, 'count') : undefined
}
