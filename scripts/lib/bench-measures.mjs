// What is measured, and what each may be. A measure's `run` answers samples: `{ figure, engine, anchor }`; with both sides
// the figure is engine / anchor of the same round. `sides` names them where the anchor is not a row a message.

import { measurePortal } from './bench-portal.mjs'
import { gzippedSizes } from './bench-sizes.mjs'
import { medianOf } from './median.mjs'

// Where the time goes, by the CPU profiler and timings in the page; shown beside a gate that is not met.
const PROFILE = {
  plain:
    'of 1,150 ms for 50,000: appends 650 (103 pages at 2 ms, and stalls while the browser compacts its files), seals 330 (50 ms each, mostly the puts of 150 chunks), folding and telling 150, decoding 80, deciding 75. What the prototype of this design did not have (receipts, gaps, the channel to other tabs, permission) is 4-5 % each; receipts that go out during 100,000 are 12-15 %.',
  encrypted:
    'the plain catch-up, and about 12 us a message for one call of WebCrypto with its promises; a mac is a second call.',
  coldOpen:
    'of 18-30 ms against 8-19: engine made and started 3-5, database opened 2-4, seal record, rows and tables read 6-9 (contacts, members and 500 carried messages among them), folded 1, list made 3, newest chunk read and shown 5; all of it code that runs for the first time.',
  search: 'of 79 ms: 160 chunks read in one request and turned into 20,000 objects 55, compared 19.',
  oneLive:
    'of 1.1 ms against 0.85: no function of the page takes longer in the large account by the CPU profiler; two accounts of 10 side by side measure 1.00. The wait for the commit is what grows.',
}

const load = (size, more = {}) => ({ from: 0, size, isEncrypted: false, ...more })
const MB = 1_000_000

/** One measure on both sides, one after the other; who goes first changes with the round. */
async function both(round, run) {
  const sides = round.number % 2 === 0 ? ['engine', 'anchor'] : ['anchor', 'engine']
  const ms = {}
  for (const side of sides) ms[side] = await run(side)
  return ratioOf(ms)
}

const ratioOf = ({ engine, anchor }) => ({ figure: engine / anchor, engine, anchor })

/** A catch-up from nothing, in an origin of its own; its database can be used by measures that come after it in the round. */
function stored(round, side, spec, tag = '') {
  const origin = `${side}-${spec.size}${spec.isEncrypted ? '-encrypted' : ''}${tag}`
  round.stored[origin] ??= round.stage.inNewPage(origin, 'catchUp', side, spec).then((ms) => ({ origin, ms }))
  return round.stored[origin]
}

const catchUp = (size, isEncrypted, gate) => ({
  name: `catch-up-${size / 1000}k${isEncrypted ? '-encrypted' : ''}`,
  title: `catch-up of ${size.toLocaleString('en')} messages, ${isEncrypted ? 'encrypted' : 'plain'}`,
  gate,
  profile: isEncrypted ? PROFILE.encrypted : PROFILE.plain,
  run: async (round) => [
    await both(round, async (side) => (await stored(round, side, load(size, { isEncrypted }))).ms),
  ],
})

/** No gate: the mac is optional on the wire. The anchor never looks at it. */
const withMac = {
  name: 'catch-up-50k-mac',
  title: 'catch-up of 50,000 messages, encrypted, each with a mac',
  async run(round) {
    const spec = load(50_000, { isEncrypted: true })
    const { ms } = await stored(round, 'anchor', spec)
    const engine = await round.stage.inNewPage('engine-mac', 'catchUp', 'engine', { ...spec, hasMac: true })
    return [ratioOf({ engine, anchor: ms })]
  },
}

/** On a database of that size; the 50,000 that were caught up before are changed by one measure only. */
const after = (name, title, gate, size, call) => ({
  name,
  title,
  gate,
  run: async (round) => [
    await both(round, async (side) => {
      const { origin } = await stored(round, side, load(size), size === 50_000 ? '' : `-${name}`)
      return call(round.stage, origin, side)
    }),
  ],
})

/** On the 100,000 that were caught up before; nothing is changed. */
const reading = (name, title, gate, call, { times = 1, profile } = {}) => ({
  name,
  title,
  gate,
  profile,
  async run(round) {
    const samples = []
    for (let time = 0; time < times; time++)
      samples.push(
        await both({ number: round.number + time }, async (side) => {
          const { origin } = await stored(round, side, load(100_000))
          return call(round.stage, origin, side, round)
        }),
      )
    return samples
  },
})

/** First and repeated search of one page, once a round. */
function search(round, origin, side) {
  round.searches ??= {}
  round.searches[side] ??= round.stage.inNewPage(origin, 'search', side)
  return round.searches[side]
}

