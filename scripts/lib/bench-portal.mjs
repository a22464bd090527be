// How the portal's pages feel: the three Web Vitals of built pages on the real server, each in a browser that was never there,
// on a network as slow as a phone's (150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up), the processor as it is. And how
// long a change of a filter takes until its results are painted, at 1280 px on loopback, in the demo's 3,000 jobs.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { build } from './prepare.mjs'
import { serve } from './serve.mjs'

const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const PHONE = { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' }

/** The pages, with what a person does there first. */
const PAGES = [
  { path: '/a/', act: (page) => page.getByRole('button', { name: 'Menu' }).click() },
  { path: '/a/?language=km', act: (page) => page.getByRole('banner').getByRole('button').click() },
  { path: '/a/login', act: (page) => page.getByRole('tab').nth(1).click() },
  { path: '/a/job', act: (page) => page.getByRole('button', { name: 'Menu' }).click() },
]

/** Notes from the first moment what the browser measures. */
function watch() {
  window.vitals = { lcp: 0, cls: 0, inp: 0 }
  const observe = (type, take, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    })
  observe('largest-contentful-paint', ({ startTime }) => {
    window.vitals.lcp = startTime
  })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) window.vitals.cls += value
  })
  observe(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId > 0) window.vitals.inp = Math.max(window.vitals.inp, duration)
    },
    { durationThreshold: 16 },
  )
}

/** Counts from now on what comes over the network, compressed and with its headers; kinds are the browser's words. */
function countBytes(devtools) {
  const kinds = new Map()
  const bytes = { Script: 0, Stylesheet: 0 }
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind in bytes) bytes[kind] += encodedDataLength
  })
  return bytes
}

/**
 * One load of one page, by a person whose cookies are given. `inp` is there where something is done, e.g.
 * `{ lcp: 1900 (ms), cls: 0, inp: 40 (ms), scriptBytes: 210000, styleBytes: 9000 }`.
 */
export async function measurePage(browser, origin, { path, act, cookies = [] }) {
  const context = await browser.newContext(PHONE)
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.addInitScript(watch)
  const devtools = await context.newCDPSession(page)
  const bytes = countBytes(devtools)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW)
  await page.goto(origin + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const { lcp, cls } = await page.evaluate(() => window.vitals)
  const loaded = { lcp, cls, scriptBytes: bytes.Script, styleBytes: bytes.Stylesheet }
  if (act !== undefined) {
    await act(page)
    // Event timings are told after the frame that follows; the next ones make sure that it was drawn.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
    loaded.inp = await page.evaluate(() => window.vitals.inp)
  }
  await context.close()
  return loaded
}

/** Ticks one filter after the other; of each the time until its results are painted, ms. */
async function changeFilters(times) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const answers = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/v1.0.0/jobs?')).length
  performance.setResourceTimingBufferSize(2_000)
  const paints = []
  for (let turn = 0; turn < times; turn++) {
    const before = answers()
    const start = performance.now()
    document.querySelector('.filter-group input[type="checkbox"]:not(:checked)').click()
    do await frame()
    while (answers() === before || document.querySelector('main .rows[aria-busy="true"]') !== null)
    await frame()
    paints.push(performance.now() - start)
  }
  return paints
}

/** The 95th percentile of 40 changes, ms. */
async function measureFilters(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(`${origin}/a/job`)
  await page.locator('.filter-group').nth(1).waitFor()
  await page.waitForLoadState('networkidle')
  const paints = (await page.evaluate(changeFilters, 40)).sort((a, b) => a - b)
  await context.close()
  return paints[37]
}

/** e.g. `{ vitals: [{ path: '/a/', lcp: 1900 (ms), cls: 0, inp: 40 (ms) }], filterMs: 90 }` */
export async function measurePortal(browserPath) {
  build()
  const folder = await mkdtemp(join(tmpdir(), 'sarika-bench-portal-'))
  const server = await serve(folder)
  const browser = await chromium.launch({ executablePath: browserPath, chromiumSandbox: false })
  try {
    const vitals = []
    for (const page of PAGES)
      vitals.push({ path: page.path, ...(await measurePage(browser, server.origin, page)) })
    return { vitals, filterMs: await measureFilters(browser, server.origin) }
  } finally {
    await browser.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
