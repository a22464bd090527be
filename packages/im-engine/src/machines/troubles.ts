// What is wrong with what the engine was given or stands on, as its calls, its socket, its token and its disk tell.
//
//   a call, a socket, a login, a disk fails > found, by where > the worst is `connection.problem`; each kind once in the log
//                                  works   > no longer found
//
// Absent: what a person may not do, which is a refusal, and any retry.

import type { ImId } from '../model/ids.js'
import type { Problem, ProblemKind } from '../model/problem.js'
import type { PageStream, Poison } from '../model/state.js'
import type { Clock } from '../ports/clock.js'
import type { DiskFailure } from '../ports/disk.js'
import type { HttpAnswer } from '../ports/network.js'
import { type Call, contactsCall, conversationsCall, groupsCall, pageCall } from '../wire/calls.js'
import type { CloseReason } from './connection.machine.js'
import type { Heard } from './rest.js'
import type { Teller } from './teller.js'

/** How the log is kept: on disk, or in memory and why. */
export type Keeping =
  | { readonly kind: 'stored' }
  | { readonly kind: 'degraded'; readonly why: DiskFailure | 'elsewhere' }

export interface TroublesDeps {
  readonly clock: Clock
  readonly teller: Teller
  /** Before the path of a call. */
  readonly origin: string
  /** The socket's address without a token. */
  readonly socket: string
  readonly me: ImId
  readonly onChange: () => void
}

/** The worst first. */
const RANKS: readonly ProblemKind[] = [
  'wrong-tokens',
  'refused-token',
  'wrong-account',
  'wrong-path',
  'unreachable',
  'blocked-storage',
]

/** Failures in a row until it is told: one lost call is a normal day. */
const TIMES: Partial<Record<ProblemKind, number>> = { unreachable: 2 }
/** Of what a person asks for: what is wrong may be the question. Source: S-API-26. */
const ASKED_TIMES = 2

/** Ends of a login that no person caused on another device. */
const TOKEN_ENDS: ReadonlySet<CloseReason | null> = new Set(['signed-out', 'revoked', 'invalid-account'])

const STREAMS: readonly PageStream[] = [
  'person-messages',
  'group-messages',
  'person-notices',
  'group-notices',
]

interface Found {
  readonly problem: Problem
  readonly times: number
  readonly untilTold: number
}

/** What the connection's process says of itself. */
export interface ConnectionNow {
  readonly state: string
  readonly attempt: number
  readonly closeReason: CloseReason | null
  readonly isOnline: boolean
}

export class Troubles {
  readonly #deps: TroublesDeps
  /** The call that names the account. */
  readonly #accountPath: string
  /** Calls of each catch-up: nobody asked for them, so what refuses them is wrong. */
  readonly #catchUpPaths: ReadonlySet<string>
  readonly #found = new Map<string, Found>()
  #attempt = 0
  #hasConnected = false
  #hasNoToken = false

  constructor(deps: TroublesDeps) {
    this.#deps = deps
    const account = contactsCall(deps.me)
    const calls = [
      account,
      groupsCall(),
      conversationsCall(1),
      ...STREAMS.map((stream) => pageCall(stream, '')),
    ]
    this.#accountPath = account.path
    this.#catchUpPaths = new Set(calls.map(({ path }) => bareOf(path)))
  }

  /** The worst of what is wrong now; the same object until it changes. */
  worst(): Problem | null {
    const told = [...this.#found.values()].filter(isTold).map(({ problem }) => problem)
    for (const kind of RANKS) {
      const problem = told.find((one) => one.kind === kind)
      if (problem !== undefined) return problem
    }
    return null
  }

  /** What came of a REST call. Source: S-API-2, S-API-3. */
  called({ method, path }: Call, answer: HttpAnswer, result: Heard): void {
    const bare = bareOf(path)
    const isCatchUp = this.#catchUpPaths.has(bare)
    // What others ask for may name a person, e.g. by phone.
    const where = `${method} ${this.#deps.origin}${isCatchUp ? bare : bare.split('/', 4).join('/')}`
    const fault = this.#faultOf(bare, isCatchUp, answer, result)
    if (fault === undefined) this.#found.delete(where)
    else this.#note(where, fault[0], where, fault[1], isCatchUp ? undefined : ASKED_TIMES)
    if (result.kind === 'ok') this.setAside(where, result.poison)
    // There is a server again, and a way to it. A catch-up tries its own calls again. Source: S-API-26.
    if (fault === undefined)
      this.#forget(
        (source, { kind }) =>
          !this.#isTriedAgain(source) &&
          (kind === 'unreachable' || (kind === 'wrong-path' && source.includes(` ${this.#baseOf(bare)}`))),
      )
    this.#deps.onChange()
  }

  /** Entries that could not be read, by why; without a word of them. Source: S-API-8. */
  setAside(where: string, poison: readonly Poison[] = []): void {
    if (poison.length === 0) return
    const reasons = [...new Set(poison.map(({ reason }) => reason))]
    this.#deps.teller.tell('entries set aside', { where, count: poison.length, reasons })
  }

  /** Whether a renewal came through, whatever it said. */
  renewed(isAnswered: boolean): void {
    this.#hasNoToken = !isAnswered
  }

  /** What the page's source of tokens answered, where it is no answer. Source: S-API-25. */
  tokens(where: string, fault: string | null): void {
    const before = this.#found.get(where)?.problem.todo ?? null
    if (before === fault) return
    if (fault === null) this.#found.delete(where)
    else this.#note(where, 'wrong-tokens', where, fault)
    this.#deps.onChange()
  }

