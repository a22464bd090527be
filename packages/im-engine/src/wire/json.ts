import { WIRE_MAX_DEPTH, WIRE_MAX_LENGTH } from '../model/limits.js'

/** JSON text as a value, or why not. */
export type Json =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: string }

/** A JSON object of somebody else: only ever read field by field, never copied or merged. */
export type Foreign = Readonly<Record<string, unknown>>

export const isForeign = (value: unknown): value is Foreign =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const QUOTE = 34
const BACKSLASH = 92

/** The index of the quote that ends the string begun at `start`, or the length of the text. Every unit is looked at twice at most. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes++
    if (slashes % 2 === 0) return end
  }
  return text.length
}

/** Whether arrays and objects stand in each other deeper than WIRE_MAX_DEPTH; text that is no JSON may say anything. */
function isTooDeep(text: string): boolean {
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit === QUOTE) i = endOfString(text, i)
    else if (unit === 123 || unit === 91) {
      if (++depth > WIRE_MAX_DEPTH) return true
    } else if (unit === 125 || unit === 93) depth--
  }
  return false
}

/** Parses bounded JSON; never throws. Length and depth are judged before the parser sees the text. Source: S-WIRE-2. */
export function readJson(text: string): Json {
  if (text.length > WIRE_MAX_LENGTH) return { ok: false, reason: `longer than ${WIRE_MAX_LENGTH}` }
  if (isTooDeep(text)) return { ok: false, reason: `deeper than ${WIRE_MAX_DEPTH}` }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false, reason: 'no JSON' }
  }
}
