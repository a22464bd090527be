import type { GroupId, ImId } from '../model/ids.js'
import { type Blocked, blockedOf, currentOf, type Role } from '../model/people.js'
import type { State } from '../model/state.js'

/** A contact as a screen shows it. */
export interface ContactItem {
  readonly imId: ImId
  readonly name: string
  readonly avatar: string
  readonly company: string
  readonly blocked: Blocked
}

/** A group as a screen shows it. */
export interface GroupItem {
  readonly groupId: GroupId
  readonly title: string
  readonly avatar: string
  readonly count: number
  readonly isMuted: boolean
  /** Those whose fetch has come; who left is not among them. */
  readonly members: readonly { readonly imId: ImId; readonly name: string; readonly role: Role }[]
}

/** Friends, by name; those who are none are hidden. Source: S-CONTACT-1. */
export function showContacts(state: Readonly<State>): readonly ContactItem[] {
  return [...state.contacts.values()]
    .filter((contact) => currentOf(contact.friend) === true || contact.imId === state.me)
    .map((contact) => ({
      imId: contact.imId,
      name: contact.memo || contact.nickname || contact.imId,
      avatar: contact.avatar,
      company: contact.company,
      blocked: blockedOf(contact),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

/** Groups that the account's owner is in. */
export function showGroups(state: Readonly<State>): readonly GroupItem[] {
  return [...state.groups.values()]
    .filter((group) => group.leftAt === undefined)
    .map(({ groupId, title, avatar, count, muted, members }) => ({
      groupId,
      title,
      avatar,
      count,
      isMuted: currentOf(muted) === true,
      members: [...members.values()]
        .filter((member) => currentOf(member.membership) === true)
        .map(({ imId, nickname, role }) => ({
          imId,
          name: nickname || imId,
          role: currentOf(role) ?? 'member',
        })),
    }))
}
