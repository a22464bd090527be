import type { Db } from '../db/tables'
import { toWireMessage, type WireMessage } from './messages'
import type { Notice } from './notices'

/** What a catch-up call answers: ascending, with the cursor after its last item. */
export interface Page<T> {
  data: T[]
  cursor: string
}

/** The streams of catch-up; a cursor of one is refused by the others. */
export type Stream = 'direct' | 'group' | 'notice' | 'group-notice' | 'service'

export function writeCursor(stream: Stream, position: number): string {
  return Buffer.from(`${stream}:${position}`).toString('base64url')
}

/** The position of a cursor: 0 for "", null for one that this stream did not give out. */
export function readCursor(stream: Stream, cursor: string): number | null {
  if (cursor === '') return 0
  const match = /^([a-z-]+):(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString())
  return match?.[1] === stream ? Number(match[2]) : null
}

/** One-to-one messages to and from me, after a position. */
export async function directPage(
  db: Db,
  me: string,
  after: number,
  size: number,
): Promise<Page<WireMessage>> {
  const newer = db
    .selectFrom('messages')
    .selectAll()
    .where('is_group', '=', 0)
    .where('id', '>', after)
    .orderBy('id')
    .limit(size)
  // Each half is one walk along an index; what I sent to myself is received, not sent.
  const received = newer.where('target_id', '=', me)
  const sent = newer.where('sender_id', '=', me).where('target_id', '!=', me)
  const rows = await db
    .selectFrom(received.as('received'))
    .selectAll()
    .unionAll(db.selectFrom(sent.as('sent')).selectAll())
    .orderBy('id')
    .limit(size)
    .execute()
  return { data: rows.map(toWireMessage), cursor: writeCursor('direct', rows.at(-1)?.id ?? after) }
}

/** The messages of all my groups, after a position. */
export async function groupPage(db: Db, me: string, after: number, size: number): Promise<Page<WireMessage>> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('is_group', '=', 1)
    .where('target_id', 'in', db.selectFrom('group_members').select('group_id').where('im_id', '=', me))
    .where('id', '>', after)
    .orderBy('id')
    .limit(size)
    .execute()
  return { data: rows.map(toWireMessage), cursor: writeCursor('group', rows.at(-1)?.id ?? after) }
}

/** My notices, or those of my groups, after a position. */
export async function noticePage(
  db: Db,
  me: string,
  stream: 'notice' | 'group-notice',
  after: number,
  size: number,
): Promise<Page<{ notice_id: string; notice: Notice }>> {
  const rows = await db
    .selectFrom('notices')
    .select(['id', 'body'])
    .where('recipient_id', '=', me)
    .where('is_group', '=', stream === 'group-notice' ? 1 : 0)
    .where('id', '>', after)
    .orderBy('id')
    .limit(size)
    .execute()
  return {
    data: rows.map((row) => ({ notice_id: String(row.id), notice: JSON.parse(row.body) })),
    cursor: writeCursor(stream, rows.at(-1)?.id ?? after),
  }
}
