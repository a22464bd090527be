import { memberHashOf } from '@sarika/im-engine/wire'
import type { Db } from '../db/tables'

async function hashesOf(db: Db, groupIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (groupIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('group_members')
    .select(['group_id', 'im_id'])
    .where('group_id', 'in', groupIds)
    .execute()
  const membersOf = (groupId: string): string[] =>
    rows.filter((row) => row.group_id === groupId).map((row) => row.im_id)
  return new Map(groupIds.map((groupId) => [groupId, memberHashOf(membersOf(groupId))]))
}

/** The groups this account is in, as the wire has them. */
export async function listGroups(db: Db, me: string) {
  const rows = await db
    .selectFrom('groups')
    .innerJoin('group_members as mine', 'mine.group_id', 'groups.id')
    .selectAll('groups')
    .select(({ selectFrom }) =>
      selectFrom('group_members as member')
        .whereRef('member.group_id', '=', 'groups.id')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('count'),
    )
    .where('mine.im_id', '=', me)
    .orderBy('groups.id')
    .execute()
  const hashes = await hashesOf(
    db,
    rows.map((row) => row.id),
  )
  return rows.map(({ id, count, ...row }) => ({
    group_id: id,
    ...row,
    count: count ?? 0,
    is_vip: 0,
    member_hash: hashes.get(id) ?? '',
  }))
}

/** A member as the wire has it. */
export type Member = NonNullable<Awaited<ReturnType<typeof listMembers>>>['members'][number]

/**
 * Members of a group, owner first; `join_at` is in seconds. Where members are not visible, a plain one gets those who run it
 * and themselves. Null: no such group for this account.
 */
export async function listMembers(db: Db, me: string, groupId: string) {
  const group = await db
    .selectFrom('groups')
    .select(['rev', 'member_visible'])
    .where('id', '=', groupId)
    .executeTakeFirst()
  const rows = await db
    .selectFrom('group_members as member')
    .innerJoin('accounts', 'accounts.im_id', 'member.im_id')
    .select(['member.im_id', 'nickname', 'avatar', 'memo', 'joined_at', 'role', 'user_type', 'no_speaking'])
    .where('group_id', '=', groupId)
    .orderBy('joined_at')
    .orderBy('member.im_id')
    .execute()
  const own = rows.find((row) => row.im_id === me)
  if (!group || !own) return null
  const seesAll = group.member_visible === 1 || own.role !== 'member'
  const seen = rows.filter((row) => seesAll || row.role !== 'member' || row === own)
  const members = seen.map(({ joined_at, ...row }) => ({ ...row, join_at: Math.floor(joined_at / 1000) }))
  return { members, rev: group.rev }
}
