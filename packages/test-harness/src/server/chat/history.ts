import type { Db } from '../db/tables'
import { conversationIdOf, type Target } from './ids'
import { toWireMessage, type WireMessage } from './messages'

/** Which part of a conversation: the newest before an id, or a range of numbers (both ends included). */
export type Slice =
  | { kind: 'before'; messageId: number | null; size: number }
  | { kind: 'numbers'; from: number; to: number }

/** A part of a conversation, ascending. */
export async function readHistory(db: Db, me: string, target: Target, slice: Slice): Promise<WireMessage[]> {
  const all = db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationIdOf(me, target))
  if (slice.kind === 'numbers') {
    const rows = await all
      .where('number', '>=', slice.from)
      .where('number', '<=', slice.to)
      .orderBy('number')
      .execute()
    return rows.map(toWireMessage)
  }
  // Numbers and ids grow together within a conversation, and the index is over numbers.
  const rows = await all
    .$if(slice.messageId !== null, (query) => query.where('id', '<', slice.messageId ?? 0))
    .orderBy('number', 'desc')
    .limit(slice.size)
    .execute()
  return rows.reverse().map(toWireMessage)
}
