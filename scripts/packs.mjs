// Both packs from scratch, as a stranger has them: npm run packs

import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './lib/browser.mjs'
import { takeNoArguments } from './lib/help.mjs'
import { build, checkNode, install } from './lib/prepare.mjs'
import { readVitest } from './lib/reports.mjs'
import { ROOT, sh } from './lib/sh.mjs'

takeNoArguments(`npm run packs
Packs engine and harness, installs them with npm in an empty folder with an empty home, and lives there: types, Node, a page in Chromium,
two people who talk over the served harness. Takes two minutes and a registry of npm. The last line is "N passed, N failed".`)
checkNode()
install()
build({ dts: true })
const file = join(ROOT, '.cache/packs.json')
rmSync(file, { force: true })
const args = [
  'run',
  '--config',
  'vitest.packs.config.ts',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
]
sh('vitest', args, { env: { SARIKA_CHROMIUM: ensureBrowser().path }, soft: true })
const { passed, failed } = readVitest(JSON.parse(readFileSync(file, 'utf8')))
for (const test of failed) console.error(`✗ ${test}`)
console.log(`\n${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 && passed > 0 ? 0 : 1
