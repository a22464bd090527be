// npm run test:postgres: the server's own tests on a PostgreSQL of this machine, started for them and gone after.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { checkNode, install } from './lib/prepare.mjs'
import { sh } from './lib/sh.mjs'

const HELP = `npm run test:postgres
Runs the server's tests on PostgreSQL: DATABASE_URL names one that is running and may make databases, else
the newest that is installed here is started on a free port, on a new folder. Without either: one line, exit 0.`

/** What runs on it: all that starts a server. */
const TESTS = ['server', 'contract', 'actors', 'broadcast.test.ts', 'embed.test.ts'].map(
  (name) => `packages/test-harness/src/${name}`,
)
/** Where Debian, Fedora and Homebrew put the programs; a plain PATH counts too. */
const PLACES = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt']

/** The folder of initdb and pg_ctl, of the newest version; undefined when there is none. */
function findPrograms() {
  const versions = PLACES.flatMap((place) =>
    existsSync(place) ? readdirSync(place).map((name) => join(place, name, 'bin')) : [],
  ).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  const onPath = (process.env.PATH ?? '').split(delimiter)
  return [...versions, ...onPath].find((folder) =>
    ['initdb', 'pg_ctl'].every((program) => existsSync(join(folder, program))),
  )
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** PostgreSQL refuses root; then it runs as nobody. */
const isRoot = process.getuid?.() === 0
function runAsUser(program, args) {
  const [command, ...rest] = isRoot ? ['runuser', '-u', 'nobody', '--', program, ...args] : [program, ...args]
  const { status, stdout, stderr, error } = spawnSync(command, rest, { cwd: tmpdir(), encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? `${stdout}${stderr}`.trim()}`)
}

/** A server on a folder of its own: its address, and how it ends. */
async function startPostgres(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'sarika-postgres-'))
  if (isRoot) spawnSync('chown', ['nobody', folder])
  const data = join(folder, 'data')
  const port = await freePort()
  const program = (name) => join(programs, name)
  runAsUser(program('initdb'), [
    '-D',
    data,
    '-U',
    'sarika',
    '--auth=trust',
    '--no-sync',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ])
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'max_connections=300',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
  ]
  const options = settings.map((setting) => `-c ${setting}`).join(' ')
  runAsUser(program('pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'])
  return {
    url: `postgres://sarika@127.0.0.1:${port}/postgres`,
    stop() {
      runAsUser(program('pg_ctl'), ['-D', data, '-m', 'fast', '-w', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const [arg] = process.argv.slice(2)
if (arg === '--help') {
  console.log(HELP)
  process.exit(0)
}
if (arg !== undefined) {
  console.error(`${arg}: only --help is known`)
  process.exit(2)
}
const given = process.env.DATABASE_URL
const programs = given ? undefined : findPrograms()
if (!given && programs === undefined) {
  console.log('test:postgres: no PostgreSQL on this machine and no DATABASE_URL: nothing was tested.')
  process.exit(0)
}
checkNode()
install()
const postgres = programs === undefined ? { url: given, stop() {} } : await startPostgres(programs)
// Ctrl+C ends the tests; the database is stopped after them.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
try {
  const env = { SARIKA_TEST_POSTGRES: postgres.url }
  process.exitCode = sh('vitest', ['run', '--project', 'node', ...TESTS], { env, soft: true })
} finally {
  postgres.stop()
}
