// What was asked of the model server in a simulation, asked of the real one in the same order at the same times:
//
//   run.ts --operations--> askAll(operations) --frames, calls--> BareServer
//                              | every verdict is compared, ids are translated by conversation and number
//                              v
//                          pictures.ts: what both ends hold then

import { encryptContent } from '../server/chat/cipher'
import { befriend } from '../server/chat/contact-changes'
import { conversationIdOf, type Target } from '../server/chat/ids'
import { FRIEND } from '../server/chat/permission'
import { postMessage } from '../server/chat/post-message'
import { type Draft, storeMessage } from '../server/chat/store-message'
import { unseal } from '../world/cipher'
import { sessionIdOf } from '../world/model-server'
import type { Body } from '../world/model-types'
import type { Operation, RecordedServer } from '../world/recorded-server'
import { BareServer } from './bare-server'
import { dropNewTips, writeBareGroup } from './bare-world'

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
  readonly #owners = new Map<string, string>()
  #poisons = 0

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
        this.#owners.set(operation.id, operation.members[0] ?? '')
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
        return request && this.#nameMessages(request.from, request.to)
      }
      case 'take': {
        const { by, whom, isHidden, isDone } = operation
        const path = `/chat/users/${by}/contacts/${whom}`
        await this.#call(operation, by, 'POST', path, { is_hide: isHidden ? 1 : 0 }, isDone ? 200 : 404)
        return this.#nameMessages(by, whom)
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
        return this.#call(
          operation,
          operation.account,
          'POST',
          operation.path,
          operation.body,
          operation.status,
        )
      case 'add':
        return this.#add(operation)
      case 'mute-group':
        return this.#inGroup(operation, 'POST', '/settings', { no_speaking: operation.isOn ? 1 : 0 })
      case 'mute-member': {
        const path = `/members/${operation.id}/settings`
        return this.#inGroup(operation, 'POST', path, { no_speaking: operation.isOn ? 1 : 0 })
      }
      case 'role':
        return this.#inGroup(operation, 'POST', '/roles', { im_ids: [operation.id], role: operation.role })
      case 'remove':
        return this.#inGroup(operation, 'DELETE', `/members/${operation.id}`)
      case 'disband':
        return this.#inGroup(operation, 'DELETE', '')
      case 'rename':
        return this.#inGroup(operation, 'POST', '', { title: operation.title })
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
            ...(isGroup ? { group_id: target } : { receiver_id: target }),
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
    return text === undefined ? { ...msg } : { ...msg, ...encryptContent(text, sender, to) }
  }

  async #byServer({ sender, clientId, msg }: Of<'post'>, target: Target) {
    const body = this.#bodyOf(msg, sender, target) as Draft['body']
    const draft = { senderId: sender, target, clientId, body }
    const { real } = this
    const posted = await real.write((trx) => postMessage(trx, draft, real.now))
    return posted.kind === 'refused'
      ? { code: posted.code }
      : { code: 0, msg_id: String(posted.row.id), number: posted.row.number }
  }

  async #poison({ sender, target, isGroup }: Of<'poison'>): Promise<void> {
    const to = { isGroup, id: target }
    const body = { type: 'text' as const, content: 'poison' }
    const draft: Draft = { senderId: sender, target: to, clientId: `poison-${++this.#poisons}`, body }
    const row = await this.real.write((trx) => storeMessage(trx, draft, this.real.now))
    const kept = this.#kept(sender, to, row.number)
    if (kept !== undefined) this.#ids.set(kept, String(row.id))
  }

  async #receipt(operation: Of<'receipt'>): Promise<void> {
    const { receipt, reader, author, target, isGroup, ids, code } = operation
    const msg_ids = ids.map((id) => this.#ids.get(id) ?? '999999999')
    const notice = { notice_type: receipt, im_id: reader, rim_id: author, msg_ids, timestamp: operation.at }
    const where = isGroup ? { group_id: target } : { receiver_id: target }
    const ack = await this.real.frame(reader, isGroup, { type: 'notice', ...where, notice })
    this.#differ(operation, code, ack.code)
  }

  #mark(operation: Of<'mark'>): Promise<void> {
    const { account, target, isGroup, time, id } = operation
    const readMsgId = id === '' ? '' : (this.#ids.get(id) ?? '999999999')
    const item = { receiverId: target, isGroup: isGroup ? 1 : 0, readTime: time, readMsgId }
    return this.#call(operation, account, 'POST', '/biz/conversations/read', { items: [item] })
  }

  async #askFor(operation: Of<'ask'>): Promise<void> {
    const { from, to, asking, requestId, status } = operation
    const { message = '', addBy = 'account', addFrom = '' } = asking
    const request = { im_id: to, message, add_by: addBy, add_from: addFrom }
    const { body } = await this.real.call(from, 'POST', `/chat/users/${from}/add_reqs`, { request })
    const made = (body as { data?: { contact?: { request: WireRequest | null } } }).data?.contact?.request
    if (made) this.#requests.set(requestId, made.req_id)
    await this.#nameMessages(from, to)
    this.#differ(operation, status, made?.status ?? null)
  }

  /** What the server itself wrote into the conversation of two people has ids of its own, too. */
  async #nameMessages(a: string, b: string): Promise<void> {
    const rows = await this.real.backend.db
      .selectFrom('messages')
      .select(['id', 'number', 'sender_id'])
      .where('conversation_id', '=', conversationIdOf(a, { isGroup: false, id: b }))
      .execute()
    for (const { id, number, sender_id } of rows) {
      const target = { isGroup: false, id: sender_id === a ? b : a }
      const kept = this.#kept(sender_id, target, number)
      if (kept !== undefined) this.#ids.set(kept, String(id))
    }
  }

  async #friends(operation: Of<'friends'>): Promise<void> {
    const { a, b, isFriend } = operation
    if (!isFriend) return this.#call(operation, a, 'DELETE', `/chat/users/${a}/contacts/${b}`)
    // No call does it: that comes of a job that they both opened.
    await this.real.write((trx) => befriend(trx, a, b, '', this.real.now))
  }

  async #relate(owner: string, other: string, relation: number): Promise<number> {
    return this.real.write(async (trx) => {
      const row = trx.selectFrom('contacts').where('owner_id', '=', owner).where('im_id', '=', other)
      const { relation_type } = await row.select('relation_type').executeTakeFirstOrThrow()
      await trx
        .updateTable('contacts')
        .set({ relation_type: relation })
        .where('owner_id', '=', owner)
        .where('im_id', '=', other)
        .execute()
      return relation_type
    })
  }

  /** Members invite their own contacts; the model's administrator knows everybody. */
  async #add(operation: Of<'add'>): Promise<void> {
    const owner = this.#owners.get(operation.group) ?? ''
    const relation = await this.#relate(owner, operation.id, FRIEND)
    await this.#inGroup(operation, 'POST', '/members', { im_ids: [operation.id] })
    await this.#relate(owner, operation.id, relation)
  }

  /** The model writes no tips of groups: what the real one wrote goes, and the numbers that it took. */
  async #inGroup(
    operation: Extract<Operation, { group: string }>,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<void> {
    const { group } = operation
    await this.#call(operation, this.#owners.get(group) ?? '', method, `/chat/groups/${group}${path}`, body)
    await this.real.write((trx) => dropNewTips(trx, group))
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
