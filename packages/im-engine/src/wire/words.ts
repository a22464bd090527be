import * as z from 'zod/mini'
import { type Call, post } from './calls.js'
import { type Broken, broken, openEnvelope, type Refused } from './envelope.js'
import { reasonOf, text } from './fields.js'

/** Asks for a word in a text that is not allowed. Read with decodeFoundWord. */
export const checkWordsCall = (content: string): Call => post('/chat/im/user/checkWords', { text: content })

/** "" = there is none. */
export const foundWord = z.object({ word: text })

/** POST /chat/im/user/checkWords */
export function decodeFoundWord(
  body: string,
): { readonly kind: 'ok'; readonly word: string } | Refused | Broken {
  const envelope = openEnvelope(body)
  if (envelope.kind !== 'ok') return envelope
  const read = foundWord.safeParse(envelope.root.data)
  return read.success ? { kind: 'ok', word: read.data.word } : broken(reasonOf(read.error))
}
