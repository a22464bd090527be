// Texts that somebody keeps to send again: of the main API, which is asked with the chat's token in a header of its own and
// answers with the thing itself, without an envelope.

import * as z from 'zod/mini'
import { type Call, callOf } from './calls.js'
import { type Broken, broken, openEnvelope, type Refused } from './envelope.js'
import { reasonOf, text } from './fields.js'
import { isForeign, readJson } from './json.js'

const PATH = '/api/v1.0.0/users/im/quick-text'

/** Read with decodeQuickReplies. Source: specification 7. */
export const quickRepliesCall = (): Call => ({ ...callOf('GET', PATH), isMain: true })

/** Puts these in the place of all; answered as quickRepliesCall is. */
export const saveQuickRepliesCall = (texts: readonly string[]): Call => ({
  ...callOf('POST', PATH, { texts }),
  isMain: true,
})

/** Each text with its place, from 1. */
export const quickRepliesAnswer = z.object({
  result: z.array(z.object({ text, order: z.number() })),
})

/** The words of the main API for the two ends of a token, in the codes of the chat. */
const ENDS: ReadonlyMap<unknown, number> = new Map([
  ['unauthorized', -401],
  ['revoked', -403],
])

/** Texts in their order. */
export function decodeQuickReplies(
  body: string,
): { readonly kind: 'ok'; readonly texts: readonly string[] } | Refused | Broken {
  const json = readJson(body)
  if (json.ok && isForeign(json.value) && 'code' in json.value) {
    const told = openEnvelope(body)
    const code = ENDS.get(json.value.code)
    if (told.kind === 'refused') return { ...told, code: code ?? told.code }
    return broken('code')
  }
  const read = quickRepliesAnswer.safeParse(json.ok ? json.value : undefined)
  if (!read.success) return broken(reasonOf(read.error))
  const rows = read.data.result.toSorted((a, b) => a.order - b.order)
  return { kind: 'ok', texts: rows.map((row) => row.text) }
}
