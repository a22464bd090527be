// What was asked of the model server in a simulation, asked of the real one in the same order at the same times:
//
//   run.ts --operations--> askAll(operations) --frames, calls--> BareServer
//                              | every verdict is compared, ids are translated by conversation and number
//                              v
//                          pictures.ts: what both ends hold then

import { encryptContent } from '../server/chat/cipher'
import { befriend } from '../server/chat/contact-changes'
import { conversationIdOf, type Target } from '../server/chat/ids'
import { postMessage } from '../server/chat/post-message'
import { type Draft, storeMessage } from '../server/chat/store-message'
import { unseal } from '../world/cipher'
import { sessionIdOf } from '../world/model-server'
import type { Body } from '../world/model-types'
import type { Operation, RecordedServer } from '../world/recorded-server'
import { BareServer } from './bare-server'
import { writeBareGroup } from './bare-world'

type Of<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>

const STATUS = { done: 200, over: 422, missing: 404 } as const

interface WireRequest {
  readonly req_id: string
  readonly status: number
}

/** Kinds that no frame may bring: the server posts them of its own. */
const SERVER_KINDS: ReadonlySet<string> = new Set(['transferLP', 'transferAcceptLP', 'tip'])

export class HistoryReplay {
  readonly differences: string[] = []
  /** The real server's ids, by the model's. */
  readonly #ids = new Map<string, string>()
  /** The real server's requests, by the model's. */
  readonly #requests = new Map<string, string>()
  /** The real server's groups that were made in between, by the model's. */
  readonly #groups = new Map<string, string>()
  #poisons = 0

  /** The model's name of a group of the real server. */
  readonly nameOf = (groupId: string): string =>
    [...this.#groups].find(([, real]) => real === groupId)?.[0] ?? groupId

  private constructor(
    readonly model: RecordedServer,
    readonly real: BareServer,
  ) {}

  /** Asks all of it; close `real` when done. */
  static async play(model: RecordedServer): Promise<HistoryReplay> {
    const begin = model.operations[0]?.at ?? 0
    const replay = new HistoryReplay(model, await BareServer.open(model.accounts, begin))
    for (const operation of model.operations) {
      replay.real.setClock(operation.at)
      await replay.#ask(operation)
    }
    return replay
  }

  async #ask(operation: Operation): Promise<void> {
    const { real } = this
    switch (operation.kind) {
      case 'account':
        return
      case 'group':
        return real.write((trx) => writeBareGroup(trx, operation.id, operation.members, operation.at))
      case 'post':
        return this.#post(operation)
      case 'poison':
        return this.#poison(operation)
      case 'receipt':
        return this.#receipt(operation)
      case 'mark':
        return this.#mark(operation)
      case 'block': {
        const { by, whom, isOn } = operation
        const path = `/chat/users/${by}/blacklist`
        return this.#call(operation, by, isOn ? 'POST' : 'DELETE', path, { blacklist: [whom] })
      }
      case 'friends':
        return this.#friends(operation)
      case 'ask':
        return this.#askFor(operation)
      case 'decide': {
        const { by, requestId, decision, outcome } = operation
        const path = `/chat/users/${by}/add_reqs/${this.#requests.get(requestId) ?? 'none'}`
        await this.#call(operation, by, 'POST', path, { decision }, STATUS[outcome])
        const request = this.model.requests.find((one) => one.id === requestId)
        return request && this.#nameMessages({ isGroup: false, id: request.to }, request.from)
      }
      case 'take': {
        const { by, whom, isHidden, isDone } = operation
        const path = `/chat/users/${by}/contacts/${whom}`
        await this.#call(operation, by, 'POST', path, { is_hide: isHidden ? 1 : 0 }, isDone ? 200 : 404)
        return this.#nameMessages({ isGroup: false, id: whom }, by)
      }
      case 'about': {
        const { by, whom, change, isDone } = operation
        const path = `/chat/users/${by}/contacts/${whom}`
        return this.#call(operation, by, 'PATCH', path, change, isDone ? 200 : 404)
      }
      case 'consent': {
        const { by, isNeeded } = operation
        const path = `/chat/users/${by}/privacy_settings`
        return this.#call(operation, by, 'POST', path, { key: 'add_verify', value: isNeeded ? 1 : 0 })
      }
      case 'call':
        return this.#change(operation)
    }
  }

