// A transcript as a server would give it: REST answers and socket frames on the wire of @sarika/im-engine, nothing else.
//
//   rows > rooms as groups, numbered > plan of delivery (ordered, shuffled, doubled, overlapping)
//        > offline pages of 500 > the engine asks for them        the last part > live frames on the socket

import type {
  Http,
  HttpAnswer,
  HttpRequest,
  SeededRandom,
  SocketHandlers,
  SocketPort,
} from '@sarika/im-engine/testing'
import type { TranscriptMessage } from './transcript'

export const DELIVERIES = ['ordered', 'shuffled', 'doubled', 'overlapping'] as const
export type Delivery = (typeof DELIVERIES)[number]

const PAGE = 500
/** Messages that `doubled` tells twice in a row: copies in one page, and across two. */
const DOUBLED = 4
/** At most this many messages come live, and at most a tenth. */
const LIVE_MAX = 500
/** Where the read mark is told: with the conversation list, or by a notice when messages are there already. */
type MarkTiming = 'before' | 'after'

export interface BackendOptions {
  readonly messages: readonly TranscriptMessage[]
  readonly me: string
  readonly deliver: Delivery
  readonly random: SeededRandom
  /** The message the read mark stands at. */
  readonly readUpTo: TranscriptMessage | undefined
}

/** What a page is asked with. */
interface PageRequest {
  readonly cursor?: string
  readonly size?: number
}

/** An author's id on the wire: nobody is the assistant ("1") by chance. */
export const authorId = (author: string): string => `author-${author}`
/** Zero-padded, so that ids of one time keep the order of their rows. */
export const serverIdOf = (message: TranscriptMessage): string => String(message.row).padStart(12, '0')

export class TranscriptBackend implements Http, SocketPort {
  readonly #me: string
  readonly #rows = new Map<number, string>()
  readonly #rooms: ReadonlyMap<string, ReadonlySet<string>>
  /** What offline pages hold: after deliverLive() the live part too. */
  #pages: readonly TranscriptMessage[]
  readonly #live: readonly TranscriptMessage[]
  readonly #readUpTo: TranscriptMessage | undefined
  readonly #markTiming: MarkTiming
  #send: ((frame: unknown) => void) | undefined
  #onPage: { readonly index: number; readonly call: () => void } | undefined
  #pageCount = 0
  #isLive = false

