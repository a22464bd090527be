import { expect, test } from 'vitest'
import type { JobInput } from '../jobs/job-input'
import { asks, startWithJobs, type TestJob } from '../testing/jobs'
import { handClock, startTestServer } from '../testing/world'

const DAY_MS = 24 * 3_600_000

const pay = (from: number, period: JobInput['salary']['period']) => ({
  salary: { text: '', from: from * 100, to: null, period },
})

/** By filter: two jobs that it tells apart, one that says nothing of it, and a value that finds the first alone. */
const FILTERS: readonly [filter: string, one: Partial<JobInput>, other: Partial<JobInput>, value: string][] =
  [
    ['location', { locationIds: [1204] }, { locationIds: [203] }, '1204'],
    ['location', { locationIds: [1204] }, { locationIds: [203] }, '12'],
    ['industry', { industryId: 3 }, { industryId: 4 }, '3'],
    ['category', { categoryId: 3 }, { categoryId: 4 }, '3'],
    ['salary', pay(350, 'month'), pay(450, 'month'), '3'],
    ['salary', pay(24_000, 'year'), pay(12_000, 'year'), '7'],
    ['experience', { experienceId: 2 }, { experienceId: 3 }, '2'],
    ['term', { termId: 2 }, { termId: 3 }, '2'],
    ['level', { levelId: 2 }, { levelId: 3 }, '2'],
    ['qualification', { qualificationId: 2 }, { qualificationId: 3 }, '2'],
  ]

test.each(FILTERS)('S-JOB-2 %s tells jobs apart', async (filter, one, other, value) => {
  const { titles } = await startWithJobs([
    { title: 'silent' },
    { title: 'wanted', ...one },
    { title: 'other', ...other },
  ])
  expect(await titles({ [filter]: value })).toEqual(['wanted'])
  expect(await titles({ [filter]: '99' })).toEqual([])
  expect(await titles({ [filter]: '' })).toHaveLength(3)
  expect(await titles({ [filter]: value, keyword: 'wanted' })).toEqual(['wanted'])
  expect(await titles({ [filter]: value, keyword: 'other' })).toEqual([])
})

test('S-JOB-2 of several ids of one filter one is enough, and several filters all count', async () => {
  const { get } = await startWithJobs([
    { title: 'a', termId: 1, levelId: 2 },
    { title: 'b', termId: 2, levelId: 2 },
    { title: 'c', termId: 3, levelId: 3 },
  ])
  const counts = async (query: string) => (await get(`/jobs?${query}`)).body.totalCount
  expect(await counts('term=1&term=3')).toBe(2)
  expect(await counts('term=1&term=2&level=2')).toBe(2)
  expect(await counts('term=1&term=3&level=2')).toBe(1)
})

test('S-JOB-2 pay without a figure is negotiable, and pay by the hour or the day is in no band', async () => {
  const { titles } = await startWithJobs([
    { title: 'silent' },
    { title: 'by the hour', ...pay(15, 'hour') },
    { title: 'by the day', ...pay(90, 'day') },
  ])
  expect(await titles({ salary: '1' })).toEqual(['silent'])
  for (const band of ['2', '3', '4', '5', '6', '7']) expect(await titles({ salary: band })).toEqual([])
})

test('S-JOB-2 publish dates count days of Cambodia with today', async () => {
  // 00:30 of 14 October in Phnom Penh, still the 13th in London.
  const now = Date.UTC(2026, 9, 13, 17, 30)
  const jobs: TestJob[] = [0, 1, 3, 7, 14, 30].map((days) => ({
    title: String(days),
    publishedAt: now - days * DAY_MS,
  }))
  const { titles } = await startWithJobs(jobs, { clock: () => now })
  for (const [id, found] of [
    ['1', ['0']],
    ['2', ['0', '1']],
    ['3', ['0', '1', '3']],
    ['4', ['0', '1', '3', '7']],
    ['5', ['0', '1', '3', '7', '14']],
  ] as const)
    expect(await titles({ publishDate: id })).toEqual(found)
})

