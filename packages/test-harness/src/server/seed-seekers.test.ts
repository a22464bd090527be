import { expect, test } from 'vitest'
import { openDatabase } from './db/open'
import { login } from './testing/client'
import { tempDatabase } from './testing/databases'
import { reviewerOf } from './testing/resumes'
import { startTestServer } from './testing/world'

const HOUR_MS = 3_600_000

interface Row {
  id: number
  status: string
}

test('S-SEEK-24 the demo’s sokha has something of everything, and what a link with an id shows is hers', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const get = async (path: string) => (await sokha.api('GET', path)).body
  const count = async (path: string) => (await get(path)).result.length
  expect(await count('/users/jobs/following')).toBe(5)
  expect(await count('/users/employers/following')).toBe(3)
  expect(await count('/users/resumes')).toBe(2)
  expect(await count('/users/resumes/attachment')).toBe(1)
  expect(await count('/users/letters')).toBe(2)
  expect(await count('/users/searches/agents')).toBe(2)
  expect(await count('/users/jobs/invitations')).toBe(2)
  expect(await count('/users/jobs')).toBe(5)
  const { result } = await get('/users/jobs/applications?size=100')
  expect(new Set(result.map(({ status }: Row) => status))).toEqual(
    new Set(['delivered', 'viewed', 'interview', 'accepted', 'cancelled']),
  )
  expect(result.some(({ job }: { job: { isOpen: boolean } }) => !job.isOpen)).toBe(true)
  const interviews = (await get('/users/jobs/applications?tab=interview')).result
  expect(interviews.length).toBe(3)
  for (const { interview } of interviews) {
    const local = new Date(interview.interviewTime * 1_000 + 7 * HOUR_MS)
    expect([0, 6]).not.toContain(local.getUTCDay())
    expect(local.getUTCHours()).toBeGreaterThanOrEqual(8)
    expect(local.getUTCHours()).toBeLessThan(17)
  }
  expect((await get('/users/messages/inbox')).totalCount).toBe(25)
  expect((await get('/users/applications/1')).interview).toMatchObject({ confirmStatus: 0 })
  expect(await get('/users/resumes/1')).toMatchObject({ status: 'approved', completeness: 94, next: 'photo' })
  const viewers = (await get('/users/resumes/employers/viewers?size=100')).result
  expect(viewers.map(({ employer }: { employer: Row }) => employer.id)).toContain(1)
})

test('S-SEEK-24 a demo of before seekers had anything gets it at its next start', async () => {
  const database = await tempDatabase()
  await (await startTestServer({ database })).close()
  const { db, close } = await openDatabase(database)
  await db.deleteFrom('settings').where('key', '=', 'seekers').execute()
  for (const table of [
    'favourites',
    'applications',
    'interviews',
    'invitations',
    'inbox',
    'resumes',
  ] as const)
    await db.deleteFrom(table).execute()
  await close()
  const { url } = await startTestServer({ database })
  const sokha = await login(url, 'sokha')
  expect((await sokha.api('GET', '/users/jobs/applications')).body.totalCount).toBe(14)
  expect((await sokha.api('GET', '/users/jobs/following')).body.totalCount).toBe(5)
})

test('S-DEMO-5 the demo has a reviewer and a resume that waits, an older one after its next start', async () => {
  const database = await tempDatabase()
  const waiting = async (url: string) =>
    (await (await reviewerOf(url)).call('GET', '/reviews/resumes')).body.result
  const first = await startTestServer({ database })
  const before = await waiting(first.url)
  expect(before).toMatchObject([{ ownerName: 'Sreyneang Heng', name: 'Accountant' }])
  await first.close()
  const { db, close } = await openDatabase(database)
  await db.deleteFrom('settings').where('key', '=', 'reviews').execute()
  await db.deleteFrom('accounts').where('login', 'in', ['reviewer', 'sreyneang']).execute()
  await db.deleteFrom('resumes').where('id', '=', before[0].id).execute()
  await close()
  const { url } = await startTestServer({ database })
  expect(await waiting(url)).toMatchObject([{ ownerName: 'Sreyneang Heng' }])
})
