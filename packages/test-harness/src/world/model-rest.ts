import { answer, notFound, type RestAnswer } from './model-answer'
import { EVERYBODY } from './model-contacts'
import type { ModelFiles } from './model-files'
import { ModelRestGroups } from './model-rest-groups'
import { ModelRestPeople } from './model-rest-people'
import type { ModelServer } from './model-server'
import { sessionIdOf } from './model-server'
import type { ErasedWord, ModelView, Stored, StoredNotice } from './model-types'

/** A call as it reaches the server. */
export interface RestCall {
  readonly method: string
  /** With the query. */
  readonly path: string
  readonly token: string
  readonly body: string
}

const noticeRow = ({ id, notice }: StoredNotice) => ({ notice_id: String(id), notice })

interface PageBody {
  cursor?: string
  size?: number
  from_time?: number
  before?: string
  im_id?: string
  group_id?: string
  from_number?: number
  to_number?: number
  msg?: { content: string }
  receivers?: { receiver_id: string; seq: string }[]
  receiverId?: string
  talkMode?: 1 | 2
  setTopTime?: number
  isDisturb?: 0 | 1
  isArchived?: 0 | 1
  archivedNumber?: number
  isUnread?: 0 | 1
  interview?: string
  extra?: ModelView['about']
  items?: ({ receiverId: string; isGroup: 0 | 1; readTime: number; readMsgId: string } & ErasedWord)[]
}

/** Nobody said these. */
const UNCOUNTED: ReadonlySet<string> = new Set(['tip', 'withdraw', 'newFriend'])

/** The calls of the chat, as the wire's page has them. */
export class ModelRest {
  readonly #people: ModelRestPeople
  readonly #groups: ModelRestGroups

  constructor(
    private readonly server: ModelServer,
    private readonly files?: Pick<ModelFiles, 'ticket'>,
  ) {
    this.#people = new ModelRestPeople(server)
    this.#groups = new ModelRestGroups(server)
  }

  call(call: RestCall): RestAnswer {
    const path = call.path.split('?')[0] as string
    const login = this.server.logins.get(call.token)
    if (login === undefined) return answer({ code: -401, message: 'who is this' })
    if (login.isRevoked) return answer({ code: -403, message: 'revoked' })
    if (path === '/chat/auth') return this.#renew(call.token)
    if (this.server.time.now() >= login.expiresAt) return answer({ code: -401, message: 'expired' })
    return this.respond(login.account, call)
  }

  /** As this account, whatever program it uses. */
  respond(account: string, { method, path: whole, body: text }: Omit<RestCall, 'token'>): RestAnswer {
    const path = whole.split('?')[0] as string
    const body = (text === '' ? {} : JSON.parse(text)) as PageBody
    return (
      this.#people.call(account, path, method, body) ??
      this.#groups.call(account, whole, method, body) ??
      this.#route(path, account, body, whole)
    )
  }

