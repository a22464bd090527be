import type { GroupId, ImId } from './ids.js'

/** What an account of the chat is. Source: specification 3. */
export const USER_TYPE = { im: 0, all: 1, robot: 2, accountant: 3, manage: 999 } as const
export const MANAGER = USER_TYPE.manage

/** Whether a conversation with them is self-managed: what is said there goes to everybody. Source: S-MGR-5. */
export const isSelfManaged = (contact: Pick<Contact, 'userType'> | undefined): boolean =>
  contact?.userType === USER_TYPE.all

/** Of who is online. */
export const NOBODY: ReadonlySet<ImId> = new Set()

/** When contacts were there last, ms since epoch; who is not in it is online, new, or hides it. */
export type SeenAt = ReadonlyMap<ImId, number>
export const NOBODY_SEEN: SeenAt = new Map()

/** Block flags of the backend: 0 none, 1 I blocked, 2 they blocked me, 3 both. */
export type Blocked = 0 | 1 | 2 | 3

/**
 * What something was from a moment on (ms of server time); a list of these, in order of `since`, is what a message's time
 * is judged by. Each setting has a list of its own, so the order in which notices arrive does not matter.
 */
export interface Since<T> {
  readonly since: number
  readonly value: T
}
export type Timeline<T> = readonly Since<T>[]

/** Who asked to be contacts, and has no answer yet. */
export type Asked = 'none' | 'mine' | 'theirs'

/** A request to be contacts. */
export interface ContactRequest {
  readonly requestId: string
  readonly isMine: boolean
  /** What was said with it; "" when nothing. */
  readonly message: string
  readonly addBy: string
  readonly addFrom: string
  /** Server time, ms since epoch. */
  readonly at: number
  /** `ended`: refused or taken back. Who asked is told of no refusal: for them it stays pending. */
  readonly status: 'pending' | 'accepted' | 'ended'
  readonly isRead: boolean
}

export interface Contact {
  readonly imId: ImId
  readonly nickname: string
  /** The owner's own name for them, "" when none. */
  readonly memo: string
  readonly avatar: string
  readonly company: string
  readonly userType: number
  /** The owner's words about them, "" when none. */
  readonly note: string
  readonly tags: readonly string[]
  readonly doNotDisturb: boolean
  /** Account name, and country code and number of the phone where they let it be seen; else "". */
  readonly account: string
  readonly countryCode: string
  readonly phone: string
  /** Where they were found when they were added, e.g. the id of a group; "" when nobody knows. */
  readonly addFrom: string
  /** The account that is paid when money is sent to them; "": none can be. Absent: the server does not say, and it is their own. */
  readonly paymentUserId?: string
  /** The last one; null when there is none. */
  readonly request: ContactRequest | null
  readonly friend: Timeline<boolean>
  readonly asked: Timeline<Asked>
  /** The owner hid them from the list. */
  readonly hidden: Timeline<boolean>
  readonly blockedByMe: Timeline<boolean>
  readonly blockedByThem: Timeline<boolean>
  /** The server's revision: names of a lower one never overwrite those of a higher one. */
  readonly rev: number
}

export type Role = 'member' | 'admin' | 'manager' | 'owner'

export interface Member {
  readonly imId: ImId
  readonly nickname: string
  readonly avatar: string
  readonly userType: number
  readonly membership: Timeline<boolean>
  /** Of each going, whether others took them out; absent before anybody went. */
  readonly removed?: Timeline<boolean>
  readonly role: Timeline<Role>
  readonly muted: Timeline<boolean>
  readonly rev: number
}

export interface Group extends GroupNames {
  readonly groupId: GroupId
  readonly count: number
  /** Who made it; "" when nobody tells. */
  readonly creatorId: ImId
  /** Server time, ms since epoch; 0 when nobody tells. */
  readonly createdAt: number
  /** e.g. "chat". */
  readonly groupType: string
  readonly isVip: boolean
  readonly muted: Timeline<boolean>
  readonly members: ReadonlyMap<ImId, Member>
  /** The whole member list was fetched. */
  readonly isComplete: boolean
  /** Disbanded, or the owner of the account is out. */
  readonly leftAt?: number
  /** When the owner of the account was out last, let in again or not: names that were given before are over. */
  readonly outAt?: number
  /** Revision of the list that told it. */
  readonly rev: number
  /** Revisions of the notices that changed one of these since, e.g. `{ title: 12 }`. */
  readonly changed?: { readonly [Name in keyof GroupNames]?: number }
}

/** What a group is called, how it looks, whose it is and what it is set to: each goes by the newest revision that tells it. */
export interface GroupNames {
  readonly title: string
  readonly avatar: string
  readonly ownerId: ImId
  /** Only those who run it invite. */
  readonly isPrivate: boolean
  readonly areMembersVisible: boolean
  /** Plain members send files. */
  readonly isMediaOn: boolean
  readonly limitTime: number
  /** A digest of its members' ids as a list told it; "" since a notice told of another member, and when nobody tells. */
  readonly memberHash: string
}

/** Nothing is known of a group but its id. */
export const noGroup = (groupId: GroupId): Omit<Group, 'muted'> => ({
  groupId,
  title: '',
  avatar: '',
  ownerId: '' as ImId,
  creatorId: '' as ImId,
  createdAt: 0,
  groupType: '',
  isVip: false,
  isPrivate: false,
  areMembersVisible: true,
  isMediaOn: true,
  limitTime: 0,
  memberHash: '',
  count: 0,
  members: new Map(),
  isComplete: false,
  rev: 0,
})

/** How a group ended for the owner of the account. */
export type GroupEnd = 'disbanded' | 'left'

