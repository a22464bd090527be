import { cp } from 'node:fs/promises'
import { build } from 'esbuild'
import { defineConfig } from 'tsup'

/** The employer desk is a page for browsers: it takes the engine's dist, as an embedder would. */
const buildDesk = () =>
  build({
    entryPoints: ['desk.ts', 'desk.css', 'index.html', 'bird.svg'].map((file) => `src/desk/${file}`),
    outdir: 'dist/desk',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    logLevel: 'error',
    loader: { '.html': 'copy', '.svg': 'copy', '.woff2': 'file' },
  })

export default defineConfig({
  entry: {
    cli: 'src/cli.ts',
    'record/index': 'src/record/index.ts',
    // The thread of the search: a file of its own.
    'search-worker': 'src/server/search/worker.ts',
  },
  format: ['esm'],
  dts: false,
  clean: true,
  splitting: true,
  target: 'node20',
  platform: 'node',
  // Of hundreds of small files, which a start would find one by one.
  noExternal: ['@sarika/portal-web', 'jose', 'kysely', 'libphonenumber-js', 'zod'],
  async onSuccess() {
    await buildDesk()
    await cp('src/server/home/films', 'dist/films', { recursive: true })
    await cp('src/server/seed/pictures', 'dist/pictures', { recursive: true })
  },
})
