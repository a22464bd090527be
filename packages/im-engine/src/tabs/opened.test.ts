import { expect, it } from 'vitest'
import { ANN_KEY, TEAM_KEY } from '../model/test-build.js'
import { Answered } from './answered.js'
import { OPENED_REPEAT_MS, Opened } from './opened.js'

it('S-TABS-5 a conversation is open while a tab that was heard lately shows it', () => {
  const opened = new Opened()
  const all = (now: number) => [...opened.all(now)]
  opened.note('a', [ANN_KEY], 0)
  opened.note('b', [ANN_KEY, TEAM_KEY], 0)
  expect(all(0)).toEqual([ANN_KEY, TEAM_KEY])
  opened.note('b', [], 10)
  expect(all(10)).toEqual([ANN_KEY])
  opened.note('a', [TEAM_KEY], OPENED_REPEAT_MS)
  expect(all(50_001)).toEqual([TEAM_KEY])
  expect(all(OPENED_REPEAT_MS + 50_001)).toEqual([])
})

it('S-TABS-3 answers are remembered for more commands than any tab keeps waiting, and no more', async () => {
  const answered = new Answered()
  const runs: number[] = []
  const ask = (id: number) =>
    answered.once(`${id}`, async () => {
      runs.push(id)
      return { ok: true, position: id }
    })
  for (let id = 0; id <= 200; id++) await ask(id)
  expect(await ask(200)).toEqual({ ok: true, position: 200 })
  expect(runs).toHaveLength(201)
  await ask(0)
  expect(runs).toHaveLength(202)
})
