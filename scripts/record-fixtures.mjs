// node scripts/record-fixtures.mjs [NAME]: records fixtures/recordings anew, from real engines against a real server.

import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { ROOT } from './lib/sh.mjs'

const HELP = `node scripts/record-fixtures.mjs [NAME]
Plays every scenario (or those whose names begin with NAME) against a real server, records one account of it, and replays it.
Exit 1: a replay shows something else than the live run.`

const harness = join(ROOT, 'packages/test-harness')

/** Bundled into the package whose dependencies it finds from there. */
async function bundle(source, name) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(harness, 'package.json'), 'utf8'))
  const outfile = join(harness, '.cache', name)
  await build({
    entryPoints: [join(harness, 'src', source)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: Object.keys({ ...dependencies, ...devDependencies }).filter(
      (one) => !one.startsWith('@sarika/'),
    ),
    conditions: ['@sarika/source'],
    logLevel: 'error',
  })
  return outfile
}

const [only = ''] = process.argv.slice(2)
if (only === '--help') console.log(HELP)
else {
  const server = await bundle('server/testing/serve-child.ts', 'record-server.mjs')
  const { recordAll } = await import(
    pathToFileURL(await bundle('scenarios/record-all.ts', 'record-all.mjs')).href
  )
  const folder = join(ROOT, 'fixtures/recordings')
  mkdirSync(folder, { recursive: true })
  process.exit((await recordAll(folder, server, only)) ? 0 : 1)
}
