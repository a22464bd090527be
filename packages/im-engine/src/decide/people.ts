import type { Fact } from '../events/facts.js'
import { type ConversationKey, type GroupId, groupKey, type ImId, personKey } from '../model/ids.js'
import type { GroupChange, GroupInfo, Notice } from '../model/notice.js'
import {
  askedBy,
  type Contact,
  type ContactRequest,
  type Group,
  HEARD,
  joinTimelines,
  type Member,
  newContact,
  noContact,
  noGroup,
  type Timeline,
} from '../model/people.js'
import type { State } from '../model/state.js'
import { withList, withNotice, withOtherMembers } from './group-names.js'
import { judge } from './permission.js'
import { references } from './references.js'

/**
 * Contacts and groups while one input is decided: what it changes lies over the state, so that two notices about one
 * person in one page see each other. Names go by revision, settings by time; order of delivery does not matter.
 * Source: S-PEOPLE-1.
 */
export class People {
  readonly #contacts = new Map<ImId, Contact>()
  readonly #groups = new Map<GroupId, Group>()
  readonly #members = new Map<GroupId, Map<ImId, Member>>()
  readonly #complete = new Set<GroupId>()

  constructor(private readonly state: Readonly<State>) {}

  contact(told: Contact): void {
    const known = this.#contacts.get(told.imId) ?? this.state.contacts.get(told.imId)
    const names = known !== undefined && known.rev > told.rev ? known : told
    this.#setContact({
      ...names,
      rev: Math.max(known?.rev ?? 0, told.rev),
      request: laterRequest(known?.request ?? null, told.request, names === told),
      friend: this.#join(known?.friend, told.friend, true),
      asked: this.#join(known?.asked, told.asked, 'none'),
      hidden: this.#join(known?.hidden, told.hidden, false),
      blockedByMe: this.#join(known?.blockedByMe, told.blockedByMe, false),
      blockedByThem: this.#join(known?.blockedByThem, told.blockedByThem, false),
    })
  }

  blacklist(notice: Extract<Notice, { type: 'blacklist' }>): void {
    const isMine = notice.by === this.state.me
    const known = this.#known(isMine ? notice.whom : notice.by)
    const change = [{ since: notice.at, value: notice.isOn }]
    this.#setContact(
      isMine
        ? { ...known, blockedByMe: joinTimelines(known.blockedByMe, change) }
        : { ...known, blockedByThem: joinTimelines(known.blockedByThem, change) },
    )
  }

  deleted(notice: Extract<Notice, { type: 'contact-deleted' }>): void {
    this.#befriend(this.#known(notice.imId), notice.at, false)
  }

  asked(notice: Extract<Notice, { type: 'contact-asked' }>): void {
    const known = this.#known(notice.imId)
    const { at, request } = notice
    this.#setContact({
      ...known,
      request: laterRequest(known.request, request, false),
      asked: joinTimelines(known.asked, [{ since: at, value: askedBy(request) }]),
    })
  }

  agreed(notice: Extract<Notice, { type: 'contact-agreed' }>): void {
    this.#befriend(this.#known(notice.imId), notice.at, true)
  }

  /** Requests that the whole list no longer has, and that were made before a time: nobody answers them any more. */
  forget(listed: readonly Contact[], before: number): void {
    const ids = new Set(listed.map((contact) => contact.imId))
    for (const contact of this.state.contacts.values())
      if (contact.request?.status === 'pending' && contact.request.at < before && !ids.has(contact.imId))
        this.#setContact({
          ...contact,
          asked: this.#join(contact.asked, [{ since: 0, value: 'none' }], 'none'),
        })
  }

  group(told: GroupInfo): void {
    const known = this.#group(told.groupId)
    this.#groups.set(told.groupId, {
      ...withList(known, told),
      members: known?.members ?? new Map(),
      isComplete: known?.isComplete ?? false,
      muted: this.#join(known?.muted, told.muted, false),
      ...(known?.outAt === undefined ? {} : { outAt: known.outAt }),
      ...(known?.leftAt === undefined ? {} : { leftAt: known.leftAt }),
    })
  }

  members(groupId: GroupId, members: readonly Member[], isComplete: boolean): void {
    for (const told of members) {
      const known = this.#member(groupId, told.imId)
      const names = known !== undefined && known.rev > told.rev ? known : told
      this.#setMember(groupId, {
        ...names,
        rev: Math.max(known?.rev ?? 0, told.rev, 0),
        membership: this.#join(known?.membership, told.membership, true),
        ...removedOf(known, told),
        // Whoever is one now may have been one when the group was muted: the list does not say since when.
        role: this.#join(known?.role, told.role, told.role[0]?.value ?? 'member'),
        muted: this.#join(known?.muted, told.muted, false),
      })
    }
    if (isComplete) this.#complete.add(groupId)
  }

  groupChange(change: GroupChange, at: number, rev: number): void {
    const group = this.#group(change.groupId) ?? unknownGroup(change.groupId)
    this.#groups.set(change.groupId, group) // or what is told of its members before its list came would be lost
    const each = (ids: readonly ImId[], what: Partial<Omit<Member, 'imId'>>): void =>
      this.members(
        change.groupId,
        ids.map((imId) => ({ ...emptyMember(imId), ...what })),
        false,
      )
    switch (change.type) {
      case 'joined': {
        each(change.members, { membership: [{ since: at, value: true }] })
        const named = withOtherMembers(withNotice(group, change.names ?? {}, rev), rev)
        this.#groups.set(change.groupId, named)
        if (change.members.includes(this.state.me)) this.#enter(named, at)
        return
      }
      case 'left': {
        // Who comes again is a plain member who may speak: what they were is over, and no notice says so.
        each(change.members, {
          membership: [{ since: at, value: false }],
          removed: [{ since: at, value: change.why === 'removed' }],
          role: [{ since: at, value: 'member' }],
          muted: [{ since: at, value: false }],
        })
        const fewer = withOtherMembers(group, rev)
        this.#groups.set(change.groupId, fewer)
        if (change.members.includes(this.state.me)) this.#leave(fewer, at, rev)
        return
      }
      case 'role': {
        each(change.members, { role: [{ since: at, value: change.role }] })
        const [ownerId] = change.members
        if (change.role !== 'owner' || ownerId === undefined) return
        if (ownerId !== change.by) each([change.by], { role: [{ since: at, value: 'member' }] })
        this.#groups.set(change.groupId, withNotice(group, { ownerId }, rev))
        return
      }
      case 'muted': {
        const muted = [{ since: at, value: change.isOn }]
        if (change.members.length > 0) each(change.members, { muted })
        else this.#groups.set(change.groupId, { ...group, muted: joinTimelines(group.muted, muted) })
        return
      }
      case 'modified':
        this.#groups.set(change.groupId, withNotice(group, change.names, rev))
        return
      case 'member-renamed':
        // What members were called went with the group.
        if (at > (group.outAt ?? 0)) each([change.imId], { nickname: change.nickname, rev })
        return
      case 'disbanded':
        this.#leave(group, at, rev)
    }
  }

  /** What changed, as facts; then hidden messages that may be seen after all. `isComplete`: a whole contact list came. */
  facts(isComplete = false): Fact[] {
    const facts: Fact[] = []
    const contacts = [...this.#contacts.values()].filter(
      (contact) => !isSame(contact, this.state.contacts.get(contact.imId)),
    )
    if (contacts.length > 0 || (isComplete && !this.state.areContactsLoaded))
      facts.push({ type: 'contacts-changed', contacts, isComplete })
    for (const group of this.#groups.values()) {
      if (isSame(withoutMembers(group), withoutMembers(this.state.groups.get(group.groupId)))) continue
      const { members: _members, isComplete: _isComplete, leftAt, outAt, ...info } = group
      facts.push({
        type: 'group-changed',
        group: info,
        ...(leftAt === undefined ? {} : { leftAt }),
        ...(outAt === undefined ? {} : { outAt }),
      })
    }
    for (const groupId of new Set([...this.#members.keys(), ...this.#complete])) {
      const known = this.state.groups.get(groupId)
      const members = [...(this.#members.get(groupId)?.values() ?? [])].filter(
        (member) => !isSame(member, known?.members.get(member.imId)),
      )
      const isComplete = this.#complete.has(groupId)
      if (members.length > 0 || (isComplete && known?.isComplete !== true))
        facts.push({ type: 'members-changed', groupId, members, isComplete })
    }
    return [...facts, ...this.#revealed()]
  }

  *#revealed(): Generator<Fact> {
    if (this.state.hidden.size === 0) return
    const after = this.#stateAfter()
    const touched = new Set<ConversationKey>([
      ...[...this.#contacts.keys()].map(personKey),
      ...[...this.#groups.keys(), ...this.#members.keys()].map(groupKey),
    ])
    for (const key of touched) {
      const allowed = (this.state.hidden.get(key) ?? []).filter((message) => judge(after, message) === null)
      if (allowed.length === 0) continue
      yield { type: 'messages-revealed', key, ids: allowed.map((message) => message.id) }
      yield { type: 'messages-received', source: 'history', messages: allowed }
      yield* references(allowed)
    }
  }

  #stateAfter(): Readonly<State> {
    const contacts = new Map([...this.state.contacts, ...this.#contacts])
    const groups = new Map([...this.state.groups, ...this.#groups])
    for (const [groupId, members] of this.#members) {
      const group = groups.get(groupId)
      if (group !== undefined)
        groups.set(groupId, { ...group, members: new Map([...group.members, ...members]) })
    }
    return { ...this.state, contacts, groups }
  }

  /**
   * A list tells what holds, not since when: where it says something new, that holds now, until a notice dates it, and
   * before it `usual` held (the server's own decision at send stands).
   */
  #join<T>(known: Timeline<T> | undefined, told: Timeline<T>, usual: T): Timeline<T> {
    const undated = told.filter((one) => one.since === 0)
    let joined = joinTimelines(
      known ?? [],
      told.filter((one) => one.since > 0),
    )
    for (const { value } of undated) {
      const held = joined.length === 0 ? usual : (joined[joined.length - 1] as { value: T }).value
      if (held === value) {
        if (joined.length === 0) joined = [{ since: 0, value }]
      } else
        joined = joinTimelines(joined.length === 0 ? [{ since: 0, value: usual }] : joined, [
          { since: HEARD, value },
        ])
    }
    return joined
  }

  #befriend(known: Contact, since: number, value: boolean): void {
    this.#setContact({
      ...known,
      friend: joinTimelines(known.friend, [{ since, value }]),
      asked: joinTimelines(known.asked, [{ since, value: 'none' }]),
    })
  }

  /** Nothing that a notice or a list says makes one's own contact another. */
  #setContact(contact: Contact): void {
    this.#contacts.set(contact.imId, contact.imId === this.state.me ? { ...contact, ...OWN } : contact)
  }

  #known(imId: ImId): Contact {
    const stranger = { ...newContact(noContact(imId), false, 0, 0), friend: [] } // whether a friend, nobody has told
    return this.#contacts.get(imId) ?? this.state.contacts.get(imId) ?? stranger
  }

  #group(groupId: GroupId): Group | undefined {
    return this.#groups.get(groupId) ?? this.state.groups.get(groupId)
  }

  #member(groupId: GroupId, imId: ImId): Member | undefined {
    return this.#members.get(groupId)?.get(imId) ?? this.state.groups.get(groupId)?.members.get(imId)
  }

  #membersOf(groupId: GroupId): Map<ImId, Member> {
    let members = this.#members.get(groupId)
    if (members === undefined) {
      members = new Map()
      this.#members.set(groupId, members)
    }
    return members
  }

  #setMember(groupId: GroupId, member: Member): void {
    this.#membersOf(groupId).set(member.imId, member)
  }

  /**
   * The group is over for me, unless I was let in again since. Of its members stays who was one when, and might speak: what
   * was said before may come later. Source: S-PEOPLE-9.
   */
  #leave(group: Group, at: number, rev: number): void {
    const { groupId } = group
    const members = new Map([...(this.state.groups.get(groupId)?.members ?? []), ...this.#membersOf(groupId)])
    for (const member of members.values())
      if (member.rev <= rev && member.nickname !== '') this.#setMember(groupId, { ...member, nickname: '' })
    const newest = this.#member(groupId, this.state.me)?.membership.at(-1)
    const isBack = newest?.value === true && newest.since > at && newest.since < HEARD
    const leftAt = isBack ? group.leftAt : laterDate(group.leftAt, at)
    // Names that are given after a date that nobody told would never count.
    const outAt = at === HEARD ? group.outAt : Math.max(group.outAt ?? 0, at)
    this.#groups.set(groupId, {
      ...group,
      ...(outAt === undefined ? {} : { outAt }),
      ...(leftAt === undefined ? {} : { leftAt }),
    })
  }

  #enter(group: Group, at: number): void {
    const { leftAt, ...rest } = group
    const isOutSince = leftAt !== undefined && leftAt > at && leftAt < HEARD
    this.#groups.set(group.groupId, isOutSince ? group : rest)
  }
}

