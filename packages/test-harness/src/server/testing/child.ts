/** Servers in processes of their own, to be killed, or to be limited from outside. */
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { onTestFinished } from 'vitest'

let bundled: Promise<string> | undefined

/** Bundled into the package, so that its dependencies are found from there. One for each worker that runs tests. */
async function bundle(): Promise<string> {
  const outfile = fileURLToPath(new URL(`../../../.cache/serve-child-${process.env.VITEST_POOL_ID}.mjs`, import.meta.url))
  const { dependencies } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
  await build({
    entryPoints: [fileURLToPath(new URL('serve-child.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // The engine's sources; its dist may not be built, or be older.
    conditions: ['@sarika/source'],
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@sarika/')),
    logLevel: 'silent',
  })
  return outfile
}

export interface Child {
  url: string
  child: ChildProcessByStdio<null, Readable, Readable>
  /** the lines of its log until now */
  log: readonly string[]
}

/** A server on a database, gone after the test. */
export async function startChild(database: string): Promise<Child> {
  bundled ??= bundle()
  const child = spawn(process.execPath, [await bundled, database], { stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const log: string[] = []
  createInterface(child.stderr).on('line', (line) => log.push(line))
  const url = await Promise.race([
    once(createInterface(child.stdout), 'line').then(([line]) => String(line)),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code}: ${log.join('\n')}`)
    }),
  ])
  return { url, child, log }
}
