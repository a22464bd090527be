import { call } from '../../../http/call'
import { getLanguage } from '../../../i18n/i18n'
import { ACCEPTED } from '../../../i18n/languages'
import { toFields } from '../../../lib/fields'
import { getSession } from '../../../lib/session'

/** e.g. `{ isEnabled: true, host: "ai.example" }`; host "": questions stay on the server. */
export interface ToldAssistant {
  readonly isEnabled: boolean
  readonly host: string
}

/** Whether the server has an assistant; null: it did not say. No toast tells of that. Source: specification 7 "AI assistant host". */
export async function readAssistant(): Promise<ToldAssistant | null> {
  const bearer = getSession()?.chat.token ?? ''
  if (bearer === '') return null
  const answer = await call({ method: 'GET', url: '/ai/chat', bearer, language: ACCEPTED[getLanguage()] })
  const { enable, host } = answer.kind === 'ok' ? toFields(answer.body) : {}
  if (typeof enable !== 'boolean') return null
  return { isEnabled: enable, host: typeof host === 'string' ? host : '' }
}
