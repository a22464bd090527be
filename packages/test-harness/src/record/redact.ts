// What is kept of a payload. Everything that is not known to be harmless is replaced: a new field of the backend is words
// until known-fields.ts says otherwise.
//
//   text --> JSON --> sealed contents opened (sealed.ts) --> field by field: kept | id mapped | words of the same shape
//                                                             `extra`, JSON in a text, unknown fields: only what the engine
//                                                             reads there is kept or mapped
//
// Absent: a list of what is secret. It would be a list of what somebody had thought of.

import type { IdMap } from './id-map'
import {
  idKindOf,
  isCarried,
  isForeignField,
  isKnownQuery,
  isPathWord,
  isText,
  isWord,
  knownFields,
  numberOf,
} from './known-fields'
import type { Json, Payload, Redaction } from './recording'
import type { TextShape } from './text-shape'

const DEPTH_MAX = 32
/** Texts of the backend that the engine acts on; of others only the shape matters. Source: specification 8. */
const ACTED_ON = ['need wait db load', 'unexpected end of stream on', 'token expire , unauthorized']

export class Redactor {
  readonly #fields = new Map<string, string>()

  constructor(
    readonly ids: IdMap,
    private readonly shape: TextShape,
    private readonly redaction: Redaction,
  ) {}

  /** A payload whose sealed contents are open. */
  payload(value: Json | undefined, text: string): Payload {
    return value === undefined ? { text: this.#words(text, '', 0) } : { json: this.value(value) }
  }

  /** Any plain value whose fields are named as on the wire. */
  value(value: Json): Json {
    return this.#value(value, '', false, 0)
  }

  /** The path of a call; of its query only page numbers, and nothing of a file's. */
  path(pathAndQuery: string): string {
    const [path = '', query = ''] = pathAndQuery.split('?')
    const parts = path.split('/').map((part) => (isPathWord(part) ? part : this.#idPart(part)))
    const kept = path.endsWith('/file_auths') ? '' : query
    const known = [...new URLSearchParams(kept)].filter(([name, value]) => isKnownQuery(name, value))
    return parts.join('/') + (known.length === 0 ? '' : `?${new URLSearchParams(known)}`)
  }

  /** `field` is what it stands in, `isForeign` whether in what is not the protocol's: most names mean nothing there. */
  #value(value: Json, field: string, isForeign: boolean, depth: number): Json {
    const name = isForeign && !isCarried(field) ? '' : field
    if (value === null || typeof value === 'boolean') return value
    if (typeof value === 'number') return numberOf(name, value)
    if (typeof value === 'string') return this.#text(value, name, depth)
    if (depth >= DEPTH_MAX) return null
    if (Array.isArray(value)) return value.map((item) => this.#value(item, field, isForeign, depth + 1))
    const fields = Object.entries(value).map(
      ([held, inner]) =>
        [this.#field(held), this.#value(inner, held, isForeign || isForeignField(held), depth + 1)] as const,
    )
    return Object.fromEntries(fields)
  }

  #words(text: string, name: string, depth: number): string {
    const inner = /^\s*[[{]/.test(text) ? parseJson(text) : undefined
    if (inner !== undefined) return JSON.stringify(this.#value(inner, '', true, depth + 1))
    return this.redaction === 'keep-text' && isText(name) ? text : this.shape.of(text)
  }

  #text(text: string, name: string, depth: number): string {
    if (isWord(name, text)) return text
    switch (idKindOf(name)) {
      case 'id':
        return this.ids.id(text)
      case 'message-id':
        return this.ids.messageId(text)
      case 'client-id':
        return this.ids.clientId(text)
    }
    switch (name) {
      case 'key':
        return this.ids.key(text)
      case 'sessionId':
        return this.ids.sessionId(text)
      case 'aesExt':
      case 'mac':
      // A digest of ids that are others now would tell that the members are not those.
      case 'member_hash':
        return ''
      case 'message':
        return ACTED_ON.find((sign) => text.includes(sign)) ?? this.#words(text, name, depth)
      default:
        return this.#words(text, name, depth)
    }
  }

  #field(name: string): string {
    if (knownFields.has(name)) return name
    const known = this.#fields.get(name) ?? `field-${this.#fields.size + 1}`
    this.#fields.set(name, known)
    return known
  }

  #idPart(part: string): string {
    let id = part
    try {
      id = decodeURIComponent(part)
    } catch {
      // no id of ours; it is mapped as it stands
    }
    return encodeURIComponent(this.ids.id(id))
  }
}

/** JSON as a value, undefined for what is none. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}
