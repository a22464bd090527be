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
  expect(await recommended(dara)).toEqual({ result: [], totalCount: 0, totalPage: 0, hasIntention: false })
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
