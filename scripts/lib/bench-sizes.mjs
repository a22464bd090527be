import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { ROOT } from './sh.mjs'

/** Bytes of a door as a page loads it first: minified, gzipped, with what it imports at once. */
async function sizeOf(entry, external, plugins = []) {
  if (!existsSync(entry)) return Number.NaN
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    outdir: 'out',
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    external,
    plugins,
    logLevel: 'error',
  })
  const loaded = new Set()
  const load = (path) => {
    if (loaded.has(path)) return
    loaded.add(path)
    for (const one of metafile.outputs[path]?.imports ?? [])
      if (one.kind === 'import-statement' && !one.external) load(one.path)
  }
  load(
    Object.keys(metafile.outputs).find(
      (path) => metafile.outputs[path].entryPoint !== undefined && basename(path) === 'index.js',
    ),
  )
  return outputFiles
    .filter(({ path }) => [...loaded].some((one) => path.endsWith(one)))
    .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0)
}

/** Everything outside its own folder belongs to the front door. */
const onlyItself = (folder) => ({
  name: 'only-itself',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) =>
      join(resolveDir, path).startsWith(folder) ? undefined : { path, external: true },
    )
  },
})

/** Bytes by name of measure. */
export async function gzippedSizes(root = ROOT) {
  const source = join(root, 'packages/im-engine/src')
  const react = join(source, 'react/index.ts')
  const rxjs = join(source, 'rxjs/index.ts')
  return {
    'size-engine': await sizeOf(join(source, 'index.ts'), []),
    'size-react': await sizeOf(react, ['react', 'react/*'], [onlyItself(dirname(react))]),
    'size-rxjs': await sizeOf(rxjs, ['rxjs'], [onlyItself(dirname(rxjs))]),
    'size-text': await sizeOf(join(source, 'text/index.ts'), []),
  }
}
