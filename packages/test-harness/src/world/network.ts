// One tab's way to the server, and what can happen on it.
//
//   socket   frames of one direction stay in order; each may be cut, garbled, doubled; the whole may be half open
//   call     may be lost before the server or after it, answered late, broken, or refused
//
// A frame that was under way when the client closed still arrives at the client's handlers, as from a real browser:
// then it is a ghost (see `ghost`), and nothing may come of it.

import { setMaxListeners } from 'node:events'
import type {
  Http,
  HttpAnswer,
  HttpRequest,
  SocketConnection,
  SocketHandlers,
  SocketPort,
} from '@sarika/im-engine/testing'
import { ScriptedNetwork } from '@sarika/im-engine/testing'
import type { WorldMedia } from './call-media'
import type { Chance } from './chance'
import type { Faults } from './faults'
import type { Gate } from './gate'
import type { History } from './history'
import type { ModelFiles } from './model-files'
import type { ModelRest } from './model-rest'
import { isHeartbeat, type ModelSockets, type Session } from './model-socket'
import type { Time } from './time'

export interface Surroundings {
  readonly time: Time
  readonly history: History
  readonly chance: Chance
  readonly sockets: ModelSockets
  readonly rest: ModelRest
  /** Absent where nobody sends files. */
  readonly files: ModelFiles | undefined
  /** Absent where nobody calls. */
  readonly media: WorldMedia | undefined
  /** Of the moment. */
  readonly faults: () => Faults
  /** Which upgrades of closed tabs come late, and when: drawn apart, so that it moves nothing else. */
  readonly lateness: Chance
  /** A method of an engine is called. */
  readonly onCommand: (name: string) => void
  /** A frame that the server never sent, for a socket that is over. */
  readonly ghost: (account: string) => string
}

export class TabNetwork implements SocketPort, Http {
  readonly lines = new Set<Line>()
  readonly online = new ScriptedNetwork()
  /** Calls without an answer yet. */
  inFlight = 0
  /** A setting reached the server after its caller had given it up: it may undo a newer one. */
  hasLateSetting = false
  /** Sockets that were asked for. */
  openCount = 0
  /** How many that were when the server closed one for good. */
  closedWith: number | undefined
  /** Renewals under way, by the time of their begin. */
  readonly renewals = new Set<number>()

  constructor(
    readonly world: Surroundings,
    readonly account: string,
    readonly name: string,
    readonly gate: Gate,
  ) {}

  open(url: string, handlers: SocketHandlers): SocketConnection {
    this.openCount++
    const { searchParams } = new URL(url)
    const line = new Line(this, searchParams.get('token') ?? '', Number(searchParams.get('turn')), handlers)
    this.lines.add(line)
    return line
  }

  /** Sockets that this side believes to be open or opening. */
  get liveCount(): number {
    return [...this.lines].filter((line) => !line.isClosedHere).length
  }

  /** The network goes; sockets fall silent now and die later, or at once. */
  setOnline(isOnline: boolean): void {
    if (!isOnline) for (const line of [...this.lines]) line.cut(this.world.chance.pick([0, 50, 20_000]))
    this.gate.run(() => this.online.set(isOnline))
  }

  note(what: string): void {
    this.world.history.note(this.world.time.elapsed, `${this.name} ${what}`)
  }

  request(request: HttpRequest): Promise<HttpAnswer> {
    const { time, chance, history } = this.world
    const faults = this.world.faults()
    this.inFlight++
    return new Promise((resolve) => {
      let isOver = false
      const finish = (answer: HttpAnswer): void => {
        if (isOver) return
        isOver = true
        request.signal?.removeEventListener('abort', abort)
        this.gate.run(() => {
          this.inFlight--
          resolve(answer)
        })
      }
      const abort = (): void => finish({ kind: 'network' })
      const path = request.url
      history.note(time.elapsed, `${this.name} call ${path} ${request.body ?? ''}`)
      if (request.signal !== undefined) setMaxListeners(100, request.signal)
      request.signal?.addEventListener('abort', abort)
      const delay = (): number => chance.int(0, faults.latency)
      time.after(request.timeoutMs, () => finish({ kind: 'timeout' }))
      if (!this.online.isOnline() || chance.is(faults.lostCall)) {
        time.after(delay(), () => finish({ kind: 'network' }))
        return
      }
      const slow = chance.is(faults.slowCall) ? chance.int(1_000, request.timeoutMs + 1_000) : 0
      time.after(delay() + slow, () => {
        if (isOver && chance.is(0.5)) return
        if ((isOver || this.gate.isGone) && path.includes('/biz/conversations/setting'))
          this.hasLateSetting = true
        const answer = this.#answer(request, path)
        history.note(
          time.elapsed,
          `${this.name} answer ${path} ${answer.kind === 'answer' ? answer.body : ''}`,
        )
        if (chance.is(faults.lostAnswer)) return
        time.after(delay(), () => finish(this.online.isOnline() ? answer : { kind: 'network' }))
      })
    })
  }

