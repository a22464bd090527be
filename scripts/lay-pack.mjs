// What a pack has beside its own folder. npm and pnpm run it before and behind `pack` and `publish`, from the package's manifest:
// node scripts/lay-pack.mjs im-engine|test-harness [--clear]

import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readArguments } from './lib/help.mjs'
import { build, install } from './lib/prepare.mjs'
import { ROOT } from './lib/sh.mjs'

const HELP = `node scripts/lay-pack.mjs PACKAGE          builds it with its types, and lays beside it what its pack brings of other folders
node scripts/lay-pack.mjs PACKAGE --clear  takes that away again; PACKAGE: im-engine or test-harness`

const copy = (from, to) => {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true })
}

/** The guide, what it leads to and the engine's rules, under the addresses that they have from each other. */
function layGuide(folder) {
  const from = (path) => join(ROOT, 'docs', path)
  const pages = ['protocol', 'embed/plain'].flatMap((under) =>
    readdirSync(from(under))
      .filter((name) => !name.includes('.test.'))
      .map((name) => join(under, name)),
  )
  const [, ofEngine] = readFileSync(from('spec/README.md'), 'utf8').split(/^## /m)
  const rules = [...ofEngine.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, name]) => join('spec', name))
  for (const page of ['embed.md', 'browsers.md', 'spec/backend.md', 'spec/crowd.md', ...rules, ...pages])
    copy(from(page), join(folder, 'docs', page))
}

/** The built pages of portal and desk with what the server draws them by, and the simulated world. */
async function layPages(folder) {
  copy(join(ROOT, 'packages/portal-web/dist'), join(folder, 'portal'))
  rmSync(join(folder, 'portal/.built'))
  // Not at the top: in a fresh clone its packages are not there before `install`.
  const { importHarness } = await import('./lib/bundle.mjs')
  const { packWorld } = await importHarness('world/packed-world.ts')
  writeFileSync(join(folder, 'world.mjs'), await packWorld())
}

const LAID = { 'im-engine': ['docs'], 'test-harness': ['portal', 'world.mjs'] }

const { values, words, refuse } = readArguments({ clear: { type: 'boolean' } }, HELP)
const [name, more] = words
if (more !== undefined || !(name in LAID)) refuse('Give one package, im-engine or test-harness')
const folder = join(ROOT, 'packages', name)
for (const one of LAID[name]) rmSync(join(folder, one), { recursive: true, force: true })
if (!values.clear) {
  install()
  build({ dts: true })
  if (name === 'im-engine') layGuide(folder)
  else await layPages(folder)
}
