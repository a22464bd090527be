import type { Replacement } from '../bundle'

/** A bug that is put into the engine's source, and the law that must notice it. */
export interface PlantedBug extends Replacement {
  readonly id: string
  /** What it does, in a few words. */
  readonly what: string
  readonly law: string
  /** The first seed that shows it; clean without it. */
  readonly seed: number
}

const bug = (
  id: string,
  law: string,
  seed: number,
  file: string,
  what: string,
  find: string,
  replace: string,
): PlantedBug => ({ id, law, seed, file, what, find, replace })

/** None of them throws: each is a line that somebody could have written. */
export const PLANTED_BUGS: readonly PlantedBug[] = []
