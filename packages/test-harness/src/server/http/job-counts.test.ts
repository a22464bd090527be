import { expect, test } from 'vitest'
import { login } from '../testing/client'
import { asks, startWithJobs, type TestJob } from '../testing/jobs'
import { PLENTY, startTestServer } from '../testing/world'

const DAY_MS = 24 * 3_600_000

interface Counts {
  total: number
  newThisWeek: number
  counts: Record<string, Record<string, number>>
  pay: { from: number; to: number | null; count: number }[]
}

const FACETS = [
  'location',
  'category',
  'industry',
  'experience',
  'term',
  'level',
  'qualification',
  'publishDate',
  'employerSize',
] as const

/** Asks for counts, and compares each with what the search finds when that id is chosen. */
async function countsOf(get: ReturnType<typeof asks>, query: string): Promise<Counts> {
  const { status, body } = await get(`/jobs/counts?${query}`)
  expect([query, status]).toEqual([query, 200])
  return body
}

async function expectTrue(get: ReturnType<typeof asks>, query: string): Promise<void> {
  const totalOf = async (search: URLSearchParams) => (await get(`/jobs?size=1&${search}`)).body.totalCount
  const { total, counts } = await countsOf(get, query)
  expect([query, total]).toEqual([query, await totalOf(new URLSearchParams(query))])
  for (const facet of FACETS) {
    const ids = Object.entries(counts[facet] ?? {})
    for (const [id, count] of ids.slice(0, 6)) {
      const search = new URLSearchParams(query)
      search.delete(facet)
      search.set(facet, id)
      expect([query, facet, id, count]).toEqual([query, facet, id, await totalOf(search)])
    }
  }
}

const pay = (from: number | null, to: number | null): Pick<TestJob, 'salary'> => {
  const cents = (dollars: number | null) => (dollars === null ? null : dollars * 100)
  return { salary: { text: '', from: cents(from), to: cents(to), period: 'month' } }
}

test('S-JOB-75 each count is what a search with that choice finds, with all other filters kept and its own taken off', async () => {
  const { url } = await startTestServer({ demoJobs: 500, rates: { searchAddresses: PLENTY } })
  const get = asks(url)
  for (const query of [
    '',
    'location=12',
    'location=12&location=17&term=1',
    'category=8&experience=2&payMin=200&payMax=450',
    'publishDate=3&employerSize=2&employerSize=3&level=3',
    'location=90',
    'keyword=accountant',
    `keyword=${encodeURIComponent('ចុងភៅ')}&location=12`,
    'keyword=acountant&term=1',
    'keyword=cook zebra',
    'keyword=chef&exact=1',
    'title=officer&qualification=6&industry=2',
    'postedFrom=2020-01-01&salary=3&term=1&term=2',
  ])
    await expectTrue(get, query)
})

test('S-JOB-75 pay is counted in steps of $100 wherever it reaches, without the pay that is asked for', async () => {
  const { get } = await startWithJobs([
    { title: 'a', termId: 1, ...pay(250, 400) },
    { title: 'b', termId: 1, ...pay(99, null) },
    { title: 'c', termId: 1, ...pay(1_950, 5_000) },
    { title: 'd', termId: 2, ...pay(250, 300) },
    { title: 'e', termId: 1 },
  ])
  const { pay: pays, total } = await countsOf(get, 'term=1&payMin=300&payMax=350')
  expect(total).toBe(1)
  expect(pays.map(({ from }) => from)).toEqual(Array.from({ length: 21 }, (_, step) => step * 100))
  expect([pays[0], pays.at(-1)]).toEqual([
    { from: 0, to: 100, count: 1 },
    { from: 2_000, to: null, count: 1 },
  ])
  const counted = pays.filter(({ count }) => count > 0).map(({ from, count }) => [from, count])
  expect(counted).toEqual([
    [0, 1],
    [200, 1],
    [300, 1],
    [400, 1],
    [1_900, 1],
    [2_000, 1],
  ])
})

