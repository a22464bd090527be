// A version, what changed in it, and its packs: npm run release. Nothing is published, committed or tagged.

import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { takeNoArguments } from './lib/help.mjs'
import { packed } from './lib/packed.mjs'
import { pnpm } from './lib/prepare.mjs'
import { ROOT, sh, step } from './lib/sh.mjs'

/** Bytes. The engine's packs are kept in git, one a version. */
const KEPT_MAX = 400_000
const KEPT = 'fixtures/packs'
const VERSION_FILE = 'packages/im-engine/src/wire/version.ts'

takeNoArguments(`npm run release
Takes the notes in .changeset/ (npx changeset writes one), raises the version of engine and harness, writes their CHANGELOG.md and
packs both into .cache/packs. The engine's pack is kept in ${KEPT} too, to be compared with later ones. Publishes nothing.
exit 2: there is no note. Before the first time that somebody publishes: repository and homepage in both package.json.`)

const notes = readdirSync(join(ROOT, '.changeset')).filter(
  (name) => name.endsWith('.md') && name !== 'README.md',
)
if (notes.length === 0) {
  console.error('.changeset/ has no note of what changed: write one with npx changeset, then run this again.')
  process.exit(2)
}
step('version and changelog', () => {
  sh('changeset', ['version'])
  const { version } = JSON.parse(readFileSync(join(ROOT, 'packages/im-engine/package.json'), 'utf8'))
  const file = join(ROOT, VERSION_FILE)
  const text = readFileSync(file, 'utf8').replace(/ENGINE_VERSION = '[^']*'/, `ENGINE_VERSION = '${version}'`)
  writeFileSync(file, text)
  // The lockfile knows the version of nothing of ours, but the ranges.
  pnpm(['install', '--lockfile-only', '--prefer-offline'])
  sh('biome', [
    'check',
    '--write',
    '--no-errors-on-unmatched',
    'packages/im-engine/package.json',
    'packages/test-harness/package.json',
  ])
})
const folder = join(ROOT, '.cache/packs')
rmSync(folder, { recursive: true, force: true })
const { engine, harness } = step('packs', () => packed(folder))
const { size } = statSync(engine)
if (size > KEPT_MAX) {
  console.error(
    `${engine} has ${size} bytes, and at most ${KEPT_MAX} are kept. Look at what is in it: tar tzf`,
  )
  process.exit(1)
}
mkdirSync(join(ROOT, KEPT), { recursive: true })
copyFileSync(engine, join(ROOT, KEPT, basename(engine)))
console.log(
  `\n${engine}\n${harness}\nkept: ${join(KEPT, basename(engine))} (${size} bytes)\nNothing is published. Commit what changed.`,
)
