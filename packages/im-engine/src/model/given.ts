import type { ConversationKey } from './ids.js'

// What may come from JavaScript in the place of what a type promises. Source: S-API-22.

/** Whether a value is what it must be; a text names the field of it that is not. */
export type Check = (value: unknown) => boolean | string

export const isText: Check = (value) => typeof value === 'string'
/** Of a person, a group, a message. */
export const isId: Check = (value) => typeof value === 'string' && value !== ''
export const isOn: Check = (value) => typeof value === 'boolean'
export const isNumber: Check = (value) => Number.isFinite(value)
export const isFunction: Check = (value) => typeof value === 'function'
/** A prefix and an id, e.g. `"p2p-im-1042"`. */
export const isKey = (value: unknown): value is ConversationKey =>
  typeof value === 'string' && /^(p2p|team)-./s.test(value)

export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every((one) => check(one) === true)

export const oneOf =
  (...all: readonly unknown[]): Check =>
  (value) =>
    all.includes(value)

export const orNothing =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)

/** An object with these fields; `isClosed`: and no other. */
export const shapeOf =
  (fields: Readonly<Record<string, Check>>, isClosed = false): Check =>
  (value) => {
    if (typeof value !== 'object' || value === null) return false
    const given = value as Readonly<Record<string, unknown>>
    const strange = isClosed ? Object.keys(given).find((name) => !Object.hasOwn(fields, name)) : undefined
    return strange ?? wrongIn(fields, given) ?? true
  }

/** The first field that is not what it must be, e.g. `"job.jobId"`; undefined where all are. */
export function wrongIn(
  fields: Readonly<Record<string, Check>>,
  given: Readonly<Record<string, unknown>>,
): string | undefined {
  for (const [name, check] of Object.entries(fields)) {
    const verdict = check(given[name])
    if (verdict !== true) return verdict === false ? name : `${name}.${verdict}`
  }
  return undefined
}

/** A message in its conversation. */
export const isPlaced: Check = shapeOf({ at: isNumber, id: isText })

/** Throws for what only a fault in the program can give, e.g. `conversation: key is undefined; give personKey(imId)`. */
export function insist(isGood: boolean, where: string, what: unknown, todo: string): void {
  if (isGood) return
  throw new TypeError(`${where} is ${typeof what === 'string' ? JSON.stringify(what) : typeof what}; ${todo}`)
}
