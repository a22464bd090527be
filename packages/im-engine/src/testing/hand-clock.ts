import type { Clock } from '../ports/clock.js'

/** Microtasks let through between two timers: deeper than the longest chain of awaits in the engine. */
const DRAIN_TURNS = 100

/** Lets everything run that waits for no timer; microtasks only, so a run repeats exactly. */
export async function drain(turns = DRAIN_TURNS): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve()
}

interface Timer {
  readonly due: number
  readonly order: number
  readonly run: () => void
}

/** Time that moves only by hand; timers run in the order of (due, set), with microtasks drained after each. */
export class HandClock implements Clock {
  /** ms since this clock was made: what timers follow. */
  private elapsed = 0
  private order = 0
  private readonly timers = new Set<Timer>()

  /** `wall` = ms since epoch at the start, e.g. 1_700_000_000_000. */
  constructor(private wall = 1_700_000_000_000) {}

  now(): number {
    return this.wall + this.elapsed
  }

  setTimeout(run: () => void, ms: number): unknown {
    const timer = { due: this.elapsed + Math.max(0, ms), order: this.order++, run }
    this.timers.add(timer)
    return timer
  }

  clearTimeout(timer: unknown): void {
    this.timers.delete(timer as Timer)
  }

  /** How many timers wait. */
  get pending(): number {
    return this.timers.size
  }

  /** Lets `ms` pass; 0 only drains microtasks. */
  async advance(ms: number): Promise<void> {
    const end = this.elapsed + ms
    await drain()
    for (let timer = this.next(end); timer !== undefined; timer = this.next(end)) await this.fire(timer)
    this.elapsed = end
  }

  /** Runs timers until none is left, or `limit` have run (a loop that never ends is a fault of the caller's). */
  async runAll(limit = 10_000): Promise<void> {
    await drain()
    for (let count = 0; count < limit; count++) {
      const timer = this.next(Number.POSITIVE_INFINITY)
      if (timer === undefined) return
      await this.fire(timer)
    }
    throw new Error(`${this.timers.size} timers still wait after ${limit} ran`)
  }

  /** The wall clock moves, timers do not: a suspended machine, or a clock that was set; negative = backward. */
  jump(ms: number): void {
    this.wall += ms
  }

  private next(end: number): Timer | undefined {
    let first: Timer | undefined
    for (const timer of this.timers)
      if (
        timer.due <= end &&
        (first === undefined ||
          timer.due < first.due ||
          (timer.due === first.due && timer.order < first.order))
      )
        first = timer
    return first
  }

  private async fire(timer: Timer): Promise<void> {
    this.elapsed = Math.max(this.elapsed, timer.due)
    this.timers.delete(timer)
    timer.run()
    await drain()
  }
}
