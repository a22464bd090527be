import { loadWorld, type Replacement, type WorldModule } from './bundle'
import type { Verdict } from './run'
import { SMALL_LIMITS } from './small-limits'
import type { Crash, WorldOptions } from './world'

/** Every so many seeds one runs with the engine's real limits: pages of 500, chunks of 128. */
const REAL_EVERY = 20

/** Ways that a write can go wrong. */
export const CRASHES = ['before', 'after', 'power-cut'] as const satisfies readonly Crash['how'][]

/** Runs schedules, one at a time; the same seed gives the same verdict, whatever ran before. */
export class Simulator {
  private constructor(private readonly world: WorldModule) {}

  /** Bundles engine and world; `replacements` are planted bugs. */
  static async load(replacements: readonly Replacement[] = []): Promise<Simulator> {
    return new Simulator(await loadWorld([...SMALL_LIMITS, ...replacements]))
  }

  run(options: Omit<WorldOptions, 'isReal'>): Promise<Verdict> {
    const isReal = options.seed % REAL_EVERY === 0
    this.world.useRealLimits(isReal)
    return this.world.runSchedule({ ...options, isReal })
  }
}

/** The commands line's words for a crash, e.g. `17:power-cut`. */
export const nameOf = ({ write, how }: Crash): string => `${write}:${how}`
