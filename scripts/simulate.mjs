// Simulation on every core: node scripts/simulate.mjs [--schedules N] [--seed S]; 200,000 schedules from 1 by default.

import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, checkNode, install } from './lib/prepare.mjs'
import { ROOT } from './lib/sh.mjs'

const HELP = `node scripts/simulate.mjs [--schedules N] [--seed S] [--json]
Runs the schedules N (200000) from seed S (1) on all cores; exit 1 when a law does not hold.`

/** Small enough that a failure is known soon; a process is twice as fast when it has run a thousand. */
const SHARE = 2_500

const whole = (name, text) => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (value >= 0) return value
  console.error(`--${name} ${JSON.stringify(text)}: give a whole number.`)
  process.exit(2)
}

function readFlags() {
  try {
    const { values } = parseArgs({
      options: {
        schedules: { type: 'string', default: '200000' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    return values
  } catch (error) {
    console.error(`${error.message.split('. ')[0]}. See node scripts/simulate.mjs --help.`)
    process.exit(2)
  }
}

const flags = readFlags()
if (flags.help) {
  console.log(HELP)
  process.exit(0)
}
const schedules = whole('schedules', flags.schedules)
const first = whole('seed', flags.seed)
checkNode()
install()
build()

const shares = []
for (let done = 0; done < schedules; done += SHARE)
  shares.push({ seed: first + done, count: Math.min(SHARE, schedules - done) })

const cli = join(ROOT, 'packages/test-harness/bin/harness.js')
const begin = performance.now()
let done = 0
let failure

function run({ seed, count }) {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [cli, 'simulate', '--schedules', `${count}`, '--seed', `${seed}`, '--json'],
      {
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    )
    let text = ''
    child.stdout.on('data', (part) => {
      text += part
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0 || code === 1) resolve(JSON.parse(text))
      else reject(new Error(`harness simulate --seed ${seed} ended with ${code}`))
    })
  })
}

async function work() {
  for (let share = shares.shift(); share !== undefined && failure === undefined; share = shares.shift()) {
    const result = await run(share)
    done += share.count
    failure ??= result.failure ?? undefined
    const seconds = (performance.now() - begin) / 1000
    process.stderr.write(`${done} of ${schedules}, ${(done / seconds).toFixed(1)} a second\n`)
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work))
const seconds = (performance.now() - begin) / 1000
const perSecond = Math.round((done / seconds) * 10) / 10
if (flags.json)
  console.log(JSON.stringify({ schedules: done, firstSeed: first, perSecond, failure: failure ?? null }))
else if (failure === undefined) console.log(`${done} schedules, ${perSecond} a second: all laws held`)
else console.log(`law ${failure.law} does not hold: ${failure.detail}\nagain: ${failure.replay}`)
process.exit(failure === undefined ? 0 : 1)
