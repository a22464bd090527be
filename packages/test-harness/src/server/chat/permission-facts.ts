import type { Db } from '../db/tables'
import type { Refusal } from './codes'
import type { Target } from './ids'
import { hasManager } from './people'
import { type DirectFacts, FRIEND, type GroupFacts, judgeDirect, judgeGroup } from './permission'

async function loadDirectFacts(db: Db, senderId: string, receiverId: string): Promise<DirectFacts> {
  const relations = await db
    .selectFrom('contacts')
    .select('relation_type')
    .where(({ or, and, eb }) =>
      or([
        and([eb('owner_id', '=', senderId), eb('im_id', '=', receiverId)]),
        and([eb('owner_id', '=', receiverId), eb('im_id', '=', senderId)]),
      ]),
    )
    .execute()
  const block = await db
    .selectFrom('blacklist')
    .select('created_at')
    .where('owner_id', '=', receiverId)
    .where('im_id', '=', senderId)
    .executeTakeFirst()
  return {
    isSelf: senderId === receiverId,
    hasManager: await hasManager(db, senderId, receiverId),
    areFriends: relations.length === 2 && relations.every((r) => r.relation_type === FRIEND),
    hasReceiverBlockedSender: block !== undefined,
  }
}

async function loadGroupFacts(db: Db, imId: string, groupId: string): Promise<GroupFacts> {
  const row = await db
    .selectFrom('group_members')
    .innerJoin('groups', 'groups.id', 'group_members.group_id')
    .select(['role', 'enable_media', 'group_members.no_speaking as member_muted'])
    .select('groups.no_speaking as group_muted')
    .where('group_id', '=', groupId)
    .where('im_id', '=', imId)
    .executeTakeFirst()
  return {
    role: row?.role ?? null,
    isGroupMuted: row?.group_muted === 1,
    isMemberMuted: row?.member_muted === 1,
    isMediaOff: row?.enable_media === 0,
  }
}

/** May this sender say this to this target, by what the database says now? Null: yes. */
export async function checkPermission(
  db: Db,
  senderId: string,
  target: Target,
  hasFile = false,
  mustSave = false,
): Promise<Refusal | null> {
  return target.isGroup
    ? judgeGroup(await loadGroupFacts(db, senderId, target.id), hasFile, mustSave)
    : judgeDirect(await loadDirectFacts(db, senderId, target.id))
}
