import type { Entry, Json } from '../record/recording'

type Fields = { readonly [field: string]: Json | undefined }

const isFields = (value: Json | undefined): value is Fields & { readonly [field: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Rows of a page, or the one of a frame. */
export function rowsOf(json: Json): readonly Json[] {
  if (!isFields(json)) return []
  const { data } = json
  if (Array.isArray(data)) return data.filter((row: Json) => isFields(row) && isFields(row.msg))
  return isFields(data) && isFields(data.msg) && typeof data.msg_id === 'string' ? [data] : []
}

/**
 * Every message of a recording by conversation and number, and pages that stand in no recording: what a server would
 * answer to a call that the live run did not make, e.g. for numbers that a changed order leaves out for a moment.
 */
export class KnownRows {
  readonly #byNumber = new Map<string, Json>()
  readonly #acks = new Map<string, Json>()
  readonly #pages: ReadonlyMap<string, Json>
  readonly #begun = new Set<string>()

  constructor(me: string, entries: readonly Entry[], pages: ReadonlyMap<string, Json> = new Map()) {
    this.#pages = pages
    for (const entry of entries) {
      const payload = entry.type === 'in' ? entry.frame : entry.type === 'answer' ? entry.body : undefined
      if (payload === undefined || 'text' in payload) continue
      this.#noteAck(payload.json)
      for (const row of rowsOf(payload.json)) {
        if (!isFields(row)) continue
        if (row.sender_id === me) this.#noteOwn(row)
        if (typeof row.number !== 'number' || row.number === 0) continue
        const { group_id, sender_id, receiver_id } = row
        const place = group_id || (sender_id === me ? receiver_id : sender_id)
        this.#byNumber.set(`${String(place)} ${row.number}`, row)
      }
    }
  }

  /** Added pages whose cursor the engine has and did not ask for yet. */
  get begun(): number {
    return this.#begun.size
  }

  /** An answer that goes out: the page that its cursor leads to is begun. */
  given(body: string): void {
    for (const cursor of this.#pages.keys())
      if (body.includes(`"cursor":${JSON.stringify(cursor)}`)) this.#begun.add(cursor)
  }

  /** What the server said of a message, when it said it first; undefined where it never did. */
  ackOf(seq: string): Json | undefined {
    return this.#acks.get(seq)
  }

  #noteAck(json: Json): void {
    if (!isFields(json) || json.action !== 'ack' || !isFields(json.data) || json.data.code !== 0) return
    if (typeof json.seq === 'string' && typeof json.data.msg_id === 'string') this.#acks.set(json.seq, json)
  }

  #noteOwn({ seq, msg_id, msg_time, number }: Fields): void {
    if (typeof seq !== 'string' || seq === '' || this.#acks.has(seq)) return
    const data = { code: 0, msg_id: msg_id ?? '', msg_time: msg_time ?? 0, number: number ?? 0, message: '' }
    this.#acks.set(seq, { action: 'ack', seq, data })
  }

  /** The page for a call's body: by numbers, or by the cursor of a page that was added; undefined = not known. */
  pageFor(body: Fields): Json | undefined {
    const { from_number: from, to_number: to, cursor } = body
    if (typeof from === 'number' && typeof to === 'number') {
      const place = String(body.group_id ?? body.im_id)
      const data: Json[] = []
      for (let number = from; number <= to; number++) {
        const row = this.#byNumber.get(`${place} ${number}`)
        if (row !== undefined) data.push(row)
      }
      return { code: 0, data }
    }
    if (typeof cursor !== 'string') return undefined
    const page = this.#pages.get(cursor)
    this.#begun.delete(cursor)
    return page
  }
}
