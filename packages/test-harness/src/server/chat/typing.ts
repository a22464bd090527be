/** Who is told that somebody writes. */
import type { Db } from '../db/tables'
import { TYPING_GROUP_MAX } from '../limits'
import { listOpenContacts } from './contacts'
import type { Target } from './ids'
import { checkPermission } from './permission-facts'

/** Those of a group that hear of a member: nobody in a large one, and nobody of whom one has blocked the other. */
async function listMembers(db: Db, me: string, target: Target): Promise<string[]> {
  // Who may not speak there is not shown to write.
  if ((await checkPermission(db, me, target)) !== null) return []
  const members = await db
    .selectFrom('group_members')
    .select('im_id')
    .where('group_id', '=', target.id)
    .limit(TYPING_GROUP_MAX + 1)
    .execute()
  if (members.length > TYPING_GROUP_MAX) return []
  const blocks = await db
    .selectFrom('blacklist')
    .select(['owner_id', 'im_id'])
    .where(({ or, eb }) => or([eb('owner_id', '=', me), eb('im_id', '=', me)]))
    .execute()
  const apart = new Set(blocks.map((block) => (block.owner_id === me ? block.im_id : block.owner_id)))
  return members.map(({ im_id }) => im_id).filter((one) => one !== me && !apart.has(one))
}

/** In a talk of two the other one, where the two are contacts and neither has blocked the other. */
export async function hearersOfTyping(db: Db, me: string, target: Target): Promise<string[]> {
  if (target.isGroup) return listMembers(db, me, target)
  if (target.id === me) return []
  return listOpenContacts(db, me, target.id)
}
