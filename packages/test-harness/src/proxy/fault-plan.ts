import { SeededRandom } from '@sarika/im-engine/testing'

export type Direction = 'up' | 'down'

/** What happens to one frame on its way. */
export type Fate =
  | { readonly kind: 'pass' | 'drop' | 'double' | 'garble' | 'decorate' }
  /** The line ends; the frame went through before, or did not. */
  | { readonly kind: 'cut'; readonly isDelivered: boolean }
  /** It and all behind it come later; ms. */
  | { readonly kind: 'delay'; readonly ms: number }

export interface FaultWeights {
  readonly drop?: number
  readonly double?: number
  readonly garble?: number
  readonly decorate?: number
  readonly cut?: number
  readonly delay?: number
}

/** Delays, ms. */
const DELAYS = [1, 5, 20, 60]

/** The fates of frames: of one seed, line and direction always the same ones; all pass once it is calm. */
export class FaultPlan {
  #isCalm = false
  readonly #randoms = new Map<string, SeededRandom>()
  /** Fates that were not `pass`, by kind. */
  readonly counts = new Map<Fate['kind'], number>()

  constructor(
    readonly seed: number,
    readonly weights: FaultWeights,
  ) {}

  /** No more faults. */
  calm(): void {
    this.#isCalm = true
  }

  next(line: number, direction: Direction): Fate {
    if (this.#isCalm) return { kind: 'pass' }
    const fate = this.#draw(this.#randomOf(line, direction))
    if (fate.kind !== 'pass') this.counts.set(fate.kind, (this.counts.get(fate.kind) ?? 0) + 1)
    return fate
  }

  #draw(random: SeededRandom): Fate {
    let left = random.float()
    for (const [kind, weight] of Object.entries(this.weights) as [keyof FaultWeights, number][]) {
      left -= weight
      if (left >= 0) continue
      if (kind === 'cut') return { kind, isDelivered: random.float() < 0.5 }
      if (kind === 'delay') return { kind, ms: DELAYS[Math.floor(random.float() * DELAYS.length)] ?? 1 }
      return { kind }
    }
    return { kind: 'pass' }
  }

  #randomOf(line: number, direction: Direction): SeededRandom {
    const name = `${line} ${direction}`
    const purpose = line * 2 + (direction === 'up' ? 0 : 1)
    const random =
      this.#randoms.get(name) ??
      new SeededRandom(Math.imul(this.seed + 1, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b))
    this.#randoms.set(name, random)
    return random
  }
}

/** A frame as a bad way leaves it: cut in the middle, or with fields that nobody knows. */
export function rewrite(text: string, kind: 'garble' | 'decorate'): string {
  if (kind === 'garble') return text.slice(0, Math.ceil(text.length / 2))
  const frame = JSON.parse(text) as { data?: Record<string, unknown> }
  const strange = { strange_field: [1, { deep: null }], parent_id: null }
  return JSON.stringify({
    ...frame,
    ...strange,
    ...(frame.data ? { data: { ...frame.data, ...strange } } : {}),
  })
}