  #answer(request: HttpRequest, path: string): HttpAnswer {
    const { chance, rest } = this.world
    const faults = this.world.faults()
    const plain = (body: string, status = 200, retryAfterMs = 0): HttpAnswer => ({
      kind: 'answer',
      status,
      body,
      retryAfterMs,
    })
    if (chance.is(faults.busy))
      return plain('{"code":-429,"message":"too fast"}', 429, chance.pick([0, 1_000, 5_000]))
    if (chance.is(faults.storm401)) return plain('{"code":-401,"message":"expired"}')
    if (chance.is(faults.dbLoad)) return plain('{"code":-3000,"message":"need wait db load"}')
    const token = (request.headers.Authorization ?? '').slice('Bearer '.length)
    const { status, body } = rest.call({ method: request.method, path, token, body: request.body ?? '' })
    if (chance.is(faults.brokenAnswer))
      return chance.is(0.5)
        ? plain('<html>500</html>', 500)
        : plain(body.slice(0, chance.int(0, body.length - 1)))
    return plain(body, status)
  }
}

/** A heartbeat every 50 s, and 10 s for its answer: then silence is death; ms. Contract 8. */
export const SILENT_MS = 60_000

/** Close codes after which nobody comes back: normal, kicked or revoked. Contract 8. */
const FOR_GOOD: readonly number[] = [1000, 4003]

/** Upgrades of closed tabs that come late, and how late, ms. */
const LATE_UPGRADES = 0.5
const LATE_BY_MS = 15_000
/** How long the server then believes in such a socket, ms. */
const LATE_LIFE_MS = 30_000

/** The upgrade of a tab that was closed meanwhile: something on the way may hold it back and bring it all the same. */
function comeLate({ time, lateness, sockets }: Surroundings, token: string, turn: number): void {
  if (!lateness.is(LATE_UPGRADES)) return
  time.after(lateness.int(0, LATE_BY_MS), () => {
    const session = sockets.accept(token, { send: () => {}, tell: () => {}, close: () => {} }, turn)
    time.after(lateness.int(0, LATE_LIFE_MS), () => session && sockets.gone(session))
  })
}

/** One socket, both ends. */
export class Line implements SocketConnection {
  #state: 'connecting' | 'open' | 'over' = 'connecting'
  isClosedHere = false
  /** When a frame last came, once a heartbeat was answered here: from then on silence has a bound; ms. */
  heardAt: number | undefined
  #session: Session | undefined
  #upAt = 0
  #downAt = 0
  #isDeafUp = false
  #isDeafDown = false

  constructor(
    private readonly network: TabNetwork,
    token: string,
    turn: number,
    private readonly handlers: SocketHandlers,
  ) {
    const { time, chance } = network.world
    const faults = network.world.faults()
    this.#note('connects')
    if (!network.online.isOnline() || chance.is(faults.refuse)) {
      if (chance.is(0.5)) time.after(chance.int(0, 3_000), () => this.#endHere(1006))
      return
    }
    if (chance.is(faults.halfOpen)) {
      this.#isDeafUp = chance.is(0.5)
      this.#isDeafDown = !this.#isDeafUp || chance.is(0.5)
    }
    this.#down(() => {
      if (this.#state !== 'connecting') return
      if (network.gate.isGone) return comeLate(network.world, token, turn)
      this.#state = 'open'
      this.network.gate.run(() => {
        if (this.isClosedHere) return
        this.handlers.onOpen()
      })
      const end = {
        send: (text: string) => this.#sendDown(text),
        tell: (text: string) => this.#tellDown(text),
        close: (code: number) => this.#closeDown(code),
      }
      this.#session = network.world.sockets.accept(token, end, turn)
    })
  }

