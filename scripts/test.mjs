// npm test: everything, in the order in which a fault is cheapest to find. The last line is "N passed, N failed".
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './lib/browser.mjs'
import { build, checkNode, install } from './lib/prepare.mjs'
import { ROOT, sh, step } from './lib/sh.mjs'

/** Schedules of the simulation in this run; the long lane is `npm run simulate`. */
const SCHEDULES = '5000'

checkNode()
install()
const browser = ensureBrowser()
console.log(`browser: ${browser.path} (${browser.from})`)
const env = { SARIKA_CHROMIUM: browser.path, CI: process.env.CI ?? '1' }
const tally = { passed: 0, failed: 0 }
const engine = { cwd: join(ROOT, 'packages/im-engine') }
const tool = (name) => join(engine.cwd, 'node_modules', '.bin', name)
const report = (name) => join(ROOT, '.cache', `${name}.json`)

/** One check that is not a test runner: counts as one. */
function check(name, ...calls) {
  step(name, () => {
    const failed = calls.some(
      ([command, args, options]) => sh(command, args, { ...options, soft: true }) !== 0,
    )
    tally[failed ? 'failed' : 'passed']++
    if (failed) console.error(`✗ ${name}`)
  })
}

/** A test runner: counts what its report says, and itself when it failed without a failed test. */
function run(name, command, args, file, count) {
  step(name, () => {
    const code = sh(command, args, { env, soft: true })
    let counted = { passed: 0, failed: 0 }
    try {
      counted = count(JSON.parse(readFileSync(file, 'utf8')))
    } catch {
      console.error(`✗ ${name} wrote no report`)
    }
    tally.passed += counted.passed
    tally.failed += code !== 0 && counted.failed === 0 ? 1 : counted.failed
  })
}

check('format and lint', ['biome', ['check', '--error-on-warnings', '.']])
check('types', ['tsc', ['-p', 'tsconfig.json']])
build({ dts: true })
check('unused code', ['knip', []])
check(
  'the engine as a package',
  [tool('publint'), ['--strict', '--pack', 'false'], engine],
  [tool('attw'), ['--pack', '.', '--profile', 'esm-only', '--format', 'table-flipped'], engine],
  [process.execPath, ['scripts/sizes.mjs']],
)
run(
  'unit, laws, in-browser',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report('vitest')}`],
  report('vitest'),
  ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
)
check('simulation', [
  process.execPath,
  ['packages/test-harness/bin/harness.js', 'simulate', '--schedules', SCHEDULES],
])
run('end to end', 'playwright', ['test'], report('playwright'), ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
}))

console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed === 0 ? 0 : 1
