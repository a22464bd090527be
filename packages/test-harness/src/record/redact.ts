// What is kept of a payload. Everything that is not known to be harmless is replaced: a new field of the backend is words
// until known-fields.ts says otherwise.
//
//   text --> JSON --> sealed contents opened (sealed.ts) --> field by field: kept | id mapped | words of the same shape
//
// Absent: a list of what is secret. It would be a list of what somebody had thought of.

import type { IdMap } from './id-map'
import { idKindOf, isKnownField, isNumberField, isPathWord, isQueryNumber, isWordField } from './known-fields'
import type { Json, Payload, Redaction } from './recording'
import type { TextShape } from './text-shape'

const DEPTH_MAX = 32
const ENUMERATION = /^[A-Za-z][A-Za-z0-9_.-]{0,39}$|^-?\d{1,5}$/
const ERROR_ID = /^error\.[a-z_]{1,40}$/
/** Texts of the backend that the engine acts on; of others only the shape matters. Source: specification 8. */
const ACTED_ON = ['need wait db load', 'unexpected end of stream on', 'token expire , unauthorized']
/** Contents that sealed.ts opened, or could not; any other value of the field tells of a key. */
const OPENED: ReadonlySet<string> = new Set(['plain', 'cannot-decrypt', 'altered'])

export class Redactor {
  readonly #fields = new Map<string, string>()

  constructor(
    readonly ids: IdMap,
    private readonly shape: TextShape,
    private readonly redaction: Redaction,
  ) {}

  /** A payload whose sealed contents are open. */
  payload(value: Json | undefined, text: string): Payload {
    return value === undefined ? { text: this.words(text) } : { json: this.value(value) }
  }

  /** Any plain value; `name` is the field that it stands in. */
  value(value: Json, name = '', depth = 0): Json {
    if (value === null || typeof value === 'boolean') return value
    if (typeof value === 'number') return isNumberField(name) ? value : 0
    if (typeof value === 'string') return this.#text(value, name)
    if (depth >= DEPTH_MAX) return null
    if (Array.isArray(value)) return value.map((item) => this.value(item, name, depth + 1))
    const fields = Object.entries(value).map(
      ([field, held]) => [this.#field(field), this.value(held, field, depth + 1)] as const,
    )
    return Object.fromEntries(fields)
  }

  /** The path of a call; of its query only page numbers. */
  path(pathAndQuery: string): string {
    const [path = '', query = ''] = pathAndQuery.split('?')
    const parts = path.split('/').map((part) => (isPathWord(part) ? part : this.#idPart(part)))
    const numbers = [...new URLSearchParams(query)].filter(
      ([name, value]) => isQueryNumber(name) && /^\d{1,9}$/.test(value),
    )
    return parts.join('/') + (numbers.length === 0 ? '' : `?${new URLSearchParams(numbers)}`)
  }

  words(text: string): string {
    const inner = /^\s*[[{]/.test(text) ? parseJson(text) : undefined
    if (inner !== undefined) return JSON.stringify(this.value(inner))
    return this.redaction === 'keep-text' ? text : this.shape.of(text)
  }

  #text(text: string, name: string): string {
    if (isWordField(name) && ENUMERATION.test(text)) return text
    switch (idKindOf(name)) {
      case 'id':
        return this.ids.id(text)
      case 'message-id':
        return this.ids.messageId(text)
      case 'client-id':
        return this.ids.clientId(text)
    }
    switch (name) {
      case 'id':
        return ERROR_ID.test(text) ? text : this.ids.id(text)
      case 'key':
        return this.ids.key(text)
      case 'sessionId':
        return this.ids.sessionId(text)
      case 'aesExt':
        return OPENED.has(text) ? text : ''
      case 'mac':
        return ''
      case 'message':
        return ACTED_ON.find((sign) => text.includes(sign)) ?? this.words(text)
      default:
        return this.words(text)
    }
  }

  #field(name: string): string {
    if (isKnownField(name)) return name
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
