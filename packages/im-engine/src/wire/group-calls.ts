// Calls about groups, and what they answer. Those that change something answer with the notices of the change, as the caller's
// sockets get them: read by the same schema, committed in the same way.

import * as z from 'zod/mini'
import type { Announcement, GroupAsk, GroupCard, GroupSettings, MemberSetting } from '../model/group-ask.js'
import { type ImId, toGroupId, toImId, toServerId } from '../model/ids.js'
import type { GroupInfo, Notice } from '../model/notice.js'
import { currentOf } from '../model/people.js'
import { type Call, callOf } from './calls.js'
import { flag, id, isOn, listOf, ROWS_MAX, text, time } from './fields.js'
import { groupNotice, groupRow, setOf, settings, toGroupInfo, toGroupNotice } from './group.js'
import { readData } from './people.js'

/** Notices in one answer. */
const NOTICES_MAX = 10

/** What a command changed; `group_id` of one that was made. */
export const groupChangedData = z.object({
  group_id: z.nullish(id),
  notices: listOf(groupNotice, NOTICES_MAX),
})
export const groupInfoData = z.object({ group: groupRow })
export const groupSettingsData = z.object({ no_speaking: z.nullish(flag), ...settings })
export const memberSettingData = z.object({ im_id: id, no_speaking: z.nullish(flag) })
export const memberSettingsData = z.object({ settings: listOf(memberSettingData, ROWS_MAX) })
export const rolesData = z.object({ roles: listOf(z.object({ im_id: id }), ROWS_MAX) })
export const announcedData = z.object({ id })
export const announcementsData = z.object({
  notices: listOf(z.object({ id, im_id: id, nickname: z.nullish(text), text, at: time }), ROWS_MAX),
})

const ofGroup = (groupId: string, rest = ''): string => `/chat/groups/${encodeURIComponent(groupId)}${rest}`
const ofMember = (groupId: string, imId: string, rest = ''): string =>
  ofGroup(groupId, `/members/${encodeURIComponent(imId)}${rest}`)
const bit = (value: boolean): 0 | 1 => (value ? 1 : 0)

/** Read with decodeGroupInfo. */
export const groupInfoCall = (groupId: string): Call => callOf('GET', ofGroup(groupId, '/info'))

/** Read with decodeGroupSettings. */
export const groupSettingsCall = (groupId: string): Call => callOf('GET', ofGroup(groupId, '/settings'))

/** Read with decodeRoles. */
export const adminsCall = (groupId: string): Call => callOf('GET', ofGroup(groupId, '/roles?role=admin'))

/** Read with decodeMemberSettings. */
export const memberSettingsCall = (groupId: string): Call =>
  callOf('GET', ofGroup(groupId, '/member_settings'))

/** Read with decodeMemberSetting. */
export const memberSettingCall = (groupId: string, imId: string): Call =>
  callOf('GET', ofMember(groupId, imId, '/settings'))

/** Read with decodeAnnouncements. */
export const announcementsCall = (groupId: string): Call => callOf('GET', ofGroup(groupId, '/notices'))

/** Read with decodeAnnounced. */
export const announceCall = (groupId: string, words: string): Call =>
  callOf('POST', ofGroup(groupId, '/notices'), { text: words })

/** Commands that change something of a group, as calls; all are read with decodeGroupChanged. */
export type GroupChangeAsk = Exclude<
  GroupAsk,
  {
    readonly type:
      | 'announce'
      | 'announcements'
      | 'info'
      | 'settings'
      | 'admins'
      | 'member-settings'
      | 'member-setting'
  }
>

