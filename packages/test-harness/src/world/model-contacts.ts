// The contacts of the model server: who knows whom, who blocked whom, and what one of two people changes about the other.
// Each change has a revision and a time of its own, and is told to everybody whom it concerns. Requests are one file further
// up (model-requests.ts).

import type { ModelContact, ModelContactChange, ModelRequest, Stored, StoredNotice } from './model-types'
import type { Time } from './time'

/** Told of what is stored, so that live sockets hear of it. */
export interface Hearing {
  message(message: Stored, originSession: unknown): void
  notice(notice: StoredNotice): void
}

/** What an answer says of a change: its time, ms since epoch, and its revision. */
export interface Changed {
  readonly timestamp: number
  readonly rev: number
}

/** user_type of a manager. */
const MANAGER = 999

/** Where a manager speaks to everybody, and its user_type. */
export const EVERYBODY = 'all'
const TO_ALL = 1

/** What a manager said to everybody. */
export interface Service {
  readonly at: number
  readonly sender: string
  readonly clientId: string
  readonly content: string
}

/** How long a request stays in the lists; ms. */
export const KEPT_FOR_MS = 30 * 24 * 3_600_000

const NOBODY: ModelContact = {
  relation: 0,
  memo: '',
  note: '',
  tags: [],
  isDisturb: false,
  isHidden: false,
  addFrom: '',
  rev: 0,
}

export class ModelContacts {
  readonly accounts: string[] = []
  readonly managers = new Set<string>()
  readonly notices: StoredNotice[] = []
  readonly blocked = new Set<string>()
  readonly requests: ModelRequest[] = []
  readonly #contacts = new Map<string, ModelContact>()
  hearing: Hearing = { message: () => {}, notice: () => {} }
  #nextNotice = 1
  #rev = 1
  /** Time of the newest message or change: a change of rights has a millisecond of its own. */
  #lastMessageAt = 0
  #lastChangeAt = 0

  constructor(readonly time: Time) {}

  /** Everybody who is there already is a contact of theirs, but for a stranger. */
  addAccount(id: string, isStranger = false): void {
    const relation = isStranger ? 0 : 1
    const rev = this.nextRev()
    for (const other of this.accounts) {
      this.#contacts.set(`${id} ${other}`, { ...NOBODY, relation, rev })
      this.#contacts.set(`${other} ${id}`, { ...NOBODY, relation, rev })
    }
    this.accounts.push(id)
  }

  contact(owner: string, other: string): ModelContact {
    return this.#contacts.get(`${owner} ${other}`) ?? NOBODY
  }

  isFriend(owner: string, other: string): boolean {
    return this.contact(owner, other).relation === 1
  }

  /** Who is a contact of this account both ways, and where neither has blocked the other. */
  openContacts(owner: string): readonly string[] {
    return this.accounts.filter(
      (other) =>
        other !== owner &&
        this.isFriend(owner, other) &&
        this.isFriend(other, owner) &&
        this.blockOf(owner, other) === 0,
    )
  }

  /** 0 none, 1 I blocked, 2 they blocked me, 3 both. */
  blockOf(owner: string, other: string): number {
    return (this.blocked.has(`${owner} ${other}`) ? 1 : 0) + (this.blocked.has(`${other} ${owner}`) ? 2 : 0)
  }

  /** May one write to the other now? 0 = yes, else the code of the refusal. */
  protected judgeDirect(sender: string, target: string): number {
    if (sender === target) return 0
    const areThere = this.accounts.includes(sender) && this.accounts.includes(target)
    if (areThere && (this.managers.has(sender) || this.managers.has(target))) return 0
    if (!this.isFriend(target, sender) || !this.isFriend(sender, target)) return -20
    return this.blocked.has(`${target} ${sender}`) ? -21 : 0
  }

  /** The newest request between the two that this account has. */
  requestOf(owner: string, other: string): ModelRequest | undefined {
    return this.requests.findLast(
      (one) =>
        (one.from === owner ? one.to === other : one.from === other && one.to === owner) &&
        this.isKept(one, one.from === owner),
    )
  }

  /** Until it is answered for who was asked; a month for who asked, where nobody answers; a month once it is over. */
  protected isKept({ state, at, endedAt, isOneSided }: ModelRequest, isMine: boolean): boolean {
    const now = this.time.now()
    if (!isMine && (isOneSided || state === 'pending')) return !isOneSided
    const since = isMine && (state === 'pending' || state === 'refused') ? at : endedAt
    return now - since < KEPT_FOR_MS
  }

  /** Whom the list of this account has, itself among them. */
  listed(owner: string): readonly string[] {
    const asked = this.requests.filter((one) => one.from === owner).map((one) => one.to)
    return [...new Set([...this.accounts, ...asked])].filter((other) => this.isListed(owner, other)).sort()
  }

  /** What managers said to everybody, in their order. */
  readonly services: Service[] = []

  isListed(owner: string, other: string): boolean {
    return (
      owner === other ||
      this.managers.has(other) ||
      this.contact(owner, other).relation !== 0 ||
      this.blocked.has(`${owner} ${other}`) ||
      this.requestOf(owner, other) !== undefined
    )
  }

