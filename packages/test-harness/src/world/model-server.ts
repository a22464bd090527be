// The server as it should be: plain, slow, and written from the wire's page alone; of the engine it knows nothing.
//
//   model-socket.ts   frames: one live socket per account and device, acks, deliveries
//   model-rest.ts     calls: pages with cursors, history, lists, tokens
//   this file         what is kept, and who may do what; what tests ask it about
//
// What was acked survives a restart; sockets do not.

import type { History } from './history'
import type {
  Body,
  ModelContact,
  ModelGroup,
  ModelLogin,
  ModelView,
  ReadMark,
  Role,
  Stored,
  StoredNotice,
} from './model-types'
import type { Time } from './time'

const WITHDRAW_WINDOW_MS = 120_000

export type Post =
  | { readonly kind: 'stored'; readonly message: Stored }
  | { readonly kind: 'repeat'; readonly message: Stored }
  | { readonly kind: 'refused'; readonly code: number }

/** Told of what is stored, so that live sockets hear of it. */
export interface Hearing {
  message(message: Stored, originSession: unknown): void
  notice(notice: StoredNotice): void
}

export const sessionIdOf = (a: string, b: string): string => (a < b ? `${a}_${b}` : `${b}_${a}`)

export class ModelServer {
  readonly accounts: string[] = []
  readonly messages: Stored[] = []
  readonly #byConversation = new Map<string, Stored[]>()
  readonly #byClientId = new Map<string, Stored>()
  readonly notices: StoredNotice[] = []
  readonly groups = new Map<string, ModelGroup>()
  readonly #contacts = new Map<string, ModelContact>()
  readonly blocked = new Set<string>()
  readonly logins = new Map<string, ModelLogin>()
  readonly marks = new Map<string, ReadMark>()
  readonly #views = new Map<string, ModelView>()
  hearing: Hearing = { message: () => {}, notice: () => {} }
  tokenTtlMs = 3_600_000
  #nextId: number
  #nextNotice = 1
  #nextToken = 1
  #rev = 1
  /** Time of the newest message or change: a change of rights has a millisecond of its own. */
  #lastMessageAt = 0
  #lastChangeAt = 0

  constructor(
    readonly time: Time,
    readonly history: History,
    firstId: number,
  ) {
    this.#nextId = firstId
  }

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

  viewOf(account: string, conversation: string): ModelView {
    const key = `${account} ${conversation}`
    const view = this.#views.get(key) ?? { pinnedAt: 0, isDisturb: false, isOpened: false, deletedAt: -1 }
    this.#views.set(key, view)
    return view
  }

  conversation(id: string): readonly Stored[] {
    return this.#byConversation.get(id) ?? []
  }

  kept(sender: string, clientId: string): Stored | undefined {
    return this.#byClientId.get(`${sender} ${clientId}`)
  }

  /** What this account's streams hold: its own conversations, and the groups it is in now. */
  isVisible(account: string, message: Stored): boolean {
    if (message.isGroup) return this.groups.get(message.target)?.members.has(account) === true
    return message.sender === account || message.target === account
  }

  /** Conversations that this account can open, with what it calls them. */
  conversationsOf(account: string): readonly { id: string; target: string; isGroup: boolean }[] {
    const people = this.accounts
      .map((other) => ({ id: sessionIdOf(account, other), target: other, isGroup: false }))
      .filter(({ id }) => this.conversation(id).length > 0 || this.viewOf(account, id).isOpened)
    const groups = [...this.groups.values()]
      .filter((group) => group.members.has(account))
      .map((group) => ({ id: group.id, target: group.id, isGroup: true }))
    return [...people, ...groups].filter(
      ({ id }) => this.conversation(id).length > this.viewOf(account, id).deletedAt,
    )
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

  /** Stores a message once per sender and clientId, or says why not. */
  post(sender: string, target: string, isGroup: boolean, clientId: string, msg: Body, origin: unknown): Post {
    const repeat = this.kept(sender, clientId)
    if (repeat !== undefined) return { kind: 'repeat', message: repeat }
    if (msg.type === 'withdraw') return this.#withdraw(sender, target, isGroup, clientId, msg, origin)
    const code = this.judge(sender, target, isGroup)
    if (code !== 0) return { kind: 'refused', code }
    if (msg.content === '') return { kind: 'refused', code: -422 }
    return { kind: 'stored', message: this.#store(sender, target, isGroup, clientId, msg, origin) }
  }

  /** A receipt of a reader; code of the answer. Only what is new is told to the author. */
  receipt(
    kind: 'read' | 'arrived',
    reader: string,
    author: string,
    target: string,
    isGroup: boolean,
    ids: readonly string[],
  ): number {
    const conversation = isGroup ? target : sessionIdOf(reader, target)
    if (isGroup && this.groups.get(target)?.members.has(reader) !== true) return -404
    const owned = this.conversation(conversation).filter(
      (message) => ids.includes(message.id) && message.sender === author && author !== reader,
    )
    if (owned.length === 0) return -404
    const now = this.time.now()
    const news = owned.filter(({ receipts }) => {
      const known = receipts.get(reader)
      if (known !== undefined && (kind === 'arrived' || known.readAt > 0)) return false
      receipts.set(reader, { arrivedAt: known?.arrivedAt ?? now, readAt: kind === 'read' ? now : 0 })
      return true
    })
    if (news.length > 0)
      this.#tell([author], isGroup, {
        notice_type: kind,
        im_id: reader,
        rim_id: author,
        msg_ids: news.map((message) => message.id),
        ...(isGroup ? { group_id: target } : {}),
        timestamp: now,
      })
    return 0
  }

