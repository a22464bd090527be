import { beforeAll, describe, expect, it } from 'vitest'
import type { Operation, RecordedServer } from '../world/recorded-server'
import { Simulator } from '../world/simulator'
import { agreeOn } from './agree'
import { differencesOf, pictureOfModel, pictureOfReal } from './pictures'
import { HistoryReplay } from './replay-history'

/** In this run; the long one is scripts/agree.mjs. */
const HISTORIES = 40

/** The first history in which this was done. */
async function recordedWith(simulator: Simulator, kind: Operation['kind']): Promise<RecordedServer> {
  for (let seed = 1; ; seed++) {
    const { recorded } = await simulator.run({ seed, isRecorded: true })
    if (recorded?.operations.some((one) => one.kind === kind && !('code' in one && one.code !== 0)))
      return recorded
  }
}

describe('recorded histories', () => {
  let simulator: Simulator
  beforeAll(async () => {
    simulator = await Simulator.load()
  }, 300_000)

  it(`S-AGREE-1 the real server answers and keeps what the model server does, in ${HISTORIES} simulated histories`, async () => {
    let messages = 0
    for (let seed = 1; seed <= HISTORIES; seed++) {
      const agreement = await agreeOn(simulator, seed)
      messages += agreement.messages
      expect(agreement.differences, `node scripts/agree.mjs --histories 1 --seed ${seed}`).toEqual([])
    }
    expect(messages).toBeGreaterThan(HISTORIES)
  }, 300_000)

  it('S-AGREE-2 a message, a receipt or a change of rights that one server lacks is told as a difference', async () => {
    for (const kind of ['post', 'receipt', 'friends', 'mute-group'] as const) {
      const model = await recordedWith(simulator, kind)
      const index = model.operations.findLastIndex(
        (one) => one.kind === kind && !('code' in one && one.code !== 0),
      )
      model.operations.splice(index, 1)
      const { real, differences } = await HistoryReplay.play(model)
      const found = differencesOf(pictureOfModel(model), await pictureOfReal(real.backend.db, model.accounts))
      await real.close()
      expect([...differences, ...found], kind).not.toEqual([])
    }
  })
})
