// What kinds read of a raw message. Nothing here trusts it: somebody else made it.

import type { Foreign, Raw } from '../kind.js'

const isForeign = (value: unknown): value is Foreign =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(text: string): unknown {
  if (!text.startsWith('{')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The fields of a card: its extra, and its content where that is a JSON object; some clients write the one, some the other.
 * What an object inherits is no field.
 */
export function fieldsOf({ text, extra }: Raw): (name: string) => unknown {
  const content = parsed(text)
  const places = [extra, content].filter(isForeign)
  return (name) => places.find((place) => Object.hasOwn(place, name))?.[name]
}

/** A text or a number as a text; "" where it is neither. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : ''

/** A number, also one that came as text; undefined where it is none, or negative. */
export function amountOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined
}

/** An id; "0" is none. */
export function idOf(value: unknown): string {
  const id = textOf(value)
  return id === '0' ? '' : id
}

/** The content where it is for people to read: not where it is JSON. */
export const proseOf = ({ text }: Raw): string => (parsed(text) === undefined ? text : '')

/** The given fields that say something. */
export const given = (fields: Foreign): Foreign =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined))