  #differ(operation: Operation, model: unknown, real: unknown): void {
    const [a, b] = [JSON.stringify(model), JSON.stringify(real)]
    if (a !== b) this.differences.push(`${JSON.stringify(operation)}: model ${a}, real ${b}`)
  }

  async #post(operation: Of<'post'>): Promise<void> {
    const { sender, target, isGroup, clientId, msg, code, number } = operation
    const to = { isGroup, id: target }
    const ack = SERVER_KINDS.has(msg.type)
      ? await this.#byServer(operation, to)
      : await this.real.frame(
          sender,
          isGroup,
          {
            ...(isGroup ? { group_id: this.#group(target) } : { receiver_id: target }),
            msg: this.#bodyOf(msg, sender, to),
          },
          clientId,
        )
    this.#differ(operation, { code, number }, { code: ack.code, number: ack.number ?? 0 })
    const kept = this.#kept(sender, to, number)
    if (kept !== undefined && ack.msg_id !== undefined) this.#ids.set(kept, ack.msg_id)
  }

  /** The double of the cipher opens nothing outside of the simulation; ids are the other server's. */
  #bodyOf(msg: Body, sender: string, to: Target): Record<string, unknown> {
    if (msg.type === 'withdraw') return { ...msg, msgId: this.#ids.get(msg.msgId ?? '') ?? '' }
    const ids = to.isGroup ? `${to.id}_${sender}` : sessionIdOf(sender, to.id)
    const text = unseal(ids, msg.content)
    return text === undefined ? { ...msg } : { ...msg, ...encryptContent(text, sender, this.#there(to)) }
  }

  async #byServer({ sender, clientId, msg }: Of<'post'>, to: Target) {
    const body = this.#bodyOf(msg, sender, to) as Draft['body']
    const draft = { senderId: sender, target: this.#there(to), clientId, body }
    const { real } = this
    const posted = await real.write((trx) => postMessage(trx, draft, real.now))
    return posted.kind === 'refused'
      ? { code: posted.code }
      : { code: 0, msg_id: String(posted.row.id), number: posted.row.number }
  }

  async #poison({ sender, target, isGroup }: Of<'poison'>): Promise<void> {
    const to = { isGroup, id: target }
    const body = { type: 'text' as const, content: 'poison' }
    const there = this.#there(to)
    const draft: Draft = { senderId: sender, target: there, clientId: `poison-${++this.#poisons}`, body }
    const row = await this.real.write((trx) => storeMessage(trx, draft, this.real.now))
    const kept = this.#kept(sender, to, row.number)
    if (kept !== undefined) this.#ids.set(kept, String(row.id))
  }

  async #receipt(operation: Of<'receipt'>): Promise<void> {
    const { receipt, reader, author, target, isGroup, ids, code } = operation
    const msg_ids = ids.map((id) => this.#ids.get(id) ?? '999999999')
    const notice = { notice_type: receipt, im_id: reader, rim_id: author, msg_ids, timestamp: operation.at }
    const where = isGroup ? { group_id: this.#group(target) } : { receiver_id: target }
    const ack = await this.real.frame(reader, isGroup, { type: 'notice', ...where, notice })
    this.#differ(operation, code, ack.code)
  }

  #mark(operation: Of<'mark'>): Promise<void> {
    const { account, target, isGroup, time, id } = operation
    const readMsgId = id === '' ? '' : (this.#ids.get(id) ?? '999999999')
    const receiverId = this.#there({ isGroup, id: target }).id
    const item = { receiverId, isGroup: isGroup ? 1 : 0, readTime: time, readMsgId }
    return this.#call(operation, account, 'POST', '/biz/conversations/read', { items: [item] })
  }

  async #askFor(operation: Of<'ask'>): Promise<void> {
    const { from, to, asking, requestId, status } = operation
    const { message = '', addBy = 'account', addFrom = '' } = asking
    const request = { im_id: to, message, add_by: addBy, add_from: addFrom }
    const { body } = await this.real.call(from, 'POST', `/chat/users/${from}/add_reqs`, { request })
    const made = (body as { data?: { contact?: { request: WireRequest | null } } }).data?.contact?.request
    if (made) this.#requests.set(requestId, made.req_id)
    await this.#nameMessages({ isGroup: false, id: to }, from)
    this.#differ(operation, status, made?.status ?? null)
  }

  async #friends(operation: Of<'friends'>): Promise<void> {
    const { a, b, isFriend } = operation
    if (!isFriend) return this.#call(operation, a, 'DELETE', `/chat/users/${a}/contacts/${b}`)
    // No call does it: that comes of a job that they both opened.
    await this.real.write((trx) => befriend(trx, a, b, '', this.real.now))
  }

  /** A change of a group, or of how somebody sees a conversation. */
  async #change(operation: Of<'call'>): Promise<void> {
    const { account, method, path, body, status, made } = operation
    const [area = '', id = ''] = /^\/chat\/groups\/([^/]+)/.exec(path) ?? []
    const asked = id === '' ? path : `/chat/groups/${this.#group(id)}${path.slice(area.length)}`
    const answer = await this.real.call(account, method, asked, this.#named(body))
    const { data } = answer.body as { data?: { group_id?: string } | null }
    if (made !== undefined) this.#groups.set(made, data?.group_id ?? '')
    this.#differ(operation, status, answer.status)
    if (made !== undefined || id !== '') await this.#nameMessages({ isGroup: true, id: made ?? id })
  }

  /** The body of a call about a conversation names the group. */
  #named(body: unknown): unknown {
    const { talkMode, receiverId = '' } = (body ?? {}) as { talkMode?: number; receiverId?: string }
    return talkMode === 2 ? { ...(body as object), receiverId: this.#group(receiverId) } : body
  }

  #group(id: string): string {
    return this.#groups.get(id) ?? id
  }

  #there({ isGroup, id }: Target): Target {
    return { isGroup, id: isGroup ? this.#group(id) : id }
  }

  /** What the server itself wrote into a conversation has ids of its own, too. */
  async #nameMessages(here: Target, one = ''): Promise<void> {
    const rows = await this.real.backend.db
      .selectFrom('messages')
      .select(['id', 'number'])
      .where('conversation_id', '=', conversationIdOf(one, this.#there(here)))
      .execute()
    for (const { id, number } of rows) {
      const kept = this.#kept(one, here, number)
      if (kept !== undefined) this.#ids.set(kept, String(id))
    }
  }

  async #call(
    operation: Operation,
    imId: string,
    method: string,
    path: string,
    body?: unknown,
    wanted = 200,
  ): Promise<void> {
    const { status } = await this.real.call(imId, method, path, body)
    this.#differ(operation, wanted, status)
  }

  /** The model's id of what has this number; undefined for 0. */
  #kept(sender: string, { isGroup, id }: Target, number: number): string | undefined {
    return this.model.conversation(isGroup ? id : sessionIdOf(sender, id))[number - 1]?.id
  }
}
