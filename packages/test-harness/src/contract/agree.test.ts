import { beforeAll, describe, expect, it } from 'vitest'
import type { Operation, RecordedServer } from '../world/recorded-server'
import { Simulator } from '../world/simulator'
import { agreeOn } from './agree'
import { differencesOf, pictureOfModel, pictureOfReal } from './pictures'
import { HistoryReplay } from './replay-history'

/** In this run; the long one is scripts/agree.mjs. */
const HISTORIES = 40

const isDone = (one: Operation, kind: Operation['kind']): boolean =>
  one.kind === kind && !('code' in one && one.code !== 0)

/** Histories in which this was done: what was done last may say what was said before, e.g. a receipt that is sent again. */
async function recordedWith(simulator: Simulator, kind: Operation['kind']) {
  const recordings: RecordedServer[] = []
  for (let seed = 1; recordings.length < 3; seed++) {
    const { recorded } = await simulator.run({ seed, isRecorded: true })
    if (recorded?.operations.some((one) => isDone(one, kind))) recordings.push(recorded)
  }
  return recordings
}

/** What is told when the last such operation never reached the real server. */
async function differencesWithout(
  model: RecordedServer,
  kind: Operation['kind'],
): Promise<readonly unknown[]> {
  const index = model.operations.findLastIndex((one) => isDone(one, kind))
  model.operations.splice(index, 1)
  const { real, differences, nameOf } = await HistoryReplay.play(model)
  const found = differencesOf(
    pictureOfModel(model),
    await pictureOfReal(real.backend.db, model.accounts, real.now, nameOf),
  )
  await real.close()
  return [...differences, ...found]
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
    for (const kind of ['post', 'receipt', 'friends', 'call'] as const) {
      const told: unknown[] = []
      for (const model of await recordedWith(simulator, kind))
        told.push(...(await differencesWithout(model, kind)))
      expect(told, kind).not.toEqual([])
    }
  })
})
