import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * Bundles a thread's source as it stands: tests and lanes run the sources, which no thread of Node reads. Into the package, so
 * that its dependencies are found from there, and renamed into its place, for others may be at the same.
 */
async function bundle(name: string, source: string, external: string[]): Promise<URL> {
  const { build } = await import('esbuild')
  const root = dirname(createRequire(import.meta.url).resolve('@sarika/test-harness/package.json'))
  const outfile = join(root, `.cache/${name}.mjs`)
  const own = `${outfile}.${process.pid}`
  await build({
    entryPoints: [join(root, 'src/server', source)],
    outfile: own,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external,
    conditions: ['@sarika/source'],
    logLevel: 'error',
  })
  await rename(own, outfile)
  return pathToFileURL(outfile)
}

/**
 * The file that a thread runs: beside the built server under its name in tsup.config.ts, else made of its source, once.
 * `external`: packages that it finds by itself.
 */
export function threadFile(name: string, source: string, external: string[]): () => Promise<URL> {
  let file: Promise<URL> | undefined
  return () => {
    const built = new URL(`./${name}.js`, import.meta.url)
    file ??= existsSync(fileURLToPath(built)) ? Promise.resolve(built) : bundle(name, source, external)
    return file
  }
}
