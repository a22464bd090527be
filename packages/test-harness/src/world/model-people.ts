// The groups of the model server, and who may speak where. Contacts and requests are further down (model-contacts.ts, model-requests.ts), messages
// one further up (model-server.ts).

import { ModelRequests } from './model-requests'
import type { Body, ModelEnd, ModelGroup, ModelGroupSettings, ModelMember, Role } from './model-types'

/** One world in so many has crews; cards, files, people who meet and money are in others. */
const CREWS_EVERY = 8

export const hasCrews = (seed: number): boolean => seed % CREWS_EVERY === 6

export abstract class ModelPeople extends ModelRequests {
  readonly groups = new Map<string, ModelGroup>()
  /** How each group that is over for somebody ended for them, by account and group, e.g. `u1 g1`. */
  readonly ends = new Map<string, ModelEnd>()

  /** One that was there before anything happened: nobody is told, the first member owns it. */
  addGroup(id: string, members: readonly string[]): void {
    this.#newGroup(id, `Group ${id}`, members)
  }

  /** A message that the server itself writes into a group. */
  protected abstract writeTip(by: string, groupId: string, msg: Body): void

  /** May this account speak there now? 0 = yes, else the code of the refusal. */
  judge(sender: string, target: string, isGroup: boolean): number {
    if (!isGroup) return this.judgeDirect(sender, target)
    const group = this.groups.get(target)
    const member = group?.members.get(sender)
    if (group === undefined || member === undefined) return -1
    if (member.role !== 'member') return 0
    return group.isMuted ? -2 : member.isMuted ? -3 : 0
  }

  /** Whether this account may block the other: who is or was a contact, asked, was asked, is blocked, or shares a group. */
  isInReach(me: string, other: string): boolean {
    if (me === other) return false
    if (this.contact(me, other).relation !== 0 || this.requestOf(me, other) !== undefined) return true
    if (this.blocked.has(`${me} ${other}`)) return true
    return [...this.groups.values()].some(({ members }) => members.has(me) && members.has(other))
  }

