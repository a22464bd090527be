import type { Verdict } from '../run'
import { Simulator } from '../simulator'
import type { PlantedBug } from './planted'

/** How one planted bug did. */
export interface Planting {
  readonly bug: PlantedBug
  readonly verdict: Verdict
  /** Its law, on its seed. */
  readonly isCaught: boolean
}

/** Puts one bug into the engine and runs its seed. */
export async function plant(bug: PlantedBug): Promise<Planting> {
  const simulator = await Simulator.load([bug])
  const verdict = await simulator.run({ seed: bug.seed })
  return { bug, verdict, isCaught: verdict.failure?.law === bug.law }
}