test('S-JOB-2 employer and employer size, on the demo', async () => {
  const { url } = await startTestServer()
  const get = asks(url)
  const employersOf = async (query: string) => {
    const { body } = await get(`/jobs?size=100&${query}`)
    return [
      ...new Set(body.result.map(({ employer }: { employer: { id: number } }) => employer.id)),
    ].toSorted()
  }
  expect(await employersOf('employerId=3')).toEqual([3])
  expect(await employersOf('employerSize=2')).toEqual([8])
  expect(await employersOf('employerSize=5&employerSize=6')).toEqual([1, 3, 4])
})

test('S-JOB-3 title is a part of a title or other title, in either case and as it is written', async () => {
  const { titles } = await startWithJobs([
    { title: 'Head Nurse', otherTitles: ['Ward Sister'] },
    { title: 'Cook', titles: { km: 'ចុងភៅ' }, otherTitles: ['100%_pure chef'], description: 'for nurses' },
    { title: 'ÉCLAIR baker' },
  ])
  expect(await titles({ title: 'NURSE' })).toEqual(['Head Nurse'])
  expect(await titles({ title: 'ward sis' })).toEqual(['Head Nurse'])
  expect(await titles({ title: 'ចុង' })).toEqual(['Cook'])
  expect(await titles({ title: 'éclair' })).toEqual(['ÉCLAIR baker'])
  expect(await titles({ title: '%_' })).toEqual(['Cook'])
  for (const title of ['%', '_ook', '\\', 'nurse ward'])
    expect([title, await titles({ title })]).toEqual([title, title === '%' ? ['Cook'] : []])
})

test('S-JOB-3 a part of two characters is found wherever it stands, at the end of a title too', async () => {
  const { titles } = await startWithJobs([
    { title: 'HR', otherTitles: ['"A" lead'] },
    { title: 'Cook', titles: { km: 'ចុងភៅ' }, otherTitles: ['Grill 2'] },
    { title: 'Okra farmer' },
    { title: 'Ward of O.K. Ltd', otherTitles: ['C* developer'] },
  ])
  for (const [title, found] of [
    ['hr', ['HR']],
    ['OK', ['Cook', 'Okra farmer']],
    ['co', ['Cook']],
    ['l2', []],
    [' 2', ['Cook']],
    ['ភៅ', ['Cook']],
    ['ចុ', ['Cook']],
    ['a"', ['HR']],
    ['c*', ['Ward of O.K. Ltd']],
    ['k.', ['Ward of O.K. Ltd']],
    ['zz', []],
    ['k', ['Cook', 'Okra farmer', 'Ward of O.K. Ltd']],
  ] as const)
    expect([title, await titles({ title })]).toEqual([title, found])
})

test('S-JOB-3 salaryMin compares the lower bound of yearly pay alone, postedFrom includes its day', async () => {
  const { titles } = await startWithJobs([
    { title: 'year', ...pay(50_000, 'year'), postedOn: '2024-07-10' },
    { title: 'less', ...pay(49_999.99, 'year'), postedOn: '2024-07-09' },
    { title: 'month', ...pay(60_000, 'month'), postedOn: '2024-06-01' },
    { title: 'hour', ...pay(60_000, 'hour'), postedOn: '2023-12-31' },
    { title: 'silent', postedOn: '2024-07-11' },
    {
      title: 'cents',
      salary: { text: '', from: 7_000_007, to: null, period: 'year' },
      postedOn: '2023-01-01',
    },
  ])
  expect(await titles({ salaryMin: '50000' })).toEqual(['year', 'cents'])
  expect(await titles({ salaryMin: '49999.99' })).toEqual(['year', 'less', 'cents'])
  // As a binary fraction a hair more than it is written.
  expect(await titles({ salaryMin: '70000.07' })).toEqual(['cents'])
  expect(await titles({ salaryMin: '70000.08' })).toEqual([])
  expect(await titles({ postedFrom: '2024-07-10' })).toEqual(['year', 'silent'])
  expect(await titles({ postedFrom: '2024-07-09' })).toEqual(['year', 'less', 'silent'])
})

