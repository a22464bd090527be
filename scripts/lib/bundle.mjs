import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { ROOT } from './sh.mjs'

/** Runs sources as they are: bundles `source` (import paths from the package's folder) and imports the result. */
export async function importSource(source, folder = 'packages/im-engine') {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: join(ROOT, folder), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['@sarika/source'],
    logLevel: 'error',
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}

/** Imports a file of the harness's sources, e.g. "load/load.ts", bundled into the package, so that its dependencies are found. */
export async function importHarness(file, root = ROOT) {
  const harness = join(root, 'packages/test-harness')
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(harness, 'package.json'), 'utf8'))
  const outfile = join(harness, '.cache', file.replaceAll('/', '-').replace(/\.ts$/, '.mjs'))
  await build({
    entryPoints: [join(harness, 'src', file)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !name.startsWith('@sarika/'),
    ),
    conditions: ['@sarika/source'],
    logLevel: 'error',
  })
  return import(pathToFileURL(outfile))
}
