// Each planted bug must be caught by its law on its seed, and that seed must be clean without it.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { readArguments } from './lib/help.mjs'
import { ROOT } from './lib/sh.mjs'

const HELP = `node scripts/bugs.mjs [--write] [--find N] [ID...]
Plants every bug of the table, or those named, one at a time; each must be caught by its law on its seed. --find looks for
another seed, from 1 to N, where that one does not show it any more, and writes it into the table. --write makes
docs/planted-bugs.md of all of them. Exit 1: one was missed; 2: bad input.`

const {
  values,
  words: ids,
  refuse,
} = readArguments({ write: { type: 'boolean', default: false }, find: { type: 'string' } }, HELP)
const most = Number(values.find ?? 0)
if (!Number.isInteger(most)) refuse('--find: give a number of seeds')
if (values.write && ids.length > 0) refuse('--write makes the table of all bugs: name none')

const harness = join(ROOT, 'packages/test-harness')
const bundle = join(harness, '.cache/bugs.mjs')
await build({
  entryPoints: [join(harness, 'src/world/bugs/index.ts')],
  outfile: bundle,
  bundle: true,
  format: 'esm',
  platform: 'node',
  external: ['esbuild'],
  logLevel: 'error',
})
const { PLANTED_BUGS, plant, Simulator } = await import(bundle)
const TABLE = join(harness, 'src/world/bugs/planted.ts')

const unknown = ids.find((id) => !PLANTED_BUGS.some((bug) => bug.id === id))
if (unknown !== undefined) refuse(`no planted bug is called ${unknown}`)
const bugs = PLANTED_BUGS.filter((bug) => ids.length === 0 || ids.includes(bug.id))
const clean = await Simulator.load()
const isCleanOn = async (seed) => (await clean.run({ seed })).failure === undefined

/** The first seed, up to `most`, on which the bug's law fails and nothing does without the bug. */
async function findSeed(bug) {
  const changed = await Simulator.load([bug])
  for (let seed = 1; seed <= most; seed++)
    if ((await changed.run({ seed })).failure?.law === bug.law && (await isCleanOn(seed))) return seed
  return undefined
}

function writeSeed({ id }, seed) {
  const line = new RegExp(`(id: '${id}',\\n    law: '[^']+',\\n    seed: )\\d+`)
  writeFileSync(TABLE, readFileSync(TABLE, 'utf8').replace(line, `$1${seed}`))
}

const rows = []
let missed = 0
for (const known of bugs) {
  let bug = known
  let { isCaught, verdict } = await plant(bug)
  let isClean = await isCleanOn(bug.seed)
  const seed = isCaught && isClean ? undefined : await findSeed(bug)
  if (seed !== undefined) {
    writeSeed(bug, seed)
    bug = { ...bug, seed }
    ;[isCaught, isClean] = [true, true]
  }
  const how = !isCaught
    ? `missed (${verdict.failure?.law ?? 'nothing'})`
    : isClean
      ? 'caught'
      : 'not clean without it'
  if (how !== 'caught') missed++
  process.stderr.write(`${how.padEnd(8)} ${bug.id}: ${bug.law}, seed ${bug.seed}\n`)
  rows.push(`| ${bug.id} | \`${bug.file}\` | ${bug.what} | ${bug.law} | ${bug.seed} | ${how} |`)
}
if (values.write)
  writeFileSync(
    join(ROOT, 'docs/planted-bugs.md'),
    `${[
      '<!-- Made by scripts/bugs.mjs --write from packages/test-harness/src/world/bugs/planted.ts. -->',
      '# Planted bugs',
      '',
      'Each line of the engine below was changed as said, alone, and the simulation ran one seed. A bug counts as caught',
      'when the named law fails on that seed, and the same seed is clean without it.',
      '',
      '| bug | file | what it does | law | seed | result |',
      '|---|---|---|---|---|---|',
      ...rows,
    ].join('\n')}\n`,
  )
console.log(`${bugs.length - missed} of ${bugs.length} planted bugs caught`)
process.exit(missed === 0 ? 0 : 1)
