import { cp } from 'node:fs/promises'
import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    cli: 'src/cli.ts',
    'record/index': 'src/record/index.ts',
    // Threads: a file of its own each.
    'search-worker': 'src/server/search/worker.ts',
    'parse-worker': 'src/server/parse/worker.ts',
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
    await cp('src/server/home/films', 'dist/films', { recursive: true })
    await cp('src/server/seed/pictures', 'dist/pictures', { recursive: true })
  },
})