/** What a contact is besides its timelines. */
export type ContactFields = Omit<Contact, 'friend' | 'asked' | 'hidden' | 'blockedByMe' | 'blockedByThem'>

/** Nothing is known of them but their id. */
export const noContact = (imId: ImId): ContactFields => ({
  imId,
  nickname: '',
  memo: '',
  avatar: '',
  company: '',
  userType: 0,
  note: '',
  tags: [],
  doNotDisturb: false,
  account: '',
  countryCode: '',
  phone: '',
  addFrom: '',
  request: null,
  rev: 0,
})

/** Who waits for the answer to a request; `none` when nobody. */
export function askedBy(request: ContactRequest | null): Asked {
  if (request?.status !== 'pending') return 'none'
  return request.isMine ? 'mine' : 'theirs'
}

/**
 * The request of a contact as it stands: who asked is told of an agreement by a date, and by nothing that names the request, so
 * the timelines go before it. Who is a contact no more has nothing accepted.
 */
export function requestOf({ request, asked, friend }: Contact): ContactRequest | null {
  if (request === null || request.status === 'ended') return request
  if (request.status === 'pending' && currentOf(asked) !== 'none') return request
  return { ...request, status: currentOf(friend) === true ? 'accepted' : 'ended' }
}

/** A contact as a list or a notice tells it; `since` = 0 when it only tells what holds now. */
export function newContact(
  fields: ContactFields,
  isFriend: boolean,
  blocked: Blocked,
  since: number,
  isHidden = false,
): Contact {
  return {
    ...fields,
    friend: [{ since, value: isFriend }],
    asked: [{ since, value: askedBy(fields.request) }],
    hidden: [{ since, value: isHidden }],
    blockedByMe: [{ since, value: blocked === 1 || blocked === 3 }],
    blockedByThem: [{ since, value: blocked === 2 || blocked === 3 }],
  }
}

/** A member as a list or a notice tells it; `since` = 0 when it only tells what holds now. */
export function newMember(
  fields: Pick<Member, 'imId' | 'nickname' | 'avatar' | 'userType' | 'rev'>,
  now: { readonly isMember: boolean; readonly role: Role; readonly isMuted: boolean },
  since: number,
): Member {
  return {
    ...fields,
    membership: [{ since, value: now.isMember }],
    role: [{ since, value: now.role }],
    muted: [{ since, value: now.isMuted }],
  }
}

/** What held at a time; undefined before the first that is known. */
export function valueAt<T>(timeline: Timeline<T>, at: number): T | undefined {
  let found: T | undefined
  for (const one of timeline) {
    if (one.since > at) break
    found = one.value
  }
  return found
}

/**
 * Since when something holds that a list told, which says no time: after everything that is dated, so it counts now and
 * hides nothing that the server had let pass. The clock here would not do: it may be wrong by minutes.
 */
export const HEARD = Number.MAX_SAFE_INTEGER

/** The join of two timelines; what `b` says of a moment wins over what `a` says of the same one, and a date over HEARD. */
export function joinTimelines<T>(a: Timeline<T>, b: Timeline<T>): Timeline<T> {
  const isDated = b.some((one) => one.since < HEARD)
  const all = new Map(a.filter((one) => !isDated || one.since < HEARD).map((one) => [one.since, one]))
  for (const one of b) all.set(one.since, one)
  return [...all.values()].sort((x, y) => x.since - y.since)
}

/** What holds now. */
export const currentOf = <T>(timeline: Timeline<T>): T | undefined => timeline[timeline.length - 1]?.value

/** How a group ended for `me`; null while `me` is in it. Nobody goes out of a group that is disbanded. Source: S-PEOPLE-9. */
export function endOf(group: Group | undefined, me: ImId): GroupEnd | null {
  if (group?.leftAt === undefined) return null
  return valueAt(group.members.get(me)?.membership ?? [], group.leftAt) === false ? 'left' : 'disbanded'
}

export const isMember = ({ membership }: Member): boolean => currentOf(membership) === true

/**
 * The digest by which a list of groups tells who is in one, e.g. "0vbbal31v26ltw": two 32-bit sums of the sorted ids, so that
 * whoever draws a screen computes it without waiting. It tells lists apart and keeps no secret.
 */
export function memberHashOf(imIds: readonly string[]): string {
  let a = 0x9e3779b9
  let b = 0x85ebca6b
  for (const char of [...imIds].sort().join('\n')) {
    const unit = char.codePointAt(0) ?? 0
    a = Math.imul(a ^ unit, 0x01000193)
    b = Math.imul(b ^ unit, 0x5bd1e995) ^ (a >>> 15)
  }
  return (a >>> 0).toString(36).padStart(7, '0') + (b >>> 0).toString(36).padStart(7, '0')
}

/**
 * Whether the members that are held are others than those the list told of. Unknown is no: while they were not fetched, when no
 * list told a digest, and for a plain member of a group whose members are not visible. Source: S-CREW-2.
 */
export function isMemberChange(group: Group, me: ImId): boolean {
  const { memberHash, members, isComplete, areMembersVisible } = group
  const own = members.get(me)
  const seesAll = areMembersVisible || (own !== undefined && currentOf(own.role) !== 'member')
  if (memberHash === '' || !isComplete || !seesAll) return false
  return memberHashOf([...members.values()].filter(isMember).map(({ imId }) => imId)) !== memberHash
}

/** The backend's block flags of a contact. */
export function blockedOf(contact: Contact): Blocked {
  const mine = currentOf(contact.blockedByMe) === true ? 1 : 0
  const theirs = currentOf(contact.blockedByThem) === true ? 2 : 0
  return (mine + theirs) as Blocked
}
