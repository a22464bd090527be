// What a person does to a call, told to the server by the tab that leads:
//
//   tell-call > may it be said there? > one frame > its ack       signal-call > one frame > its ack
//   open-calls, ice, call-token > one call
//
// Absent: a queue, and a word to the log. calls/desk.ts says again what must be heard.

import { maySend } from '../decide/permission.js'
import type { LogDoor, Outcome } from '../log/door.js'
import type { CallAsk, CallNotice, CallTold } from '../model/call.js'
import type { Refusal } from '../model/errors.js'
import { type GroupId, groupKey, type ImId, newClientId } from '../model/ids.js'
import type { Clock, Random } from '../ports/clock.js'
import type { Ack } from '../wire/ack.js'
import {
  CALL_BUSY,
  CALL_FULL,
  CALL_OVER,
  CALL_TAKEN,
  encodeCallNotice,
  encodeSignal,
} from '../wire/call-notice.js'
import {
  callTokenCall,
  decodeCallToken,
  decodeIce,
  decodeOpenCalls,
  iceCall,
  openCallsCall,
} from '../wire/call-rest.js'
import { refusalOf as reasonOf } from '../wire/codes.js'
import type { AckDesk } from './ack-desk.js'
import type { Outlet } from './outlet.js'
import { refusalOf } from './people-desk.js'
import type { Rest } from './rest.js'
import { TIMING } from './timing.js'
import { unavailable } from './unavailable.js'

export interface CallSenderDeps {
  readonly me: ImId
  readonly log: LogDoor
  readonly clock: Clock
  readonly random: Random
  readonly outlet: Outlet
  readonly acks: AckDesk
  readonly rest: Rest
  /** The server's clock, ms since epoch. */
  readonly serverNow: () => number
  readonly signal: AbortSignal
  readonly onCall: (told: CallTold) => void
  /** The server's time in the answer to a call that went out at `sentAt`. */
  readonly onTime: (serverAt: number, sentAt: number) => void
}

/** Persons in a meeting at most. Source: S-CALL-8. */
const MEETING_MAX = { picture: 4, sound: 8 } as const
const TOO_FAST = -429
/** What is this old by any clock rings no more, and the server need not be asked: a day, ms. Ours. */
const LATE_MS = 86_400_000

export class CallSender {
  #generation = 0

  constructor(private readonly deps: CallSenderDeps) {}

  connected(generation: number): void {
    this.#generation = generation
    this.deps.onCall({ type: 'connected' })
  }

  hear(notice: CallNotice): void {
    this.deps.onCall({ type: 'notice', notice })
  }

  /**
   * Of a page, where it may have stood for days: an invitation rings only where the server says that it rings still, for this
   * machine may not know the time yet. Source: S-CALL-6.
   */
  async late(notice: CallNotice): Promise<void> {
    if (notice.step !== 'invite' || this.deps.serverNow() - notice.at >= LATE_MS) {
      this.hear(notice)
      return
    }
    const answer = await this.#open()
    const isOpen = answer.kind === 'ok' && answer.calls.some(({ channel }) => channel === notice.channel)
    if (isOpen) this.hear(notice)
  }

  /** Never rejects. */
  ask(ask: CallAsk): Promise<Outcome> {
    const { me, rest, serverNow, signal, random } = this.deps
    const valued = (value: unknown): Outcome => ({
      ok: true,
      position: this.deps.log.state().position,
      value,
    })
    switch (ask.type) {
      case 'tell-call': {
        const refusal = this.#judge(ask)
        if (refusal !== undefined) return Promise.resolve({ ok: false, refusal })
        const { notice } = ask
        return this.#write(notice.id, encodeCallNotice(notice, me, serverNow()), notice.hasVideo)
      }
      case 'signal-call': {
        const seq = newClientId((count) => random.bytes(count))
        return this.#write(seq, encodeSignal(seq, ask), false)
      }
      case 'ice':
        return rest
          .call(iceCall(ask.channel), decodeIce, signal)
          .then((answer) => (answer.kind === 'ok' ? valued(answer.servers) : refusalOf(answer)))
      case 'call-token':
        return rest
          .call(callTokenCall(ask.channel, me), decodeCallToken, signal)
          .then((answer) => (answer.kind === 'ok' ? valued(answer.token) : refusalOf(answer)))
      case 'open-calls':
        return this.#open().then((answer) =>
          answer.kind === 'ok' ? valued(answer.calls) : refusalOf(answer),
        )
    }
  }

  /** The answer tells the time too: what rings until then is known before it rings. */
  async #open() {
    const { rest, signal, clock, onTime } = this.deps
    const sentAt = clock.now()
    const answer = await rest.call(openCallsCall(), decodeOpenCalls, signal)
    if (answer.kind === 'ok') onTime(answer.now, sentAt)
    return answer
  }

  /** A meeting is not begun where its owner may not speak; who may call whom else, the server says. Source: S-CALL-11. */
  #judge({ notice }: Extract<CallAsk, { readonly type: 'tell-call' }>): Refusal | undefined {
    if (notice.type !== 'meeting' || notice.step !== 'invite') return undefined
    const verdict = maySend(this.deps.log.state(), groupKey(notice.to as GroupId))
    return verdict === null ? undefined : { kind: verdict }
  }

  async #write(seq: string, text: string, hasVideo: boolean): Promise<Outcome> {
    const { acks, outlet, signal, log } = this.deps
    const awaited = acks.expect(seq, TIMING.CALL_ACK_MS, signal)
    if (!outlet.write(text, this.#generation)) acks.forget(seq)
    const ack = await awaited
    if (ack === undefined) return unavailable({ kind: 'network' })
    if (ack.code === 0) return { ok: true, position: log.state().position, value: null }
    return { ok: false, refusal: refusalOfAck(ack, hasVideo) }
  }
}

/** What the server did not take, in our words. Source: S-CALL-4. */
function refusalOfAck({ code, message, retryAfterMs }: Ack, hasVideo: boolean): Refusal {
  switch (code) {
    case CALL_TAKEN:
      return { kind: 'call-taken' }
    case CALL_BUSY:
      return { kind: 'call-busy' }
    case CALL_OVER:
      return { kind: 'call-over' }
    case CALL_FULL:
      return { kind: 'call-full', limit: hasVideo ? MEETING_MAX.picture : MEETING_MAX.sound }
    case TOO_FAST:
      return { kind: 'too-fast', retryAfterMs }
  }
  const reason = reasonOf(code)
  switch (reason) {
    case 'not-friend':
    case 'blocked':
    case 'not-group':
    case 'group-muted':
    case 'member-muted':
      return { kind: reason }
    default:
      return { kind: 'malformed', what: message === '' ? 'call' : message }
  }
}
