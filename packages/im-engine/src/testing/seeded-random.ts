import type { Random } from '../ports/clock.js'

/** mulberry32: the same seed gives the same numbers, on every machine. Not for secrets. */
export class SeededRandom implements Random {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.next() >>> 24)
  }

  float(): number {
    return this.next() / 4_294_967_296
  }

  private next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let word = this.state
    word = Math.imul(word ^ (word >>> 15), word | 1)
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61)
    return (word ^ (word >>> 14)) >>> 0
  }
}
