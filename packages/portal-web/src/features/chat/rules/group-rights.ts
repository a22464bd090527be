import type { GroupItem, Role } from '@sarika/im-engine'

/** What somebody may do with one member of a group, in the order of a menu. */
export type MemberDeed = 'make-admin' | 'take-admin' | 'hand-over' | 'mute' | 'unmute' | 'remove'

/** The owner stands above those who run the group with them, and they above all others. Source: specification 6. */
const RANKS: Readonly<Record<Role, number>> = { owner: 3, manager: 2, admin: 2, member: 1 }

/** Whether they set the group, change its look and announce; null = they are not in it. */
export const runs = (role: Role | null): boolean => role !== null && role !== 'member'

/** Into a private group only those who run it invite. */
export const mayInvite = ({ role, isPrivate }: Pick<GroupItem, 'role' | 'isPrivate'>): boolean =>
  role !== null && (runs(role) || !isPrivate)

/** Members whom this account may know of: where they do not see each other, a plain one sees who runs the group. Source: S-TEAM-14. */
export const seenIn = (
  { members, role, areMembersVisible }: Pick<GroupItem, 'members' | 'role' | 'areMembersVisible'>,
  me: string,
): GroupItem['members'] =>
  areMembersVisible || runs(role)
    ? members
    : members.filter((one) => one.role !== 'member' || one.imId === me)

interface Met {
  readonly role: Role
  readonly isMuted: boolean
}

/** One acts on those below oneself; only the owner gives roles, and only plain members are muted. Source: S-TEAM-4. */
export function deedsOn(mine: Role | null, isMe: boolean, { role, isMuted }: Met): readonly MemberDeed[] {
  if (isMe || mine === null || !runs(mine) || RANKS[role] >= RANKS[mine]) return []
  const isPlain = role === 'member'
  const roles: readonly MemberDeed[] =
    mine === 'owner' ? [isPlain ? 'make-admin' : 'take-admin', 'hand-over'] : []
  const mutes: readonly MemberDeed[] = isPlain ? [isMuted ? 'unmute' : 'mute'] : []
  return [...roles, ...mutes, 'remove']
}
