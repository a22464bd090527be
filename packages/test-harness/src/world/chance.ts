import { SeededRandom } from '@sarika/im-engine/testing'

/** Draws of one kind, from a seed: what is drawn for one purpose does not move what is drawn for another. */
export class Chance {
  readonly #random: SeededRandom

  constructor(seed: number, purpose: number) {
    this.#random = new SeededRandom(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b))
  }

  /** 0 <= x < 1 */
  float(): number {
    return this.#random.float()
  }

  bytes(count: number): Uint8Array {
    return this.#random.bytes(count)
  }

  /** A whole number, both ends included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.float() * (max - min + 1))
  }

  is(probability: number): boolean {
    return probability > 0 && this.float() < probability
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('nothing to pick from')
    return list[Math.floor(this.float() * list.length)] as T
  }

  /** One of the names by weight. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
    const all = Object.entries(weights) as [Name, number][]
    let left = this.float() * all.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [name, weight] of all) {
      left -= weight
      if (left < 0) return name
    }
    return (all[0] as [Name, number])[0]
  }
}
