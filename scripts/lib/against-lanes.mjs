// What against.mjs measures. `open` prepares one checkout and answers a side; `begin` answers what one round of a side is measured
// on; a measure's `run` is one turn of one side, and answers figures: `{ name, unit, value }`.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { ENGINE_MEASURES } from './bench-measures.mjs'
import { measurePage } from './bench-portal.mjs'
import { bundlePage, openStage, servePage } from './bench-stage.mjs'
import { shareOf } from './chat-report.mjs'
import { measureOther, measureOwn, measureScroll, openChat } from './chat-stage.mjs'
import { medianOf } from './median.mjs'
import { measureUnderSearch, openSearch } from './search-stage.mjs'
import { serve } from './serve.mjs'

/** Whole rounds, or the least that shows that all of it works. */
const LEAST = { measures: ['catch-up-50k', 'decode', 'size-engine'], messages: 500, sends: 5 }
/** A tenth of what bench:chat has before it, or a round would take as long as all of that. */
const WHOLE = { messages: 10_000, sends: 50 }

/** Of the samples of one turn. The anchor's own time tells how much of a difference is the machine's: it is the same code. */
function benchFigures({ name, unit, sides = { engine: 'engine', anchor: 'anchor' } }, samples) {
  if (unit !== undefined) return [{ name, unit, value: medianOf(samples.map(({ figure }) => figure)) }]
  return Object.entries(sides).map(([side, word]) => ({
    name: `${name}, ${word}`,
    unit: 'ms',
    value: medianOf(samples.map((sample) => sample[side])),
  }))
}

/** The page of here around the engine of the checkout, or its own page where that one does not fit its engine. */
async function benchPage(root) {
  try {
    return { code: await bundlePage(root) }
  } catch {
    return {
      code: await bundlePage(root, root),
      note: "measured by its own page: here's does not fit its engine",
    }
  }
}

const bench = {
  isBuilt: false,
  measuresOf: (isQuick) =>
    ENGINE_MEASURES.filter(({ name }) => !isQuick || LEAST.measures.includes(name)).map((measure) => ({
      ...measure,
      run: async (round) => benchFigures(measure, await measure.run(round)),
    })),
  async open(root, browserPath) {
    const { code, note } = await benchPage(root)
    const server = await servePage(code)
    return { root, browserPath, note, port: server.port, close: () => server.close() }
  },
  async begin({ root, port, browserPath }, number) {
    const stage = await openStage(port, browserPath)
    return { root, number, stage, stored: {}, end: () => stage.close() }
  },
}

const ms = (name, values) => {
  const { p50, p95 } = shareOf(values)
  return [
    { name: `${name}, median`, unit: 'ms', value: p50 },
    { name: `${name}, 95th`, unit: 'ms', value: p95 },
  ]
}

const chat = {
  isBuilt: true,
  measuresOf(isQuick) {
    const { sends } = isQuick ? LEAST : WHOLE
    return [
      {
        name: 'own',
        run: async ({ origin }) => {
          const { paints, works } = await measureOwn(origin, sends)
          return [
            ...ms('click on Send to own bubble', paints),
            { name: 'a piece of work, always the same', unit: 'ms', value: shareOf(works).p50 },
          ]
        },
      },
      {
        name: 'other',
        run: async ({ origin }) => {
          const { firsts, others } = await measureOther(origin, sends)
          const late = firsts.filter((isFirst) => !isFirst).length
          return [
            ...ms("click on Send to the other's screen", others),
            { name: 'own bubbles not in the first frame', unit: '', value: late },
          ]
        },
      },
      {
        name: 'scroll',
        run: async ({ origin }) => {
          const { missed, longest } = await measureScroll(origin)
          return [
            { name: 'scrolling, missed frames', unit: '', value: missed },
            { name: 'scrolling, longest frame', unit: 'ms', value: longest },
          ]
        },
      },
    ]
  },
  async open(root, _browserPath, isQuick) {
    return openChat((isQuick ? LEAST : WHOLE).messages, root)
  },
  begin: async (side) => ({ ...side, end: () => {} }),
}

/** The main pages; a login's cookies lead into the chat. */
const PAGES = ['/a/', '/a/job', '/a/job/1', '/a/chat/index', '/a/login']
const isForMembers = (path) => path.startsWith('/a/chat')

/** As a login of another day left them. */
async function loginCookies(origin) {
  const body = new URLSearchParams({ account: 'sokha', password: 'Sarika2026' })
  const answer = await fetch(`${origin}/api/v1.0.0/users/authorize`, { method: 'POST', body })
  const { access_token: access, refresh_token: refresh } = await answer.json()
  const { user } = JSON.parse(Buffer.from(access.split('.')[1], 'base64url').toString())
  const url = `${origin}/a/`
  return [
    { name: `sarika_refresh_${user.userId}`, value: refresh, url },
    { name: `sarika_access_${user.userId}`, value: access, url },
  ]
}

/** Each load in a browser that was never there. */
async function loadPage(browserPath, origin, path) {
  const browser = await chromium.launch({ executablePath: browserPath, chromiumSandbox: false })
  try {
    const cookies = isForMembers(path) ? await loginCookies(origin) : []
    return await measurePage(browser, origin, { path, cookies })
  } finally {
    await browser.close()
  }
}

const pages = {
  isBuilt: true,
  measuresOf: () =>
    PAGES.map((path) => ({
      name: path,
      run: async ({ origin, browserPath }) => {
        const { lcp, cls, scriptBytes, styleBytes } = await loadPage(browserPath, origin, path)
        return [
          { name: `${path} largest contentful paint`, unit: 'ms', value: lcp },
          { name: `${path} layout shift`, unit: '', value: cls },
          { name: `${path} scripts`, unit: 'KB', value: scriptBytes / 1_000 },
          { name: `${path} style sheets`, unit: 'KB', value: styleBytes / 1_000 },
        ]
      },
    })),
  async open(root, browserPath) {
    const folder = await mkdtemp(join(tmpdir(), 'sarika-against-'))
    const { origin, stop } = await serve(folder, root)
    const close = async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    }
    return { origin, browserPath, close }
  },
  begin: async (side) => ({ ...side, end: () => {} }),
}

const MANY_JOBS = { whole: 100_000, least: 3_000 }
const SEARCHED_MS = { whole: 20_000, least: 2_000 }

const search = {
  isBuilt: true,
  measuresOf: (isQuick) => [
    {
      name: 'search',
      run: async ({ origin }) => {
        const ms = isQuick ? SEARCHED_MS.least : SEARCHED_MS.whole
        const { aloneP95, searchedP95, perSecond, refused } = await measureUnderSearch(origin, ms)
        return [
          { name: '/healthz alone, 95th', unit: 'ms', value: aloneP95 },
          { name: '/healthz beside eight who search, 95th', unit: 'ms', value: searchedP95 },
          { name: 'times as long as alone', unit: '', value: searchedP95 / aloneP95 },
          { name: 'searches answered a second', unit: '', value: perSecond },
          { name: 'searches refused', unit: '', value: refused },
        ]
      },
    },
  ],
  async open(root, _browserPath, isQuick) {
    const folder = await mkdtemp(join(tmpdir(), 'sarika-against-'))
    const { origin, stop } = await openSearch(folder, root, isQuick ? MANY_JOBS.least : MANY_JOBS.whole)
    const close = async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    }
    return { origin, close }
  },
  begin: async (side) => ({ ...side, end: () => {} }),
}

export const LANES = { bench, 'bench:chat': chat, pages, search }
