import type { Trx } from '../db/tables'

/**
 * The time of a change of rights in a conversation: after every message before it, within one millisecond too. Clients
 * judge messages by the rights of their time, so what was allowed must not bear the time of what forbade it.
 */
export async function takeChangeTime(trx: Trx, conversationId: string, now: number): Promise<number> {
  const moved = await trx
    .updateTable('conversations')
    .set(({ eb, ref }) => ({ last_time: eb(ref('last_time'), '+', 1) }))
    .where('id', '=', conversationId)
    .where('last_time', '>=', now)
    .returning('last_time')
    .executeTakeFirst()
  return moved?.last_time ?? now
}
