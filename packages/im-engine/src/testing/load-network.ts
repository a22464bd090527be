import { loadNetwork as loadHalf } from '../load-network.js'
import { loadOnDemand } from '../load-on-demand.js'
import { HandClock } from './hand-clock.js'

/** All code that the engine loads later. Await it before virtual time begins: modules load by real time. */
export async function loadNetwork(): Promise<void> {
  await Promise.all([loadHalf(), loadOnDemand(new HandClock())])
}
