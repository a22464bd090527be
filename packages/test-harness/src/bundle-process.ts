import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * Bundles a source, e.g. "faults/server-child.ts", into the package, so that a process of its own finds its dependencies
 * from there; answers with the file. `root` is the package's folder.
 */
export async function bundleProcess(root: string, file: string): Promise<string> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const outfile = join(root, '.cache/processes', file.replaceAll('/', '-').replace(/\.ts$/, '.mjs'))
  await build({
    entryPoints: [join(root, 'src', file)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !name.startsWith('@sarika/'),
    ),
    conditions: ['@sarika/source'],
    logLevel: 'error',
  })
  return outfile
}