/** Bytes in use after a collection. */
async function heapOf(page) {
  const session = await page.devtools()
  for (let turn = 0; turn < 2; turn++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

const heap = {
  name: 'heap',
  title: 'heap of a page after a catch-up of 100,000 and reading a conversation of 20,000, MB',
  gate: 10,
  unit: 'MB',
  async run({ stage }) {
    const page = await stage.open('engine-heap')
    const before = await heapOf(page)
    await page.call('catchUpAndStay', load(100_000))
    const written = ((await heapOf(page)) - before) / MB
    await page.call('readAndStay')
    const read = ((await heapOf(page)) - before) / MB
    await page.call('leave')
    await page.close()
    return [
      { figure: Math.max(written, read), note: `${written.toFixed(1)} written, ${read.toFixed(1)} read` },
    ]
  },
}

const oneLive = {
  name: 'one-live',
  title: 'one live message in an account of 1,000 conversations, against 10',
  gate: 1.2,
  sides: { engine: 'of 1,000', anchor: 'of 10' },
  profile: PROFILE.oneLive,
  async run({ stage }) {
    const accounts = [
      { size: 10, times: [], page: await stage.open('live-10') },
      { size: 1_000, times: [], page: await stage.open('live-1000') },
    ]
    for (const { size, page } of accounts) await page.call('openAccount', size, 400)
    for (let turn = 0; turn < 20; turn++)
      for (const { times, page } of accounts) times.push(...(await page.call('liveOnes', 20)))
    const [anchor, engine] = accounts.map(({ times }) => medianOf(times))
    for (const { page } of accounts) await page.close()
    return [ratioOf({ engine, anchor })]
  },
}

const decode = {
  name: 'decode',
  title: 'decoding one frame of up to 64 KiB, the slowest of 5,000, ms',
  gate: 5,
  unit: 'ms',
  async run({ stage }) {
    const { longest, median, what } = await stage.inNewPage('wire', 'decode', 5_000)
    return [{ figure: longest, note: `median ${median.toFixed(3)}; slowest: ${what}` }]
  },
}

const coldTail = {
  name: 'cold-open-tail',
  title: 'cold open with the tail of a killed catch-up, nearly 10,000',
  gate: 4,
  async run(round) {
    const { origin } = await stored(round, 'anchor', load(100_000))
    const samples = []
    const items = await round.stage.inNewPage('engine-tail', 'leaveTail', load(100_000))
    const engine = await round.stage.inNewPage('engine-tail', 'open', 'engine')
    const anchor = await round.stage.inNewPage(origin, 'open', 'anchor')
    samples.push({ ...ratioOf({ engine, anchor }), note: `${items} items` })
    return samples
  },
}

const size = (name, title, gate) => ({
  name,
  title,
  gate,
  unit: 'KB',
  isOnce: true,
  run: async ({ root }) => [{ figure: (await gzippedSizes(root))[name] / 1_000 }],
})

/** Of the portal all is measured together, once a round. */
function portal(round) {
  round.portal ??= measurePortal(round.stage.browserPath)
  return round.portal
}

/** The worst of the portal's pages. */
const vital = (key, title, gate, unit) => ({
  name: `portal-${key}`,
  title,
  gate,
  unit,
  async run(round) {
    const pages = (await portal(round)).vitals.map((page) => ({ path: page.path, value: page[key] }))
    const show = (value) => (unit === 'ms' ? Math.round(value) : value.toFixed(3))
    return [
      {
        figure: Math.max(...pages.map(({ value }) => value)),
        note: pages.map(({ path, value }) => `${path} ${show(value)}`).join(', '),
      },
    ]
  },
})

const filters = {
  name: 'portal-filter',
  title: 'portal: from a filter that is ticked to its results painted, 95th of 40, ms',
  gate: 200,
  unit: 'ms',
  run: async (round) => [{ figure: (await portal(round)).filterMs }],
}

export const ENGINE_MEASURES = [
  catchUp(50_000, false, 0.17),
  catchUp(100_000, false, 0.17),
  catchUp(50_000, true, 0.3),
  catchUp(100_000, true, 0.3),
  withMac,
  after('flood', 'flood of 2,000 live messages, seal included', 0.1, 50_000, (stage, origin, side) =>
    stage.inNewPage(origin, 'flood', side, load(2_000, { from: 50_000 })),
  ),
  reading(
    'cold-open',
    'cold open at 100,000, closed at rest',
    1.2,
    (stage, origin, side) => stage.inNewPage(origin, 'open', side),
    { times: 2, profile: PROFILE.coldOpen },
  ),
  coldTail,
  reading('page-back', '50 x 20 messages back', 0.4, (stage, origin, side) =>
    stage.inNewPage(origin, 'pageBack', side),
  ),
  reading(
    'search-first',
    'search of 20,000, first',
    0.45,
    async (_stage, origin, side, round) => (await search(round, origin, side)).first,
    { profile: PROFILE.search },
  ),
  reading(
    'search-again',
    'search of 20,000, again',
    0.1,
    async (_stage, origin, side, round) => (await search(round, origin, side)).again,
  ),
  after('half-duplicates', 'pages of which half are from all history', 0.6, 20_000, (stage, origin, side) =>
    stage.inNewPage(origin, 'catchUp', side, load(2_500, { from: 20_000, duplicates: 0.5 })),
  ),
  after('receipts', '5,000 receipts for messages of all history', 0.25, 20_000, (stage, origin, side) =>
    stage.inNewPage(origin, 'receipts', side, 20_000, 5_000),
  ),
  heap,
  oneLive,
  decode,
  size('size-engine', 'front door with all dependencies, without what loads on demand, gzip, KB', 55),
  size('size-react', './react, gzip, KB', 4),
  size('size-text', './text, gzip, KB', 3),
]

export const MEASURES = [
  ...ENGINE_MEASURES,
  vital('lcp', "portal on a phone's network: largest contentful paint, ms", 2_500, 'ms'),
  vital('cls', "portal on a phone's network: layout shift", 0.1, ''),
  vital('inp', "portal on a phone's network: first press to next paint, ms", 200, 'ms'),
  filters,
]
