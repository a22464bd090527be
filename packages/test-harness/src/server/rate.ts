import type { Clock } from './clock'

/** `burst` tries at once, then `perSecond` more each second. */
export interface Rate {
  burst: number
  perSecond: number
}

interface Bucket {
  left: number
  at: number
}

const MAX_IDLE_BUCKETS = 10_000

/** Token buckets by key (an account, an address). Lives in memory: a restart forgives. */
export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>()
  readonly #rate: Rate
  readonly #clock: Clock

  constructor(rate: Rate, clock: Clock) {
    this.#rate = rate
    this.#clock = clock
  }

  /** Takes one try, or so many at once or none. Answers 0, or the milliseconds to wait before the same has a chance. */
  take(key: string, count = 1): number {
    const bucket = this.#refill(key)
    if (bucket.left < count) return Math.ceil(((count - bucket.left) / this.#rate.perSecond) * 1000)
    this.#buckets.set(key, { ...bucket, left: bucket.left - count })
    if (this.#buckets.size > MAX_IDLE_BUCKETS) this.#forgetFull()
    return 0
  }

  /** Gives a try back: for limits that only count what failed, taken before the outcome is known. */
  giveBack(key: string): void {
    const bucket = this.#refill(key)
    this.#buckets.set(key, { ...bucket, left: Math.min(this.#rate.burst, bucket.left + 1) })
  }

  #refill(key: string): Bucket {
    const now = this.#clock()
    const bucket = this.#buckets.get(key)
    if (!bucket) return { left: this.#rate.burst, at: now }
    // A clock that was set back must not take tries away.
    const elapsedS = Math.max(0, now - bucket.at) / 1000
    return { left: Math.min(this.#rate.burst, bucket.left + elapsedS * this.#rate.perSecond), at: now }
  }

  #forgetFull(): void {
    for (const key of this.#buckets.keys())
      if (this.#refill(key).left >= this.#rate.burst) this.#buckets.delete(key)
  }
}
