import type { Trx } from '../db/tables'
import { AckCode, type Refusal, refuse } from './codes'
import { conversationIdOf, type Target } from './ids'
import { type AddressedNotice, storeNotices } from './notices'
import { mayOpen } from './views'
import { parseMessageId } from './withdraw'

export interface Receipt {
  kind: 'read' | 'arrived'
  readerId: string
  authorId: string
  /** the group, or the author */
  target: Target
  messageIds: readonly string[]
}

/** The ids among these that the author really sent to this reader. */
async function findOwned(trx: Trx, receipt: Receipt): Promise<number[]> {
  const ids = receipt.messageIds.map(parseMessageId).filter((id) => id !== null)
  if (ids.length === 0 || receipt.authorId === receipt.readerId) return []
  const rows = await trx
    .selectFrom('messages')
    .select('id')
    .where('id', 'in', ids)
    .where('conversation_id', '=', conversationIdOf(receipt.readerId, receipt.target))
    .where('sender_id', '=', receipt.authorId)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Writes receipts down at once; those that say something new. A read one has also arrived. */
async function keep(trx: Trx, receipt: Receipt, messageIds: number[], now: number): Promise<number[]> {
  const isRead = receipt.kind === 'read'
  const kept = await trx
    .insertInto('receipts')
    .values(
      messageIds.map((message_id) => ({
        message_id,
        reader_id: receipt.readerId,
        arrived_at: now,
        read_at: isRead ? now : null,
      })),
    )
    .onConflict((c) =>
      isRead
        ? c
            .columns(['message_id', 'reader_id'])
            .doUpdateSet({ read_at: now })
            .where('receipts.read_at', 'is', null)
        : c.columns(['message_id', 'reader_id']).doNothing(),
    )
    .returning('message_id')
    .execute()
  return kept.map((row) => row.message_id).sort((a, b) => a - b)
}

/**
 * Keeps what a reader says of an author's messages and notes it for the author, once per message and state.
 * Ids that are not the author's messages to this reader are left out; none left is -404.
 */
export async function storeReceipt(
  trx: Trx,
  receipt: Receipt,
  now: number,
): Promise<{ kind: 'stored'; notices: AddressedNotice[] } | Refusal> {
  if (!(await mayOpen(trx, receipt.readerId, receipt.target))) return refuse(AckCode.notFound)
  const owned = await findOwned(trx, receipt)
  if (owned.length === 0) return refuse(AckCode.notFound)
  const news = await keep(trx, receipt, owned, now)
  if (news.length === 0) return { kind: 'stored', notices: [] }
  const notices = await storeNotices(trx, [receipt.authorId], {
    notice_type: receipt.kind,
    im_id: receipt.readerId,
    rim_id: receipt.authorId,
    msg_ids: news.map(String),
    ...(receipt.target.isGroup ? { group_id: receipt.target.id } : {}),
    timestamp: now,
  })
  return { kind: 'stored', notices }
}
