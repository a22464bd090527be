import { expect, onTestFinished, test } from 'vitest'
import { migrate, unmigrate } from '../db/migrations'
import { openDatabase } from '../db/open'
import type { JobInput } from '../jobs/job-input'
import { tempDatabase } from '../testing/databases'
import { startWithJobs, type TestJob } from '../testing/jobs'

const paid = (
  title: string,
  from: number | null,
  to: number | null,
  period: JobInput['salary']['period'] = 'month',
): TestJob => {
  const cents = (dollars: number | null) => (dollars === null ? null : Math.round(dollars * 100))
  return { title, salary: { text: '', from: cents(from), to: cents(to), period } }
}

const JOBS: readonly TestJob[] = [
  paid('unsaid', null, null, ''),
  paid('three to five hundred', 300, 500),
  paid('350 and tips', 350, null),
  paid('up to 700', null, 700),
  // 500 to 1,000 a month
  paid('by the year', 6_000, 12_000, 'year'),
  // 416 a month
  paid('by the hour', 2, 2, 'hour'),
  // 390 a month
  paid('by the day', 15, null, 'day'),
]

test('S-JOB-70 pay counts where it overlaps with what is asked for, by the month, whatever period it is said for', async () => {
  const { titles } = await startWithJobs(JOBS)
  const found = async (query: Record<string, string>) => (await titles(query)).toSorted()
  expect(await found({ payMin: '701' })).toEqual(['by the year'])
  expect(await found({ payMin: '500', payMax: '699.99' })).toEqual(['by the year', 'three to five hundred'])
  expect(await found({ payMin: '416', payMax: '416' })).toEqual(['by the hour', 'three to five hundred'])
  expect(await found({ payMin: '390', payMax: '390' })).toEqual(['by the day', 'three to five hundred'])
  expect(await found({ payMax: '350' })).toEqual(['350 and tips', 'three to five hundred'])
  expect(await found({ payMax: '349.99' })).toEqual(['three to five hundred'])
  expect(await found({ payMin: '0' })).not.toContain('unsaid')
  expect(await found({ payMin: '0', keyword: 'hundred' })).toEqual(['three to five hundred'])
  expect(await found({ payMin: '', payMax: '' })).toHaveLength(JOBS.length)
})

test('S-JOB-70 the lower end above the upper one is refused by its field, as is what is no sum', async () => {
  const { get } = await startWithJobs([])
  expect(await get('/jobs?payMin=500.01&payMax=500')).toMatchObject({
    status: 422,
    body: {
      code: 'invalid',
      message: 'payMin must not be more than payMax',
      fields: [{ field: 'payMin', message: 'payMin must not be more than payMax' }],
    },
  })
  expect((await get('/jobs?payMin=500&payMax=500')).status).toBe(200)
  for (const bad of ['-1', '1e3', '1.234', '$5', '9'.repeat(12)])
    expect([bad, (await get(`/jobs?payMax=${bad}`)).body.fields?.[0]?.field]).toEqual([bad, 'payMax'])
})

test('S-JOB-70 jobs that were written before have the pay of a month after the step', async () => {
  const { db, kind, close } = await openDatabase(await tempDatabase())
  onTestFinished(close)
  const at = { created_at: 1, is_open: 1 as const, company_id: 0, title: '', place: '', salary: '' }
  const own = {
    qualification_id: 0,
    experience_id: 0,
    category_id: 0,
    industry_id: 0,
    level_id: 0,
    term_id: 0,
  }
  const zero = { ...own, salary_id: 0, sex: 0, hirelings: 1, published_at: 1, updated_at: 1, source_id: '' }
  const rest = {
    ...at,
    ...zero,
    locations: '[]',
    languages: '[]',
    placement: 'ordinary' as const,
    posted_on: '',
  }
  for (const [id, salary_from, salary_to, salary_period] of [
    [1, 600_000, null, 'year'],
    [2, 200, 300, 'hour'],
    [3, null, null, ''],
    [4, null, 70_000, 'month'],
  ] as const)
    await db
      .insertInto('jobs')
      .values({ ...rest, id, salary_from, salary_to, salary_period })
      .execute()
  await unmigrate({ db, kind, close }, '0012-search')
  await migrate({ db, kind, close })
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'pay_month_from', 'pay_month_to'])
    .orderBy('id')
    .execute()
  expect(rows.map(Object.values)).toEqual([
    [1, 50_000, 50_000],
    [2, 41_600, 62_400],
    [3, null, null],
    [4, 70_000, 70_000],
  ])
})

test('S-JOB-71 by pay the highest upper end is first, what says no sum is last, and of equals the newest is first', async () => {
  const { titles, get } = await startWithJobs([...JOBS, paid('as much', 100, 500)])
  const ordered = [
    'by the year',
    'up to 700',
    'three to five hundred',
    'as much',
    'by the hour',
    'by the day',
    '350 and tips',
    'unsaid',
  ]
  expect(await titles({ sort: 'pay' })).toEqual(ordered)
  expect(await titles({ sort: 'pay', size: '3', page: '2' })).toEqual(ordered.slice(3, 6))
  expect((await get('/jobs?sort=pay&size=3')).body).toMatchObject({ totalCount: 8, totalPage: 3 })
  expect(await titles({ sort: 'pay', keyword: 'by the' })).toEqual([
    'by the year',
    'by the hour',
    'by the day',
  ])
})

