import * as z from 'zod/mini'
import { type GroupId, toGroupId, toImId } from '../model/ids.js'
import type { GroupChange, GroupChanges, GroupInfo, Notice } from '../model/notice.js'
import { type Member, newMember } from '../model/people.js'
import { count, flag, id, idOrEmpty, ids, isOn, seconds, text, time } from './fields.js'

const role = z.literal(['member', 'admin', 'manager', 'owner'])

/** What a group is set to, besides its mute; public_group 0 is private, and the flags are on when nobody tells. */
export const settings = {
  public_group: z.nullish(flag),
  member_visible: z.nullish(flag),
  enable_media: z.nullish(flag),
  limit_time: z.nullish(count),
} as const

/** A row of the group list; created_at in ms. */
export const groupRow = z.object({
  group_id: id,
  title: z.nullish(text),
  avatar: z.nullish(text),
  owner_id: id,
  creator_id: z.nullish(idOrEmpty),
  created_at: z.nullish(time),
  group_type: z.nullish(text),
  is_vip: z.nullish(flag),
  no_speaking: z.nullish(flag),
  ...settings,
  member_hash: z.nullish(text),
  count: z.nullish(count),
  rev: z.nullish(count),
})

/** A row of a member list; join_at is in seconds. */
export const memberRow = z.object({
  im_id: id,
  nickname: z.nullish(text),
  avatar: z.nullish(text),
  user_type: z.nullish(count),
  memo: z.nullish(text),
  join_at: z.nullish(seconds.check(z.minimum(0))),
  role: z.nullish(role),
  no_speaking: z.nullish(flag),
})

/**
 * Something happened in a group; im_id did it, and who makes another the owner is one no more. title is the new title
 * (group_modify, as avatar) or the member's new name (group_member_modify); member_ids of group_no_speaking are empty when
 * it is about the whole group.
 */
export const groupNotice = z.object({
  notice_type: z.literal([
    'group_invite',
    'group_remove',
    'group_quit',
    'group_role',
    'group_no_speaking',
    'group_modify',
    'group_member_modify',
    'group_disband',
  ]),
  group_id: id,
  im_id: id,
  member_ids: z.nullish(ids),
  role: z.nullish(role),
  no_speaking: z.nullish(flag),
  title: z.nullish(text),
  avatar: z.nullish(text),
  ...settings,
  notify_type: z.nullish(text),
  charter_member: z.nullish(flag),
  timestamp: time,
  rev: z.nullish(count),
})

type GroupNotice = z.infer<typeof groupNotice>
type Joined = Extract<GroupChange, { type: 'joined' }>

type Settings = { readonly [Name in keyof typeof settings]?: z.infer<(typeof settings)[Name]> | undefined }

/** Those settings that are told. */
export function setOf({ public_group, member_visible, enable_media, limit_time }: Settings): GroupChanges {
  return {
    ...(public_group == null ? {} : { isPrivate: !isOn(public_group) }),
    ...(member_visible == null ? {} : { areMembersVisible: isOn(member_visible) }),
    ...(enable_media == null ? {} : { isMediaOn: isOn(enable_media) }),
    ...(limit_time == null ? {} : { limitTime: limit_time }),
  }
}

function modified(groupId: GroupId, notice: GroupNotice): GroupChange | undefined {
  const { title, avatar } = notice
  const names = {
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof avatar === 'string' ? { avatar } : {}),
    ...setOf(notice),
  }
  return Object.keys(names).length === 0 ? undefined : { type: 'modified', groupId, names }
}

/** Whoever makes a group owns it. */
function invitedTo({ title, notify_type, im_id }: GroupNotice): Pick<Joined, 'names'> {
  const names = {
    ...(title ? { title } : {}),
    ...(notify_type === 'create' ? { ownerId: toImId(im_id) } : {}),
  }
  return Object.keys(names).length === 0 ? {} : { names }
}

/** What changed, or undefined when the notice lacks what its type needs. */
function changeOf(notice: GroupNotice): GroupChange | undefined {
  const groupId = toGroupId(notice.group_id)
  const by = toImId(notice.im_id)
  const members = (notice.member_ids ?? []).map(toImId)
  switch (notice.notice_type) {
    case 'group_invite':
      return { type: 'joined', groupId, members, by, ...invitedTo(notice) }
    case 'group_remove':
      return { type: 'left', groupId, members, by, why: 'removed' }
    case 'group_quit':
      return { type: 'left', groupId, members: members.length === 0 ? [by] : members, by, why: 'quit' }
    case 'group_role':
      return notice.role ? { type: 'role', groupId, members, role: notice.role, by } : undefined
    case 'group_no_speaking':
      return { type: 'muted', groupId, members, isOn: isOn(notice.no_speaking) }
    case 'group_modify':
      return modified(groupId, notice)
    case 'group_member_modify':
      return typeof notice.title === 'string'
        ? { type: 'member-renamed', groupId, imId: members[0] ?? by, nickname: notice.title }
        : undefined
    case 'group_disband':
      return { type: 'disbanded', groupId, by }
  }
}

/** A change that the engine keeps nothing of is an unknown notice. */
export function toGroupNotice(notice: GroupNotice): Notice {
  const change = changeOf(notice)
  return change === undefined
    ? { type: 'unknown', name: notice.notice_type }
    : { type: 'group', change, at: notice.timestamp, rev: notice.rev ?? 0 }
}

export const toGroupInfo = (row: z.infer<typeof groupRow>): GroupInfo => ({
  groupId: toGroupId(row.group_id),
  title: row.title ?? '',
  avatar: row.avatar ?? '',
  ownerId: toImId(row.owner_id),
  creatorId: toImId(row.creator_id ?? ''),
  createdAt: row.created_at ?? 0,
  groupType: row.group_type ?? '',
  isVip: isOn(row.is_vip),
  isPrivate: false,
  areMembersVisible: true,
  isMediaOn: true,
  limitTime: 0,
  ...setOf(row),
  memberHash: row.member_hash ?? '',
  count: row.count ?? 0,
  muted: [{ since: 0, value: isOn(row.no_speaking) }],
  rev: row.rev ?? 0,
})

/** The name in the group goes before the person's own. Only the membership has a date: no list says since when one is mute. */
export const toMember = (row: z.infer<typeof memberRow>, rev: number): Member => ({
  ...newMember(
    {
      imId: toImId(row.im_id),
      nickname: row.memo || row.nickname || '',
      avatar: row.avatar ?? '',
      userType: row.user_type ?? 0,
      rev,
    },
    { isMember: true, role: row.role ?? 'member', isMuted: isOn(row.no_speaking) },
    0,
  ),
  membership: [{ since: (row.join_at ?? 0) * 1000, value: true }],
})
