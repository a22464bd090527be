import { wellFormed } from './fields.js'
import { isForeign } from './json.js'

/** UTF-16 units of the JSON text of `extra`, and of the content of a reference. */
export const EXTRA_MAX = 65_536

const SPECIAL_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
/** What makes JSON text worth a closer look: a special key, or a lone surrogate, which stringify escapes. */
const SUSPECT = /__proto__|constructor|prototype|\\ud/

/** JSON text that whoever parses and merges it can trust; "" when there is nothing in it. */
export function extraTextOf(extra: unknown): string {
  if (!isForeign(extra)) return ''
  const text = JSON.stringify(extra)
  if (text === '{}') return ''
  if (!SUSPECT.test(text)) return text
  const safe = JSON.stringify(extra, (name, value: unknown) => {
    if (SPECIAL_KEYS.has(name)) return undefined
    return typeof value === 'string' ? wellFormed(value) : value
  })
  return safe === '{}' ? '' : safe
}
