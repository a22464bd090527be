// npm run chromium: the engine in a real Chromium under real faults; a table, and `N passed, N failed`.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { ensureBrowser } from './lib/browser.mjs'
import { ROOT } from './lib/sh.mjs'

const HELP = `npm run chromium -- [--kills N] [--only NAME]
Kills, quota, cleared storage, blocked upgrade, half-open socket, frozen leader, two to five tabs, sign-out.
  --kills N     kills instead of 24
  --only NAME   cases whose names begin so
Exit 1: something was lost, doubled or wrong; 2: bad input.`

/** The options, or a line that says what is wrong with them. */
function optionsOf(args) {
  const options = { kills: 24, only: '' }
  for (let index = 0; index < args.length; index++) {
    const arg = args[index]
    if (arg === '--kills') options.kills = Number(args[++index])
    else if (arg === '--only') options.only = args[++index] ?? ''
    else return `${arg}: only --kills, --only and --help are known`
  }
  return Number.isInteger(options.kills) && options.kills > 0 ? options : '--kills: a whole number from 1'
}

/** The driver, bundled into the package whose dependencies it finds from there. */
async function bundleLane() {
  const harness = join(ROOT, 'packages/test-harness')
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(harness, 'package.json'), 'utf8'))
  const outfile = join(harness, '.cache/chromium-lane.mjs')
  await build({
    entryPoints: [join(harness, 'src/chromium/lane.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: [
      ...Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@sarika/')),
      'playwright',
      'esbuild',
    ],
    conditions: ['@sarika/source'],
    logLevel: 'error',
  })
  return { lane: await import(pathToFileURL(outfile)), folder: join(harness, 'src/chromium') }
}

const args = process.argv.slice(2)
const options = args.includes('--help') ? HELP : optionsOf(args)
if (options === HELP) console.log(HELP)
else if (typeof options === 'string') {
  console.error(options)
  process.exitCode = 2
} else {
  const { lane, folder } = await bundleLane()
  const isPassed = await lane.runLane({ folder, executablePath: ensureBrowser().path, ...options })
  process.exit(isPassed ? 0 : 1)
}
