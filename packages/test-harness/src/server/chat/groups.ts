import type { Db } from '../db/tables'

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
  return rows.map(({ id, count, ...row }) => ({ group_id: id, ...row, count: count ?? 0 }))
}

/** A member as the wire has it. */
export type Member = NonNullable<Awaited<ReturnType<typeof listMembers>>>['members'][number]

/** Members of a group, owner first; `join_at` is in seconds. Null: no such group for this account. */
export async function listMembers(db: Db, me: string, groupId: string) {
  const group = await db.selectFrom('groups').select('rev').where('id', '=', groupId).executeTakeFirst()
  const rows = await db
    .selectFrom('group_members as member')
    .innerJoin('accounts', 'accounts.im_id', 'member.im_id')
    .select(['member.im_id', 'nickname', 'avatar', 'memo', 'joined_at', 'role', 'user_type', 'no_speaking'])
    .where('group_id', '=', groupId)
    .orderBy('joined_at')
    .orderBy('member.im_id')
    .execute()
  if (!group || !rows.some((row) => row.im_id === me)) return null
  const members = rows.map(({ joined_at, ...row }) => ({ ...row, join_at: Math.floor(joined_at / 1000) }))
  return { members, rev: group.rev }
}
