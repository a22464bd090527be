import { expect, test } from 'vitest'
import { login } from '../testing/client'
import { startTestServer } from '../testing/world'

/** Dara, who has none in the demo. */
const start = async () => {
  const { url } = await startTestServer()
  return { url, dara: await login(url, 'dara') }
}

const fieldsOf = ({ body }: { body: { fields?: { field: string }[] } }) =>
  body.fields?.map(({ field }) => field)

test('S-SEEK-10 a letter has a title and a content, is changed under its id, and goes', async () => {
  const { dara } = await start()
  const save = (body: object) => dara.api('POST', '/users/letters/save', body)
  expect(fieldsOf(await save({ title: ' ', content: '' }))).toEqual(['title', 'content'])
  expect(fieldsOf(await save({ content: 'x' }))).toEqual(['title'])
  expect(fieldsOf(await save({ title: 'x'.repeat(171), content: 'x' }))).toEqual(['title'])
  const { id } = (await save({ title: 'To hotels', content: 'Dear team' })).body
  expect((await save({ id, title: 'To hotels', content: 'Dear hiring team' })).body).toEqual({ id })
  expect((await save({ id: 99999, title: 'x', content: 'x' })).status).toBe(404)
  const letters = async () => (await dara.api('GET', '/users/letters')).body.result
  expect(await letters()).toMatchObject([{ id, title: 'To hotels', content: 'Dear hiring team' }])
  expect((await dara.api('DELETE', `/users/letters/${id}`)).status).toBe(204)
  expect((await dara.api('DELETE', `/users/letters/${id}`)).status).toBe(404)
  expect(await letters()).toEqual([])
})

const SEARCH = { name: 'Hotels', jobtitle: 'receptionist', pushjobnum: 10, pushperiod: 7 }

test('S-SEEK-11 a saved search has a name of 50, keywords of 100, how many jobs and how often', async () => {
  const { dara } = await start()
  const save = (body: object) => dara.api('POST', '/users/searches/agents/save', body)
  expect(fieldsOf(await save({}))).toEqual(['name', 'jobtitle', 'pushjobnum', 'pushperiod'])
  expect(fieldsOf(await save({ ...SEARCH, name: 'ក'.repeat(51), jobtitle: 'x'.repeat(101) }))).toEqual([
    'name',
    'jobtitle',
  ])
  expect(fieldsOf(await save({ ...SEARCH, pushjobnum: 0, pushperiod: 2 }))).toEqual([
    'pushjobnum',
    'pushperiod',
  ])
  const { id } = (await save({ ...SEARCH, name: 'ក'.repeat(50), jobterm: [1, 2] })).body
  const searches = async () => (await dara.api('GET', '/users/searches/agents')).body.result
  expect(await searches()).toMatchObject([{ id, ...SEARCH, name: 'ក'.repeat(50), jobterm: [1, 2] }])
  expect((await save({ ...SEARCH, id, salaryId: [3] })).body).toEqual({ id })
  expect(await searches()).toMatchObject([{ id, ...SEARCH, salaryId: [3], jobterm: [] }])
  expect((await dara.api('DELETE', `/users/searches/agents/${id}`)).status).toBe(204)
  expect(await searches()).toEqual([])
})

test('S-SEEK-11 a saved search takes as many ids of each filter as a search does', async () => {
  const { dara } = await start()
  const save = (body: object) => dara.api('POST', '/users/searches/agents/save', { ...SEARCH, ...body })
  const ids = Array.from({ length: 51 }, (_, index) => index + 1)
  const lists = ['category', 'jobLevelId', 'jobterm', 'salaryId', 'workyears']
  const of = (some: readonly number[]) => Object.fromEntries(lists.map((list) => [list, some]))
  expect((await save(of(ids.slice(1)))).status).toBe(200)
  expect(fieldsOf(await save(of(ids)))).toEqual(lists)
})

test('S-SEEK-12 there are at most fifty of each', async () => {
  const { dara } = await start()
  for (let count = 0; count < 50; count++) {
    expect((await dara.api('POST', '/users/letters/save', { title: 'x', content: 'x' })).status).toBe(200)
    expect((await dara.api('POST', '/users/searches/agents/save', SEARCH)).status).toBe(200)
  }
  const full = { status: 422, body: { code: 'too_many' } }
  expect(await dara.api('POST', '/users/letters/save', { title: 'x', content: 'x' })).toMatchObject(full)
  expect(await dara.api('POST', '/users/searches/agents/save', SEARCH)).toMatchObject(full)
})

test('S-SEEK-36 what was made before its answer was lost is found again by its key, and takes what is sent now', async () => {
  const { dara } = await start()
  const letters = async () => (await dara.api('GET', '/users/letters')).body.result
  const save = (key: string, title: string) =>
    dara.api('POST', '/users/letters/save', { title, content: 'x' }, { 'Idempotency-Key': key })
  const { id } = (await save('k1', 'To hotels')).body
  expect((await save('k1', 'To two hotels')).body).toEqual({ id })
  expect(await letters()).toMatchObject([{ id, title: 'To two hotels' }])
  const other = (await save('k2', 'To two hotels')).body.id
  expect(await letters()).toHaveLength(2)
  // One that was deleted meanwhile is made anew, and then that one is the one.
  await dara.api('DELETE', `/users/letters/${id}`)
  const anew = (await save('k1', 'Once more')).body.id
  expect((await save('k1', 'And again')).body).toEqual({ id: anew })
  expect((await letters()).map((letter: { id: number }) => letter.id).toSorted()).toEqual([other, anew])
  expect((await save('x'.repeat(65), 'x')).status).toBe(422)
})

test('S-SEEK-36 a key is its account’s own', async () => {
  const { url, dara } = await start()
  const sokha = await login(url, 'sokha')
  const headers = { 'Idempotency-Key': 'k1' }
  const { id } = (await dara.api('POST', '/users/searches/agents/save', SEARCH, headers)).body
  expect((await dara.api('POST', '/users/searches/agents/save', SEARCH, headers)).body).toEqual({ id })
  const other = await sokha.api('POST', '/users/searches/agents/save', SEARCH, headers)
  expect(other.body.id).not.toBe(id)
})