  #renew(token: string): RestAnswer {
    const fresh = this.server.renew(token)
    if (fresh === undefined) return answer({ code: -403, message: 'revoked' })
    const expiresAt = this.server.logins.get(fresh)?.expiresAt ?? 0
    return answer({ code: 200, data: { im_token: fresh, im_exp: Math.floor(expiresAt / 1000) + 255_600 } })
  }

  #route(path: string, account: string, body: PageBody, whole: string): RestAnswer {
    switch (path) {
      case '/chat/im/user/getMsg':
        return this.#messages(account, false, body)
      case '/chat/im/groups/getGroupMsgOffline':
        return this.#messages(account, true, body)
      case '/chat/im/user/getNotice':
        return this.#notices(account, false, body)
      case '/chat/im/groups/getOfflineNotice':
        return this.#notices(account, true, body)
      case '/chat/im/user/serviceNotification':
        return this.#services(account, body)
      case '/chat/im/user/getMsgByImID':
        return this.#history(this.server.conversation(sessionIdOf(account, body.im_id ?? '')), body)
      case '/chat/im/groups/getGroupMsgByGroupID': {
        const group = this.server.groups.get(body.group_id ?? '')
        if (group?.members.has(account) !== true) return notFound()
        return this.#history(this.server.conversation(group.id), body)
      }
      case '/chat/im/user/sendP2MMsg':
        return this.#broadcast(account, body)
      case '/biz/conversations/items/query':
        return this.#conversations(account, whole)
      case '/biz/conversations/read':
        return this.#read(account, body)
      case '/biz/conversations/items/save':
        return this.#save(account, body)
      case '/biz/conversations/setting':
        return this.#setting(account, body)
      case '/biz/conversations/messages/erase':
        return this.#erase(account, body)
      case '/biz/conversations/items/delete':
        return this.#delete(account, body)
      case '/chat/calls': {
        const calls = this.server.calls.rows(account)
        return answer({ code: 200, data: { now: this.server.time.now(), calls } })
      }
      case '/chat/file_auths':
        return this.files === undefined ? notFound() : answer({ code: 200, data: this.files.ticket(account) })
      default:
        return answer({ code: 'route_not_found', message: 'no such path' }, 404)
    }
  }

  /** One plain text to many: each is judged and kept like a frame of its own. */
  #broadcast(account: string, { msg, receivers = [] }: PageBody): RestAnswer {
    const data = receivers.map(({ receiver_id, seq }) => {
      if (receiver_id === EVERYBODY) return this.#toEverybody(account, seq, msg?.content ?? '')
      const body = { type: 'text', content: msg?.content ?? '', isBroadCast: 1 }
      const posted = this.server.post(account, receiver_id, false, seq, body, undefined)
      if (posted.kind === 'refused') return { seq, code: posted.code, message: 'no' }
      const { id, at, number } = posted.message
      return { seq, code: 0, msg_id: id, msg_time: at, number }
    })
    return answer({ code: 0, data })
  }

  /** Kept once under its client id, for managers; others are refused. */
  #toEverybody(sender: string, seq: string, content: string) {
    const { services, managers, time } = this.server
    if (!managers.has(sender)) return { seq, code: -23, message: 'no' }
    let index = services.findIndex((one) => one.sender === sender && one.clientId === seq)
    if (index >= 0 && services[index]?.content !== content) return { seq, code: -409, message: 'no' }
    if (index < 0) index = services.push({ at: time.now(), sender, clientId: seq, content }) - 1
    return { seq, code: 0, msg_id: String(index + 1), msg_time: services[index]?.at, number: 0 }
  }

  #services(account: string, { cursor = '', size = 50, from_time = 0 }: PageBody): RestAnswer {
    const { services, managers } = this.server
    if (!managers.has(account)) return answer({ code: -23, message: 'no' })
    const after = Number(cursor.slice(1) || 0)
    const page = services
      .map((one, index) => ({ ...one, id: index + 1 }))
      .filter(({ id, at }) => id > after && (after > 0 || at >= from_time))
      .slice(0, size)
    const data = page.map(({ id, at, sender, clientId, content }) => ({
      ...{ msg_id: String(id), msg_time: at, seq: clientId, number: 0 },
      ...{ sender_id: sender, receiver_id: EVERYBODY },
      msg: { type: 'text', content, isBroadCast: 1, broadcastId: clientId },
    }))
    const last = page.at(-1)
    return answer({ code: 0, data, cursor: last === undefined ? cursor : `s${last.id}` })
  }

  /** Rows after the cursor, ascending by id; the cursor is that of the last row, or as it came. */
  #messages(account: string, isGroup: boolean, { cursor = '', size = 500 }: PageBody) {
    const [after, noticed] = cursor === '' ? [0, 0] : cursor.slice(1).split('.').map(Number)
    const notices = this.server.areMixed ? this.#noticesAfter(account, isGroup, noticed ?? 0, size) : []
    const page: Stored[] = []
    for (const message of this.server.messages) {
      if (page.length + notices.length >= size) break
      if (Number(message.id) <= (after ?? 0) || message.isGroup !== isGroup) continue
      if (this.server.isVisible(account, message)) page.push(message)
    }
    const data = [...page.map((message) => this.server.row(message)), ...notices.map(noticeRow)]
    if (data.length === 0) return answer({ code: 0, data, cursor })
    const end = `${page.at(-1)?.id ?? after}.${notices.at(-1)?.id ?? noticed ?? 0}`
    return answer({ code: 0, data, cursor: `${isGroup ? 'g' : 'p'}${end}` })
  }

  #notices(account: string, isGroup: boolean, { cursor = '', size = 500 }: PageBody): RestAnswer {
    if (this.server.areMixed) return answer({ code: 0, data: [], cursor })
    const page = this.#noticesAfter(account, isGroup, Number(cursor || 0), size)
    return answer({ code: 0, data: page.map(noticeRow), cursor: String(page.at(-1)?.id ?? cursor) })
  }

  #noticesAfter(account: string, isGroup: boolean, after: number, size: number): readonly StoredNotice[] {
    return this.server.notices
      .filter((one) => one.recipient === account && one.isGroup === isGroup && one.id > after)
      .slice(0, size)
  }

  #history(
    all: readonly Stored[],
    { before = '', size = 500, from_number, to_number }: PageBody,
  ): RestAnswer {
    if (
      from_number !== undefined &&
      to_number !== undefined &&
      to_number - from_number >= this.server.numbersMax
    )
      return answer({
        code: -422,
        message: `to_number is not within ${this.server.numbersMax} of from_number`,
      })
    const rows =
      from_number !== undefined && to_number !== undefined
        ? all.filter((one) => one.number >= from_number && one.number <= to_number).slice(0, size)
        : all.filter((one) => before === '' || Number(one.id) < Number(before)).slice(-size)
    return answer({ code: 0, data: rows.map((message) => this.server.row(message)) })
  }

  #unreadOf(account: string, id: string): number {
    const mark = this.server.marks.get(`${account} ${id}`)
    return this.server.conversation(id).filter(({ at, id: message, sender, msg, withdrawnAt, receipts }) => {
      const isRead = (receipts.get(account)?.readAt ?? 0) > 0
      const isAfter = at > (mark?.time ?? 0) || (at === mark?.time && Number(message) > Number(mark.id))
      const isCounted =
        withdrawnAt === 0 && !UNCOUNTED.has(msg.type) && !this.server.isErased(account, message)
      return sender !== account && isCounted && !isRead && isAfter
    }).length
  }

  #conversations(account: string, path: string): RestAnswer {
    const query = new URLSearchParams(path.split('?')[1] ?? '')
    const page = Number(query.get('page') ?? 1)
    const size = Number(query.get('size') ?? 100)
    const all = this.server.conversationsOf(account)
    const rows = all.slice((page - 1) * size, page * size).map(({ id, target, isGroup }) => {
      const mark = this.server.marks.get(`${account} ${id}`)
      const view = this.server.viewOf(account, id)
      return {
        sessionId: id,
        receiverId: target,
        talkMode: isGroup ? 2 : 1,
        updatedAt: this.server.conversation(id).at(-1)?.at ?? 0,
        unreadNum: this.#unreadOf(account, id),
        readTime: mark?.time ?? 0,
        readMsgId: mark?.id ?? '',
        lastNumber: this.server.conversation(id).length,
        extra: {
          title: isGroup ? (this.server.groups.get(target)?.title ?? '') : `Person ${target}`,
          avatar: '',
          isGroup: isGroup ? 1 : 0,
          setTopTime: view.pinnedAt,
          isDisturb: view.isDisturb ? 1 : 0,
          isArchived: this.server.isArchived(account, id) ? 1 : 0,
          archivedNumber: view.archivedTo,
          isUnread: view.isMarkedUnread ? 1 : 0,
          jobId: '0',
          ...view.about,
          interview: view.interview,
        },
      }
    })
    return answer({ code: 0, data: rows, total: all.length, deleted: this.#deletedOf(account) })
  }

  /** What was deleted from the list and not written to since, with the mark up to which it is read. */
  #deletedOf(account: string): readonly object[] {
    return this.server.deletedOf(account).map(({ id, target, isGroup }) => {
      const mark = this.server.marks.get(`${account} ${id}`)
      return {
        receiverId: target,
        talkMode: isGroup ? 2 : 1,
        lastNumber: this.server.viewOf(account, id).deletedAt,
        readTime: mark?.time ?? 0,
        readMsgId: mark?.id ?? '',
      }
    })
  }

  /** The conversation of a call, unless it is nobody's or somebody else's. */
  #talkOf(account: string, { receiverId = '', talkMode }: PageBody): string | undefined {
    if (talkMode !== 2)
      return this.server.accounts.includes(receiverId) ? sessionIdOf(account, receiverId) : undefined
    return this.server.groups.get(receiverId)?.members.has(account) === true ? receiverId : undefined
  }

  /** A group that was left meanwhile does not hold up the marks beside it. */
  #read(account: string, { items = [] }: PageBody): RestAnswer {
    const own = items.filter(({ receiverId, isGroup }) => {
      return this.#talkOf(account, { receiverId, talkMode: isGroup === 1 ? 2 : 1 }) !== undefined
    })
    if (own.length === 0 && items.length > 0) return notFound()
    for (const { receiverId, isGroup, readTime, readMsgId } of own)
      this.server.moveMark(account, receiverId, isGroup === 1, readTime, readMsgId)
    return answer({ code: 0, data: null })
  }

  #setting(account: string, body: PageBody): RestAnswer {
    const id = this.#talkOf(account, body)
    if (id === undefined) return notFound()
    const view = this.server.viewOf(account, id)
    view.pinnedAt = body.setTopTime ?? view.pinnedAt
    view.isDisturb = body.isDisturb === undefined ? view.isDisturb : body.isDisturb === 1
    view.isArchived = body.isArchived === undefined ? view.isArchived : body.isArchived === 1
    view.archivedTo = body.archivedNumber ?? view.archivedTo
    view.isMarkedUnread = body.isUnread === undefined ? view.isMarkedUnread : body.isUnread === 1
    view.isOpened = true
    view.deletedAt = -1
    const { interview, receiverId = '', talkMode } = body
    if (interview === undefined) return answer({ code: 0, data: null })
    view.interview = interview
    if (talkMode === 1) this.server.viewOf(receiverId, id).interview = interview
    return answer({ code: 0, data: null })
  }

  /** Another job in place of the one that was kept, and its resume. */
  #save(account: string, body: PageBody): RestAnswer {
    const id = this.#talkOf(account, body)
    if (id === undefined) return notFound()
    const view = this.server.viewOf(account, id)
    const about = body.extra ?? {}
    view.about = about.jobId === view.about.jobId ? { ...view.about, ...about } : about
    view.isOpened = true
    view.deletedAt = -1
    return answer({ code: 0, data: null })
  }

  #erase(account: string, body: PageBody): RestAnswer {
    if (this.#talkOf(account, body) === undefined) return notFound()
    this.server.erase(account, body.receiverId ?? '', body.talkMode === 2, body.items ?? [])
    return answer({ code: 0, data: null })
  }

  #delete(account: string, body: PageBody): RestAnswer {
    const id = this.#talkOf(account, body)
    if (id === undefined) return notFound()
    this.server.viewOf(account, id).deletedAt = this.server.conversation(id).length
    return answer({ code: 0, data: null })
  }
}
