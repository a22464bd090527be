import type { Db, Trx } from '../db/tables'
import { EVERYBODY_ID } from './everybody'
import { conversationIdOf, type Target } from './ids'
import { hasManager, isManager } from './people'

/** Puts a conversation into one account's list, if it is not there; `deletedAt` 0: from its first message on. */
export async function openView(
  trx: Trx,
  ownerId: string,
  target: Target,
  now: number,
  deletedAt: number | null = null,
): Promise<void> {
  await trx
    .insertInto('conversation_views')
    .values({
      owner_id: ownerId,
      conversation_id: conversationIdOf(ownerId, target),
      is_group: target.isGroup ? 1 : 0,
      peer_id: target.id,
      deleted_at_number: deletedAt,
      set_top_time: 0,
      is_disturb: 0,
      extra: '{}',
      saved_at: now,
      read_time: 0,
      read_msg_id: 0,
    })
    .onConflict((c) => c.columns(['owner_id', 'conversation_id']).doNothing())
    .execute()
}

/**
 * Whether this account may open the conversation: a group it is in, itself, a contact of any kind, anybody if one of
 * the two is a manager, everybody at once for a manager, or a person it already has a conversation with. Everything else answers like a missing one.
 */
export async function mayOpen(db: Db, ownerId: string, target: Target): Promise<boolean> {
  if (!target.isGroup && target.id === EVERYBODY_ID) return isManager(db, ownerId)
  if (!target.isGroup && (target.id === ownerId || (await hasManager(db, ownerId, target.id)))) return true
  const row = target.isGroup
    ? await db
        .selectFrom('group_members')
        .select('im_id')
        .where('group_id', '=', target.id)
        .where('im_id', '=', ownerId)
        .executeTakeFirst()
    : ((await db
        .selectFrom('contacts')
        .select('im_id')
        .where('owner_id', '=', ownerId)
        .where('im_id', '=', target.id)
        .executeTakeFirst()) ??
      (await db
        .selectFrom('conversation_views')
        .select('peer_id')
        .where('owner_id', '=', ownerId)
        .where('conversation_id', '=', conversationIdOf(ownerId, target))
        .executeTakeFirst()))
  return row !== undefined
}
