import { loadWorld, type Replacement, type WorldModule } from './bundle'
import type { Verdict } from './run'
import { SMALL_LIMITS } from './small-limits'
import type { Crash, WorldOptions } from './world'

/** Every so many seeds one runs with the engine's real limits: pages of 500, chunks of 128. */
const REAL_EVERY = 20

/** Ways that a write can go wrong. */
export const CRASHES = ['before', 'after', 'power-cut'] as const satisfies readonly Crash['how'][]

/** Runs schedules; the same seed gives the same verdict, whatever ran before. */
export class Simulator {
  private constructor(
    private readonly small: WorldModule,
    private readonly real: WorldModule,
  ) {}

  /** Bundles engine and world; `replacements` are planted bugs. */
  static async load(replacements: readonly Replacement[] = []): Promise<Simulator> {
    const worlds = [[...SMALL_LIMITS, ...replacements], replacements].map(loadWorld)
    const [small, real] = await Promise.all(worlds)
    return new Simulator(small as WorldModule, real as WorldModule)
  }

  run(options: Omit<WorldOptions, 'isReal'>): Promise<Verdict> {
    const isReal = options.seed % REAL_EVERY === 0
    return (isReal ? this.real : this.small).runSchedule({ ...options, isReal })
  }
}

/** The commands line's words for a crash, e.g. `17:power-cut`. */
export const nameOf = ({ write, how }: Crash): string => `${write}:${how}`