  /** Moves a mark forward, never back. */
  moveMark(account: string, target: string, isGroup: boolean, time: number, id: string): void {
    const conversation = isGroup ? target : sessionIdOf(account, target)
    const named = this.conversation(conversation).find((message) => message.id === id)
    const mark: ReadMark = { time: named?.at ?? Math.min(time, this.time.now()), id: named?.id ?? '' }
    const key = `${account} ${conversation}`
    const known = this.marks.get(key)
    if (known !== undefined && (known.time - mark.time || Number(known.id) - Number(mark.id)) >= 0) return
    this.marks.set(key, mark)
    this.#tell([account], isGroup, {
      notice_type: 'read_mark',
      im_id: account,
      sessionId: conversation,
      isGroup: isGroup ? 1 : 0,
      readTime: mark.time,
      readMsgId: mark.id,
      timestamp: this.time.now(),
    })
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
    this.#tell([by, whom], false, {
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
      this.#tell([a, b], false, { notice_type: 'contact_delete', im_id: a, rim_id: b, timestamp, rev })
      return
    }
    for (const [owner, other] of [
      [a, b],
      [b, a],
    ] as const)
      this.#tell([owner], false, {
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

  // Logins

  /** A chat login on a device; answers its first token. */
  login(account: string, device: string): string {
    return this.#issue({ account, device, expiresAt: 0, isRevoked: false })
  }

  /** A fresh token for an old one; undefined when the login was revoked. */
  renew(token: string): string | undefined {
    const login = this.logins.get(token)
    return login === undefined || login.isRevoked ? undefined : this.#issue(login)
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

  /** A message as rows and frames write it. */
  row(message: Stored) {
    const { msg, withdrawnAt } = message
    return {
      msg_id: message.id,
      msg_time: message.isPoison ? 'yesterday' : message.at,
      seq: message.clientId,
      number: message.number,
      sender_id: message.sender,
      ...(message.isGroup ? { group_id: message.target } : { receiver_id: message.target }),
      msg: withdrawnAt > 0 ? { type: 'withdrawn', content: '', withdrawnAt } : msg,
    }
  }

  /** A row that no client can read; it has an id and a number all the same. */
  postPoison(sender: string, target: string, isGroup: boolean): void {
    this.#store(sender, target, isGroup, '', { type: 'text', content: 'poison' }, undefined, true)
  }

  #withdraw(
    sender: string,
    target: string,
    isGroup: boolean,
    clientId: string,
    msg: Body,
    origin: unknown,
  ): Post {
    if (isGroup && this.groups.get(target)?.members.has(sender) !== true) return { kind: 'refused', code: -1 }
    const conversation = isGroup ? target : sessionIdOf(sender, target)
    const found = this.conversation(conversation).find(
      (message) => message.id === msg.msgId && message.sender === sender && message.msg.type !== 'withdraw',
    )
    if (found === undefined) return { kind: 'refused', code: -404 }
    if (found.withdrawnAt > 0) {
      const first = this.conversation(conversation).find(
        (message) => message.msg.type === 'withdraw' && message.msg.msgId === found.id,
      )
      return first === undefined ? { kind: 'refused', code: -404 } : { kind: 'repeat', message: first }
    }
    if (this.time.now() - found.at > WITHDRAW_WINDOW_MS) return { kind: 'refused', code: 508 }
    const body: Body = { type: 'withdraw', content: '', msgId: found.id }
    found.withdrawnAt = this.#messageTime()
    return { kind: 'stored', message: this.#store(sender, target, isGroup, clientId, body, origin) }
  }

  #store(
    sender: string,
    target: string,
    isGroup: boolean,
    clientId: string,
    msg: Body,
    origin: unknown,
    isPoison = false,
  ): Stored {
    const conversation = isGroup ? target : sessionIdOf(sender, target)
    const list = this.#byConversation.get(conversation) ?? []
    this.#byConversation.set(conversation, list)
    const message: Stored = {
      id: String(this.#nextId++),
      at: this.#messageTime(),
      number: list.length + 1,
      conversation,
      sender,
      target,
      isGroup,
      clientId,
      msg,
      withdrawnAt: 0,
      isPoison,
      receipts: new Map(),
      audience: isGroup ? [...(this.groups.get(target)?.members.keys() ?? [])] : [sender, target],
    }
    list.push(message)
    this.messages.push(message)
    if (clientId !== '') this.#byClientId.set(`${sender} ${clientId}`, message)
    this.history.note(
      this.time.elapsed,
      `kept ${message.id} ${conversation} ${sender} ${clientId} ${msg.type}`,
    )
    this.hearing.message(message, origin)
    return message
  }

  #messageTime(): number {
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
    this.#tell(told, true, { ...fields, group_id: group.id, im_id: owner, timestamp, rev: group.rev })
  }

  #tell(recipients: readonly string[], isGroup: boolean, notice: Readonly<Record<string, unknown>>): void {
    for (const recipient of recipients) {
      const stored: StoredNotice = { id: this.#nextNotice++, recipient, isGroup, notice }
      this.notices.push(stored)
      this.hearing.notice(stored)
    }
  }

  #issue(login: ModelLogin): string {
    const token = `t${this.#nextToken++}`
    this.logins.set(token, { ...login, expiresAt: this.time.now() + this.tokenTtlMs })
    return token
  }
}

const ownerOf = (group: ModelGroup): string =>
  [...group.members].find(([, member]) => member.role === 'owner')?.[0] ?? ''

const newMember = (role: Role, joinedAt: number) => ({ role, isMuted: false, joinedAt })
