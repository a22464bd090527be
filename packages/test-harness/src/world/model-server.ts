// The server as it should be: plain, slow, and written from the wire's page alone; of the engine it knows nothing.
//
//   model-socket.ts   frames: one live socket per account and device, acks, deliveries
//   model-rest.ts     calls: pages with cursors, history, lists, tokens; model-rest-people.ts, model-rest-groups.ts theirs
//   model-contacts.ts, model-requests.ts   contacts, blocks, and who asks to be one
//   model-calls.ts    calls of two
//   model-people.ts   groups: who may speak, and who is told of a change
//   this file         messages, receipts, read marks and logins; what tests ask it about
//
// What was acked survives a restart; sockets do not.

import { plainOf } from './cipher'
import type { History } from './history'
import { ModelCalls } from './model-calls'
import { ModelPeople } from './model-people'
import type { Body, ErasedWord, ModelLogin, ModelView, ReadMark, Stored } from './model-types'
import type { Time } from './time'

const WITHDRAW_WINDOW_MS = 120_000

export type Post =
  | { readonly kind: 'stored'; readonly message: Stored }
  | { readonly kind: 'repeat'; readonly message: Stored }
  | { readonly kind: 'refused'; readonly code: number }

export const sessionIdOf = (a: string, b: string): string => (a < b ? `${a}_${b}` : `${b}_${a}`)

/** Whether a clientId comes again with what it stands for; what was withdrawn has no words to compare. */
function isRepeat(kept: Stored, target: string, isGroup: boolean, msg: Body): boolean {
  if (kept.target !== target || kept.isGroup !== isGroup || kept.msg.type !== msg.type) return false
  return kept.withdrawnAt > 0 || (kept.msg.msgId === msg.msgId && plainOf(kept.msg) === plainOf(msg))
}

/** A conversation of an account. */
interface Talk {
  readonly id: string
  readonly target: string
  readonly isGroup: boolean
}

export class ModelServer extends ModelPeople {
  readonly messages: Stored[] = []
  readonly #byConversation = new Map<string, Stored[]>()
  readonly #byClientId = new Map<string, Stored>()
  readonly logins = new Map<string, ModelLogin>()
  readonly marks = new Map<string, ReadMark>()
  readonly #views = new Map<string, ModelView>()
  readonly calls = new ModelCalls({
    time: this.time,
    judge: (from, to) => this.judge(from, to, false),
    tell: (recipient, notice) => this.tell([recipient], false, notice),
  })
  tokenTtlMs = 3_600_000
  /** Pages of messages hold the notices too, and the streams of notices are empty. */
  areMixed = false
  /** Numbers that one call may ask for. */
  numbersMax = 500
  #nextId: number
  #nextToken = 1

  constructor(
    time: Time,
    readonly history: History,
    firstId: number,
  ) {
    super(time)
    this.#nextId = firstId
  }

  /** What accounts deleted for themselves, by account and message. */
  readonly #erased = new Map<string, Pick<ErasedWord, 'isErased' | 'saidAt'>>()

  viewOf(account: string, conversation: string): ModelView {
    const key = `${account} ${conversation}`
    const view = this.#views.get(key) ?? {
      pinnedAt: 0,
      isDisturb: false,
      isArchived: false,
      archivedTo: 0,
      isMarkedUnread: false,
      about: {},
      interview: '',
      isOpened: false,
      deletedAt: -1,
    }
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
  conversationsOf(account: string): readonly Talk[] {
    return this.#talksOf(account).filter(({ id }) => !this.#isDeleted(account, id))
  }

  /** Those that were deleted from the list and not written to since. */
  deletedOf(account: string): readonly Talk[] {
    return this.#talksOf(account).filter(({ id }) => this.#isDeleted(account, id))
  }

  #isDeleted(account: string, id: string): boolean {
    return this.conversation(id).length <= this.viewOf(account, id).deletedAt
  }

  #talksOf(account: string): readonly Talk[] {
    const people = this.accounts
      .map((other) => ({ id: sessionIdOf(account, other), target: other, isGroup: false }))
      .filter(({ id }) => this.conversation(id).length > 0 || this.viewOf(account, id).isOpened)
    const groups = [...this.groups.values()]
      .filter((group) => group.members.has(account))
      .map((group) => ({ id: group.id, target: group.id, isGroup: true }))
    return [...people, ...groups]
  }

  /** Stores a message once per sender and clientId, or says why not. */
  post(sender: string, target: string, isGroup: boolean, clientId: string, msg: Body, origin: unknown): Post {
    const repeat = this.kept(sender, clientId)
    if (repeat !== undefined)
      return isRepeat(repeat, target, isGroup, msg)
        ? { kind: 'repeat', message: repeat }
        : { kind: 'refused', code: -409 }
    if (msg.type === 'withdraw') return this.#withdraw(sender, target, isGroup, clientId, msg, origin)
    const code = this.judge(sender, target, isGroup)
    if (code !== 0) return { kind: 'refused', code }
    if (msg.type === 'text' && msg.content === '') return { kind: 'refused', code: -422 }
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
      this.tell([author], isGroup, {
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
    this.tell([account], isGroup, {
      notice_type: 'read_mark',
      im_id: account,
      sessionId: conversation,
      isGroup: isGroup ? 1 : 0,
      readTime: mark.time,
      readMsgId: mark.id,
      timestamp: this.time.now(),
    })
  }

  /** Of two words of one message the later counts; of two of one moment the deletion. */
  erase(account: string, target: string, isGroup: boolean, words: readonly ErasedWord[]): void {
    const conversation = isGroup ? target : sessionIdOf(account, target)
    const news = words.filter(({ msgId, isErased, saidAt }) => {
      if (!this.conversation(conversation).some(({ id }) => id === msgId)) return false
      const known = this.#erased.get(`${account} ${msgId}`)
      const isOld = known !== undefined && (known.saidAt - saidAt || known.isErased - isErased) >= 0
      if (!isOld) this.#erased.set(`${account} ${msgId}`, { isErased, saidAt })
      return !isOld
    })
    if (news.length === 0) return
    this.tell([account], false, {
      notice_type: 'messages_erased',
      im_id: account,
      sessionId: conversation,
      isGroup: isGroup ? 1 : 0,
      items: news.map(({ msgId, msgTime, isErased, saidAt }) => ({ msgId, msgTime, isErased, saidAt })),
      timestamp: this.time.now(),
    })
  }

  isErased(account: string, id: string): boolean {
    return this.#erased.get(`${account} ${id}`)?.isErased === 1
  }

  /** Whether it is among the archived ones: a newer message lists it again, but where it is muted. */
  isArchived(account: string, id: string): boolean {
    const { isArchived, archivedTo, isDisturb } = this.viewOf(account, id)
    return isArchived && (isDisturb || this.conversation(id).length <= archivedTo)
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

  protected say(sender: string, target: string, msg: Body): void {
    if (this.judge(sender, target, false) !== 0) return
    this.#store(sender, target, false, '', msg, undefined)
  }

  protected writeTip(by: string, groupId: string, msg: Body): void {
    this.#store(by, groupId, true, '', msg, undefined)
  }

  /** By who may: the calls of groups judge it. */
  announce(by: string, groupId: string, text: string): Stored {
    return this.#store(by, groupId, true, '', { type: 'groupAnnouncement', content: text }, undefined)
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
    found.withdrawnAt = this.messageTime()
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
      at: this.messageTime(),
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

  #issue(login: ModelLogin): string {
    const token = `t${this.#nextToken++}`
    this.logins.set(token, { ...login, expiresAt: this.time.now() + this.tokenTtlMs })
    return token
  }
}