  contactRow(owner: string, other: string) {
    const { relation, memo, note, tags, isDisturb, isHidden, addFrom, rev } = this.contact(owner, other)
    const isMe = owner === other
    return {
      im_id: other,
      nickname: other === EVERYBODY ? 'Everyone' : this.accounts.includes(other) ? `Person ${other}` : '',
      friend_nickname: memo,
      note,
      avatar: '',
      relation_type: isMe ? 1 : relation,
      // A block only shows to who is or was a contact.
      blacklist_type: this.blockOf(owner, other) & (relation === 0 ? 1 : 3),
      is_disturb: isDisturb ? 1 : 0,
      is_hide: isHidden ? 1 : 0,
      user_type: other === EVERYBODY ? TO_ALL : this.managers.has(other) ? MANAGER : 0,
      tags: JSON.stringify(tags),
      add_from: addFrom,
      phone: '',
      extra: {},
      rev,
      request: this.#requestRow(owner, other),
    }
  }

  /** As this account may know it: who asked is never told of a refusal. */
  #requestRow(owner: string, other: string) {
    const request = this.requestOf(owner, other)
    if (request === undefined) return null
    const { id, from, message, addBy, addFrom, at, state, isRead } = request
    const isMine = from === owner
    const isPending = state === 'pending' || (isMine && state === 'refused')
    return {
      req_id: id,
      is_self_req: isMine ? 1 : 0,
      message,
      add_by: addBy,
      add_from: addFrom,
      request_at: at,
      // Who is a contact no more has nothing accepted.
      status: isPending ? 0 : state === 'accepted' && this.isFriend(owner, other) ? 1 : 2,
      is_read: isRead || isMine ? 1 : 0,
    }
  }

  /** Memo, note, tags, disturbance, hidden or not: the account's own devices hear of it. Undefined: nobody it knows. */
  changeContact(me: string, other: string, change: ModelContactChange): Changed | undefined {
    if (me === other || this.contact(me, other).relation === 0) return undefined
    const { friend_nickname, note, tags, is_disturb, is_hide } = change
    this.setContact(me, other, {
      ...(friend_nickname === undefined ? {} : { memo: friend_nickname }),
      ...(note === undefined ? {} : { note }),
      ...(tags === undefined ? {} : { tags: JSON.parse(tags) as readonly string[] }),
      ...(is_disturb === undefined ? {} : { isDisturb: is_disturb === 1 }),
      ...(is_hide === undefined ? {} : { isHidden: is_hide === 1 }),
    })
    return this.tellContacts([[me, other]])
  }

  /** Told to the other one only where the two are or were contacts. */
  setBlocked(by: string, whom: string, isOn: boolean): Changed {
    const key = `${by} ${whom}`
    if (this.blocked.has(key) === isOn) return this.unchanged(by, whom)
    if (isOn) this.blocked.add(key)
    else this.blocked.delete(key)
    const rev = this.setContact(by, whom, {})
    this.setContact(whom, by, {}, rev)
    const timestamp = this.changeTime()
    const areKnown = this.contact(whom, by).relation !== 0
    const notice_type = isOn ? 'blacklist_add' : 'blacklist_remove'
    const notice = { notice_type, im_id: by, rim_id: whom, timestamp, rev }
    this.tell(areKnown ? [by, whom] : [by], false, notice)
    if (!areKnown && this.isListed(by, whom)) this.tellContacts([[by, whom]])
    return { timestamp, rev }
  }

  /** As a job does it that both opened, or one of them who ends it. */
  setFriends(a: string, b: string, isFriend: boolean): Changed {
    if (this.isFriend(a, b) === isFriend) return this.unchanged(a, b)
    if (!isFriend) return this.endContact(a, b)
    this.befriend(a, b, '')
    return this.tellContacts([
      [a, b],
      [b, a],
    ])
  }

  /** For both; of who is none already nobody hears. */
  endContact(by: string, other: string): Changed {
    if (!this.isFriend(by, other)) return this.unchanged(by, other)
    const rev = this.setContact(by, other, { relation: 2 })
    this.setContact(other, by, { relation: 2 }, rev)
    const timestamp = this.changeTime()
    const notice_type = 'contact_delete'
    this.tell([by, other], false, { notice_type, im_id: by, rim_id: other, timestamp, rev })
    return { timestamp, rev }
  }

  protected befriend(a: string, b: string, addFrom: string): number {
    const made = { relation: 1, isHidden: false, addFrom } as const
    const rev = this.setContact(a, b, made)
    return this.setContact(b, a, made, rev)
  }

  /** What is so already, is so since then. */
  protected unchanged(me: string, other: string): Changed {
    return { timestamp: this.changeTime(), rev: this.contact(me, other).rev }
  }

  protected setContact(owner: string, other: string, change: Partial<ModelContact>, rev = this.nextRev()) {
    this.#contacts.set(`${owner} ${other}`, { ...this.contact(owner, other), ...change, rev })
    return rev
  }

  /** Each owner's devices get the whole row of the other. */
  protected tellContacts(pairs: readonly (readonly [owner: string, other: string])[]): Changed {
    const timestamp = this.changeTime()
    for (const [owner, other] of pairs) {
      const contact = this.contactRow(owner, other)
      this.tell([owner], false, { notice_type: 'contact_changed', im_id: other, contact, timestamp })
    }
    const [owner = '', other = ''] = pairs[0] ?? []
    return { timestamp, rev: this.contact(owner, other).rev }
  }

  protected nextRev(): number {
    return this.#rev++
  }

  protected messageTime(): number {
    this.#lastMessageAt = Math.max(this.#lastMessageAt, this.#lastChangeAt + 1, this.time.now())
    return this.#lastMessageAt
  }

  protected changeTime(): number {
    this.#lastChangeAt = Math.max(this.#lastMessageAt + 1, this.#lastChangeAt, this.time.now())
    return this.#lastChangeAt
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
