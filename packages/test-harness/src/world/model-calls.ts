import type { CallOver, ModelCall } from './model-types'
import type { Time } from './time'

/** Every so many worlds people call each other. */
const CALLS_EVERY = 24

/** Whether people call each other in a world. */
export const hasCalls = (seed: number): boolean => seed % CALLS_EVERY === 20

/** Nobody answered; ms. */
const RING_MS = 60_000
/** Without a socket for this long somebody is out of their call; ms. */
const GONE_MS = 75_000
const OVER = -404
const TAKEN = -485
const BUSY = -486
const BLOCKED = -21
const STATE = {
  invite: 1,
  cancel: 2,
  receiveInvite: 3,
  accept: 4,
  reject: 5,
  noResponse: 6,
  end: 7,
  busy: 8,
  switch: 9,
}

/** What a frame of a call says. */
export interface CallWord {
  readonly req_id: string
  readonly state: number
  readonly channel: string
  readonly type: number
}

export interface CallsDeps {
  readonly time: Time
  /** 0, or why the two may not speak. */
  judge(from: string, to: string): number
  tell(recipient: string, notice: Readonly<Record<string, unknown>>): void
}

/** Calls of two, as the wire's page has them. Absent: meetings, signals, and devices of one account beside each other. */
export class ModelCalls {
  readonly #calls = new Map<string, ModelCall>()
  readonly #answered = new Map<string, number>()
  /** By channel, those that are over too. */
  readonly over = new Map<string, CallOver>()

  constructor(private readonly deps: CallsDeps) {}

  /** The code of the ack; a repeat is answered as it was and does nothing. */
  take(account: string, target: string, word: CallWord): number {
    const key = `${account} ${word.req_id}`
    const known = this.#answered.get(key)
    if (known !== undefined) return known
    const code = word.state === STATE.invite ? this.#invite(account, target, word) : this.#act(account, word)
    this.#answered.set(key, code)
    return code
  }

  get(channel: string): ModelCall | undefined {
    return this.#calls.get(channel)
  }

  of(account: string): ModelCall | undefined {
    return [...this.#calls.values()].find(({ caller, callee }) => caller === account || callee === account)
  }

  rows(account: string) {
    const call = this.of(account)
    if (call === undefined) return []
    const { channel, type, state, caller, callee, at } = call
    const isRunning = state === 'running'
    return [
      {
        channel,
        type,
        state: isRunning ? STATE.accept : STATE.invite,
        im_id: caller,
        rim_id: callee,
        created_at: at,
        answered_at: isRunning ? at : null,
        has_video: type === 2 ? 1 : 0,
        members: (isRunning ? [caller, callee] : [caller]).map((im_id) => ({ im_id, device: '' })),
      },
    ]
  }

  /** The last socket of an account is over. */
  dropped(account: string, isBack: () => boolean): void {
    const call = this.of(account)
    if (call === undefined) return
    this.deps.time.after(GONE_MS, () => {
      if (!isBack() && this.get(call.channel) === call) this.#close(call, STATE.end, account, account)
    })
  }

  #invite(caller: string, callee: string, { channel, type }: CallWord): number {
    if (this.#calls.has(channel) || this.over.has(channel)) return 0
    if (this.of(caller) !== undefined) return BUSY
    const code = this.deps.judge(caller, callee)
    if (code !== 0 && code !== BLOCKED) return code
    const at = this.deps.time.now()
    const call: ModelCall = { channel, type, caller, callee, at, state: 'ringing' }
    if (code === BLOCKED || this.of(callee) !== undefined) {
      this.over.set(channel, { at, caller })
      this.#say(call, STATE.busy, callee, caller)
      return 0
    }
    this.#calls.set(channel, call)
    this.#say(call, STATE.invite, caller, callee)
    this.deps.time.after(RING_MS, () => {
      if (this.get(channel) === call && call.state === 'ringing') this.#close(call, STATE.noResponse, callee)
    })
    return 0
  }

  #act(account: string, { channel, state, type }: CallWord): number {
    const call = this.#calls.get(channel)
    if (call === undefined) return OVER
    const other = account === call.caller ? call.callee : call.caller
    switch (state) {
      case STATE.accept:
        if (call.state === 'running') return TAKEN
        call.state = 'running'
        this.#say(call, state, account, other)
        return 0
      case STATE.cancel:
      case STATE.reject:
      case STATE.end:
      case STATE.busy:
        this.#close(call, state, account, account)
        return 0
      case STATE.switch:
        if (call.state !== 'running') return OVER
        if (call.type !== type) {
          call.type = type
          this.#say(call, state, account, other)
        }
        return 0
      case STATE.receiveInvite:
        this.#say(call, state, account, other)
        return 0
      default:
        return 0
    }
  }

  /** Both are told, but for who did it. */
  #close(call: ModelCall, state: number, by: string, except = ''): void {
    const { channel, caller, callee } = call
    this.#calls.delete(channel)
    this.over.set(channel, { at: this.deps.time.now(), caller })
    for (const one of [caller, callee])
      if (one !== except) this.#say(call, state, one === by ? call.caller : by, one)
  }

  #say({ channel, type }: ModelCall, state: number, from: string, to: string): void {
    const timestamp = this.deps.time.now()
    const notice = { notice_type: 'call', im_id: from, rim_id: to, timestamp, req_id: `${channel}.${state}` }
    this.deps.tell(to, { ...notice, state, channel, type, extra: '{}' })
  }
}
