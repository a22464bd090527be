// npm run bench: the engine against rows in a real Chromium, and docs/numbers.md.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MEASURES } from './lib/bench-measures.mjs'
import { lineOf, numbersPage, summaryOf } from './lib/bench-report.mjs'
import { bundlePage, openStage, servePage } from './lib/bench-stage.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { ROOT } from './lib/sh.mjs'

const HELP = `npm run bench -- [--only NAME] [--rounds N] [--quick]
Measures every gate (five rounds, fresh databases) and writes docs/numbers.md.
  --only NAME   this measure alone, or all whose names begin so; writes nothing
  --rounds N    rounds instead of 5
  --quick       one round; writes nothing
Exit 1: a gate is not met; 2: bad input.
Measures: ${MEASURES.map(({ name }) => name).join(', ')}`

/** The options, or a line that says what is wrong with them. */
function optionsOf(args) {
  const options = { rounds: 5, only: '', isQuick: false }
  for (let index = 0; index < args.length; index++) {
    const arg = args[index]
    if (arg === '--quick') options.isQuick = true
    else if (arg === '--only') options.only = args[++index] ?? ''
    else if (arg === '--rounds') options.rounds = Number(args[++index])
    else return `${arg}: only --only, --rounds, --quick and --help are known`
  }
  if (options.isQuick) options.rounds = 1
  if (!Number.isInteger(options.rounds) || options.rounds < 1) return '--rounds: a whole number from 1'
  if (!MEASURES.some(({ name }) => name.startsWith(options.only)))
    return `--only ${options.only}: no such measure`
  return options
}

async function runBench({ rounds, only, isQuick }) {
  const measures = MEASURES.filter(({ name }) => name.startsWith(only))
  const samples = new Map(measures.map((measure) => [measure, []]))
  const browser = ensureBrowser()
  const server = await servePage(await bundlePage())
  let version = ''
  for (let number = 1; number <= rounds; number++) {
    const stage = await openStage(server.port, browser.path)
    version = stage.version
    const round = { number, stage, stored: {} }
    for (const measure of measures) {
      if (measure.isOnce && number > 1) continue
      const got = await measure.run(round)
      samples.get(measure).push(...got)
      console.error(`${number}/${rounds} ${lineOf(summaryOf(measure, got))}`)
    }
    await stage.close()
  }
  server.close()
  const summaries = measures.map((measure) => summaryOf(measure, samples.get(measure)))
  for (const summary of summaries) console.log(lineOf(summary))
  if (only === '' && !isQuick)
    writeFileSync(join(ROOT, 'docs/numbers.md'), numbersPage(summaries, { rounds, version }))
  return summaries.every(({ isMet }) => isMet)
}

const args = process.argv.slice(2)
const options = args.includes('--help') ? HELP : optionsOf(args)
if (options === HELP) console.log(HELP)
else if (typeof options === 'string') {
  console.error(options)
  process.exitCode = 2
} else if (!(await runBench(options))) process.exitCode = 1
