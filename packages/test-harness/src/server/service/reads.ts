/** What an agent has answered counts as read by the service, as it does where a person reads their chat. */
import { conversationIdOf } from '../chat/ids'
import type { AddressedNotice } from '../chat/notices'
import { moveReadMarks } from '../chat/read-marks'
import { storeReceipt } from '../chat/receipts'
import type { Trx } from '../db/tables'

/** The newest ones that are told as read by one answer. */
const MAX_READ = 200

/** Whoever wrote is told that it is read. Source: S-SERVICE-16. */
export async function readBy(
  trx: Trx,
  { service, imId }: { readonly service: string; readonly imId: string },
  now: number,
): Promise<AddressedNotice[]> {
  const target = { isGroup: false, id: imId }
  const rows = await trx
    .selectFrom('messages')
    .select(['id', 'msg_time'])
    .where('conversation_id', '=', conversationIdOf(service, target))
    .where('sender_id', '=', imId)
    .where('type', 'not in', ['withdraw', 'tip'])
    .orderBy('number', 'desc')
    .limit(MAX_READ)
    .execute()
  const newest = rows[0]
  if (newest === undefined) return []
  const messageIds = rows.map(({ id }) => String(id))
  const receipt = { kind: 'read', readerId: service, authorId: imId, target, messageIds } as const
  const kept = await storeReceipt(trx, receipt, now)
  const mark = { target, readTime: newest.msg_time, readMsgId: String(newest.id) }
  const moved = await moveReadMarks(trx, service, [mark], now)
  return kept.kind === 'stored' ? [...kept.notices, ...moved] : moved
}
