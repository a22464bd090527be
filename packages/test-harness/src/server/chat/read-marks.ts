import type { Trx } from '../db/tables'
import { conversationIdOf, joinSorted, type Target } from './ids'
import { type AddressedNotice, storeNotices } from './notices'
import { openView } from './views'
import { parseMessageId } from './withdraw'

export interface ReadMark {
  target: Target
  readTime: number
  readMsgId: string
}

/** (time, id): where in a conversation one account has read up to. */
interface Position {
  time: number
  id: number
}

/** Whether a mark moves forward; equal is not forward. */
function isAfter(a: Position, b: Position): boolean {
  return a.time > b.time || (a.time === b.time && a.id > b.id)
}

/**
 * What a client's mark means. A message it names counts with its own time; without one (or with one that is
 * not of this conversation) the time counts, but never one that lies ahead: it would swallow what comes.
 */
async function resolve(trx: Trx, me: string, mark: ReadMark, now: number): Promise<Position> {
  const id = parseMessageId(mark.readMsgId)
  const row =
    id === null
      ? undefined
      : await trx
          .selectFrom('messages')
          .select(['id', 'msg_time'])
          .where('id', '=', id)
          .where('conversation_id', '=', conversationIdOf(me, mark.target))
          .executeTakeFirst()
  return row ? { time: row.msg_time, id: row.id } : { time: Math.min(mark.readTime, now), id: 0 }
}

/** Moves a mark forward; answers the mark as it stands then, or null when it did not move. */
async function moveReadMark(trx: Trx, me: string, mark: ReadMark, now: number): Promise<ReadMark | null> {
  // To have read what was not said yet lists nothing.
  await openView(trx, me, mark.target, now, 0)
  const wanted = await resolve(trx, me, mark, now)
  const conversationId = conversationIdOf(me, mark.target)
  const standing = await trx
    .selectFrom('conversation_views')
    .select(['read_time as time', 'read_msg_id as id'])
    .where('owner_id', '=', me)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow()
  if (!isAfter(wanted, standing)) return null
  await trx
    .updateTable('conversation_views')
    .set({ read_time: wanted.time, read_msg_id: wanted.id })
    .where('owner_id', '=', me)
    .where('conversation_id', '=', conversationId)
    .execute()
  return { target: mark.target, readTime: wanted.time, readMsgId: wanted.id === 0 ? '' : String(wanted.id) }
}

/** Moves marks forward and notes for the account's other devices which ones moved, once a conversation. */
export async function moveReadMarks(
  trx: Trx,
  me: string,
  marks: readonly ReadMark[],
  now: number,
): Promise<AddressedNotice[]> {
  const notices: AddressedNotice[] = []
  for (const mark of marks) {
    const moved = await moveReadMark(trx, me, mark, now)
    if (!moved) continue
    const { target, readTime, readMsgId } = moved
    const notice = {
      notice_type: 'read_mark',
      im_id: me,
      sessionId: target.isGroup ? target.id : joinSorted(me, target.id),
      isGroup: target.isGroup ? 1 : 0,
      readTime,
      readMsgId,
      timestamp: now,
    }
    const key = `read_mark ${conversationIdOf(me, target)}`
    notices.push(...(await storeNotices(trx, [me], notice, key)))
  }
  return notices
}
