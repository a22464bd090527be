// THIRD-PARTY.md of the two packs: node scripts/third-party.mjs [--check]

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from './lib/help.mjs'
import { ROOT } from './lib/sh.mjs'
import { closureOf, dependenciesOf } from './lib/third-party.mjs'

const HELP = `node scripts/third-party.mjs          writes THIRD-PARTY.md of the engine and of the harness from what is installed
node scripts/third-party.mjs --check  exits 1 when the files there are not what it would write`

const ENGINE = 'packages/im-engine'
const HARNESS = 'packages/test-harness'
const PORTAL = 'packages/portal-web'

/** Licences that allow what we do: use beside or inside MIT code, with their text. Others end the script. */
const ALLOWED =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|OFL-1\.1|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|Python-2\.0)\b/

/** In the harness's own files beside what the engine and the pages need; tsup.config.ts names them too. */
const BUILT_IN = ['jose', 'kysely', 'libphonenumber-js', 'zod']

const NATIVE = `Some of them bring a prebuilt part for each kind of machine, which npm chooses; none runs a script when it is installed:

- \`sharp\` loads libvips from \`@img/sharp-libvips-*\`: LGPL-3.0-or-later, a library of its own that can be replaced by another build.
- \`libsql\` loads \`@libsql/*\`: MIT, with SQLite in it, which is in the public domain.
- \`msgpackr\` takes \`@msgpackr-extract/*\` where it is there: MIT.
- \`pdfjs-dist\` takes \`@napi-rs/canvas\` where it is there: MIT, with Skia in it (BSD-3-Clause). Nothing here draws with it.`

const table = (entries) =>
  [
    '| package | version | licence | by |',
    '| --- | --- | --- | --- |',
    ...entries.map(
      ({ name, version, licence, by }) =>
        `| ${name} | ${version} | ${licence} | ${by.replaceAll('|', '\\|')} |`,
    ),
  ].join('\n')

/** Each text once, with the packages that have it. */
function textsOf(entries) {
  const byText = new Map()
  for (const { name, text } of entries) {
    const key = text.replace(/\s+/g, ' ')
    if (text !== '') byText.set(key, { text, names: [...(byText.get(key)?.names ?? []), name] })
  }
  return [...byText.values()]
    .map(
      ({ text, names }) =>
        `### ${[...new Set(names)].join(', ')}\n\n\`\`\`\n${text.replaceAll('```', "'''")}\n\`\`\``,
    )
    .join('\n\n')
}

const HEAD = '<!-- Made by scripts/third-party.mjs from what is installed. -->\n\n# Third parties\n\n'

function engineText() {
  const entries = closureOf(dependenciesOf(ENGINE), ENGINE)
  return [
    entries,
    `${HEAD}Nobody else's code is in this package. npm installs beside it, in these or newer versions of their ranges:

${table(entries)}
`,
  ]
}

function harnessText() {
  const inside = closureOf(BUILT_IN, HARNESS)
    .concat(closureOf(dependenciesOf(ENGINE), ENGINE), closureOf(dependenciesOf(PORTAL), PORTAL))
    .filter(
      (one, i, all) =>
        all.findIndex(({ name, version }) => name === one.name && version === one.version) === i,
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const beside = closureOf(dependenciesOf(HARNESS), HARNESS)
  return [
    [...inside, ...beside],
    `${HEAD}## Installed beside it

npm installs these, in these or newer versions of their ranges.

${table(beside)}

${NATIVE}

## In its files

The server and the pages of the portal are built of these; the faces are under the SIL Open Font License.

${table(inside)}

## Their licences

${textsOf(inside)}
`,
  ]
}

const { values } = readArguments({ check: { type: 'boolean' } }, HELP)
for (const [folder, make] of [
  [ENGINE, engineText],
  [HARNESS, harnessText],
]) {
  const file = join(folder, 'THIRD-PARTY.md')
  const [entries, text] = make()
  const bad = entries.filter(({ licence }) => !ALLOWED.test(licence))
  for (const { name, version, licence } of bad)
    console.error(
      `✗ ${file}: ${name} ${version} has the licence ${JSON.stringify(licence)}. Use another package, or allow it in scripts/third-party.mjs.`,
    )
  if (bad.length > 0) process.exitCode = 1
  if (!values.check) writeFileSync(join(ROOT, file), text)
  else if (readFileSync(join(ROOT, file), 'utf8') !== text) {
    console.error(`✗ ${file} is not of what is installed: node scripts/third-party.mjs`)
    process.exitCode = 1
  }
}
