import { expect, test } from 'vitest'
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
  expect((await get('/users/employers/1')).body).toEqual({
    id: 1,
    sourceId: '',
    name: 'Angkor Hospitality Group',
    about: 'Four hotels in Siem Reap and Phnom Penh, 600 people, its own school for newcomers.',
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