test('S-JOB-4 pages have 10 jobs, the newest first, and the counts stay behind the last one', async () => {
  const jobs = Array.from({ length: 23 }, (_, index) => ({
    title: `Cook ${index + 1}`,
    termId: index < 12 ? 1 : 2,
  }))
  const { get, titles } = await startWithJobs(jobs)
  const named = (from: number, to: number) => jobs.slice(from - 1, to).map(({ title }) => title)
  expect(await titles({})).toEqual(named(1, 10))
  expect(await titles({ page: '3' })).toEqual(named(21, 23))
  expect(await titles({ page: '2', size: '5', keyword: 'cook', sort: 'date' })).toEqual(named(6, 10))
  for (const [query, total, pages] of [
    ['', 23, 3],
    ['keyword=cook&', 23, 3],
    ['keyword=cook&sort=date&', 23, 3],
    ['keyword=cook&term=1&', 12, 2],
    // No job has both words.
    ['keyword=cook in zanzibar&term=1&', 12, 2],
  ] as const)
    for (const page of [1, pages, pages + 1, 10_000]) {
      const { body } = await get(`/jobs?${query}page=${page}`)
      const shown = page > pages ? 0 : Math.min(10, total - (page - 1) * 10)
      expect([query, page, body.result.length, body.totalCount, body.totalPage]).toEqual([
        query,
        page,
        shown,
        total,
        pages,
      ])
    }
})

test('S-JOB-4 what is no page, id, date or sum is refused by its field', async () => {
  const { get } = await startWithJobs([{ title: 'Cook' }])
  for (const query of [
    'page=0',
    'page=-1',
    'page=1e3',
    'page=10001',
    'size=101',
    'size=x',
    'postedFrom=2024-02-30',
    'salaryMin=-1',
    'salaryMin=1e9',
    'salaryMin=1.005',
    'term=0',
    'term=x',
    'publishDate=6',
    'sort=best',
    `keyword=${'x'.repeat(201)}`,
    'location=1'.concat('&location=1'.repeat(50)),
  ]) {
    const { status, body } = await get(`/jobs?${query}`)
    expect([query, status, body.code, body.fields?.length]).toEqual([query, 422, 'invalid', 1])
    expect(body.fields[0].field).toMatch(new RegExp(`^${query.split('=')[0]}`))
  }
})

test('S-JOB-5 a job that is closed or past its end leaves lists and counts, its address says so, and no chat opens', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  const get = asks(url)
  const isListed = async (id: number) => {
    const { body } = await get('/jobs?size=100')
    return body.result.some((job: { id: number }) => job.id === id)
  }
  expect(await isListed(7)).toBe(false)
  expect((await get('/jobs/7')).body.isOpen).toBe(false)
  expect((await get('/jobs?keyword=waiter')).body.totalCount).toBe(0)
  expect((await get('/users/home/page/jobs/statistics')).body.jobsQuantity).toBe(18)
  expect(await isListed(1)).toBe(true)

  const ending = await startWithJobs([
    { title: 'Cook', closesAt: handClock().now() + DAY_MS, locationIds: [203] },
  ])
  expect(await ending.titles({ keyword: 'cook' })).toEqual(['Cook'])
  expect((await ending.get('/jobs/1')).body).toMatchObject({ isOpen: true })
  ending.clock.advance(DAY_MS)
  expect(await ending.titles({ keyword: 'cook' })).toEqual([])
  expect(await ending.titles({ location: '2' })).toEqual([])
  expect((await ending.get('/jobs/1')).body).toMatchObject({ isOpen: false })
  const places = (await ending.get('/jobs/locations')).body
  expect(places.filter(({ count }: { count: number }) => count > 0)).toEqual([])
})

test('S-JOB-7 hot, fast and urgent jobs have their numbers, specialized ones their pages', async () => {
  const many = (placement: JobInput['placement'], count: number) =>
    Array.from({ length: count }, (_, index): TestJob => ({ title: `${placement} ${index}`, placement }))
  const { get } = await startWithJobs([
    ...many('hot', 12),
    ...many('fast', 14),
    ...many('urgent', 86),
    ...many('specialized', 12),
    { title: 'ordinary' },
  ])
  const shown = async (path: string) => {
    const { body } = await get(path)
    const kinds = new Set(body.result.map(({ placement }: { placement: string }) => placement))
    return [body.result.length, body.totalCount, ...kinds]
  }
  expect(await shown('/jobs/hot/or/urgent')).toEqual([10, 12, 'hot'])
  expect(await shown('/jobs/hot/or/urgent?type=fast')).toEqual([12, 14, 'fast'])
  expect(await shown('/jobs/hot/or/urgent?type=urgent')).toEqual([84, 86, 'urgent'])
  // The first so many of them, and never more than there are.
  expect(await shown('/jobs/hot/or/urgent?type=urgent&size=6')).toEqual([6, 86, 'urgent'])
  expect(await shown('/jobs/hot/or/urgent?type=hot&size=100')).toEqual([10, 12, 'hot'])
  expect(await shown('/jobs/specialized/job')).toEqual([10, 12, 'specialized'])
  expect(await shown('/jobs/specialized/job?page=2')).toEqual([2, 12, 'specialized'])
})

