// The groups of the model server, and who may speak where. Contacts and requests are further down (model-contacts.ts, model-requests.ts), messages
// one further up (model-server.ts).

import { ModelRequests } from './model-requests'
import type { ModelEnd, ModelGroup, ModelGroupSettings, Role } from './model-types'

export abstract class ModelPeople extends ModelRequests {
  readonly groups = new Map<string, ModelGroup>()
  /** How each group that is over for somebody ended for them, by account and group, e.g. `u1 g1`. */
  readonly ends = new Map<string, ModelEnd>()

  addGroup(id: string, members: readonly string[]): void {
    const roles = members.map(
      (member, index) => [member, newMember(index === 0 ? 'owner' : 'member', 0)] as const,
    )
    this.groups.set(id, {
      id,
      title: `Group ${id}`,
      isMuted: false,
      settings: OPEN,
      rev: this.nextRev(),
      members: new Map(roles),
    })
  }

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

  muteGroup(group: ModelGroup, isOn: boolean): void {
    if (group.members.size === 0) return
    group.isMuted = isOn
    this.#noteGroup(group, [...group.members.keys()], {
      notice_type: 'group_no_speaking',
      no_speaking: isOn ? 1 : 0,
    })
  }

  muteMember(group: ModelGroup, id: string, isOn: boolean): void {
    const member = group.members.get(id)
    if (member === undefined || member.role === 'owner') return
    member.isMuted = isOn
    this.#noteGroup(group, [...group.members.keys()], {
      notice_type: 'group_no_speaking',
      member_ids: [id],
      no_speaking: isOn ? 1 : 0,
    })
  }

  setRole(group: ModelGroup, id: string, role: Role): void {
    const member = group.members.get(id)
    if (member === undefined || member.role === 'owner') return
    member.role = role
    this.#noteGroup(group, [...group.members.keys()], { notice_type: 'group_role', member_ids: [id], role })
  }

  /** An admin removes plain members, the owner everybody else too. */
  removeMember(group: ModelGroup, id: string, isByOwner = false): void {
    const role = group.members.get(id)?.role
    if (role === undefined || role === 'owner' || (role !== 'member' && !isByOwner)) return
    const told = [...group.members.keys()]
    group.members.delete(id)
    const at = this.#noteGroup(group, told, { notice_type: 'group_remove', member_ids: [id] })
    this.ends.set(`${id} ${group.id}`, { why: 'left', at })
  }

  /** Who owned it is a plain member then. */
  handOver(group: ModelGroup, heir: string): void {
    const owner = ownerOf(group)
    const [from, to] = [group.members.get(owner), group.members.get(heir)]
    if (from === undefined || to === undefined || owner === heir) return
    from.role = 'member'
    to.role = 'owner'
    const told = [...group.members.keys()]
    this.#noteGroup(group, told, { notice_type: 'group_role', member_ids: [heir], role: 'owner' }, owner)
  }

  setGroup(group: ModelGroup, change: Partial<ModelGroupSettings>, by: string): void {
    group.settings = { ...group.settings, ...change }
    const told = [...group.members.keys()]
    this.#noteGroup(group, told, { notice_type: 'group_modify', title: group.title, ...change }, by)
  }

  leaveGroup(group: ModelGroup, id: string): void {
    if (!group.members.has(id) || ownerOf(group) === id) return
    const told = [...group.members.keys()]
    group.members.delete(id)
    const at = this.#noteGroup(group, told, { notice_type: 'group_quit' }, id)
    this.ends.set(`${id} ${group.id}`, { why: 'left', at })
  }

  /** By its owner; nobody comes back to it. */
  disbandGroup(group: ModelGroup): void {
    const told = [...group.members.keys()]
    const owner = ownerOf(group)
    group.members.clear()
    const at = this.#noteGroup(group, told, { notice_type: 'group_disband' }, owner)
    for (const id of told) this.ends.set(`${id} ${group.id}`, { why: 'disbanded', at })
  }

  addMember(group: ModelGroup, id: string): void {
    if (group.members.has(id) || group.members.size === 0) return
    group.members.set(id, newMember('member', this.time.now()))
    this.ends.delete(`${id} ${group.id}`)
    this.#noteGroup(group, [...group.members.keys()], {
      notice_type: 'group_invite',
      member_ids: [id],
      title: group.title,
    })
  }

  renameGroup(group: ModelGroup, title: string): void {
    if (group.members.size === 0) return
    group.title = title
    this.#noteGroup(group, [...group.members.keys()], { notice_type: 'group_modify', title })
  }

  #noteGroup(
    group: ModelGroup,
    told: readonly string[],
    fields: Readonly<Record<string, unknown>>,
    owner = ownerOf(group),
  ): number {
    group.rev = this.nextRev()
    const timestamp = this.changeTime()
    this.tell(told, true, { ...fields, group_id: group.id, im_id: owner, timestamp, rev: group.rev })
    return timestamp
  }
}

const OPEN: ModelGroupSettings = { public_group: 1, member_visible: 1, enable_media: 1, limit_time: 0 }

export const ownerOf = (group: ModelGroup): string =>
  [...group.members].find(([, member]) => member.role === 'owner')?.[0] ?? ''

const newMember = (role: Role, joinedAt: number) => ({ role, isMuted: false, joinedAt })
