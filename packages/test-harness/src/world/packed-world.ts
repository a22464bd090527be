import { bundleWorld } from './bundle'
import { SMALL_LIMITS } from './small-limits'

/** The text of `world.mjs`, in which a pack brings what `harness simulate` runs. */
export const packWorld = (): Promise<string> => bundleWorld(SMALL_LIMITS)
