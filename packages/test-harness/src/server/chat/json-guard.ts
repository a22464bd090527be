import { MAX_JSON_DEPTH } from '../limits'

/**
 * Why a parsed JSON value is not let in, or null. U+0000 is cut by one database and refused by the other; a
 * `__proto__` key is a trap for whoever copies the object later; depth would exhaust somebody's stack.
 */
export function findPoison(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return value.includes('\u0000') ? 'text contains U+0000' : null
  if (typeof value !== 'object' || value === null) return null
  if (depth >= MAX_JSON_DEPTH) return 'nested too deeply'
  for (const key of Object.keys(value)) {
    if (key === '__proto__') return 'a key is named __proto__'
    const poison = findPoison(key) ?? findPoison(Reflect.get(value, key), depth + 1)
    if (poison) return poison
  }
  return null
}
