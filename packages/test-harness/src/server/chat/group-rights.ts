import type { Role, Trx } from '../db/tables'

/** A group as one of its members finds it. */
export interface Membership {
  role: Role
  title: string
  avatar: string
  /** only those who run it invite */
  isPrivate: boolean
  /** everybody's role, longest-standing first */
  roles: ReadonlyMap<string, Role>
}

export interface GroupRefusal {
  kind: 'missing' | 'not-allowed' | 'full' | 'no-picture'
}
export const refuseGroup = (kind: GroupRefusal['kind']): GroupRefusal => ({ kind })

const RANK: Readonly<Record<Role, number>> = { owner: 3, admin: 2, manager: 2, member: 1 }

/** Null: no such group for this person. */
export async function loadMembership(trx: Trx, me: string, groupId: string): Promise<Membership | null> {
  const rows = await trx
    .selectFrom('group_members')
    .innerJoin('groups', 'groups.id', 'group_members.group_id')
    .select(['im_id', 'role', 'title', 'avatar', 'public_group'])
    .where('group_id', '=', groupId)
    .orderBy('joined_at')
    .orderBy('im_id')
    .execute()
  const own = rows.find((row) => row.im_id === me)
  if (!own) return null
  const { role, title, avatar, public_group } = own
  return {
    role,
    title,
    avatar,
    isPrivate: public_group === 0,
    roles: new Map(rows.map((row) => [row.im_id, row.role])),
  }
}

/** One acts on those below oneself: the owner on all, admins and managers on members. */
export function mayAct(membership: Membership, me: string, imId: string): boolean {
  const mine = RANK[membership.role]
  const theirs = RANK[membership.roles.get(imId) ?? 'member']
  return imId !== me && mine > 1 && mine > theirs
}
