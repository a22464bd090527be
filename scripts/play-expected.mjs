// Transcripts through the engine against the answers of an independent program:
//   node scripts/play-expected.mjs DATA_FOLDER [--seeds N] [--only NAME]

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { importSource } from './lib/bundle.mjs'

const HELP = `node scripts/play-expected.mjs DATA_FOLDER [--seeds N] [--only NAME]
Plays every case and search of DATA_FOLDER/expected/play.NAME.json from DATA_FOLDER/chat/NAME.jsonl.gz, for the four ways
of delivery and N seeds (2). Exit 1: an answer differs; 2: no such data.`

const { values, positionals } = parseArgs({
  options: { seeds: { type: 'string', default: '2' }, only: { type: 'string' }, help: { type: 'boolean' } },
  allowPositionals: true,
})
const [folder] = positionals
if (values.help) {
  console.log(HELP)
  process.exit(0)
}
if (folder === undefined || !existsSync(join(folder, 'expected'))) {
  console.error('DATA_FOLDER: no folder with expected/ and chat/ in it. Give one; see --help.')
  process.exit(2)
}

const { play, readTranscript, DELIVERIES } = await importSource(
  `export { play } from './src/replay/play'
   export { readTranscript } from './src/replay/transcript'
   export { DELIVERIES } from './src/replay/transcript-backend'`,
  'packages/test-harness',
)

const names = readdirSync(join(folder, 'expected'))
  .map((file) => /^play\.(.+)\.json$/.exec(file)?.[1])
  .filter((name) => name !== undefined && (values.only === undefined || name === values.only))
const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => index + 1)
const tally = { passed: 0, failed: 0 }

function compare(what, got, wanted) {
  const wrong = Object.keys(wanted).filter(
    (key) => JSON.stringify(got?.[key]) !== JSON.stringify(wanted[key]),
  )
  if (wrong.length === 0) tally.passed++
  else {
    tally.failed++
    for (const key of wrong)
      console.log(`${what}: ${key} ${JSON.stringify(got?.[key])}, wanted ${JSON.stringify(wanted[key])}`)
  }
}

for (const name of names) {
  const { cases, searches } = JSON.parse(readFileSync(join(folder, 'expected', `play.${name}.json`), 'utf8'))
  const messages = await readTranscript(join(folder, 'chat', `${name}.jsonl.gz`))
  const startedAt = performance.now()
  for (const deliver of DELIVERIES)
    for (const seed of seeds) {
      for (const { room, as, readUpTo, ...wanted } of cases) {
        const options = { messages, as, room, readUpTo, deliver, seed, searches: [] }
        compare(
          `${name} ${room} as ${as}, ${deliver}, seed ${seed}`,
          (await play(options)).conversations[0],
          wanted,
        )
      }
      const queries = searches.map(({ query }) => query)
      const whole = await play({ messages, as: cases[0].as, deliver, seed, searches: queries })
      for (const [index, wanted] of searches.entries())
        compare(`${name} search ${wanted.query}, ${deliver}, seed ${seed}`, whole.searches[index], wanted)
    }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(
    `${name}: ${cases.length} cases, ${searches.length} searches, ${messages.length} messages, ${seconds} s`,
  )
}
console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exit(tally.failed === 0 ? 0 : 1)
