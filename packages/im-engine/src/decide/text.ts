import type { Refusal } from '../model/errors.js'
import { CARD_MAX_UNITS, TEXT_MAX_GRAPHEMES, TEXT_MAX_UNITS } from '../model/limits.js'
import type { Said } from '../model/message.js'
import { isBlank } from '../text/is-blank.js'

let segmenter: Intl.Segmenter | undefined

/** Characters as people count them: Khmer has 1.75 units a character. */
export function countGraphemes(text: string): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  let count = 0
  for (const _ of segmenter.segment(text)) count++
  return count
}

/** Why a text cannot be sent; undefined = it can. At most 800 graphemes and 3,200 units. Source: S-SEND-2. */
export function judgeText(text: string): Refusal | undefined {
  if (text.includes('\u0000')) return { kind: 'malformed', what: 'a null character' }
  if (isBlank(text)) return { kind: 'empty' }
  if (text.length > TEXT_MAX_UNITS) return { kind: 'too-long', limit: TEXT_MAX_UNITS, length: text.length }
  if (text.length <= TEXT_MAX_GRAPHEMES) return undefined
  const length = countGraphemes(text)
  return length > TEXT_MAX_GRAPHEMES ? { kind: 'too-long', limit: TEXT_MAX_GRAPHEMES, length } : undefined
}

/** Why a message of another kind cannot be sent; its own kind has judged what it says. Source: S-KIND-6. */
export function judgeCard({ text, extra = '' }: Said): Refusal | undefined {
  if (text.includes('\u0000')) return { kind: 'malformed', what: 'a null character' }
  const length = Math.max(text.length, extra.length)
  return length > CARD_MAX_UNITS ? { kind: 'too-long', limit: CARD_MAX_UNITS, length } : undefined
}
