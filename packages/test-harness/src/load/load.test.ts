import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { runLoad } from './load'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('S-LOAD-1 a small load: everybody is back with what they missed, every message reaches all of its group once', async () => {
  const { idle, storm, talk } = await runLoad({
    root,
    sockets: 100,
    swarms: 2,
    // What comes late is no fault here: only what never comes.
    pace: { perSecond: 40, seconds: 2, graceMs: 60_000 },
    missedEach: 3,
    onStep: () => undefined,
  })
  expect(storm.wrong).toBe(0)
  expect(storm.lastMs).toBeGreaterThan(storm.downMs)
  expect(talk).toMatchObject({ sent: 80, missing: 0, doubled: 0 })
  expect(idle.baseBytes).toBeGreaterThan(0)
})
