import { join } from 'node:path'
import { ensureBrowser } from './lib/browser.mjs'
import { build, checkNode, install } from './lib/prepare.mjs'
import { ROOT, sh, step } from './lib/sh.mjs'

checkNode()
install()
const browser = ensureBrowser()
console.log(`browser: ${browser.path} (${browser.from})`)
const env = { SARIKA_CHROMIUM: browser.path, CI: process.env.CI ?? '1' }
step('lint', () => sh('biome', ['check', '--error-on-warnings', '.']))
step('types', () => sh('tsc', ['-p', 'tsconfig.json']))
build({ dts: true })
step('package checks', () => {
  sh('knip', [])
  const engine = { cwd: join(ROOT, 'packages/im-engine') }
  const bin = (n) => join(engine.cwd, 'node_modules', '.bin', n)
  sh(bin('publint'), ['--strict', '--pack', 'false'], engine)
  sh(bin('attw'), ['--pack', '.', '--profile', 'node16', '--format', 'table-flipped'], engine)
  sh(bin('size-limit'), [], engine)
})
step('unit, property and in-browser tests', () => sh('vitest', ['run'], { env }))
step('end-to-end tests', () => sh('playwright', ['test'], { env }))