  /** What `by` does here is judged before, by the calls (model-rest-groups.ts): each tells all members, and writes a tip where one is due. */
  createGroup(by: string, title: string, invited: readonly string[]): ModelGroup {
    const members = [by, ...invited]
    const group = this.#newGroup(`g${this.groups.size + 1}`, title, members)
    const how = { notify_type: 'create', charter_member: 1 }
    this.#tellGroup(group, by, {
      notice: { notice_type: 'group_invite', ...how, member_ids: members, title },
      tip: { tipType: 'group-created', openImIds: invited, title },
      isTipAfter: true,
    })
    return group
  }

  addMembers(group: ModelGroup, by: string, ids: readonly string[]): void {
    for (const id of ids) {
      group.members.set(id, newMember('member', this.time.now()))
      this.ends.delete(`${id} ${group.id}`)
    }
    const how = { notify_type: 'invite', charter_member: 0 }
    this.#tellGroup(group, by, {
      notice: { notice_type: 'group_invite', ...how, member_ids: ids, title: group.title },
      tip: { tipType: 'group-invited', openImIds: ids },
      isTipAfter: true,
    })
  }

  removeMembers(group: ModelGroup, by: string, ids: readonly string[]): void {
    this.#tellGroup(group, by, {
      notice: { notice_type: 'group_remove', member_ids: ids },
      tip: { tipType: 'group-removed', openImIds: ids },
      leaving: ids,
    })
  }

  leaveGroup(group: ModelGroup, by: string): void {
    this.#tellGroup(group, by, {
      notice: { notice_type: 'group_quit', member_ids: [by] },
      tip: { tipType: 'group-quit' },
      leaving: [by],
    })
  }

  /** Nobody comes back to it. */
  disbandGroup(group: ModelGroup, by: string): void {
    this.#tellGroup(group, by, {
      notice: { notice_type: 'group_disband' },
      tip: { tipType: 'group-dismissed' },
      leaving: [...group.members.keys()],
      why: 'disbanded',
    })
  }

  /** Who owned it is a plain member then. */
  handOver(group: ModelGroup, by: string, heir: string): void {
    this.#setRoles(group, [by], 'member')
    this.#setRoles(group, [heir], 'owner')
    this.#tellGroup(group, by, {
      notice: { notice_type: 'group_role', member_ids: [heir], role: 'owner' },
      tip: { tipType: 'group-owner', openImIds: [heir] },
    })
  }

  giveRole(group: ModelGroup, by: string, ids: readonly string[], role: Role): void {
    this.#setRoles(group, ids, role)
    this.#tellGroup(group, by, {
      notice: { notice_type: 'group_role', member_ids: ids, role },
      tip: { tipType: role === 'member' ? 'admin-cancelled' : 'admin-granted', openImIds: ids },
    })
  }

  muteGroup(group: ModelGroup, by: string, isOn: boolean): void {
    group.isMuted = isOn
    this.#tellGroup(group, by, {
      notice: { notice_type: 'group_no_speaking', no_speaking: isOn ? 1 : 0 },
      tip: { tipType: isOn ? 'group-muted' : 'group-unmuted' },
    })
  }

  muteMember(group: ModelGroup, by: string, id: string, isOn: boolean): void {
    const member = group.members.get(id)
    if (member !== undefined) member.isMuted = isOn
    this.#tellGroup(group, by, {
      notice: { notice_type: 'group_no_speaking', member_ids: [id], no_speaking: isOn ? 1 : 0 },
      tip: { tipType: isOn ? 'member-muted' : 'member-unmuted', openImIds: [id] },
    })
  }

  renameGroup(group: ModelGroup, by: string, title: string): void {
    group.title = title
    this.#tellGroup(group, by, {
      notice: { notice_type: 'group_modify', title },
      tip: { tipType: 'group-renamed', title },
    })
  }

  setGroup(group: ModelGroup, by: string, change: Partial<ModelGroupSettings>): void {
    group.settings = { ...group.settings, ...change }
    this.#tellGroup(group, by, { notice: { notice_type: 'group_modify', title: group.title, ...change } })
  }

  renameMember(group: ModelGroup, by: string, memo: string): void {
    const member = group.members.get(by)
    if (member !== undefined) member.memo = memo
    this.#tellGroup(group, by, {
      notice: { notice_type: 'group_member_modify', member_ids: [by], title: memo },
      ...(memo === '' ? {} : { tip: { tipType: 'member-renamed', title: memo } }),
    })
  }

  #newGroup(id: string, title: string, members: readonly string[]): ModelGroup {
    const now = this.time.now()
    const roles = members.map(
      (member, index) => [member, newMember(index === 0 ? 'owner' : 'member', now)] as const,
    )
    const rest = { isMuted: false, settings: OPEN, rev: this.nextRev(), members: new Map(roles) }
    const group: ModelGroup = { id, title, ...rest }
    this.groups.set(id, group)
    return group
  }

  #setRoles(group: ModelGroup, ids: readonly string[], role: Role): void {
    for (const id of ids) {
      const member = group.members.get(id)
      if (member !== undefined) member.role = role
    }
  }

  /** Who goes is told, too; their tip is older than their end, that of who comes is newer than their coming. */
  #tellGroup(
    group: ModelGroup,
    by: string,
    { notice, tip, isTipAfter, leaving = [], why = 'left' }: GroupChange,
  ): void {
    const told = [...group.members.keys()]
    group.rev = this.nextRev()
    const write = (): void => {
      if (tip !== undefined) this.writeTip(by, group.id, this.#tipOf(by, tip))
    }
    if (isTipAfter !== true) write()
    const timestamp = this.changeTime()
    if (isTipAfter === true) write()
    for (const id of leaving) {
      group.members.delete(id)
      this.ends.set(`${id} ${group.id}`, { why, at: timestamp })
    }
    this.tell(told, true, { ...notice, group_id: group.id, im_id: by, timestamp, rev: group.rev })
  }

  #tipOf(fromImId: string, { tipType, openImIds = [], title }: ModelTip): Body {
    const named = openImIds.slice(0, NAMED_MAX)
    const names = Object.fromEntries([fromImId, ...named].map((id) => [id, `Person ${id}`]))
    const first = named.length === 0 ? {} : { openImId: named[0] }
    const whom = { ...first, openImIds: named, count: openImIds.length }
    const extra = { tipType, fromImId, ...whom, names, ...(title === undefined ? {} : { title }) }
    return { type: 'tip', content: '', extra }
  }
}

interface GroupChange {
  readonly notice: Readonly<Record<string, unknown>>
  readonly tip?: ModelTip
  readonly isTipAfter?: boolean
  /** Those who are out by it. */
  readonly leaving?: readonly string[]
  readonly why?: ModelEnd['why']
}

interface ModelTip {
  readonly tipType: string
  readonly openImIds?: readonly string[]
  readonly title?: string
}

/** People who are named in one tip. */
const NAMED_MAX = 20

const OPEN: ModelGroupSettings = { public_group: 1, member_visible: 1, enable_media: 1, limit_time: 0 }

/** Who is in it longest comes first. */
export const membersOf = ({ members }: ModelGroup): readonly (readonly [string, ModelMember])[] =>
  [...members].sort(([a, one], [b, other]) => one.joinedAt - other.joinedAt || (a < b ? -1 : 1))

export const ownerOf = (group: ModelGroup): string =>
  [...group.members].find(([, member]) => member.role === 'owner')?.[0] ?? ''

const newMember = (role: Role, joinedAt: number): ModelMember => ({
  role,
  isMuted: false,
  joinedAt,
  memo: '',
})
