// Where the browser for the tests comes from, in this order:
//   1. SARIKA_CHROMIUM, when set: taken as it is
//   2. the Chromium that Playwright installed before
//   3. a Chromium or Chrome of this machine
//   4. `playwright install chromium`, bounded in time (a firewall must not hang the tests)
//   5. on Debian or Ubuntu as root: apt-get install chromium

import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { ROOT, sh, step } from './sh.mjs'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
]
const FIXED = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((k) =>
    process.env[k] ? [join(process.env[k], 'Google', 'Chrome', 'Application', 'chrome.exe')] : [],
  ),
  linux: ['/usr/bin/chromium', '/usr/bin/google-chrome', '/opt/google/chrome/chrome'],
}

const runs = (p) => {
  try {
    accessSync(p, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const managed = () => {
  const { chromium } = createRequire(join(ROOT, 'package.json'))('playwright')
  return chromium.executablePath()
}

function onMachine() {
  const path = (process.env.PATH ?? '').split(delimiter)
  const all = [...path.flatMap((d) => NAMES.map((n) => join(d, n))), ...(FIXED[process.platform] ?? [])]
  return all.find((p) => existsSync(p) && runs(p))
}

/** The browser that is there, or null; without one `nameBrowser` says what to do. */
export function findBrowser() {
  const asked = process.env.SARIKA_CHROMIUM
  if (asked) return { path: asked, from: 'SARIKA_CHROMIUM' }
  const own = managed()
  if (existsSync(own)) return { path: own, from: 'playwright' }
  const system = onMachine()
  if (system) return { path: system, from: 'this machine' }
  return null
}

/** For the settings of test runners: SARIKA_CHROMIUM is set from here on, in the workers too. */
export function nameBrowser() {
  const found = findBrowser()
  if (found) process.env.SARIKA_CHROMIUM = found.path
  else
    console.error(
      'No Chromium: tests that need one fail. Set SARIKA_CHROMIUM=/path/to/chromium, or run npm test once.',
    )
  return found?.path
}

export function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  step('get a browser', () => {
    // Playwright has a connection timeout of its own but retries five times; this bounds the whole of it.
    const r = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/playwright/cli.js'), 'install', 'chromium'],
      {
        cwd: ROOT,
        stdio: 'inherit',
        timeout: 300_000,
        env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
      },
    )
    if (r.status === 0) return
    if (process.platform === 'linux' && process.getuid?.() === 0 && runs('/usr/bin/apt-get')) {
      sh('apt-get', ['update', '-qq'], { soft: true })
      sh('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
        soft: true,
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      })
    }
  })
  const now = findBrowser()
  if (now) return now
  console.error('No browser. Install Chromium or Chrome, or set SARIKA_CHROMIUM to the path of one.')
  process.exit(1)
}
