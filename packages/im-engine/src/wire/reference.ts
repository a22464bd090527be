import { type ServerId, toServerId } from '../model/ids.js'
import { REFERENCES_MAX } from '../model/limits.js'
import { MONEY_KINDS } from '../model/reference.js'
import { EXTRA_MAX, extraTextOf } from './extra.js'
import { isAbsent, isId, wellFormed } from './fields.js'
import { isForeign, readJson } from './json.js'

/** A money message that names earlier ones: their ids, each once, and its content without them as JSON text. */
export interface Reference {
  readonly ids: readonly ServerId[]
  readonly text: string
}

/**
 * What the content of a message refers to, e.g. `{"msgIds":["17"],"state":"accepted"}` of a transferAcceptLP; undefined
 * where it is no reference, a reason where its list is broken. Source: S-WIRE-20.
 */
export function readReference(kind: string, content: string): Reference | string | undefined {
  if (!MONEY_KINDS.has(kind) || !content.includes('"msgIds"')) return undefined
  if (content.length > EXTRA_MAX) return `content: longer than ${EXTRA_MAX}`
  const json = readJson(content)
  if (!json.ok || !isForeign(json.value)) return undefined
  const { msgIds, ...rest } = json.value
  if (isAbsent(msgIds)) return undefined
  if (!Array.isArray(msgIds) || msgIds.length > REFERENCES_MAX) return 'content.msgIds'
  const ids = new Set<ServerId>()
  for (const id of msgIds as unknown[]) {
    if (!isId(id)) return 'content.msgIds'
    ids.add(toServerId(wellFormed(id)))
  }
  return ids.size === 0 ? undefined : { ids: [...ids], text: extraTextOf(rest) }
}
