import type { GroupCard } from '../model/group-ask.js'
import type { ImId } from '../model/ids.js'
import { REQUEST_SHOWN_MS } from '../model/limits.js'
import {
  type Blocked,
  blockedOf,
  type Contact,
  type ContactRequest,
  currentOf,
  type Group,
  isMember,
  isMemberChange,
  MANAGER,
  type Member,
  type Role,
  requestOf,
} from '../model/people.js'
import type { State } from '../model/state.js'

/** A contact as a screen shows it. */
export interface ContactItem {
  readonly imId: ImId
  /** The owner's name for them, else their own, else the id. */
  readonly name: string
  readonly nickname: string
  readonly memo: string
  readonly note: string
  readonly avatar: string
  readonly company: string
  readonly tags: readonly string[]
  readonly doNotDisturb: boolean
  /** The owner hid them, or they are no friends: not in the list of contacts. */
  readonly isHidden: boolean
  readonly isFriend: boolean
  readonly isMe: boolean
  readonly account: string
  readonly countryCode: string
  readonly phone: string
  readonly userType: number
  readonly addFrom: string
  /** The account that is paid when money is sent to them; "": none can be. Absent: the server does not say, and it is their own. */
  readonly paymentUserId?: string
  readonly blocked: Blocked
  readonly request: RequestItem | null
}

/** A request to be contacts as a screen shows it; who it is with stands in it, e.g. `name`. */
export interface RequestItem extends ContactRequest {
  readonly imId: ImId
  readonly name: string
  readonly avatar: string
  readonly company: string
}

/** Somebody who answers for the whole application, e.g. `{ imId, name: "Dara", avatar: "", title: "Sarika" }`. */
export interface ManagerItem {
  readonly imId: ImId
  readonly name: string
  readonly avatar: string
  /** What their conversation is called: the application's name, else their own. */
  readonly title: string
}

/** A group as a screen shows it. */
export interface GroupItem extends GroupCard {
  /** The members that are held here are not those that the server's list last told of. */
  readonly isMemberChange: boolean
  /** What the owner of the account is in it; null while nobody told. */
  readonly role: Role | null
  /** The owner of the account was muted in it. */
  readonly amMuted: boolean
  /** Those whose fetch has come; who left is not among them. */
  readonly members: readonly MemberItem[]
}

/** A member of a group as a screen shows them. */
export interface MemberItem {
  readonly imId: ImId
  /** The name in the group, else their own, else the id. */
  readonly name: string
  readonly avatar: string
  readonly userType: number
  readonly role: Role
  readonly isMuted: boolean
}

/** Friends and the owner of the account, by name; nobody who is none. Source: S-CONTACT-1. */
export const showContacts = (state: Readonly<State>): readonly ContactItem[] =>
  showWhere(state, (contact) => contact.isFriend || contact.isMe)

/** All whom the owner blocked, by name. Source: S-FRIEND-1. */
export const showBlacklist = (state: Readonly<State>): readonly ContactItem[] =>
  showWhere(state, ({ blocked }) => blocked === 1 || blocked === 3)

/** Managers, whom everybody knows; the owner too, who may be one. By name. Source: S-MGR-4. */
export const showManagers = (state: Readonly<State>, appName = ''): readonly ManagerItem[] =>
  showWhere(state, ({ userType }) => userType === MANAGER).map(({ imId, name, avatar }) => ({
    ...{ imId, name, avatar },
    title: appName || name,
  }))

/** Requests, newest first; those that are over for 30 days. `now`: server time, ms. Source: S-FRIEND-1. */
export const showRequests = (state: Readonly<State>, now: number): readonly RequestItem[] =>
  [...state.contacts.values()]
    .flatMap((contact) => showContact(contact, state.me).request ?? [])
    .filter(({ status, at }) => status === 'pending' || now - at < REQUEST_SHOWN_MS)
    .sort((a, b) => b.at - a.at)

const showWhere = (
  state: Readonly<State>,
  isShown: (contact: ContactItem) => boolean,
): readonly ContactItem[] =>
  [...state.contacts.values()]
    .map((contact) => showContact(contact, state.me))
    .filter(isShown)
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))

/** A contact that did not change is the same item. */
const shown = new WeakMap<Contact, ContactItem>()

export function showContact(contact: Contact, me: ImId): ContactItem {
  const known = shown.get(contact)
  if (known !== undefined) return known
  const { friend, asked: _1, hidden, blockedByMe: _2, blockedByThem: _3, rev: _4, ...fields } = contact
  const { imId, avatar, company } = contact
  const isFriend = currentOf(friend) === true
  const isMe = imId === me
  const name = contact.memo || contact.nickname || imId
  const request = requestOf(contact)
  const item: ContactItem = {
    ...fields,
    name,
    isHidden: !isMe && (currentOf(hidden) === true || !isFriend),
    isFriend,
    isMe,
    blocked: blockedOf(contact),
    request: request && { ...request, imId, name, avatar, company },
  }
  shown.set(contact, item)
  return item
}

/** Groups that the account's owner is in. */
export function showGroups(state: Readonly<State>): readonly GroupItem[] {
  return [...state.groups.values()]
    .filter((group) => group.leftAt === undefined)
    .map((group) => showGroup(group, state.me))
}

function showGroup(group: Group, me: ImId): GroupItem {
  const { muted, members, isComplete: _1, leftAt: _2, outAt: _3, rev: _4, changed: _5, ...fields } = group
  const own = members.get(me)
  const role = own === undefined ? null : (currentOf(own.role) ?? 'member')
  const inIt = [...members.values()].filter(isMember)
  // The list told a number once; whoever has all members counts who comes and goes.
  const hasAll = group.isComplete && (group.areMembersVisible || (role !== null && role !== 'member'))
  return {
    ...fields,
    count: hasAll ? inIt.length : group.count,
    isMuted: currentOf(muted) === true,
    isMemberChange: isMemberChange(group, me),
    role,
    amMuted: own !== undefined && currentOf(own.muted) === true,
    members: inIt.map(showMember),
  }
}

const showMember = ({ imId, nickname, avatar, userType, role, muted }: Member): MemberItem => ({
  imId,
  name: nickname || imId,
  avatar,
  userType,
  role: currentOf(role) ?? 'member',
  isMuted: currentOf(muted) === true,
})
