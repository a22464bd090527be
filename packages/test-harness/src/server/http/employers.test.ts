import { expect, test } from 'vitest'
import { personName } from '../jobs/employer-views'
import { login, request } from '../testing/client'
import { asks } from '../testing/jobs'
import { startTestServer } from '../testing/world'

interface Employer {
  id: number
  name: string
  jobsQuantity: number
}

test('S-JOB-21 employers are listed ten a page and filtered by place, industry, size and words', async () => {
  const { url } = await startTestServer({ demoJobs: 200 })
  const get = asks(url)
  const list = async (query: string) => (await get(`/users/employers?${query}`)).body
  const all = await list('')
  expect([all.result.length, all.totalCount, all.totalPage]).toEqual([10, 300, 30])
  expect((await list('page=30')).result).toHaveLength(10)
  expect((await list('page=31')).result).toHaveLength(0)
  const ids = async (query: string) => (await list(`size=100&${query}`)).result.map(({ id }: Employer) => id)
  expect(await ids('location=708')).toContain(7)
  expect(await ids('location=7')).toContain(7)
  expect(await ids('location=1')).not.toContain(7)
  expect(await ids('industry=8')).toContain(1)
  expect(await ids('industry=8&location=17&keyword=hospitality angkor')).toEqual([1])
  expect(await ids('keyword=衬衫')).toEqual([4])
  expect(await ids('keyword=%25')).toEqual([])
  for (const { scale } of (await list('employerSize=2&employerSize=3&size=100')).result)
    expect([2, 3]).toContain(scale)
})

test('S-JOB-21 an employer has profile, website, point on the map and open jobs; the recommended ones have their pages', async () => {
  const { url } = await startTestServer()
  const get = asks(url)
  expect((await get('/users/employers/1')).body).toMatchObject({
    id: 1,
    sourceId: '',
    name: 'Angkor Hospitality Group',
    about: expect.stringMatching(/^Four hotels in Siem Reap and Phnom Penh, 600 people/),
    scale: 5,
    industrialId: 8,
    locationIds: [1710],
    address: 'Charles de Gaulle Avenue, Siem Reap',
    website: 'https://angkor-hr.example/',
    map: { latitude: 13.3633, longitude: 103.8564 },
    isVerified: true,
    isRecommended: true,
    // By the demo's talks (S-JOB-82).
    answersWithin: expect.any(Number),
    answeredPercent: 100,
    jobsQuantity: 2,
    canChat: true,
    hasContact: true,
    contact: null,
  })
  const open = (await get('/jobs?employerId=1')).body.result.map(({ id }: Employer) => id)
  expect(open).toEqual([1, 2])
  for (const id of ['9', '0', 'x', '1e0', '9'.repeat(30)])
    expect(await get(`/users/employers/${id}`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  const { body } = await get('/users/employers/recommended/page?size=3')
  expect([body.result.map(({ id }: Employer) => id), body.totalCount, body.totalPage]).toEqual([
    [1, 2, 3],
    8,
    3,
  ])
})

test('S-JOB-103 an employer shows logo, cover, pictures, what everybody gets, and its profile in the languages it wrote', async () => {
  const { url } = await startTestServer()
  const get = asks(url)
  const { body } = await get('/users/employers/1')
  expect(body).toMatchObject({ language: 'en', foundedYear: 2009, workLanguages: [1, 2] })
  expect(Object.keys(body.abouts).sort()).toEqual(['en', 'km', 'zh'])
  expect(body.abouts.en).toBe(body.about)
  expect(body.benefits).toContain('insurance')
  for (const { alt } of body.pictures) expect(Object.keys(alt)).toEqual(expect.arrayContaining(['en', 'km']))
  // Found by what it says in another language than the first.
  expect((await get(`/users/employers?keyword=${encodeURIComponent('暹粒')}`)).body.totalCount).toBe(1)

  for (const address of [
    body.logo,
    body.cover,
    ...body.pictures.map((one: { address: string }) => one.address),
  ]) {
    const { status, headers } = await request(url, 'GET', address)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    // Opened by itself it is a page, which may run nothing.
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toContain('max-age=86400')
  }
  expect((await request(url, 'GET', body.logo.replace('angkor', 'nope'))).status).toBe(404)
})

test('S-JOB-103 a logo stands in lists of employers and of jobs, and null where there is none', async () => {
  const { url } = await startTestServer({ demoJobs: 20 })
  const get = asks(url)
  const listed = (await get('/users/employers?size=100')).body.result
  expect(listed[0]).toMatchObject({ id: 1, logo: expect.stringMatching(/angkor\.svg$/) })
  expect(listed.at(-1)).toMatchObject({ logo: null })
  const jobs = (await get('/jobs?employerId=1')).body.result
  expect(jobs[0].employer.logo).toBe(listed[0].logo)
})

test('S-JOB-104 who answers for an employer is named to those who are logged in, with what they do and speak', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const { people } = (await sokha.api('GET', '/users/employers/1')).body
  expect(people).toEqual([
    {
      name: 'Bopha',
      does: expect.objectContaining({ en: 'Recruiter, front office' }),
      languages: ['km', 'en'],
    },
  ])
  expect((await asks(url)('/users/employers/1')).body.people).toMatchObject([{ name: '' }])
})

test.each([
  ['Bopha, Angkor HR', 'Angkor Hospitality Group', 'Bopha'],
  ['林小姐 Golden Silk', 'Golden Silk Garment (Cambodia)', '林小姐'],
  ['វេជ្ជ. សុភាព River Clinic', 'River Clinic', 'វេជ្ជ. សុភាព'],
  ['Sok Dara', 'Naga Farms', 'Sok Dara'],
])('S-JOB-104 "%s" of %s is called %s', (nickname, company, name) => {
  expect(personName(nickname, company)).toBe(name)
})

test('S-JOB-105 an employer is where it sits and where its open jobs are, each with a point and how many', async () => {
  const { url } = await startTestServer()
  const { places, map } = (await asks(url)('/users/employers/1')).body
  expect(places).toEqual([
    { locationId: 1710, point: map, jobsQuantity: 1 },
    {
      locationId: 1202,
      point: expect.objectContaining({ latitude: expect.closeTo(11.56, 1) }),
      jobsQuantity: 1,
    },
  ])
})

test('S-HOME-16 employers are listed by how fast they answer, and who is not known to answer comes after them', async () => {
  const { url } = await startTestServer()
  const get = asks(url)
  const { result } = (await get('/users/employers?sort=answers&size=100')).body
  const times: (number | null)[] = result.map((one: { answersWithin: number | null }) => one.answersWithin)
  const known = times.filter((time) => time !== null)
  expect(known.length).toBeGreaterThan(1)
  expect(times.slice(0, known.length)).toEqual(known.toSorted((a, b) => a - b))
  expect((await get('/users/employers?sort=name')).status).toBe(422)
})
