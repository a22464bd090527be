// Sound and picture of the call in this tab: joined when it runs, left when it is over, and never twice.

import type { CallAsk, CallSignal } from '../model/call.js'
import type { Result } from '../model/errors.js'
import type { ImId } from '../model/ids.js'
import type { Clock } from '../ports/clock.js'
import type { Logger } from '../ports/logger.js'
import { isSameList } from '../views/same.js'
import { Store } from '../views/view.js'
import type { CallFacts } from './call.machine.js'
import type { CallMedia, CallProvider } from './provider.js'

/** Signals that wait for the provider to listen. */
const WAITING_MAX = 200
/** No way to the others for this long ends the call, ms. Ours; with 60 s of ringing both ends agree within 75 s. */
export const LOST_MS = 30_000

export interface CallMediaDeps {
  readonly me: ImId
  /** This tab's name in the call. */
  readonly tab: string
  readonly clock: Clock
  readonly logger: Logger
  readonly ask: <T>(ask: CallAsk) => Promise<Result<T>>
  readonly provider: (() => Promise<CallProvider>) | undefined
  readonly shown: Store<CallMedia | null>
  /** There is no way to the others any more. */
  readonly onLost: () => void
}

export class CallMediaSeat {
  readonly #members = new Store<readonly ImId[]>([])
  readonly #listeners = new Set<(signal: CallSignal) => void>()
  #waiting: CallSignal[] = []
  #channel: string | undefined
  #release: () => void = () => {}

  constructor(private readonly deps: CallMediaDeps) {}

  /** Of a running call in this tab; called again, it is told who is in it now. */
  async join(call: CallFacts, hasPicture: boolean): Promise<void> {
    const { me, tab, provider, logger, ask, shown } = this.deps
    const members = call.meeting?.members ?? [me, call.with]
    if (!isSameList(this.#members.getSnapshot(), members)) this.#members.set(members)
    const { channel } = call
    if (this.#channel === channel || provider === undefined) return
    this.leave()
    this.#channel = channel
    try {
      const media = await (await provider()).join({
        channel,
        me,
        device: tab,
        media: { audio: true, video: hasPicture },
        isCaller: call.isCaller,
        ice: () => ask({ about: 'call', type: 'ice', channel }),
        token: () => ask({ about: 'call', type: 'call-token', channel }),
        signals: {
          send: (...signal) => this.#send(channel, ...signal),
          listen: (listener) => this.#listen(listener),
        },
        members: this.#members,
      })
      if (this.#channel !== channel) return media.leave()
      this.#watch(media)
      shown.set(media)
    } catch (error) {
      // A failed call is only logged. Source: S-CALL-12.
      logger.error('a call has no sound and picture', { channel, error: String(error) })
      if (this.#channel === channel) this.deps.onLost()
    }
  }

  hear(signal: CallSignal): void {
    if (signal.channel !== this.#channel) return
    if (this.#listeners.size === 0) this.#waiting = [...this.#waiting, signal].slice(-WAITING_MAX)
    else for (const listener of [...this.#listeners]) listener(signal)
  }

  /** After a break of the socket, which may have swallowed signals. */
  restart(): void {
    const { shown } = this.deps
    const media = shown.getSnapshot()
    if (media !== null && media.quality.getSnapshot() !== 'good') media.restart()
  }

  leave(): void {
    const { shown } = this.deps
    this.#channel = undefined
    this.#waiting = []
    this.#listeners.clear()
    this.#release()
    this.#release = () => {}
    shown.getSnapshot()?.leave()
    shown.set(null)
  }

  /** Nobody is reached for LOST_MS: that is the end. */
  #watch(media: CallMedia): void {
    const { clock, onLost } = this.deps
    let timer: unknown
    const look = (): void => {
      const isLost = media.quality.getSnapshot() === 'lost'
      if (isLost) timer ??= clock.setTimeout(onLost, LOST_MS)
      else {
        clock.clearTimeout(timer)
        timer = undefined
      }
    }
    look()
    const end = media.quality.subscribe(look)
    this.#release = () => {
      end()
      clock.clearTimeout(timer)
    }
  }

  async #send(channel: string, to: ImId, body: string, toDevice = ''): Promise<boolean> {
    const { tab, ask } = this.deps
    const asked = {
      about: 'call',
      type: 'signal-call',
      channel,
      to,
      toDevice,
      fromDevice: tab,
      body,
    } as const
    return (await ask(asked)).ok
  }

  #listen(listener: (signal: CallSignal) => void): () => void {
    this.#listeners.add(listener)
    const waiting = this.#waiting
    this.#waiting = []
    for (const signal of waiting) listener(signal)
    return () => this.#listeners.delete(listener)
  }
}
