/** The assistant and "nothing" are the same for everybody. */
const FIXED: ReadonlySet<string> = new Set(['', '0', '1'])
const DECIMAL = /^[1-9]\d{0,29}$/
/** Message ids are moved so far at least: what they become has one length for every backend that counts from 1. */
const SHIFT_MIN = 10n ** 12n

/** New ids for old ones, equal ones equal; the old ones never leave. */
export class IdMap {
  readonly #ids = new Map<string, string>()
  readonly #clientIds = new Map<string, string>()
  readonly #messageIds = new Map<string, string>()
  readonly #shift: bigint

  /** `chance` 0 <= x < 1 hides how many messages the backend had. */
  constructor(chance: number) {
    this.#shift = SHIFT_MIN + BigInt(Math.floor(chance * 8e12))
  }

  /** A person, group, job or cursor, by order of appearance: "id-1". */
  id(old: string): string {
    return this.#of(this.#ids, old, 'id-')
  }

  /**
   * A message of the server. Order within a millisecond is the order of ids, so numbers are shifted, all by the same; an
   * id that is no number gets the next one, and its order within its millisecond is lost.
   */
  messageId(old: string): string {
    if (FIXED.has(old)) return old
    return DECIMAL.test(old) ? String(BigInt(old) + this.#shift) : this.#of(this.#messageIds, old, 'message-')
  }

  /** The sender's id of a message; the parts of a broadcast stay its parts: "client-3.0". */
  clientId(old: string): string {
    const [, base = old, part = ''] = /^([^.]+)(\.\d{1,3})$/.exec(old) ?? []
    return this.#of(this.#clientIds, base, 'client-') + part
  }

  /** Whether it is the id of a person or group that was met. */
  knows(old: string): boolean {
    return this.#ids.has(old)
  }

  /** A conversation's key, e.g. "p2p-10001" -> "p2p-id-1". */
  key(old: string): string {
    const [, kind = '', id = old] = /^(p2p-|team-)([\s\S]*)$/.exec(old) ?? []
    return kind + this.id(id)
  }

  /** The backend's name of a conversation: an id, or two of people, sorted and joined by "_". */
  sessionId(old: string): string {
    for (let at = old.indexOf('_'); at > 0; at = old.indexOf('_', at + 1)) {
      const [a, b] = [old.slice(0, at), old.slice(at + 1)]
      if (b !== '' && this.knows(a) && this.knows(b)) return [this.id(a), this.id(b)].sort().join('_')
    }
    return this.id(old)
  }

  #of(map: Map<string, string>, old: string, prefix: string): string {
    if (FIXED.has(old)) return old
    const known = map.get(old)
    if (known !== undefined) return known
    const next = `${prefix}${map.size + 1}`
    map.set(old, next)
    return next
  }
}
