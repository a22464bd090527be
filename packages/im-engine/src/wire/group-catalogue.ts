// The calls about groups with examples of their answers; see call-catalogue.ts for the others.

import * as z from 'zod/mini'
import { toGroupId, toImId } from '../model/ids.js'
import type { CallEntry } from './call-entry.js'
import { groupsCall, membersCall } from './calls.js'
import { AT, groupRowExample, inGroup } from './examples.js'
import { count } from './fields.js'
import { groupRow, memberRow } from './group.js'
import {
  adminsCall,
  announceCall,
  announcedData,
  announcementsCall,
  announcementsData,
  type GroupChangeAsk,
  groupChangeCall,
  groupChangedData,
  groupInfoCall,
  groupInfoData,
  groupSettingsCall,
  groupSettingsData,
  memberSettingCall,
  memberSettingData,
  memberSettingsCall,
  memberSettingsData,
  rolesData,
} from './group-calls.js'

const chat = (data: z.ZodMiniType) => z.object({ code: z.literal(200), data })
const groupId = 'g-7'
const me = toImId('im-1')

/** One that changes something, and the notice that it answers. */
const change = (
  name: string,
  says: string,
  ask: GroupChangeAsk,
  notice: Readonly<Record<string, unknown>>,
  besides: Readonly<Record<string, unknown>> = {},
): CallEntry => ({
  name,
  says,
  call: groupChangeCall(me, ask),
  answer: chat(groupChangedData),
  example: { code: 200, data: { ...besides, notices: [{ ...notice, ...inGroup, im_id: 'im-1' }] } },
})

const about = 'group'

export const groupCalls: readonly CallEntry[] = [
  {
    name: 'groups',
    says: 'All groups of the account. public_group 0 is private; created_at in ms; member_hash is a digest of the ids of all members.',
    call: groupsCall(),
    answer: chat(z.object({ groups: z.array(groupRow) })),
    example: { code: 200, data: { groups: [groupRowExample] } },
  },
  {
    name: 'members',
    says: 'All members of a group; join_at in seconds. Where members are not visible, a plain one gets those who run it and themselves.',
    call: membersCall(toGroupId(groupId)),
    answer: chat(z.object({ members: z.array(memberRow), rev: z.nullish(count) })),
    example: {
      code: 200,
      data: {
        members: [
          {
            im_id: 'im-2',
            nickname: 'Dara',
            avatar: '',
            memo: '',
            join_at: 1_760_000_000,
            role: 'owner',
            user_type: 0,
            no_speaking: 0,
          },
        ],
        rev: 2,
      },
    },
  },
  {
    name: 'group-info',
    says: 'One row of the list of groups.',
    call: groupInfoCall(groupId),
    answer: chat(groupInfoData),
    example: { code: 200, data: { group: groupRowExample } },
  },
  change(
    'create-group',
    'A group of the account and of those of `im_ids` that are its contacts.',
    { about, type: 'create', title: 'Hiring team', imIds: ['im-2'] },
    {
      ...{ notice_type: 'group_invite', notify_type: 'create', charter_member: 1 },
      ...{ member_ids: ['im-1', 'im-2'], title: 'Hiring team' },
    },
    { group_id: groupId },
  ),
  change(
    'modify-group',
    'Title and picture, by those who run it.',
    { about, type: 'change', groupId, change: { title: 'Hiring' } },
    { notice_type: 'group_modify', title: 'Hiring', avatar: '' },
  ),
  change(
    'disband-group',
    'Ends it for all, by its owner.',
    { about, type: 'disband', groupId },
    { notice_type: 'group_disband' },
  ),
  change(
    'invite-members',
    'Contacts of who invites; into a private group only those who run it invite.',
    { about, type: 'invite', groupId, imIds: ['im-3'] },
    {
      ...{ notice_type: 'group_invite', notify_type: 'invite', charter_member: 0 },
      member_ids: ['im-3'],
    },
  ),
  change(
    'remove-members',
    'Several at once.',
    { about, type: 'remove', groupId, imIds: ['im-3', 'im-4'] },
    { notice_type: 'group_remove', member_ids: ['im-3', 'im-4'] },
  ),
  change(
    'remove-member',
    'Another one; the account itself leaves. Whoever is out already is answered the code -801, which is none to worry about.',
    { about, type: 'quit', groupId },
    { notice_type: 'group_quit', member_ids: ['im-1'] },
  ),
  change(
    'give-roles',
    'By the owner: admin, member, or owner, which hands the group over to one.',
    { about, type: 'role', groupId, imIds: ['im-3'], role: 'admin' },
    { notice_type: 'group_role', member_ids: ['im-3'], role: 'admin' },
  ),
  {
    name: 'roles',
    says: 'Who has a role in the group.',
    call: adminsCall(groupId),
    answer: chat(rolesData),
    example: { code: 200, data: { roles: [{ im_id: 'im-3', role: 'admin' }] } },
  },
  {
    name: 'group-settings',
    says: 'What the group is set to; limit_time has no unit.',
    call: groupSettingsCall(groupId),
    answer: chat(groupSettingsData),
    example: {
      code: 200,
      data: { no_speaking: 0, public_group: 1, member_visible: 1, enable_media: 1, limit_time: 0 },
    },
  },
  change(
    'set-group',
    'Any of them, by those who run it.',
    { about, type: 'set', groupId, change: { isMediaOn: false } },
    { notice_type: 'group_modify', title: 'Hiring team', avatar: '', enable_media: 0 },
  ),
  {
    name: 'member-settings',
    says: 'Who is muted.',
    call: memberSettingsCall(groupId),
    answer: chat(memberSettingsData),
    example: { code: 200, data: { settings: [{ im_id: 'im-3', no_speaking: 1 }] } },
  },
  {
    name: 'member-setting',
    says: 'Whether one is muted.',
    call: memberSettingCall(groupId, 'im-3'),
    answer: chat(memberSettingData),
    example: { code: 200, data: { im_id: 'im-3', no_speaking: 1 } },
  },
  change(
    'mute-member',
    'Mutes one, or lets them speak, by those who run it.',
    { about, type: 'mute', groupId, imId: 'im-3', isOn: true },
    { notice_type: 'group_no_speaking', member_ids: ['im-3'], no_speaking: 1 },
  ),
  change(
    'rename-self',
    'What the account is called in this group.',
    { about, type: 'my-name', groupId, name: 'Sokha (HR)' },
    { notice_type: 'group_member_modify', member_ids: ['im-1'], title: 'Sokha (HR)' },
  ),
  {
    name: 'announcements',
    says: 'What was announced and not withdrawn, newest first; `at` in ms.',
    call: announcementsCall(groupId),
    answer: chat(announcementsData),
    example: {
      code: 200,
      data: {
        notices: [{ id: '10443', im_id: 'im-2', nickname: 'Dara', text: 'We move on Monday', at: AT }],
      },
    },
  },
  {
    name: 'announce',
    says: 'A message of the kind groupAnnouncement to all members, by those who run the group; `id` is its id.',
    call: announceCall(groupId, 'We move on Monday'),
    answer: chat(announcedData),
    example: { code: 200, data: { id: '10443' } },
  },
]
