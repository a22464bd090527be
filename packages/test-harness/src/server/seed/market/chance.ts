import { SeededRandom } from '@sarika/im-engine/testing'

/** What the demo leaves to chance: the same seed makes the same market. */
export class Chance {
  readonly #random: SeededRandom

  constructor(seed: number) {
    this.#random = new SeededRandom(seed)
  }

  /** From 0 to below 1. */
  float(): number {
    return this.#random.float()
  }

  /** A whole number from `from` to `to`, both counted. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.float() * (to - from + 1))
  }

  isLucky(share: number): boolean {
    return this.float() < share
  }

  pick<T>(items: readonly [T, ...T[]]): T
  pick<T>(items: readonly T[]): T
  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.float() * items.length)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }
}
