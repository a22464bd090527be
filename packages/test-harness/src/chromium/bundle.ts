import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'

/** Builds page.ts of `folder` into a folder that the server can show as its portal; answers that folder. */
export async function bundlePage(folder: string): Promise<string> {
  const out = await mkdtemp(join(tmpdir(), 'sarika-page-'))
  await build({
    entryPoints: [join(folder, 'page.ts')],
    outfile: join(out, 'page.js'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['@sarika/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    splitting: false,
    logLevel: 'error',
  })
  await writeFile(
    join(out, 'index.html'),
    '<!doctype html><meta charset="utf-8"><title>faults</title><script type="module" src="/a/page.js"></script>',
  )
  return out
}
