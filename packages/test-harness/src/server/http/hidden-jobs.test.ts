import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../db/open'
import { MAX_HIDDEN_JOBS } from '../limits'
import { login } from '../testing/client'
import { tempDatabase } from '../testing/databases'
import { asks } from '../testing/jobs'
import { handClock, PLENTY, startTestServer } from '../testing/world'

const rates = { searchAddresses: PLENTY, searchAccounts: PLENTY }

test('S-JOB-78 a hidden job is in no search, count, near list or list of similar jobs of who hid it, and in everybody else’s', async () => {
  const { url } = await startTestServer({ rates })
  const [sokha, dara] = [await login(url, 'sokha'), await login(url, 'dara')]
  const get = asks(url)
  const ids = ({ body }: { body: { result: { id: number }[] } }) => body.result.map(({ id }) => id)
  const before = await sokha.api('GET', '/jobs?size=100')
  const related = ids(await sokha.api('GET', '/jobs/1/related'))
  const hidden = related[0] ?? 0
  expect(hidden).toBeGreaterThan(0)
  const counts = await sokha.api('GET', '/jobs/counts')
  expect(await sokha.api('POST', `/jobs/${hidden}/hide`)).toMatchObject({
    status: 200,
    body: { id: hidden, isHidden: true },
  })

  const after = await sokha.api('GET', '/jobs?size=100')
  expect(ids(after)).toEqual(ids(before).filter((id) => id !== hidden))
  expect(after.body.totalCount).toBe(before.body.totalCount - 1)
  expect((await sokha.api('GET', '/jobs/counts')).body.total).toBe(counts.body.total - 1)
  expect(ids(await sokha.api('GET', '/jobs/1/related'))).not.toContain(hidden)
  const { title } = before.body.result.find(({ id }: { id: number }) => id === hidden)
  const keyword = `keyword=${encodeURIComponent(title)}`
  const near = await sokha.api('GET', `/jobs/near?${keyword}&location=24`)
  expect(near.body.result.map(({ job }: { job: { id: number } }) => job.id)).not.toContain(hidden)
  for (const sort of ['relevance', 'date', 'pay', 'distance&near=12'])
    expect([
      sort,
      ids(await sokha.api('GET', `/jobs?${keyword}&sort=${sort}&size=100`)).includes(hidden),
    ]).toEqual([sort, false])

  for (const others of [await dara.api('GET', '/jobs?size=100'), await get('/jobs?size=100')])
    expect(ids(others)).toEqual(ids(before))
  expect(ids(await dara.api('GET', '/jobs/1/related'))).toEqual(related)
  expect((await dara.api('GET', '/jobs/counts')).body.total).toBe(counts.body.total)
  // Its page stays.
  expect((await sokha.api('GET', `/jobs/${hidden}`)).status).toBe(200)

  expect((await sokha.api('DELETE', `/jobs/${hidden}/hide`)).status).toBe(204)
  expect(ids(await sokha.api('GET', '/jobs?size=100'))).toEqual(ids(before))
  expect((await sokha.api('GET', '/jobs/counts')).body.total).toBe(counts.body.total)
})

test('S-JOB-78 hidden jobs are listed, the last hidden first; to hide one twice, or to show one that is not hidden, changes nothing', async () => {
  const clock = handClock(Date.UTC(2026, 9, 14, 13))
  const { url } = await startTestServer({ rates, clock: clock.now })
  const sokha = await login(url, 'sokha')
  for (const id of [3, 1, 2, 3]) {
    clock.advance(1_000)
    expect((await sokha.api('POST', `/jobs/${id}/hide`)).status).toBe(200)
  }
  const { body } = await sokha.api('GET', '/jobs/hidden?size=2')
  expect(body).toMatchObject({ totalCount: 3, totalPage: 2 })
  const start = Math.floor(clock.now() / 1_000)
  expect(
    body.result.map(({ id, hiddenAt }: { id: number; hiddenAt: number }) => [id, hiddenAt - start]),
  ).toEqual([
    [2, -1],
    [1, -2],
  ])
  expect(body.result[0]).toMatchObject({ isOpen: true, employer: { canChat: true } })
  expect((await sokha.api('GET', '/jobs/hidden?size=2&page=2')).body.result).toMatchObject([{ id: 3 }])
  for (let i = 0; i < 2; i++) expect((await sokha.api('DELETE', '/jobs/2/hide')).status).toBe(204)
  expect((await sokha.api('GET', '/jobs/hidden')).body.totalCount).toBe(2)
  for (const id of ['99999', '0', 'x']) {
    expect((await sokha.api('POST', `/jobs/${id}/hide`)).status).toBe(404)
    expect((await sokha.api('DELETE', `/jobs/${id}/hide`)).status).toBe(404)
  }
})

test('S-JOB-78 an account hides 1,000 jobs at most, and hears so', async () => {
  const database = await tempDatabase()
  const { url } = await startTestServer({ database, rates })
  const sokha = await login(url, 'sokha')
  expect((await sokha.api('POST', '/jobs/1/hide')).status).toBe(200)
  const { db, close } = await openDatabase(database)
  onTestFinished(close)
  const { account_id } = await db.selectFrom('hidden_jobs').select('account_id').executeTakeFirstOrThrow()
  const rows = Array.from({ length: MAX_HIDDEN_JOBS - 1 }, (_, index) => ({
    account_id,
    job_id: 1_000_000 + index,
    hidden_at: 1,
  }))
  await db.insertInto('hidden_jobs').values(rows).execute()
  expect(await sokha.api('POST', '/jobs/2/hide')).toMatchObject({
    status: 422,
    body: { code: 'too_many', message: 'you have hidden 1000 jobs, show some of them again first' },
  })
  // One that is hidden is hidden still.
  expect((await sokha.api('POST', '/jobs/1/hide')).status).toBe(200)
})
