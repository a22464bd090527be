import { SeededRandom } from '@sarika/im-engine/testing'

export type Direction = 'up' | 'down'

/** What happens to one frame on its way. */
export type Fate =
  | { readonly kind: 'pass' | 'drop' | 'double' | 'garble' | 'decorate' }
  /** The line ends; the frame went through before, or did not. */
  | { readonly kind: 'cut'; readonly isDelivered: boolean }
  /** It and all behind it come later; ms. */
  | { readonly kind: 'delay'; readonly ms: number }

/** How often what happens; 0..1 of the frames. */
export interface FaultWeights {
  /** Upgrades, not frames: held back on the way, and brought to the server even when their tab is gone meanwhile. */
  readonly late?: number
  readonly drop?: number
  readonly double?: number
  readonly garble?: number
  readonly decorate?: number
  readonly cut?: number
  readonly delay?: number
}

/** Delays of frames, ms. */
const DELAYS = [1, 5, 20, 60]
/** Delays of upgrades, ms: time for another tab to connect. */
const UPGRADE_DELAYS = [100, 250, 400]

/** The fates of frames: of one seed, line and direction always the same ones; all pass once it is calm. */
export class FaultPlan {
  #isCalm = false
  readonly #randoms = new Map<string, SeededRandom>()
  /** Fates that were not `pass`, by kind. */
  readonly counts = new Map<Fate['kind'] | 'late upgrade', number>()

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
    if (fate.kind !== 'pass') this.#count(fate.kind)
    return fate
  }

  /** How long the upgrade of this line is held back, ms; 0 = not at all. */
  nextUpgrade(line: number): number {
    const random = this.#randomOf(line, 'upgrade')
    if (this.#isCalm || random.float() >= (this.weights.late ?? 0)) return 0
    this.#count('late upgrade')
    return UPGRADE_DELAYS[Math.floor(random.float() * UPGRADE_DELAYS.length)] ?? 0
  }

  #count(kind: Fate['kind'] | 'late upgrade'): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1)
  }

  #draw(random: SeededRandom): Fate {
    let left = random.float()
    const { late: _, ...frames } = this.weights
    for (const [kind, weight] of Object.entries(frames) as [keyof typeof frames, number][]) {
      left -= weight
      if (left >= 0) continue
      if (kind === 'cut') return { kind, isDelivered: random.float() < 0.5 }
      if (kind === 'delay') return { kind, ms: DELAYS[Math.floor(random.float() * DELAYS.length)] ?? 1 }
      return { kind }
    }
    return { kind: 'pass' }
  }

  #randomOf(line: number, what: Direction | 'upgrade'): SeededRandom {
    const name = `${line} ${what}`
    const purpose = what === 'upgrade' ? -line : line * 2 + (what === 'up' ? 0 : 1)
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
