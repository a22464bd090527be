import { expect, test } from 'vitest'
import { type asks, startWithJobs, type TestJob } from '../testing/jobs'

interface Near {
  result: { job: { title: string }; differs: string[] }[]
  drop: { filter: string; ids: number[] | null; count: number }[]
  mended: string | null
}

async function nearOf(get: ReturnType<typeof asks>, query: Record<string, string>): Promise<Near> {
  const { status, body } = await get(`/jobs/near?${new URLSearchParams(query)}`)
  expect([query, status]).toEqual([query, 200])
  return body
}

const seen = ({ result }: Near) => result.map(({ job, differs }) => [job.title, ...differs])

const pay = (from: number): Pick<TestJob, 'salary'> => ({
  salary: { text: '', from: from * 100, to: from * 100, period: 'month' },
})

const JOBS: readonly TestJob[] = [
  { title: 'Night Nurse', locationIds: [1201], termId: 2, categoryId: 11, ...pay(300) },
  { title: 'Nurse', locationIds: [1710], termId: 1, categoryId: 11, ...pay(400) },
  {
    title: 'Midwife',
    locationIds: [1201],
    termId: 1,
    categoryId: 11,
    ...pay(500),
    description: 'Helps a nurse.',
  },
  { title: 'Cook', locationIds: [1201], termId: 1, categoryId: 12, ...pay(400) },
]

test('S-JOB-77 jobs that miss exactly one filter come near, those with the words first, and say what they differ in', async () => {
  const { get } = await startWithJobs(JOBS)
  const near = await nearOf(get, { keyword: 'nurse', location: '12', term: '1', payMax: '450' })
  expect(seen(near)).toEqual([
    ['Night Nurse', 'term'],
    ['Nurse', 'location'],
    ['Midwife', 'pay'],
    ['Cook', 'keyword'],
  ])
  expect(near.result[1]?.job).toMatchObject({ locations: [1710], termId: 1 })
})

test('S-JOB-77 each filter tells what the search would find without it, the most first, and nothing of what finds nothing', async () => {
  const { get } = await startWithJobs([
    ...JOBS,
    { title: 'Waiter', locationIds: [12], termId: 1, ...pay(200) },
  ])
  const query = { keyword: 'nurse', location: '12', term: '1', payMax: '450' }
  const { drop } = await nearOf(get, query)
  expect(drop[0]).toEqual({ filter: 'keyword', ids: null, count: 2 })
  expect(drop.slice(1).toSorted((a, b) => (a.filter < b.filter ? -1 : 1))).toEqual([
    { filter: 'location', ids: [12], count: 1 },
    { filter: 'pay', ids: null, count: 1 },
    { filter: 'term', ids: [1], count: 1 },
  ])
  for (const { filter, count } of drop) {
    const rest = Object.entries(query).filter(([name]) => !name.startsWith(filter))
    const { body } = await get(`/jobs?${new URLSearchParams(rest)}`)
    expect([filter, body.totalCount]).toEqual([filter, count])
  }
  expect((await nearOf(get, { location: '24', term: '5' })).drop).toEqual([])
})

test('S-JOB-77 where no job misses one filter alone, those that miss two come near', async () => {
  const { get } = await startWithJobs(JOBS)
  const near = await nearOf(get, { location: '24', term: '5', category: '12' })
  expect(seen(near)).toEqual([['Cook', 'term', 'location']])
  expect(near.drop).toEqual([])
  // None misses two of them.
  expect(
    seen(await nearOf(get, { location: '24', term: '5', category: '12', level: '3', experience: '4' })),
  ).toEqual([])
})

test('S-JOB-77 a search that finds something counts it with each filter, and what it finds does not come near', async () => {
  const { get } = await startWithJobs(JOBS)
  const near = await nearOf(get, { keyword: 'nurse', term: '1', location: '17' })
  expect(seen(near)).toEqual([['Midwife', 'location']])
  expect(near.drop).toEqual([
    { filter: 'location', ids: [17], count: 2 },
    { filter: 'term', ids: [1], count: 1 },
    { filter: 'keyword', ids: null, count: 1 },
  ])
})

test('S-JOB-77 words with a typing error are mended; without a filter nothing comes near; ten jobs at most', async () => {
  const { get } = await startWithJobs([
    ...JOBS,
    ...Array.from({ length: 12 }, (_, index) => ({ title: `Guard ${index}`, termId: 3 })),
  ])
  const mended = await nearOf(get, { keyword: 'nurze', location: '24' })
  expect(mended.mended).toBe('nurse')
  expect(seen(mended).map(([title]) => title)).toContain('Nurse')
  expect(await nearOf(get, {})).toEqual({ result: [], drop: [], mended: null })
  expect((await nearOf(get, { keyword: 'guard', term: '4' })).result).toHaveLength(10)
  // Whatever keeps to nothing of the search is not near it.
  expect(await nearOf(get, { keyword: 'xyzzyx' })).toMatchObject({ result: [], mended: null })
  expect((await nearOf(get, { keyword: 'xyzzyx', location: '24' })).result).toEqual([])
  expect((await get('/jobs/near?payMin=2&payMax=1')).body.fields[0].field).toBe('payMin')
})