  /** How the connection stands; told at each of its steps. Source: S-API-4, S-API-5. */
  connection({ state, attempt, closeReason, isOnline }: ConnectionNow): void {
    if (state === 'connected') {
      this.#hasConnected = true
      this.#found.delete('socket')
    } else if (state === 'close') this.#close(closeReason)
    else if (attempt > this.#attempt && !this.#has('wrong-tokens'))
      this.#note('socket', 'unreachable', ...this.#whyNot(isOnline))
    this.#attempt = attempt
  }

  /** Source: S-API-6. */
  disk(keeping: Keeping): void {
    if (keeping.kind === 'stored') this.#found.delete('disk')
    else if (!this.#found.has('disk'))
      this.#note('disk', 'blocked-storage', `the database (${keeping.why})`, DISK_TODO[keeping.why])
  }

  #close(reason: CloseReason | null): void {
    this.#forget((source) => source !== 'disk' && source !== 'login')
    if (TOKEN_ENDS.has(reason) && !this.#found.has('login'))
      this.#note('login', 'refused-token', `tokens (${reason})`, TODO.login)
  }

  /** Where a try to connect failed, and what to do. */
  #whyNot(isOnline: boolean): readonly [where: string, todo: string] {
    if (!isOnline) return ['this device', TODO.offline]
    if (this.#hasNoToken) return ['tokens.refresh()', TODO.refresh]
    return [this.#deps.socket, this.#hasConnected ? TODO.lost : TODO.socket]
  }

  /** The first folder of a call, e.g. `"https://chat.example/chat/"`: what a proxy passes or does not. */
  #baseOf(path: string): string {
    return `${this.#deps.origin}${path.split('/', 2).join('/')}/`
  }

  #isTriedAgain(source: string): boolean {
    return source === 'socket' || [...this.#catchUpPaths].some((path) => source.endsWith(path))
  }

  #faultOf(
    path: string,
    isCatchUp: boolean,
    answer: HttpAnswer,
    result: Heard,
  ): readonly [kind: ProblemKind, todo: string] | undefined {
    if (answer.kind !== 'answer') return ['unreachable', TODO.rest]
    const { status } = answer
    if (status >= 500 && status !== 507)
      return ['unreachable', `The server, or a proxy before it, answers ${status}.`]
    const isBroken = result.kind === 'broken' && (isCatchUp || NOWHERE.has(status))
    const isRefused = result.kind === 'refused' && isCatchUp
    if ((isBroken || isRefused) && (status === 401 || status === 403)) return ['refused-token', TODO.token]
    if (isBroken || (result.kind === 'refused' && result.code === 'route_not_found'))
      return ['wrong-path', `Nothing of the chat answers here (status ${status}): ${TODO.path}`]
    if (!isRefused) return undefined
    if (path === this.#accountPath) return ['wrong-account', TODO.account]
    return ['wrong-path', `The server refuses it (${result.code} ${result.message}): ${TODO.path}`]
  }

  #note(source: string, kind: ProblemKind, where: string, todo: string, untilTold = TIMES[kind] ?? 1): void {
    const before = this.#found.get(source)
    const isSame = before?.problem.where === where && before.problem.todo === todo
    const since = before?.problem.since ?? this.#deps.clock.now()
    const found = {
      problem: isSame ? before.problem : { kind, where, since, todo },
      times: (before?.times ?? 0) + 1,
      untilTold,
    }
    this.#found.set(source, found)
    if (isTold(found)) this.#deps.teller.tell(kind, { where, since, todo })
  }

  #has(kind: ProblemKind): boolean {
    return [...this.#found.values()].some(({ problem }) => problem.kind === kind)
  }

  #forget(isOver: (source: string, problem: Problem) => boolean): void {
    for (const [source, { problem }] of this.#found) if (isOver(source, problem)) this.#found.delete(source)
  }
}

/** Statuses of a page where a call was expected: what is unreadable otherwise may be a proxy that refuses one call. */
const NOWHERE: ReadonlySet<number> = new Set([200, 404, 405])

const TODO = {
  login: 'Log in again, and start an engine with the new token.',
  offline: 'It says that it has no network; it is tried again by itself.',
  refresh: 'It throws, takes too long or says "network": check the call behind it.',
  lost: 'The connection was lost and does not come back; it is tried again by itself.',
  socket: 'Is the server running, is endpoints.socket right, and do proxies pass WebSocket upgrades to it?',
  rest: 'Is the server running, is endpoints.rest right, and does it allow this page (CORS)?',
  token: 'Give the token of the chat login, not that of another API.',
  account: 'The token is of another account than identity.imId: take both from one login.',
  path: 'check endpoints.rest, and that proxies pass /chat, /biz and the socket.',
} as const

const bareOf = (path: string): string => path.split('?')[0] ?? path

const isTold = ({ times, untilTold }: Found): boolean => times >= untilTold

const DISK_TODO: Readonly<Record<Extract<Keeping, { kind: 'degraded' }>['why'], string>> = {
  full: 'This device is full: make room. Until then nothing is kept.',
  newer: 'A newer version wrote this database: load the page again.',
  lost: 'Let this site keep data (no private window, no blocked site data). Until then nothing is kept.',
  stale: 'Another tab writes now: load the page again.',
  elsewhere: 'Another tab keeps its messages in memory, for it may not store them: close it.',
}
