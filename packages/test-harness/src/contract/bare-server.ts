import { WebSocket } from 'ws'
import { openChatLogin } from '../server/accounts/chat-logins'
import { startLogin } from '../server/accounts/logins'
import { loadSecret } from '../server/accounts/secret'
import type { Backend } from '../server/backend'
import { jobIndexOf } from '../server/db/job-index'
import { openDatabase } from '../server/db/open'
import type { Trx } from '../server/db/tables'
import type { Answer } from '../server/http/answer'
import { ROUTES } from '../server/http/routes'
import { createBackend } from '../server/index'
import { dispatch } from '../server/socket/dispatch'
import { Session } from '../server/socket/session'
import { BARE_COST, writeBareWorld } from './bare-world'

/** Rates are another matter: what was taken in the simulation is asked here. */
const PLENTY = { burst: 1_000_000, perSecond: 1_000_000 }

interface Ack {
  readonly code: number
  readonly msg_id?: string
  readonly number?: number
}

type Body = Readonly<Record<string, unknown>>

/** One person's way in: the session that dispatch knows, and what it was answered. */
interface Door {
  readonly chatLoginId: string
  readonly session: Session
  readonly heard: string[]
}

/** The real server without its sockets and ports: frames go into dispatch, calls into the route table. */
export class BareServer {
  #now = 0
  readonly #doors = new Map<string, Door>()
  readonly #closers: (() => Promise<void>)[] = []
  #seq = 0

  private constructor(readonly backend: Backend) {}

  static async open(people: readonly string[], now: number): Promise<BareServer> {
    const { db, kind, close } = await openDatabase(':memory:')
    const clock = { now: () => now }
    const options = {
      port: 0,
      database: ':memory:',
      clock: () => clock.now(),
      passwordCost: BARE_COST,
      rates: {
        ...{ sends: PLENTY, receipts: PLENTY, broadcasts: PLENTY },
        ...{ chatChanges: PLENTY, contactRequests: PLENTY, personSearches: PLENTY },
      },
    }
    const server = new BareServer(createBackend(db, jobIndexOf(kind), await loadSecret(db), options))
    server.#now = now
    clock.now = () => server.#now
    server.#closers.push(close)
    await server.write(async (trx) => {
      await writeBareWorld(trx, people, now)
      for (const imId of people) {
        const loginId = await startLogin(trx, imId, now)
        const chatLoginId = (await openChatLogin(trx, loginId, now)) ?? ''
        server.#doors.set(imId, server.#door(imId, loginId, chatLoginId))
      }
    })
    return server
  }

  /** Its clock stands until it is set. */
  setClock(now: number): void {
    this.#now = now
  }

  get now(): number {
    return this.#now
  }

  write<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
    return this.backend.writes.run(work)
  }

  /** Sends a frame as this person and answers its ack. */
  async frame(imId: string, isGroup: boolean, data: Body, seq = `bare-${++this.#seq}`): Promise<Ack> {
    const { session, heard } = this.#doors.get(imId) as Door
    heard.length = 0
    const action = isGroup ? 'group' : 'p2p'
    const frame = 'msg' in data ? { ...data, seq, sender_id: imId } : data
    await dispatch(this.backend, session, JSON.stringify({ action, seq, data: frame }))
    const acks = heard.map((text) => JSON.parse(text)).filter((one) => one.action === 'ack')
    if (acks.length !== 1) throw new Error(`${imId} was answered ${heard.join()} to ${JSON.stringify(data)}`)
    return acks[0].data
  }

  /** Makes a call as this person. */
  async call(imId: string, method: string, path: string, body?: unknown): Promise<Answer> {
    const [plain = '', query = ''] = path.split('?')
    for (const route of ROUTES) {
      const params = route.method === method ? paramsOf(route.path, plain) : undefined
      if (params === undefined) continue
      const { chatLoginId } = this.#doors.get(imId) as Door
      const { im_token: bearer } = await this.backend.tokens.signIm(imId, chatLoginId)
      const search = Object.fromEntries(new URLSearchParams(query))
      const admission = await route.guard(this.backend, bearer)
      if (admission.kind === 'out') return admission.answer
      const caller = {
        bearer,
        address: 'bare',
        host: 'bare',
        seesDevPages: false,
        language: 'en',
        onceKey: '',
        header: () => '',
        isHttps: false,
        signal: new AbortController().signal,
      } as const
      return admission.respond({ ...caller, params, query: search, body })
    }
    throw new Error(`no route for ${method} ${path}`)
  }

  async close(): Promise<void> {
    await this.backend.writes.idle()
    for (const close of this.#closers) await close()
  }

  #door(imId: string, loginId: string, chatLoginId: string): Door {
    const heard: string[] = []
    const socket = {
      readyState: WebSocket.OPEN,
      bufferedAmount: 0,
      send: (text: unknown) => heard.push(String(text)),
      close: () => {},
      terminate: () => {},
    }
    const never = Number.MAX_SAFE_INTEGER
    const who = { imId, chatLoginId, loginId, device: imId, platform: 3, turn: 0, expiresAt: never }
    return { chatLoginId, session: new Session(socket, who, { at: this.#now, order: 0 }), heard }
  }
}

/** What a route's path says of a call's path; undefined = another route. */
function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/')
  const parts = path.split('/')
  if (wanted.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, name] of wanted.entries()) {
    const part = parts[index] ?? ''
    if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(part)
    else if (name !== part) return undefined
  }
  return params
}
