// Tests stand beside their files. Two projects: `node` (memory, fake-indexeddb) and `browser` (real Chromium).
//   npx vitest run packages/im-engine/src/disk              both
//   npx vitest run --project node                           without a browser
// The browser is the one that SARIKA_CHROMIUM names, else Playwright's own, else one of this machine.

import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { nameBrowser } from './scripts/lib/browser.mjs'

const executablePath = nameBrowser()
// packages are tested from their sources, not from dist
const conditions = (place: string) => ['@sarika/source', 'module', place, 'development|production']

export default defineConfig({
  test: {
    // half of the tests wait for a server or a browser: one worker less than there are cores leaves a core idle
    maxWorkers: availableParallelism(),
    projects: [
      {
        resolve: { conditions: conditions('node') },
        ssr: { resolve: { conditions: conditions('node') } },
        test: {
          name: 'node',
          // the sheet is drawn with its style and faces; of all other styles nothing is read
          css: { include: [/@fontsource\//, /\/paper\.css/] },
          environment: 'node',
          // modules are loaded once per worker, not once per file: a test that changes the world takes that back
          isolate: false,
          // timing decides no test: this only ends what hangs
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 120_000 } },
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.browser.test.*', '**/*.dom.test.*', 'scripts/packs/**'],
        },
      },
      {
        // the package that has React, or Vite cannot find it
        root: 'packages/portal-web',
        plugins: [react()],
        resolve: { conditions: conditions('browser') },
        // named, or Vite finds them half-way and reloads a running test
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            '@tanstack/react-query',
            'i18next',
            'lucide-react',
            'react-i18next',
            'react-router-dom',
            'rxjs',
            'sonner',
            'xstate',
            '@xstate/react',
            '@sarika/im-engine > fast-check',
            '@sarika/im-engine > idb',
            '@sarika/im-engine > xstate',
            '@sarika/im-engine > zod/mini',
          ],
        },
        test: {
          name: 'browser',
          testTimeout: 300_000,
          expect: { poll: { timeout: 120_000 } },
          dir: '.',
          include: ['packages/*/src/**/*.browser.test.{ts,tsx}', 'docs/embed/**/*.browser.test.ts'],
          globalSetup: [
            fileURLToPath(new URL('packages/test-harness/src/chromium/socket-peer.ts', import.meta.url)),
            fileURLToPath(new URL('packages/test-harness/src/relay/relay-peer.ts', import.meta.url)),
          ],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(executablePath ? { executablePath } : {}),
                chromiumSandbox: false,
                args: [
                  '--disable-quic',
                  '--disable-background-networking',
                  '--no-sandbox',
                  // Calls: a picture and a tone of the browser's own, allowed by nobody, and ways where the machine has only `lo`.
                  '--use-fake-device-for-media-stream',
                  '--use-fake-ui-for-media-stream',
                  '--allow-loopback-in-peer-connection',
                ],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
