import { newBatch, poisonOf, type Received, settle, type WireContext } from './batch.js'
import { type Broken, broken, openEnvelope, type Refused } from './envelope.js'
import { isAbsent, ROWS_MAX, wellFormed } from './fields.js'
import { isForeign } from './json.js'
import { takeMessage } from './message.js'
import { takeNotice } from './notice.js'

/** UTF-16 units of a cursor. */
export const CURSOR_MAX = 1_024

/** A page of a stream, of history, or of asked-for numbers. */
export type Page =
  | ({
      readonly kind: 'ok'
      /** Where the next page begins; undefined where the server gives none (history). */
      readonly cursor: string | undefined
      /** Rows as they came, poison included: a page is full when this is the size asked for. */
      readonly count: number
    } & Received)
  | Refused
  | Broken

/** Reads the body of a page of messages or notices; a broken row is set aside and the rest is kept. Source: S-WIRE-4. */
export async function decodePage(body: string, context: WireContext): Promise<Page> {
  const envelope = openEnvelope(body)
  if (envelope.kind !== 'ok') return envelope
  const { data, cursor } = envelope.root
  if (!Array.isArray(data)) return broken('data')
  if (!isAbsent(cursor) && (typeof cursor !== 'string' || cursor.length > CURSOR_MAX)) return broken('cursor')
  if (data.length > ROWS_MAX) return broken(`data: more than ${ROWS_MAX} rows`)
  const batch = newBatch()
  for (const row of data as unknown[]) {
    const isNotice = isForeign(row) && row.notice !== undefined
    const reason = isNotice ? takeNotice(row.notice, context.me, batch) : takeMessage(row, context, batch)
    if (reason !== undefined) batch.poison.push(poisonOf(reason, JSON.stringify(row)))
  }
  return {
    kind: 'ok',
    ...(await settle(batch)),
    cursor: isAbsent(cursor) ? undefined : wellFormed(cursor),
    count: data.length,
  }
}
