import type { Clock } from '@sarika/im-engine/testing'

/** Where fast time begins; both processes are told. */
export interface FastTime {
  /** ms since epoch, of the machine, at which it began */
  readonly realBegin: number
  /** ms since epoch that it then was */
  readonly begin: number
  /** Seconds that pass in one of the machine's. */
  readonly speed: number
}

export const nowIn = ({ realBegin, begin, speed }: FastTime): number =>
  Math.floor(begin + (Date.now() - realBegin) * speed)

/** An engine's clock in fast time: timers are as much shorter. The wall clock can jump while timers stand still. */
export class FastClock implements Clock {
  #jumped = 0

  constructor(private readonly time: FastTime) {}

  now(): number {
    return nowIn(this.time) + this.#jumped
  }

  /** As when a person sets the clock, or the machine slept. */
  jump(ms: number): void {
    this.#jumped += ms
  }

  setTimeout(run: () => void, ms: number): unknown {
    return setTimeout(run, ms / this.time.speed)
  }

  clearTimeout(timer: unknown): void {
    clearTimeout(timer as NodeJS.Timeout)
  }
}
