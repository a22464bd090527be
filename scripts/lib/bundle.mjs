import { join } from 'node:path'
import { build } from 'esbuild'
import { ROOT } from './sh.mjs'

/** Runs the engine's sources as they are: bundles `source` (import paths from packages/im-engine) and imports the result. */
export async function importSource(source) {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: join(ROOT, 'packages/im-engine'), loader: 'ts' },
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
