import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { SeededRandom } from '@sarika/im-engine/testing'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readRecordingFile } from './recording-file'
import { Replay } from './replay'
import { deliverOtherwise } from './test-deliveries'

const FOLDER = 'fixtures/recordings'
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.rec.gz'))
/** Deliveries of each recording; the long one counts a tenth. */
const RUNS = Number(process.env.LAW_RUNS ?? 5)

test('S-REPL-1 there is a recording of every kind of run', () => {
  expect(files.length).toBeGreaterThanOrEqual(9)
})

describe.each(files)('%s', (file) => {
  it('S-REPL-1 replays to the state of the live run, and misses nothing that the live engine did', async () => {
    const recording = await readRecordingFile(join(FOLDER, file))
    const { position, compared, differences, missed } = await new Replay(recording).run()
    expect(recording.isWhole).toBe(true)
    expect(position).toBe(recording.entries.length)
    expect({ differences, missed }).toEqual({ differences: [], missed: [] })
    expect(compared).toBeGreaterThan(0)
  })

  it('S-REPL-2 in any page split, twice told and in any order that the protocol allows: the same state', async () => {
    const recording = await readRecordingFile(join(FOLDER, file))
    const isLong = recording.entries.some((entry) => JSON.stringify(entry).length > 100_000)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 2 ** 31 }), async (seed) => {
        const { recording: other, pages } = deliverOtherwise(recording, new SeededRandom(seed))
        const { compared, differences } = await new Replay(other, { pages }).run()
        expect(differences).toEqual([])
        expect(compared).toBeGreaterThan(0)
      }),
      { numRuns: isLong ? Math.ceil(RUNS / 10) : RUNS },
    )
  })
})