/** The later of two dates; any date over none, and over HEARD. */
const laterDate = (known: number | undefined, at: number): number =>
  known === undefined || known === HEARD ? at : at === HEARD ? known : Math.max(known, at)

/** Own contact: always visible, never deleted, disturbed or blocked. Source: S-FRIEND-2. */
const OWN: Partial<Contact> = {
  doNotDisturb: false,
  request: null,
  friend: [{ since: 0, value: true }],
  asked: [],
  hidden: [],
  blockedByMe: [],
  blockedByThem: [],
}

/** The later of two requests; of one and the same what `b` says of it where that is the newer word. */
function laterRequest(
  a: ContactRequest | null,
  b: ContactRequest | null,
  isNewer: boolean,
): ContactRequest | null {
  if (a === null || b === null) return a ?? b
  if (a.requestId === b.requestId) return isNewer ? b : a
  return a.at < b.at || (a.at === b.at && a.requestId < b.requestId) ? b : a
}

/** Small plain values: equal when they say the same. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const withoutMembers = (group: Group | undefined): unknown => group && { ...group, members: 0, isComplete: 0 }

/** Says nothing; its name is older than any. */
const emptyMember = (imId: ImId): Member => ({
  imId,
  nickname: '',
  avatar: '',
  userType: 0,
  membership: [],
  role: [],
  muted: [],
  rev: -1,
})

function removedOf(known: Member | undefined, told: Member): Pick<Member, 'removed'> {
  const removed = joinTimelines(known?.removed ?? [], told.removed ?? [])
  return removed.length === 0 ? {} : { removed }
}

const unknownGroup = (groupId: GroupId): Group => ({ ...noGroup(groupId), muted: [] })
