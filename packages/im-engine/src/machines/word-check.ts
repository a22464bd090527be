import type { OutboxItem } from '../model/outbox.js'
import { type Ack, refusedAck } from '../wire/ack.js'
import { CODES } from '../wire/codes.js'
import { checkWordsCall, decodeFoundWord } from '../wire/words.js'
import type { Rest } from './rest.js'

/** What a row says in words that the server judges; "" = nothing. */
function wordsOf({ content }: OutboxItem): string {
  if (content.kind === 'text') return content.text
  return content.kind === 'raw' && (content.type === 'referTo' || content.type === 'text')
    ? content.said.text
    : ''
}

/**
 * The refusal of a message that is sent again by hand, where a word in it is not allowed. Undefined = none was found, or the
 * server could not say: then the message goes, and the server decides. Source: S-REFUSE-6.
 */
export async function judgeResend(
  rest: Rest,
  row: OutboxItem,
  signal: AbortSignal,
): Promise<Ack | undefined> {
  const words = row.isResent === true ? wordsOf(row) : ''
  if (words === '') return undefined
  const answer = await rest.call(checkWordsCall(words), decodeFoundWord, signal)
  if (answer.kind !== 'ok' || answer.word === '') return undefined
  const { word } = answer
  const { code, text } = CODES.sensitiveWord
  return refusedAck(row.clientId, { code, message: text.replace('{word}', word), word })
}
