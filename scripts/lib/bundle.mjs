import { join } from 'node:path'
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