export function groupChangeCall(me: ImId, ask: GroupChangeAsk): Call {
  switch (ask.type) {
    case 'create':
      return callOf('POST', '/chat/groups', { name: ask.title, im_ids: ask.imIds, group_type: 'chat' })
    case 'invite':
      return callOf('POST', ofGroup(ask.groupId, '/members'), { im_ids: ask.imIds })
    case 'remove':
      return ask.imIds.length === 1
        ? callOf('DELETE', ofMember(ask.groupId, ask.imIds[0] ?? ''))
        : callOf('DELETE', ofGroup(ask.groupId, '/members'), { im_ids: ask.imIds })
    case 'quit':
      return callOf('DELETE', ofMember(ask.groupId, me))
    case 'disband':
      return callOf('DELETE', ofGroup(ask.groupId))
    case 'role':
      return callOf('POST', ofGroup(ask.groupId, '/roles'), { im_ids: ask.imIds, role: ask.role })
    case 'mute':
      return callOf('POST', ofMember(ask.groupId, ask.imId, '/settings'), { no_speaking: bit(ask.isOn) })
    case 'change':
      return callOf('POST', ofGroup(ask.groupId), ask.change)
    case 'my-name':
      return callOf('POST', ofMember(ask.groupId, me), { memo: ask.name })
    case 'set':
      return callOf('POST', ofGroup(ask.groupId, '/settings'), settingsBody(ask.change))
  }
}

const settingsBody = (change: Partial<GroupSettings>) => ({
  ...(change.isMuted === undefined ? {} : { no_speaking: bit(change.isMuted) }),
  ...(change.isPrivate === undefined ? {} : { public_group: bit(!change.isPrivate) }),
  ...(change.areMembersVisible === undefined ? {} : { member_visible: bit(change.areMembersVisible) }),
  ...(change.isMediaOn === undefined ? {} : { enable_media: bit(change.isMediaOn) }),
  ...(change.limitTime === undefined ? {} : { limit_time: change.limitTime }),
})

const readValue = <S extends z.ZodMiniType, Value>(
  body: string,
  schema: S,
  toValue: (data: z.infer<S>) => Value,
) => readData(body, schema, (data) => ({ value: toValue(data) }))

/** What changed, as its notices say it; `groupId` of a group that was made. */
export const decodeGroupChanged = (body: string) =>
  readValue(body, groupChangedData, ({ group_id, notices }) => ({
    groupId: group_id ? toGroupId(group_id) : undefined,
    notices: notices.map((one): Notice => toGroupNotice(one)),
  }))

export const decodeGroupInfo = (body: string) =>
  readValue(body, groupInfoData, ({ group }): GroupInfo => toGroupInfo(group))

/** A group as its list tells it, without its timeline. */
export function toCard({ muted, rev: _rev, changed: _changed, ...fields }: GroupInfo): GroupCard {
  return { ...fields, isMuted: currentOf(muted) === true }
}

export const decodeGroupSettings = (body: string) =>
  readValue(
    body,
    groupSettingsData,
    (data): GroupSettings => ({
      isMuted: isOn(data.no_speaking),
      ...{ isPrivate: false, areMembersVisible: true, isMediaOn: true, limitTime: 0 },
      ...setOf(data),
    }),
  )

export const decodeRoles = (body: string) =>
  readValue(body, rolesData, ({ roles }) => roles.map(({ im_id }) => toImId(im_id)))

const toMemberSetting = (row: z.infer<typeof memberSettingData>): MemberSetting => ({
  imId: toImId(row.im_id),
  isMuted: isOn(row.no_speaking),
})

export const decodeMemberSettings = (body: string) =>
  readValue(body, memberSettingsData, (data) => data.settings.map(toMemberSetting))

export const decodeMemberSetting = (body: string) => readValue(body, memberSettingData, toMemberSetting)

export const decodeAnnounced = (body: string) =>
  readValue(body, announcedData, (data) => ({ id: toServerId(data.id) }))

export const decodeAnnouncements = (body: string) =>
  readValue(body, announcementsData, ({ notices }) =>
    notices.map(
      (one): Announcement => ({
        id: toServerId(one.id),
        by: toImId(one.im_id),
        name: one.nickname ?? '',
        text: one.text,
        at: one.at,
      }),
    ),
  )
