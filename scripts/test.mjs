// npm test: everything, in the order in which a fault is cheapest to find. The last line is "N passed, N failed".
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './lib/browser.mjs'
import { takeNoArguments } from './lib/help.mjs'
import { build, checkNode, install } from './lib/prepare.mjs'
import { readPlaywright, readVitest, slowestOf } from './lib/reports.mjs'
import { ROOT, sh, step } from './lib/sh.mjs'

/** Schedules of the simulation in this run; the long lane is `npm run simulate`. */
const SCHEDULES = '5000'

takeNoArguments(`npm test
All set-up, then every check. Before the end the ten test files that took longest; the last line is "N passed, N failed";
exit 1: one failed.`)
checkNode()
install()
const browser = ensureBrowser()
console.log(`browser: ${browser.path} (${browser.from})`)
const env = { SARIKA_CHROMIUM: browser.path, CI: process.env.CI ?? '1' }
const tally = { passed: 0, failed: 0 }
/** What failed, a line each: said again at the end, where one looks first. */
const failures = []
/** Of each test file how long it took. */
const times = []
const report = (name) => join(ROOT, '.cache', `${name}.json`)

/** One check that is not a test runner: counts as one. */
function check(name, ...calls) {
  step(name, () => {
    const failed = calls.some(
      ([command, args, options]) => sh(command, args, { ...options, soft: true }) !== 0,
    )
    tally[failed ? 'failed' : 'passed']++
    if (failed) failures.push(name)
    return !failed
  })
}

/** A test runner: counts what its report says, and itself when it failed without a failed test. */
function run(name, command, args, file, read) {
  step(name, () => {
    rmSync(file, { force: true })
    const code = sh(command, args, { env, soft: true })
    let told = { passed: 0, failed: [], times: [] }
    try {
      told = read(JSON.parse(readFileSync(file, 'utf8')))
    } catch {
      console.error(`✗ ${name} wrote no report`)
    }
    const failed = code !== 0 && told.failed.length === 0 ? ['without a failed test'] : told.failed
    times.push(...told.times)
    tally.passed += told.passed
    tally.failed += failed.length
    failures.push(...failed.map((test) => `${name}: ${test}`))
    return failed.length === 0
  })
}

check('format and lint', ['biome', ['check', '--error-on-warnings', '.']])
check('types', ['tsc', ['-b']])
build({ dts: true })
check('unused code', ['knip', []])
check(
  'sizes, licences of others',
  [process.execPath, ['scripts/sizes.mjs']],
  [process.execPath, ['scripts/third-party.mjs', '--check']],
)
run(
  'what is in the packs',
  'vitest',
  [
    'run',
    '--config',
    'vitest.packs.config.ts',
    'scripts/packs/files.test.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report('packs')}`,
  ],
  report('packs'),
  readVitest,
)
run(
  'unit, laws, in-browser',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report('vitest')}`],
  report('vitest'),
  readVitest,
)
check('simulation', [process.execPath, ['scripts/simulate.mjs', '--schedules', SCHEDULES]])
run('end to end', 'playwright', ['test'], report('playwright'), readPlaywright)

console.log('\nThe slowest test files, each of them as if it ran alone:')
for (const line of slowestOf(times, 10)) console.log(line)
for (const failure of failures) console.error(`✗ ${failure}`)
console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed === 0 ? 0 : 1
