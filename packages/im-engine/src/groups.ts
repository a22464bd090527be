import type { Result } from './model/errors.js'
import type { Announcement, Ask, GroupCard, GroupSettings, MemberSetting } from './model/group-ask.js'
import type { GroupId, ImId, ServerId } from './model/ids.js'
import type { GroupItem } from './views/people.js'
import type { View } from './views/view.js'

/**
 * What a person does about groups. Each needs the network and nothing is queued: `unavailable` without it. Besides
 * `not-allowed` by one's role, `not-found`, `group-full` with the limit, `too-long` with its limit, and `too-fast` with
 * `retryAfterMs`. After `ok` the own screens show it at once. Source: S-CREW-1.
 */
export interface GroupCommands {
  /** A group of the owner and of these contacts of theirs, e.g. `create("Kitchen", ["im-7"])`; no strangers come in. */
  create(title: string, imIds: readonly string[]): Promise<Result<{ readonly groupId: GroupId }>>
  /** Contacts of the owner; into a private group only those who run it invite. */
  invite(groupId: string, imIds: readonly string[]): Promise<Result<null>>
  remove(groupId: string, imIds: readonly string[]): Promise<Result<null>>
  /** Whoever is out already is out: `ok`. An owner hands the group on to the member who is in it longest. */
  quit(groupId: string): Promise<Result<null>>
  /** Ends it for everybody; by its owner. */
  disband(groupId: string): Promise<Result<null>>
  /** Hands it over; by its owner. */
  transfer(groupId: string, imId: string): Promise<Result<null>>
  /** By its owner. */
  setRole(groupId: string, imIds: readonly string[], role: 'admin' | 'member'): Promise<Result<null>>
  /** Who is muted speaks no more until they may again. */
  mute(groupId: string, imId: string, isOn: boolean): Promise<Result<null>>
  change(
    groupId: string,
    change: { readonly title?: string; readonly avatar?: string },
  ): Promise<Result<null>>
  /** What the owner of the account is called in this group; "" = as everywhere. */
  setMyName(groupId: string, name: string): Promise<Result<null>>
  set(groupId: string, change: Partial<GroupSettings>): Promise<Result<null>>
  /** Tells all members, by a message of the kind `groupAnnouncement`; by those who run the group. At most 500 characters. */
  announce(groupId: string, text: string): Promise<Result<{ readonly id: ServerId }>>
  /** What was announced, newest first; asked of the server, as all below. */
  announcements(groupId: string): Promise<Result<readonly Announcement[]>>
  info(groupId: string): Promise<Result<GroupCard>>
  settings(groupId: string): Promise<Result<GroupSettings>>
  admins(groupId: string): Promise<Result<readonly ImId[]>>
  memberSettings(groupId: string): Promise<Result<readonly MemberSetting[]>>
  memberSetting(groupId: string, imId: string): Promise<Result<MemberSetting>>
}

/** Groups that the owner of the account is in. */
export type GroupsView = View<readonly GroupItem[]> & GroupCommands

/** Each command as what it asks of the tab that leads. */
export function groupCommands(ask: <T>(what: Ask) => Promise<Result<T>>): GroupCommands {
  const about = 'group'
  return {
    create: (title, imIds) => ask({ about, type: 'create', title, imIds }),
    invite: (groupId, imIds) => ask({ about, type: 'invite', groupId, imIds }),
    remove: (groupId, imIds) => ask({ about, type: 'remove', groupId, imIds }),
    quit: (groupId) => ask({ about, type: 'quit', groupId }),
    disband: (groupId) => ask({ about, type: 'disband', groupId }),
    transfer: (groupId, imId) => ask({ about, type: 'role', groupId, imIds: [imId], role: 'owner' }),
    setRole: (groupId, imIds, role) => ask({ about, type: 'role', groupId, imIds, role }),
    mute: (groupId, imId, isOn) => ask({ about, type: 'mute', groupId, imId, isOn }),
    change: (groupId, change) => ask({ about, type: 'change', groupId, change }),
    setMyName: (groupId, name) => ask({ about, type: 'my-name', groupId, name }),
    set: (groupId, change) => ask({ about, type: 'set', groupId, change }),
    announce: (groupId, text) => ask({ about, type: 'announce', groupId, text }),
    announcements: (groupId) => ask({ about, type: 'announcements', groupId }),
    info: (groupId) => ask({ about, type: 'info', groupId }),
    settings: (groupId) => ask({ about, type: 'settings', groupId }),
    admins: (groupId) => ask({ about, type: 'admins', groupId }),
    memberSettings: (groupId) => ask({ about, type: 'member-settings', groupId }),
    memberSetting: (groupId, imId) => ask({ about, type: 'member-setting', groupId, imId }),
  }
}
