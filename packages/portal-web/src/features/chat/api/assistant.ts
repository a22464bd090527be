import { call } from '../../../http/call'
import { getLanguage } from '../../../i18n/i18n'
import { ACCEPTED } from '../../../i18n/languages'
import { toFields } from '../../../lib/fields'
import { getSession } from '../../../lib/session'

/** Whether the server has an assistant; null: it did not say. No toast tells of that. Source: specification 7 "AI assistant host". */
export async function readAssistant(): Promise<boolean | null> {
  const bearer = getSession()?.chat.token ?? ''
  if (bearer === '') return null
  const answer = await call({ method: 'GET', url: '/ai/chat', bearer, language: ACCEPTED[getLanguage()] })
  const { enable } = answer.kind === 'ok' ? toFields(answer.body) : {}
  return typeof enable === 'boolean' ? enable : null
}