test('S-JOB-72 by distance the nearest place counts, in whole km; what has no place is last, remote work too', async () => {
  const { titles, get } = await startWithJobs([
    { title: 'nowhere' },
    { title: 'from anywhere', locationIds: [90] },
    { title: 'Battambang', locationIds: [203] },
    { title: 'Siem Reap and the coast', locationIds: [1801, 17] },
    { title: 'Daun Penh', locationIds: [1202] },
    { title: 'Kandal and remote', locationIds: [90, 811] },
    { title: 'Phnom Penh', locationIds: [12] },
  ])
  const { body } = await get('/jobs?sort=distance&near=12')
  const seen = body.result.map(({ title, distanceKm }: { title: string; distanceKm: number | null }) => [
    title,
    distanceKm,
  ])
  expect(seen).toEqual([
    ['Phnom Penh', 0],
    ['Daun Penh', 2],
    ['Kandal and remote', 8],
    ['Siem Reap and the coast', 185],
    ['Battambang', 254],
    ['nowhere', null],
    ['from anywhere', null],
  ])
  expect(body.totalCount).toBe(7)
  // Each page goes on where the one before it ended, from one province into the next.
  const pages: string[] = []
  for (const page of ['1', '2', '3', '4', '5'])
    pages.push(...(await titles({ sort: 'distance', near: '12', size: '2', page })))
  expect(pages).toEqual(seen.map(([title]: [string]) => title))
  // A district of another province is where that is.
  expect(await titles({ sort: 'distance', near: '1710', size: '1' })).toEqual(['Siem Reap and the coast'])
  expect(await titles({ sort: 'distance', near: '17', keyword: 'remote' })).toEqual([
    'Kandal and remote',
    'from anywhere',
  ])
  const plain = await get('/jobs?near=12')
  expect(plain.body.result.map(({ distanceKm }: { distanceKm: unknown }) => distanceKm)).toEqual(
    Array.from({ length: 7 }, () => null),
  )
})

test('S-JOB-72 districts of the capital have points of their own, and a job in one is there and not in the middle of the town', async () => {
  const { get } = await startWithJobs([
    { title: 'Sen Sok', locationIds: [1208] },
    { title: 'Chamkar Mon', locationIds: [1201] },
    { title: 'Somewhere in the capital', locationIds: [12] },
    { title: 'Kandal town', locationIds: [811] },
  ])
  const seen = async (query: string) => {
    const { body } = await get(`/jobs?sort=distance&${query}`)
    return body.result.map(({ title, distanceKm }: { title: string; distanceKm: number | null }) => [
      title,
      distanceKm,
    ])
  }
  const fromSenSok = await seen('near=1208')
  expect(fromSenSok.map(([title]: [string]) => title)).toEqual([
    'Sen Sok',
    'Somewhere in the capital',
    'Chamkar Mon',
    'Kandal town',
  ])
  expect(fromSenSok[0]).toEqual(['Sen Sok', 0])
  expect(fromSenSok[2][1]).toBeGreaterThan(5)
  const fromMiddle = await seen('near=12')
  expect(fromMiddle.map(([title]: [string]) => title)).toEqual([
    'Somewhere in the capital',
    'Chamkar Mon',
    'Kandal town',
    'Sen Sok',
  ])
  // In the same order where many are read, page by page.
  const pages = await Promise.all([1, 2, 3, 4].map((page) => seen(`near=12&size=1&page=${page}`)))
  expect(pages.flat()).toEqual(fromMiddle)
  // And among what words find.
  expect((await seen('near=1208&keyword=phnom penh'))[0]).toEqual(['Sen Sok', 0])
})

test('S-JOB-72 distance wants a place with a point', async () => {
  const { get } = await startWithJobs([])
  const refused = async (query: string) => {
    const { status, body } = await get(`/jobs?${query}`)
    return [status, body.fields?.[0]]
  }
  const message = 'sort=distance needs near, the id of a province or district'
  expect(await refused('sort=distance')).toEqual([422, { field: 'near', message }])
  expect(await refused('sort=distance&near=')).toEqual([422, { field: 'near', message }])
  for (const near of ['90', '99', '101', '1299'])
    expect(await refused(`sort=distance&near=${near}`)).toEqual([
      422,
      { field: 'near', message: 'no province or district' },
    ])
})

test('S-JOB-73 remote work is a place: it is filtered by and found by its names', async () => {
  const { titles } = await startWithJobs([
    { title: 'Translator', locationIds: [90] },
    { title: 'Designer', locationIds: [90, 1202] },
    { title: 'Cook', locationIds: [1202] },
    { title: 'Guide', locationIds: [1710] },
    { title: 'Nurse', locationIds: [1201] },
  ])
  expect(await titles({ location: '90' })).toEqual(['Translator', 'Designer'])
  expect(await titles({ location: '12' })).toEqual(['Designer', 'Cook', 'Nurse'])
  for (const keyword of [
    'remote',
    'work from home',
    '远程',
    'ធ្វើការពីផ្ទះ',
    '재택근무',
    'ทำงานที่บ้าน',
    'làm việc từ xa',
  ])
    expect([keyword, await titles({ keyword })]).toEqual([keyword, ['Translator', 'Designer']])
  // Short names of places find them too, but for one that stands in titles for a senior.
  expect(await titles({ keyword: 'BKK1' })).toEqual(['Nurse'])
  expect(await titles({ keyword: 'SR' })).toEqual([])
})
