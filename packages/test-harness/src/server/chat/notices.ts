import type { Trx } from '../db/tables'

/** A notice as the wire carries it. Those with a `group_id` come with the group notices. */
export interface Notice {
  notice_type: string
  group_id?: string
  timestamp: number
  [field: string]: unknown
}

/** A stored notice on its way to one account. */
export interface AddressedNotice {
  noticeId: string
  recipientId: string
  notice: Notice
}

/**
 * Keeps a notice for each recipient. With a `supersedeKey` it takes the place of an earlier one of that key:
 * for states of which only the last one matters.
 */
export async function storeNotices(
  trx: Trx,
  recipients: Iterable<string>,
  notice: Notice,
  supersedeKey: string | null = null,
): Promise<AddressedNotice[]> {
  const stored: AddressedNotice[] = []
  for (const recipientId of recipients) {
    if (supersedeKey !== null)
      await trx
        .deleteFrom('notices')
        .where('recipient_id', '=', recipientId)
        .where('supersede_key', '=', supersedeKey)
        .execute()
    const { id } = await trx
      .insertInto('notices')
      .values({
        recipient_id: recipientId,
        is_group: notice.group_id === undefined ? 0 : 1,
        supersede_key: supersedeKey,
        body: JSON.stringify(notice),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    stored.push({ noticeId: String(id), recipientId, notice })
  }
  return stored
}
