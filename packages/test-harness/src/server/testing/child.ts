/** Servers in processes of their own, to be killed, or to be limited from outside. */
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { onTestFinished } from 'vitest'

const bundles = new Map<string, Promise<string>>()

/** Bundled into the package, so that its dependencies are found from there. One for each worker that runs tests. */
async function bundle(name: string): Promise<string> {
  const cache = new URL('../../../.cache/', import.meta.url)
  const outfile = fileURLToPath(new URL(`${name}-${process.env.VITEST_POOL_ID}.mjs`, cache))
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  )
  await build({
    entryPoints: [fileURLToPath(new URL(`${name}.ts`, import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // The engine's sources; its dist may not be built, or be older.
    conditions: ['@sarika/source'],
    external: Object.keys({ ...dependencies, ...devDependencies }).filter(
      (dependency) => !dependency.startsWith('@sarika/'),
    ),
    logLevel: 'silent',
  })
  return outfile
}

function bundleOf(name: string): Promise<string> {
  const bundled = bundles.get(name) ?? bundle(name)
  bundles.set(name, bundled)
  return bundled
}

/** The command line with files that cannot grow beyond some KB: its writes fail in the system. */
export async function runLimited(
  kilobytes: number,
  ...args: string[]
): Promise<{ code: unknown; out: string; err: string }> {
  const command = [
    '-c',
    `ulimit -f ${kilobytes * 2}; exec "$0" "$@"`,
    process.execPath,
    await bundleOf('cli-child'),
  ]
  const child = spawn('sh', [...command, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (data) => {
    out += data
  })
  child.stderr.on('data', (data) => {
    err += data
  })
  const [code] = await once(child, 'close')
  return { code, out, err }
}

export interface Child {
  url: string
  child: ChildProcessByStdio<null, Readable, Readable>
  /** the lines of its log until now */
  log: readonly string[]
}

/** A server on a database, gone after the test. */
export async function startChild(database: string): Promise<Child> {
  const child = spawn(process.execPath, [await bundleOf('serve-child'), database, 'log'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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
