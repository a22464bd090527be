// `npm run packs`: what a stranger meets who has nothing but the packs. Apart from the other tests, since it packs beside them.

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 300_000,
    hookTimeout: 600_000,
    fileParallelism: false,
    include: ['scripts/packs/*.test.ts'],
  },
})
