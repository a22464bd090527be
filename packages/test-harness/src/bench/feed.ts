// The world as the engine meets it: a server in the page that answers from prepared text.

import type {
  Http,
  HttpAnswer,
  HttpRequest,
  SocketConnection,
  SocketHandlers,
  SocketPort,
} from '@sarika/im-engine/testing'
import { CONVERSATIONS, isGroup, memberNames, type PageText, placeName } from './load'
import { ME } from './row'

const STREAMS: Readonly<Record<string, string>> = {
  '/chat/im/user/getMsg': 'person',
  '/chat/im/groups/getGroupMsgOffline': 'group',
  '/chat/im/user/getNotice': 'notices',
  '/chat/im/groups/getOfflineNotice': 'notices',
}

const answer = (body: unknown): HttpAnswer => ({
  kind: 'answer',
  status: 200,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  retryAfterMs: 0,
})

/** REST: contacts, groups, members and the conversation list of the load, and its pages by their cursor. */
export class FeedHttp implements Http {
  readonly #pages = new Map<string, string>()
  readonly #ranks: readonly number[]
  /** When the first call came: the sync starts. */
  startedAt = 0
  /** Asked before each page of messages: true = never answered, as if the network hung. */
  isHanging: () => boolean = () => false
  /** Pages that will never be answered. */
  hungCount = 0
  /** Pages of messages answered so far. */
  servedCount = 0

  constructor(conversations = CONVERSATIONS) {
    this.#ranks = Array.from({ length: conversations }, (_, rank) => rank)
  }

  feed(pages: readonly PageText[]): void {
    for (const { stream, cursor, body } of pages) this.#pages.set(`${stream} ${cursor}`, body)
  }

  /** Keeps no page any more. */
  forget(): void {
    this.#pages.clear()
  }

  async request({ url, body = '{}' }: HttpRequest): Promise<HttpAnswer> {
    if (this.startedAt === 0) this.startedAt = performance.now()
    const [path = '', query = ''] = url.split('?')
    const stream = STREAMS[path]
    if (stream !== undefined) {
      const { cursor } = JSON.parse(body) as { readonly cursor: string }
      const page = this.#pages.get(`${stream} ${cursor}`)
      if (page !== undefined && (this.hungCount > 0 || this.isHanging())) {
        this.hungCount++
        return new Promise(() => {})
      }
      if (page !== undefined) this.servedCount++
      return answer(page ?? { code: 0, data: [], cursor })
    }
    return answer(this.#table(path, query))
  }

  #table(path: string, query: string): unknown {
    if (path.endsWith('/contacts')) return { code: 200, data: { contacts: this.#contacts() } }
    if (path.endsWith('/members')) return { code: 200, data: { members: membersOf(path), rev: 1 } }
    if (path === '/chat/groups') return { code: 200, data: { groups: this.#groups() } }
    if (path === '/biz/conversations/items/query')
      return { code: 0, data: this.#conversations(Number(new URLSearchParams(query).get('page'))) }
    return { code: 0, data: null }
  }

  #contacts(): unknown {
    return this.#ranks
      .filter((rank) => !isGroup(rank))
      .map((rank) => ({
        im_id: placeName(rank),
        nickname: `Person ${rank}`,
        relation_type: 1,
        blacklist_type: 0,
        rev: 1,
      }))
  }

  #groups(): unknown {
    return this.#ranks.filter(isGroup).map((rank) => ({
      group_id: placeName(rank),
      title: `Group ${rank}`,
      owner_id: ME,
      no_speaking: 0,
      count: memberNames(rank).length + 1,
      public_group: 0,
      rev: 1,
    }))
  }

  #conversations(page: number): unknown {
    return this.#ranks.slice((page - 1) * 100, page * 100).map((rank) => ({
      receiverId: placeName(rank),
      talkMode: isGroup(rank) ? 2 : 1,
      readTime: 0,
      readMsgId: '',
      extra: { title: `Conversation ${rank}`, setTopTime: 0, isDisturb: 0 },
    }))
  }
}

function membersOf(path: string): unknown {
  const rank = Number(path.split('/')[3]?.slice(2))
  return [ME, ...memberNames(rank)].map((id) => ({
    im_id: id,
    nickname: id,
    join_at: 1_600_000_000,
    role: 'member',
    no_speaking: 0,
  }))
}

const PRESENCE = JSON.stringify({
  action: 'notice',
  data: {
    type: 'presence',
    id: '',
    im_id: ME,
    notice_type: 'presence',
    online: 1,
    platform: 3,
    timestamp: 1,
  },
})

/** The socket: answers heartbeats and pings, acks receipts, and carries the frames that are pushed. */
export class FeedSocket implements SocketPort {
  #handlers: SocketHandlers | undefined

  open(_url: string, handlers: SocketHandlers): SocketConnection {
    this.#handlers = handlers
    queueMicrotask(() => handlers.onOpen())
    let isOpen = true
    return {
      send(text) {
        if (!isOpen) return false
        queueMicrotask(() => handlers.onText(replyTo(text)))
        return true
      },
      close(code) {
        isOpen = false
        queueMicrotask(() => handlers.onClose(code, ''))
      },
    }
  }

  push(frame: string): void {
    this.#handlers?.onText(frame)
  }
}

function replyTo(text: string): string {
  const { action, seq, data } = JSON.parse(text) as {
    readonly action: string
    readonly seq?: string
    readonly data?: { readonly type?: string }
  }
  if (action === 'heartbeat') return text
  if (data?.type === 'ping') return PRESENCE
  return JSON.stringify({
    action: 'ack',
    seq,
    data: { code: 0, msg_id: '', msg_time: 0, number: 0, message: '' },
  })
}