  send(text: string): boolean {
    if (this.#state !== 'open' || this.isClosedHere || this.network.gate.isGone) return false
    const { world } = this.network
    this.#note(`> ${text}`)
    if (world.chance.is(world.faults().cut)) {
      const isLost = world.chance.is(0.5)
      if (isLost) this.#isDeafUp = true
      this.cut(world.chance.int(0, 200))
    }
    this.#upAt = Math.max(this.#upAt, world.time.elapsed + world.chance.int(0, world.faults().latency))
    const isDeaf = this.#isDeafUp
    world.time.after(this.#upAt - world.time.elapsed, () => {
      if (!isDeaf && this.#session !== undefined) world.sockets.hear(this.#session, text)
    })
    return true
  }

  close(code: number): void {
    if (this.isClosedHere) return
    this.isClosedHere = true
    this.#note(`closes ${code}`)
    const { world, account, gate } = this.network
    world.time.after(world.chance.int(0, world.faults().latency), () => this.#endThere())
    // What was under way arrives after all, until the close is done.
    world.time.after(1, () => {
      if (this.#state === 'open') gate.run(() => this.handlers.onText(world.ghost(account)))
      this.#state = 'over'
      this.network.lines.delete(this)
      gate.run(() => this.handlers.onClose(code, ''))
    })
  }

  /** The network ends it: here after `ms`, at the server at some other time. */
  cut(ms: number): void {
    const { time, chance } = this.network.world
    this.#isDeafUp = true
    this.#isDeafDown = true
    time.after(ms, () => this.#endHere(1006))
    time.after(chance.int(0, 2 * ms), () => this.#endThere())
  }

  /** Both ends believe in it and nothing goes through any more. */
  fallDeaf(isUp: boolean, isDown: boolean): void {
    this.#isDeafUp ||= isUp
    this.#isDeafDown ||= isDown
  }

  #sendDown(text: string): void {
    const { world } = this.network
    const faults = world.faults()
    if (world.chance.is(faults.cut)) this.cut(world.chance.int(0, 200))
    const garbled = world.chance.is(faults.garble)
      ? text.slice(0, world.chance.int(0, text.length - 1))
      : text
    this.#deliver(garbled)
    if (world.chance.is(faults.duplicate)) this.#deliver(text)
  }

  /** Behind what went down before, and lost with its line; draws nothing, so that a seed is the same whoever is online. */
  #tellDown(text: string): void {
    if (this.#isDeafDown) return
    const { time } = this.network.world
    this.#downAt = Math.max(this.#downAt, time.elapsed)
    time.after(this.#downAt - time.elapsed, () => this.#arrive(text))
  }

  #deliver(text: string): void {
    if (!this.#isDeafDown) this.#down(() => this.#arrive(text))
  }

  #arrive(text: string): void {
    if (this.#state !== 'open' || this.#isDeafDown) return
    this.#note(`< ${text}`)
    if (this.heardAt !== undefined || isHeartbeat(text)) this.heardAt = this.network.world.time.elapsed
    this.network.gate.run(() => {
      if (this.#state === 'open') this.handlers.onText(text)
    })
  }

  #closeDown(code: number): void {
    if (!this.#isDeafDown) this.#down(() => this.#endHere(code))
  }

  /** In the order of what went down before. */
  #down(run: () => void): void {
    const { time, chance, faults } = this.network.world
    this.#downAt = Math.max(this.#downAt, time.elapsed + chance.int(0, faults().latency))
    time.after(this.#downAt - time.elapsed, run)
  }

  #endHere(code: number): void {
    this.#endThere()
    if (this.#state === 'over' || this.isClosedHere) return
    this.#note(`ends ${code}`)
    this.network.gate.run(() => {
      if (this.#state === 'over' || this.isClosedHere) return
      this.#state = 'over'
      this.isClosedHere = true
      this.network.lines.delete(this)
      if (FOR_GOOD.includes(code)) this.network.closedWith = this.network.openCount
      this.handlers.onClose(code, '')
    })
  }

  #endThere(): void {
    if (this.#session !== undefined) this.network.world.sockets.gone(this.#session)
    this.#session = undefined
  }

  #note(what: string): void {
    const { world, name } = this.network
    world.history.note(world.time.elapsed, `${name} ${what}`)
  }
}
