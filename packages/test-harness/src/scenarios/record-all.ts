import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readRecording } from '../record/format'
import { Replay } from '../replay/replay'
import { SCENARIOS } from './scenarios'
import { Stage } from './stage'

/** Records the scenarios whose names begin so, replays each, and answers whether all are what the live run was. */
export async function recordAll(folder: string, serverFile: string, only: string): Promise<boolean> {
  let isRight = true
  for (const { name, play } of SCENARIOS.filter((scenario) => scenario.name.startsWith(only))) {
    const data = await mkdtemp(join(tmpdir(), 'sarika-record-'))
    const stage = new Stage(join(data, 'record.db'), serverFile)
    await play(stage)
    const bytes = await stage.end()
    await rm(data, { recursive: true, force: true })
    const packed = gzipSync(bytes, { level: 9 })
    await writeFile(join(folder, `${name}.rec.gz`), packed)
    const recording = readRecording(bytes)
    const { compared, differences, missed } = await new Replay(recording).run()
    const isSame = recording.isWhole && compared > 0 && differences.length === 0
    isRight &&= isSame
    const size = `${recording.entries.length} records, ${Math.round(packed.length / 1024)} KB`
    process.stdout.write(
      `${isSame ? 'same' : 'DIFFERENT'} ${name}: ${size}, ${compared} states, ${missed.length} missed\n`,
    )
    for (const one of [...differences.slice(0, 8), ...missed.slice(0, 8)])
      process.stdout.write(`  ${JSON.stringify(one)}\n`)
  }
  return isRight
}