test('S-JOB-75 a province counts with its districts, a job in two of them once, and what is not said is in no count', async () => {
  const { get } = await startWithJobs([
    { title: 'a', locationIds: [1201, 1204] },
    { title: 'b', locationIds: [12] },
    { title: 'c', locationIds: [90, 1710], categoryId: 4 },
    { title: 'd' },
  ])
  const { counts, total } = await countsOf(get, '')
  expect(total).toBe(4)
  expect(counts.location).toEqual({ 12: 2, 1201: 1, 1204: 1, 17: 1, 1710: 1, 90: 1 })
  expect(counts.category).toEqual({ 4: 1 })
  expect(counts.term).toEqual({})
})

test('S-JOB-75 where the words find nothing with what is chosen, the counts tell what another choice finds', async () => {
  const { get } = await startWithJobs([
    { title: 'Cook', termId: 1, levelId: 2 },
    { title: 'Nurse', termId: 2, levelId: 3 },
  ])
  const { total, counts } = await countsOf(get, 'keyword=cook&term=2')
  expect([total, counts.term, counts.level]).toEqual([0, { 1: 1 }, {}])
  expect(await countsOf(get, 'keyword=zzz')).toMatchObject({ total: 0, newThisWeek: 0, counts: { term: {} } })
})

test('S-JOB-75 what was published in the last seven days is told, whatever publish date is chosen', async () => {
  const { get, clock } = await startWithJobs([])
  expect(await countsOf(get, '')).toMatchObject({ total: 0, newThisWeek: 0 })
  const now = clock.now()
  const jobs: TestJob[] = [0, 1, 6, 7, 20].map((days) => ({
    title: String(days),
    publishedAt: now - days * DAY_MS,
  }))
  const other = await startWithJobs(jobs)
  expect(await countsOf(other.get, '')).toMatchObject({
    total: 5,
    newThisWeek: 3,
    counts: { publishDate: { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 } },
  })
  expect(await countsOf(other.get, 'publishDate=1')).toMatchObject({
    total: 1,
    newThisWeek: 1,
    counts: { publishDate: { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 } },
  })
})

test('S-JOB-76 the same search is counted once a minute, however its filters are ordered', async () => {
  const { url, clock, get } = await startWithJobs([{ title: 'Cook', termId: 1, closesAt: 1_790_000_030_000 }])
  const total = async (query: string) => (await countsOf(get, query)).total
  expect(await total('term=1&term=2&keyword=cook')).toBe(1)
  clock.advance(59_000)
  expect((await asks(url)('/jobs')).body.totalCount).toBe(0)
  expect(await total('keyword=cook&term=2&term=1')).toBe(1)
  clock.advance(1_000)
  expect(await total('keyword=cook&term=2&term=1')).toBe(0)
})

test('S-JOB-76 counts are refused as searches are, and take from the same limit', async () => {
  const rates = {
    searchAddresses: { burst: 2, perSecond: 1 / 60 },
    searchAccounts: { burst: 2, perSecond: 1 / 60 },
  }
  const { get } = await startWithJobs([{ title: 'Cook' }], { rates })
  expect(await get('/jobs/counts?payMin=2&payMax=1')).toMatchObject({
    status: 422,
    body: { code: 'invalid', fields: [{ field: 'payMin' }] },
  })
  const statuses: number[] = []
  for (const path of ['/jobs', '/jobs/counts', '/jobs/counts']) statuses.push((await get(path)).status)
  expect(statuses).toEqual([200, 200, 429])
  const demo = await startTestServer({ rates })
  const sokha = await login(demo.url, 'sokha')
  const own: number[] = []
  for (const path of ['/jobs/counts', '/jobs', '/jobs/counts'])
    own.push((await sokha.api('GET', path)).status)
  expect(own).toEqual([200, 200, 429])
})
