import { defineConfig } from '@playwright/test'
import { nameBrowser } from './scripts/lib/browser.mjs'

const executablePath = nameBrowser()

/** Of the address bar: a Chromium of the desktop makes pages for them with each window, which cost as much as the window. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
/** What Playwright switches off itself (its chromiumSwitches.ts): of two lists the last alone counts. */
const OFF_IN_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
]

// Each test has a server of its own, from the built packages: `npm test` builds them first. Traces take a fifth of the
// time: who looks for the cause of a failure adds `--trace retain-on-failure`.
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 300_000,
  // Playwright's own waits between two tries grow to a second, longer than most tries take.
  expect: { timeout: 60_000, toPass: { intervals: [100] } },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    // It fetches 200 files once a page is at rest, and has what a test holds back: offline.spec.ts and talk.spec.ts allow it.
    serviceWorkers: 'block',
    // A click waits for what moves.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      chromiumSandbox: false,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A microphone that hums, and nobody who asks whether it may be used.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--disable-features=${[...ADDRESS_BAR, ...OFF_IN_PLAYWRIGHT].join(',')}`,
      ],
    },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
})
