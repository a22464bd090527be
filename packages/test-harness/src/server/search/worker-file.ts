import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const BUILT = new URL('./search-worker.js', import.meta.url)

/**
 * Bundles worker.ts as it stands: tests and lanes run the sources, which no thread of Node reads. Into the package, so that its
 * dependencies are found from there, and renamed into its place, for others may be at the same.
 */
async function bundle(): Promise<URL> {
  const { build } = await import('esbuild')
  const root = dirname(createRequire(import.meta.url).resolve('@sarika/test-harness/package.json'))
  const outfile = join(root, '.cache/search-worker.mjs')
  const own = `${outfile}.${process.pid}`
  await build({
    entryPoints: [join(root, 'src/server/search/worker.ts')],
    outfile: own,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['libsql'],
    conditions: ['@sarika/source'],
    logLevel: 'error',
  })
  await rename(own, outfile)
  return pathToFileURL(outfile)
}

let file: Promise<URL> | undefined

/** The file that the search's thread runs: beside the built server, else made of the sources, once. */
export function workerFile(): Promise<URL> {
  file ??= existsSync(fileURLToPath(BUILT)) ? Promise.resolve(BUILT) : bundle()
  return file
}
