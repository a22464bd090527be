import { expect, test } from 'vitest'
import { login, type TestClient } from '../testing/client'
import { INTENTION } from '../testing/resumes'
import { startTestServer } from '../testing/world'

const LOOKED_FOR = { ...INTENTION, categoryIds: [2, 4] }

const recommended = async (client: TestClient, query = '?size=100') =>
  (await client.api('GET', `/jobs/recommended${query}`)).body

const idsOf = async (client: TestClient): Promise<number[]> =>
  (await recommended(client)).result.map(({ id }: { id: number }) => id)

test('S-SEEK-46 nothing is recommended before it is said what is looked for, and then page by page', async () => {
  const { url } = await startTestServer()
  const dara = await login(url, 'dara')
  expect(await recommended(dara)).toEqual({
    result: [],
    totalCount: 0,
    totalPage: 0,
    hasIntention: false,
    isKnown: false,
  })
  await dara.api('PUT', '/users/resumes/intentions', LOOKED_FOR)
  const { result, totalCount, hasIntention } = await recommended(dara)
  expect([hasIntention, result.length]).toEqual([true, totalCount])
  expect(totalCount).toBeGreaterThan(2)
  const second = await recommended(dara, '?size=2&page=2')
  expect(second).toMatchObject({ totalCount, totalPage: Math.ceil(totalCount / 2) })
  expect(second.result).toEqual(result.slice(2, 4))
  expect((await (await login(url, 'angkor-hr')).api('GET', '/jobs/recommended')).body.code).toBe(
    'not_allowed',
  )
})

test('S-SEEK-46 what is hidden or applied for is recommended no more', async () => {
  const { url } = await startTestServer()
  const dara = await login(url, 'dara')
  await dara.api('PUT', '/users/resumes/intentions', LOOKED_FOR)
  const [first, second, ...others] = await idsOf(dara)
  await dara.api('POST', `/jobs/${first}/hide`)
  const sokha = await login(url, 'sokha')
  await sokha.api('POST', `/jobs/${second}/hide`)
  await dara.api('POST', '/users/letters/save', { title: 'To you', content: 'Hello' })
  const letterId = (await dara.api('GET', '/users/letters')).body.result[0].id
  expect(await idsOf(dara)).toEqual([second, ...others])
  expect((await dara.api('POST', `/users/jobs/${second}/applications`, { letterId })).body.result).toBe(
    'applied',
  )
  expect(await idsOf(dara)).toEqual(others)
})

test('S-SEEK-51 who has not said what they look for is recommended what is like the jobs they saved and their alerts', async () => {
  const { url } = await startTestServer()
  const dara = await login(url, 'dara')
  const { result: found } = (await dara.api('GET', '/jobs?size=100')).body
  const [saved, ...others] = found
  await dara.api('POST', `/users/jobs/${saved.id}/following`)
  const first = await recommended(dara)
  expect(first).toMatchObject({ hasIntention: false, isKnown: true })
  for (const job of first.result) expect(job.categoryId).toBe(saved.categoryId)
  const other = others.find(({ categoryId }: { categoryId: number }) => categoryId !== saved.categoryId)
  expect(await idsOf(dara)).not.toContain(other.id)
  const alert = { name: 'Another', jobtitle: other.title, pushjobnum: 5, pushperiod: 7 }
  expect((await dara.api('POST', '/users/searches/agents/save', alert)).status).toBe(200)
  expect(await idsOf(dara)).toContain(other.id)
  await dara.api('PUT', '/users/resumes/intentions', LOOKED_FOR)
  expect(await recommended(dara)).toMatchObject({ hasIntention: true, isKnown: true })
})