  constructor({ messages, me, deliver, random, readUpTo }: BackendOptions) {
    this.#me = authorId(me)
    this.#readUpTo = readUpTo
    this.#markTiming = random.float() < 0.5 ? 'before' : 'after'
    const rooms = new Map<string, Set<string>>()
    const numbers = new Map<string, number>()
    for (const message of messages) {
      const members = rooms.get(message.room) ?? new Set([this.#me])
      rooms.set(message.room, members.add(authorId(message.author)))
      const number = (numbers.get(message.room) ?? 0) + 1
      numbers.set(message.room, number)
      this.#rows.set(message.row, JSON.stringify(toWire(message, number)))
    }
    this.#rooms = rooms
    const inTurn = deliver === 'shuffled' ? shuffle(messages, random) : messages
    const liveCount = Math.min(LIVE_MAX, Math.floor(messages.length / 10))
    this.#pages = plan(inTurn.slice(0, inTurn.length - liveCount), deliver)
    this.#live = plan(inTurn.slice(inTurn.length - liveCount), deliver)
  }

  /** Calls once, when page number `index` (from 0) is asked for. */
  onPage(index: number, call: () => void): void {
    this.#onPage = { index, call }
  }

  /** The last part, and a mark that comes late: call when the engine has caught up. Called again, it tells all again. */
  deliverLive(): void {
    if (!this.#isLive) this.#pages = [...this.#pages, ...this.#live]
    this.#isLive = true
    for (const message of this.#live) this.#send?.(`{"action":"group","data":${this.#rows.get(message.row)}}`)
    if (this.#readUpTo !== undefined && this.#markTiming === 'after')
      this.#send?.(
        JSON.stringify({
          action: 'notice',
          data: {
            type: 'notice',
            notice_id: '1',
            notice: {
              notice_type: 'read_mark',
              im_id: this.#me,
              sessionId: this.#readUpTo.room,
              isGroup: 1,
              readTime: this.#readUpTo.at,
              readMsgId: serverIdOf(this.#readUpTo),
              timestamp: this.#readUpTo.at,
            },
          },
        }),
      )
  }

  open(_url: string, handlers: SocketHandlers) {
    let isOpen = true
    const send = (frame: unknown): void => {
      if (isOpen) handlers.onText(typeof frame === 'string' ? frame : JSON.stringify(frame))
    }
    queueMicrotask(() => {
      this.#send = send
      handlers.onOpen()
    })
    return {
      send: (text: string): boolean => {
        if (isOpen) queueMicrotask(() => this.#answerFrame(text, send))
        return isOpen
      },
      close: (code: number): void => {
        if (!isOpen) return
        isOpen = false
        queueMicrotask(() => handlers.onClose(code, ''))
      },
    }
  }

  #answerFrame(text: string, send: (frame: unknown) => void): void {
    const frame: { action: string; seq?: string; data?: { type?: string } } = JSON.parse(text)
    if (frame.action === 'heartbeat') send({ action: 'heartbeat' })
    else if (frame.data?.type === 'ping')
      send({
        action: 'notice',
        data: {
          type: 'presence',
          id: '',
          im_id: this.#me,
          notice_type: 'presence',
          online: 1,
          platform: 3,
          timestamp: 1,
        },
      })
    else
      send({
        action: 'ack',
        seq: frame.seq,
        data: { code: 0, msg_id: '', msg_time: 0, number: 0, message: '' },
      })
  }

  async request(request: HttpRequest): Promise<HttpAnswer> {
    const path = request.url.split('?')[0] ?? ''
    const body: PageRequest = request.body === undefined ? {} : JSON.parse(request.body)
    return { kind: 'answer', status: 200, retryAfterMs: 0, body: this.#answer(path, request.url, body) }
  }

  #answer(path: string, url: string, body: PageRequest): string {
    if (path === '/chat/im/groups/getGroupMsgOffline')
      return this.#page(Number(body.cursor || '0'), body.size ?? PAGE)
    if (path === '/chat/groups')
      return JSON.stringify({
        code: 200,
        data: { groups: [...this.#rooms].map((room) => this.#group(room)) },
      })
    if (path.startsWith('/chat/groups/')) return this.#members(decodeURIComponent(path.split('/')[3] ?? ''))
    if (path.startsWith('/chat/users/')) return JSON.stringify({ code: 200, data: { contacts: [] } })
    if (path === '/biz/conversations/items/query') return this.#conversations(url)
    return JSON.stringify({ code: 0, data: [], cursor: '', total: 0 })
  }

  #page(start: number, size: number): string {
    if (this.#pageCount++ === this.#onPage?.index) this.#onPage.call()
    const page = this.#pages.slice(start, start + size)
    const data = page.map((message) => this.#rows.get(message.row)).join(',')
    return `{"code":0,"data":[${data}],"cursor":"${start + page.length}"}`
  }

  #group([room, members]: readonly [string, ReadonlySet<string>]) {
    return {
      group_id: room,
      title: room,
      avatar: '',
      owner_id: this.#me,
      no_speaking: 0,
      count: members.size,
      public_group: 1,
      rev: 1,
    }
  }

  #members(room: string): string {
    const members = [...(this.#rooms.get(room) ?? [])].map((imId) => ({
      im_id: imId,
      nickname: imId,
      memo: '',
      join_at: 0,
      role: 'member',
      user_type: 0,
      no_speaking: 0,
    }))
    return JSON.stringify({ code: 200, data: { members, rev: 1 } })
  }

  #conversations(url: string): string {
    const page = Number(/[?&]page=(\d+)/.exec(url)?.[1] ?? '1')
    const size = Number(/[?&]size=(\d+)/.exec(url)?.[1] ?? '100')
    const mark = this.#markTiming === 'before' ? this.#readUpTo : undefined
    const data = [...this.#rooms.keys()].slice((page - 1) * size, page * size).map((room) => ({
      sessionId: room,
      receiverId: room,
      talkMode: 2,
      updatedAt: 0,
      unreadNum: 0,
      msgId: '',
      msgText: '',
      readTime: mark?.room === room ? mark.at : 0,
      readMsgId: mark?.room === room ? serverIdOf(mark) : '',
      lastNumber: 0,
      extra: {
        title: room,
        avatar: '',
        isGroup: 1,
        setTopTime: 0,
        isDisturb: 0,
        jobId: '',
        resumeId: '',
        jobTitle: '',
        company: '',
      },
    }))
    return JSON.stringify({ code: 0, data, total: this.#rooms.size })
  }
}

function toWire(message: TranscriptMessage, number: number) {
  return {
    msg_id: serverIdOf(message),
    msg_time: message.at,
    seq: '',
    number,
    sender_id: authorId(message.author),
    group_id: message.room,
    msg: {
      type: 'text',
      content: message.text,
      extra: {
        transcriptId: message.id,
        ...(message.mentions.length > 0 ? { mentions: message.mentions.map(authorId) } : {}),
      },
    },
  }
}

function shuffle<T>(list: readonly T[], random: SeededRandom): readonly T[] {
  const all = [...list]
  for (let last = all.length - 1; last > 0; last--) {
    const other = Math.floor(random.float() * (last + 1))
    const kept = all[last] as T
    all[last] = all[other] as T
    all[other] = kept
  }
  return all
}

/** What is delivered in what order; repeats where asked for. */
function plan(messages: readonly TranscriptMessage[], deliver: Delivery): readonly TranscriptMessage[] {
  if (deliver !== 'doubled' && deliver !== 'overlapping') return messages
  const isDoubled = deliver === 'doubled'
  const step = isDoubled ? DOUBLED : PAGE / 2
  const all: TranscriptMessage[] = []
  for (let start = 0; start < messages.length; start += step) {
    const piece = messages.slice(start, start + (isDoubled ? DOUBLED : PAGE))
    all.push(...piece, ...(isDoubled ? piece : []))
  }
  return all
}
