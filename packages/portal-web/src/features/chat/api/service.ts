import { callMain } from '../../../http/main-api'
import { useRead } from '../../../http/read'
import { textAt } from '../../../lib/fields'

/**
 * Asks for a person of the online service; `question`: what goes along as one's own message, "" = nothing. The same again under one
 * key is one question. Answers the im id of the service; null: nothing came of it.
 */
export async function askService(question: string, onceKey: string): Promise<string | null> {
  const json = question === '' ? {} : { question }
  const answer = await callMain({ method: 'POST', path: '/service/ask', json, onceKey })
  return answer.kind === 'ok' ? textAt(answer.body, 'imId') : null
}

/** The im id of the online service, asked for where somebody may be it; "" = not known. */
export const useServiceId = (isWanted: boolean): string =>
  useRead('/service', (body) => textAt(body, 'imId'), { enabled: isWanted }).data ?? ''
