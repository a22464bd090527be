// The people of the model server: accounts, contacts, blocks and groups. It says who may speak where, and tells everybody
// whom a change concerns. Messages are not here: model-server.ts keeps them.

import type { ModelContact, ModelGroup, Role, Stored, StoredNotice } from './model-types'
import type { Time } from './time'

/** Told of what is stored, so that live sockets hear of it. */
export interface Hearing {
  message(message: Stored, originSession: unknown): void
  notice(notice: StoredNotice): void
}

export class ModelPeople {
  readonly accounts: string[] = []
  readonly notices: StoredNotice[] = []
  readonly groups = new Map<string, ModelGroup>()
  readonly #contacts = new Map<string, ModelContact>()
  readonly blocked = new Set<string>()
  hearing: Hearing = { message: () => {}, notice: () => {} }
  #nextNotice = 1
  #rev = 1
  /** Time of the newest message or change: a change of rights has a millisecond of its own. */
  #lastMessageAt = 0
  #lastChangeAt = 0

  constructor(readonly time: Time) {}

  addAccount(id: string): void {
    for (const other of this.accounts) {
      this.#contacts.set(`${id} ${other}`, { isFriend: true, rev: this.#rev })
      this.#contacts.set(`${other} ${id}`, { isFriend: true, rev: this.#rev })
    }
    this.accounts.push(id)
  }

  addGroup(id: string, members: readonly string[]): void {
    const roles = members.map(
      (member, index) => [member, newMember(index === 0 ? 'owner' : 'member', 0)] as const,
    )
    this.groups.set(id, {
      id,
      title: `Group ${id}`,
      isMuted: false,
      rev: this.#rev++,
      members: new Map(roles),
    })
  }

  contact(owner: string, other: string): ModelContact {
    return this.#contacts.get(`${owner} ${other}`) ?? { isFriend: false, rev: 0 }
  }

  /** Who is a contact of this account both ways, and where neither has blocked the other. */
  openContacts(owner: string): readonly string[] {
    return this.accounts.filter(
      (other) =>
        other !== owner &&
        this.contact(owner, other).isFriend &&
        this.contact(other, owner).isFriend &&
        this.blockOf(owner, other) === 0,
    )
  }

  /** 0 none, 1 I blocked, 2 they blocked me, 3 both. */
  blockOf(owner: string, other: string): number {
    return (this.blocked.has(`${owner} ${other}`) ? 1 : 0) + (this.blocked.has(`${other} ${owner}`) ? 2 : 0)
  }

  /** May this account speak there now? 0 = yes, else the code of the refusal. */
  judge(sender: string, target: string, isGroup: boolean): number {
    if (isGroup) {
      const group = this.groups.get(target)
      const member = group?.members.get(sender)
      if (group === undefined || member === undefined) return -1
      if (member.role !== 'member') return 0
      return group.isMuted ? -2 : member.isMuted ? -3 : 0
    }
    if (sender === target) return 0
    if (!this.contact(target, sender).isFriend || !this.contact(sender, target).isFriend) return -20
    return this.blocked.has(`${target} ${sender}`) ? -21 : 0
  }

  contactRow(owner: string, other: string) {
    const { isFriend, rev } = this.contact(owner, other)
    return {
      im_id: other,
      nickname: `Person ${other}`,
      friend_nickname: '',
      avatar: '',
      relation_type: isFriend ? 1 : 2,
      blacklist_type: this.blockOf(owner, other),
      is_disturb: 0,
      user_type: 0,
      tags: '',
      extra: {},
      rev,
    }
  }

  // What people do elsewhere: by other clients, which are not simulated.

  setBlocked(by: string, whom: string, isOn: boolean): void {
    const key = `${by} ${whom}`
    if (this.blocked.has(key) === isOn) return
    if (isOn) this.blocked.add(key)
    else this.blocked.delete(key)
    const rev = this.#rev++
    for (const [owner, other] of [
      [by, whom],
      [whom, by],
    ] as const)
      this.#contacts.set(`${owner} ${other}`, { isFriend: this.contact(owner, other).isFriend, rev })
    this.tell([by, whom], false, {
      notice_type: isOn ? 'blacklist_add' : 'blacklist_remove',
      im_id: by,
      rim_id: whom,
      timestamp: this.#changeTime(),
      rev,
    })
  }

  setFriends(a: string, b: string, isFriend: boolean): void {
    if (this.contact(a, b).isFriend === isFriend) return
    const rev = this.#rev++
    const timestamp = this.#changeTime()
    for (const [owner, other] of [
      [a, b],
      [b, a],
    ] as const)
      this.#contacts.set(`${owner} ${other}`, { isFriend, rev })
    if (!isFriend) {
      this.tell([a, b], false, { notice_type: 'contact_delete', im_id: a, rim_id: b, timestamp, rev })
      return
    }
    for (const [owner, other] of [
      [a, b],
      [b, a],
    ] as const)
      this.tell([owner], false, {
        notice_type: 'contact_changed',
        im_id: other,
        contact: this.contactRow(owner, other),
        timestamp,
      })
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

  removeMember(group: ModelGroup, id: string): void {
    if (group.members.get(id)?.role !== 'member') return
    const told = [...group.members.keys()]
    group.members.delete(id)
    this.#noteGroup(group, told, { notice_type: 'group_remove', member_ids: [id] })
  }

  /** By its owner; nobody comes back to it. */
  disbandGroup(group: ModelGroup): void {
    const told = [...group.members.keys()]
    const owner = ownerOf(group)
    group.members.clear()
    this.#noteGroup(group, told, { notice_type: 'group_disband' }, owner)
  }

  addMember(group: ModelGroup, id: string): void {
    if (group.members.has(id) || group.members.size === 0) return
    group.members.set(id, newMember('member', this.time.now()))
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

  protected messageTime(): number {
    this.#lastMessageAt = Math.max(this.#lastMessageAt, this.#lastChangeAt + 1, this.time.now())
    return this.#lastMessageAt
  }

  #changeTime(): number {
    this.#lastChangeAt = Math.max(this.#lastMessageAt + 1, this.#lastChangeAt, this.time.now())
    return this.#lastChangeAt
  }

  #noteGroup(
    group: ModelGroup,
    told: readonly string[],
    fields: Readonly<Record<string, unknown>>,
    owner = ownerOf(group),
  ): void {
    group.rev = this.#rev++
    const timestamp = this.#changeTime()
    this.tell(told, true, { ...fields, group_id: group.id, im_id: owner, timestamp, rev: group.rev })
  }

  protected tell(
    recipients: readonly string[],
    isGroup: boolean,
    notice: Readonly<Record<string, unknown>>,
  ): void {
    for (const recipient of recipients) {
      const stored: StoredNotice = { id: this.#nextNotice++, recipient, isGroup, notice }
      this.notices.push(stored)
      this.hearing.notice(stored)
    }
  }
}

const ownerOf = (group: ModelGroup): string =>
  [...group.members].find(([, member]) => member.role === 'owner')?.[0] ?? ''

const newMember = (role: Role, joinedAt: number) => ({ role, isMuted: false, joinedAt })
