import { cp } from 'node:fs/promises'
import { defineConfig } from 'tsup'

export default defineConfig([
  {
    entry: {
      cli: 'src/cli.ts',
      // Threads: a file of its own each.
      'search-worker': 'src/server/search/worker.ts',
      'parse-worker': 'src/server/parse/worker.ts',
    },
    format: ['esm'],
    dts: false,
    clean: ['!record/**'],
    splitting: true,
    target: 'node20',
    platform: 'node',
    // The engine too: one pack is all that a server needs. The rest are hundreds of small files, which a start would find one by one.
    noExternal: [
      '@sarika/im-engine',
      '@sarika/portal-web',
      'crypto-js',
      'idb',
      'jose',
      'kysely',
      'libphonenumber-js',
      'xstate',
      'zod',
    ],
    // Only a checkout has it: `simulate` of the pack has its world built.
    external: ['esbuild'],
    async onSuccess() {
      await cp('src/server/home/films', 'dist/films', { recursive: true })
      await cp('src/server/seed/pictures', 'dist/pictures', { recursive: true })
    },
  },
  {
    // The recorder runs beside an embedder's engine, and names its version.
    entry: { index: 'src/record/index.ts' },
    outDir: 'dist/record',
    clean: true,
    format: ['esm'],
    // As for the engine.
    dts: { compilerOptions: { ignoreDeprecations: '6.0', composite: false, incremental: false } },
    splitting: false,
    target: 'es2022',
    platform: 'neutral',
    external: ['@sarika/im-engine'],
  },
])