test('S-JOB-8 similar jobs share words of their titles, the most alike first, open and without the job itself', async () => {
  const { get } = await startWithJobs([
    { title: 'Senior Accountant', otherTitles: ['Bookkeeper'] },
    { title: 'Accountant' },
    { title: 'Senior Accountant, Kampot' },
    { title: 'Senior Accountant', isOpen: false },
    { title: 'Driver', otherTitles: ['Bookkeeper of the road'] },
    ...['Cook', 'Waiter', 'Nurse', 'Teller', 'Guard', 'Painter', '***', '***'].map((title) => ({
      title,
      description: 'Works with others.',
    })),
  ])
  const { body } = await get('/jobs/1/related')
  const found = body.result.map(({ title }: { title: string }) => title)
  expect(found[0]).toBe('Senior Accountant, Kampot')
  expect(found.toSorted()).toEqual(['Accountant', 'Driver', 'Senior Accountant, Kampot'])
  expect(await get('/jobs/99/related')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  // A title without a word is like no other.
  expect(await get('/jobs/12/related')).toMatchObject({ status: 200, body: { result: [], totalCount: 0 } })
})

test('S-JOB-56 jobs like another one have its rarest words, however old they are; then come the newest of many', async () => {
  const { get } = await startWithJobs([
    { title: 'Veterinary officer' },
    ...Array.from({ length: 2_100 }, (_, n) => ({ title: `Officer ${n}` })),
    { title: 'Veterinary helper in Kep' },
    { title: 'Veterinary officer in Kep' },
  ])
  const related = async (id: number): Promise<string[]> =>
    (await get(`/jobs/${id}/related`)).body.result.map(({ title }: { title: string }) => title)
  const found = await related(1)
  expect(found.slice(0, 2)).toEqual(['Veterinary officer in Kep', 'Veterinary helper in Kep'])
  expect(found.slice(2).toSorted()).toEqual(Array.from({ length: 8 }, (_, n) => `Officer ${n}`))
  // Its number is in no other title, and all have its other word.
  expect((await related(1_000)).toSorted()).toHaveLength(10)
})

test('S-JOB-9 open jobs are counted by function, industry, province and salary, and the whole is', async () => {
  const { get } = await startWithJobs([
    { title: 'a', categoryId: 4, industryId: 2, locationIds: [1204, 1205], ...pay(350, 'month') },
    { title: 'b', categoryId: 4, industryId: 3, locationIds: [203], ...pay(350, 'month') },
    { title: 'c', categoryId: 5, industryId: 3, locationIds: [2], isOpen: false },
  ])
  const counts = async (name: string) => {
    const { body } = await get(`/users/home/page/${name}/statistics`)
    return body.filter(({ count }: { count: number }) => count > 0).map(Object.values)
  }
  expect(await counts('categories')).toEqual([[4, 2]])
  expect(await counts('industries')).toEqual([
    [2, 1],
    [3, 1],
  ])
  expect(await counts('salaries')).toEqual([[3, 2]])
  // A job in two districts of a province counts there once.
  expect(await counts('locations')).toEqual([
    [2, 1],
    [12, 1],
  ])
  const { body: places } = await get('/jobs/locations')
  const capital = places.find(({ id }: { id: number }) => id === 12)
  const districts = capital.districts.map(({ id, count }: { id: number; count: number }) => [id, count])
  expect([capital.count, districts.filter(([, count]: number[]) => count)]).toEqual([
    1,
    [
      [1204, 1],
      [1205, 1],
    ],
  ])
  expect((await get('/users/home/page/jobs/statistics')).body).toEqual({
    jobsQuantity: 2,
    employersQuantity: 0,
    seekersQuantity: 0,
  })
})
