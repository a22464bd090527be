// npm run bench:server: thousands of sockets on one server process over loopback, and docs/numbers-server.md.

import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { importHarness } from './lib/bundle.mjs'
import { gatesOf, lineOf, numbersPage } from './lib/load-report.mjs'
import { ROOT } from './lib/sh.mjs'

const HELP = `npm run bench:server -- [--sockets N] [--seconds N] [--quick]
Idle sockets, a reconnect storm, and 300 messages a second into groups of 50: about three minutes, loopback only.
Writes docs/numbers-server.md.
  --sockets N   sockets instead of 5000, a multiple of 100; writes nothing
  --seconds N   length of the talk instead of 60; writes nothing
  --quick       500 sockets, 10 seconds; writes nothing, and is too few for the memory figure
Exit 1: a figure is not met; 2: bad input, or too few files may be open.`

/** Besides sockets: files, databases, calls. */
const OTHER_FILES = 300

/** The options, or a line that says what is wrong with them. */
function optionsOf(args) {
  const options = { sockets: 5000, seconds: 60, isWhole: args.length === 0 }
  for (let index = 0; index < args.length; index++) {
    const arg = args[index]
    if (arg === '--quick') Object.assign(options, { sockets: 500, seconds: 10 })
    else if (arg === '--sockets') options.sockets = Number(args[++index])
    else if (arg === '--seconds') options.seconds = Number(args[++index])
    else return `${arg}: only --sockets, --seconds, --quick and --help are known`
  }
  if (!Number.isInteger(options.sockets) || options.sockets < 100 || options.sockets % 100 !== 0)
    return '--sockets: a multiple of 100'
  if (!Number.isInteger(options.seconds) || options.seconds < 1) return '--seconds: a whole number from 1'
  return options
}

/** Node raises its soft limit of open files to the hard one by itself; a hard one that is too low is the system's to raise. */
function missingFiles(sockets) {
  if (process.platform === 'win32') return null
  const hard = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim()
  const needed = sockets + OTHER_FILES
  if (hard === 'unlimited' || Number(hard) >= needed) return null
  return `ulimit -Hn is ${hard}: one process needs ${needed} open files. Raise it, or give --sockets.`
}

async function bench({ sockets, seconds, isWhole }) {
  const { runLoad } = await importHarness('load/load.ts')
  const figures = await runLoad({
    root: join(ROOT, 'packages/test-harness'),
    sockets,
    swarms: 2,
    pace: { perSecond: 300, seconds, graceMs: 10_000 },
    missedEach: 10,
    onStep: (step) => console.error(step),
  })
  const gates = gatesOf(figures)
  for (const gate of gates) console.log(lineOf(gate))
  const setting = { sockets, seconds, cores: availableParallelism(), node: process.versions.node }
  if (isWhole) writeFileSync(join(ROOT, 'docs/numbers-server.md'), numbersPage(gates, setting))
  return gates.every(({ isMet }) => isMet)
}

const args = process.argv.slice(2)
const options = args.includes('--help') ? HELP : optionsOf(args)
const trouble = typeof options === 'string' ? options : missingFiles(options.sockets)
if (options === HELP) console.log(HELP)
else if (trouble !== null) {
  console.error(trouble)
  process.exitCode = 2
} else if (!(await bench(options))) process.exitCode = 1
