import type { Clock } from '../ports/clock.js'
import type { Ack } from '../wire/ack.js'

/** Where frames wait for their acks, by seq. */
export class AckDesk {
  private readonly waiting = new Map<string, (ack: Ack | undefined) => void>()

  constructor(private readonly clock: Clock) {}

  /** The ack of a frame; undefined when none came within `ms`, or the signal aborted. */
  expect(seq: string, ms: number, signal: AbortSignal): Promise<Ack | undefined> {
    return new Promise((resolve) => {
      const finish = (ack: Ack | undefined): void => {
        this.waiting.delete(seq)
        this.clock.clearTimeout(timer)
        signal.removeEventListener('abort', giveUp)
        resolve(ack)
      }
      const giveUp = (): void => finish(undefined)
      const timer = this.clock.setTimeout(giveUp, ms)
      if (signal.aborted) return giveUp()
      signal.addEventListener('abort', giveUp)
      this.waiting.set(seq, finish)
    })
  }

  /** No longer waits. */
  forget(seq: string): void {
    this.waiting.get(seq)?.(undefined)
  }

  /** An ack came; one that nobody waits for is not for us. */
  settle(ack: Ack): void {
    this.waiting.get(ack.seq)?.(ack)
  }
}
