// npm run browsers: what a person does in the chat, in Firefox and in WebKit; writes the table of docs/browsers.md.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { withTable } from './lib/browser-matrix.mjs'
import { importHarness } from './lib/bundle.mjs'
import { readArguments } from './lib/help.mjs'
import { serve } from './lib/serve.mjs'
import { ROOT } from './lib/sh.mjs'

const HELP = `node scripts/browsers.mjs [firefox | webkit] [--only NAME]
Login, chat, reload, offline and back, two tabs, takeover, full store and sign-out in a real Firefox and a real WebKit, against the built
server (npm start builds it). Both browsers and all cases: writes docs/browsers.md.
  firefox | webkit   this one alone
  --only NAME        login, chat, and cases whose names begin so
  SARIKA_FIREFOX, SARIKA_WEBKIT_DRIVER, SARIKA_WEBKIT, SARIKA_XVFB: paths of the programs, where they are not found
Exit 1: a case failed, or a browser is missing; 2: bad input.`

const PAGE = join(ROOT, 'docs/browsers.md')

/** The first of these that is there, or undefined. */
function find(variable, names, places = []) {
  if (process.env[variable]) return process.env[variable]
  const folders = (process.env.PATH ?? '').split(delimiter)
  const all = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places]
  return all.find((path) => existsSync(path))
}

const libs = ['x86_64-linux-gnu', 'aarch64-linux-gnu', ''].map((arch) => join('/usr/lib', arch))
const MINI = ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']
const places = [...libs, '/usr/libexec'].flatMap((lib) => MINI.map((name) => join(lib, name, 'MiniBrowser')))

const PROGRAMS = {
  firefox: { variable: 'SARIKA_FIREFOX', names: ['firefox', 'firefox-esr'], of: 'firefox-esr' },
  driver: { variable: 'SARIKA_WEBKIT_DRIVER', names: ['WebKitWebDriver'], of: 'webkit2gtk-driver' },
  browser: { variable: 'SARIKA_WEBKIT', names: ['MiniBrowser'], places, of: 'webkit2gtk-driver' },
  screen: { variable: 'SARIKA_XVFB', names: ['Xvfb'], of: 'xvfb' },
}
const NEEDED = { firefox: ['firefox'], webkit: ['driver', 'browser', 'screen'] }

const { values, words, refuse } = readArguments({ only: { type: 'string' } }, HELP)
const wanted = words.length === 0 ? Object.keys(NEEDED) : words
for (const word of wanted) if (!(word in NEEDED)) refuse(`${word}: firefox or webkit`)

const found = {}
const missing = []
for (const name of wanted.flatMap((one) => NEEDED[one])) {
  const { variable, names, places: others, of } = PROGRAMS[name]
  found[name] = find(variable, names, others)
  if (found[name] === undefined || !existsSync(found[name]))
    missing.push(
      `${names.join(' or ')} is not here: install it (Debian: apt-get install ${of}), or set ${variable}`,
    )
}
if (missing.length > 0) {
  console.error(missing.join('\n'))
  process.exit(1)
}

const { firefox, ...webkit } = found
const lane = await importHarness('browsers/lane.ts')
const columns = []
// Each on a server of its own: what one browser wrote another would take for its own.
for (const name of wanted) {
  const folder = await mkdtemp(join(tmpdir(), 'sarika-browsers-'))
  const server = await serve(folder)
  try {
    const start = name === 'firefox' ? { firefox } : { webkit }
    columns.push(await lane.runLane(server.origin, start, values.only))
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
const outcomes = columns.flatMap((column) => column.outcomes)
const failed = outcomes.filter(({ isHeld }) => !isHeld).length
console.log(`${outcomes.length - failed} passed, ${failed} failed`)
if (columns.length === 2 && values.only === undefined)
  writeFileSync(PAGE, withTable(readFileSync(PAGE, 'utf8'), columns))
process.exit(failed > 0 ? 1 : 0)
