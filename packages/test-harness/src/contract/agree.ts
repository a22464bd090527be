// contract/ asks whether the real server and the simulation's model server are the same backend. The simulation proves
// something about the engine only as far as they are.
//
//   backends.test.ts   the engine's backend suite, on real-backend.ts and on model-backend.ts
//   agree.ts           one simulated history > replay-history.ts asks the real server the same > verdicts are compared
//                                            > pictures.ts: what both hold in the end is compared

import type { Simulator } from '../world/simulator'
import { differencesOf, pictureOfModel, pictureOfReal } from './pictures'
import { HistoryReplay } from './replay-history'

export interface Agreement {
  readonly seed: number
  readonly operations: number
  readonly messages: number
  /** None: the two servers gave every verdict alike and hold the same. */
  readonly differences: readonly string[]
}

/**
 * Simulates one seed and asks the real server the same; the law that a seed breaks is another matter. Presences are not
 * compared: they are kept nowhere, and which of them come, and when, is up to the sockets, of which the real server has
 * none here. S-BACK-29 asks both servers for them.
 */
export async function agreeOn(simulator: Simulator, seed: number): Promise<Agreement> {
  const { recorded: model } = await simulator.run({ seed, isRecorded: true })
  if (model === undefined) throw new Error(`seed ${seed} was not recorded`)
  const { real, differences, nameOf } = await HistoryReplay.play(model)
  const found = differencesOf(
    pictureOfModel(model),
    await pictureOfReal(real.backend.db, model.accounts, real.now, nameOf),
  )
  await real.close()
  const { operations, messages } = model
  return {
    seed,
    operations: operations.length,
    messages: messages.length,
    differences: [...differences, ...found],
  }
}
