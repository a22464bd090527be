// What a person asks of the server about groups. Any tab may ask, the tab that leads calls the server, nothing is queued.

import type { CallAsk } from './call.js'
import type { GroupId, ImId, ServerId } from './ids.js'
import type { PeopleAsk } from './people-ask.js'
import type { QuickAsk } from './quick-ask.js'
import type { TalkAsk } from './talk-ask.js'

/** What a group is set to, e.g. `{ isMuted: false, isPrivate: false, areMembersVisible: true, isMediaOn: true, limitTime: 0 }`. */
export interface GroupSettings {
  /** Only those who run it speak. */
  readonly isMuted: boolean
  /** Only those who run it invite. */
  readonly isPrivate: boolean
  /** Members see each other; else they see themselves and those who run it. */
  readonly areMembersVisible: boolean
  /** Members send pictures, films, recordings and files. */
  readonly isMediaOn: boolean
  /** As the backend has it; its unit is the backend's. 0: none. */
  readonly limitTime: number
}

/** A group as its list tells it now. */
export interface GroupCard extends GroupSettings {
  readonly groupId: GroupId
  readonly title: string
  readonly avatar: string
  readonly count: number
  readonly ownerId: ImId
  /** Who made it. */
  readonly creatorId: ImId
  /** Server time, ms since epoch; 0 when nobody tells. */
  readonly createdAt: number
  /** e.g. "chat". */
  readonly groupType: string
  readonly isVip: boolean
  /** A digest of its members' ids; "" when nobody tells. */
  readonly memberHash: string
}

/** What those who run a group told all of it, e.g. `{ id: "17", by: "im-2", name: "Dara", text: "We move", at: 1700000000000 }`. */
export interface Announcement {
  /** Of the message that it is. */
  readonly id: ServerId
  readonly by: ImId
  readonly name: string
  readonly text: string
  /** Server time, ms since epoch. */
  readonly at: number
}

export interface MemberSetting {
  readonly imId: ImId
  readonly isMuted: boolean
}

/** One command about groups; plain data, so that a tab may ask another one. */
export type GroupAsk = { readonly about: 'group' } & (
  | { readonly type: 'create'; readonly title: string; readonly imIds: readonly string[] }
  | { readonly type: 'invite' | 'remove'; readonly groupId: string; readonly imIds: readonly string[] }
  | { readonly type: 'quit' | 'disband'; readonly groupId: string }
  | {
      readonly type: 'role'
      readonly groupId: string
      readonly imIds: readonly string[]
      /** `owner`: the group is handed over to the one of `imIds`. */
      readonly role: 'owner' | 'admin' | 'member'
    }
  | { readonly type: 'mute'; readonly groupId: string; readonly imId: string; readonly isOn: boolean }
  | {
      readonly type: 'change'
      readonly groupId: string
      readonly change: { readonly title?: string; readonly avatar?: string }
    }
  | { readonly type: 'my-name'; readonly groupId: string; readonly name: string }
  | { readonly type: 'set'; readonly groupId: string; readonly change: Partial<GroupSettings> }
  | { readonly type: 'announce'; readonly groupId: string; readonly text: string }
  | {
      readonly type: 'announcements' | 'info' | 'settings' | 'admins' | 'member-settings'
      readonly groupId: string
    }
  | { readonly type: 'member-setting'; readonly groupId: string; readonly imId: string }
)

/** All that is asked of the server and not queued. */
export type Ask = PeopleAsk | GroupAsk | TalkAsk | QuickAsk | CallAsk
