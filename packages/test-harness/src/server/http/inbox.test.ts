import { expect, test } from 'vitest'
import { LANGUAGES } from '../constants/names'
import { openDatabase } from '../db/open'
import { login, request, type TestClient } from '../testing/client'
import { tempDatabase } from '../testing/databases'
import { handClock, startTestServer } from '../testing/world'

const INBOX = '/users/messages/inbox'

async function start() {
  const clock = handClock()
  const database = await tempDatabase()
  const { url } = await startTestServer({ clock: clock.now, database })
  return { url, clock, database, sokha: await login(url, 'sokha') }
}

const count = async (client: TestClient) => (await client.api('GET', `${INBOX}/unread/count`)).body
const unread = async (client: TestClient) => (await count(client)).totalCount
const newest = async (client: TestClient) => (await client.api('GET', INBOX)).body.result[0]

test('S-SEEK-20 the inbox has pages of 8, the newest first, counts what is unread, and is read at once', async () => {
  const { sokha } = await start()
  const { body } = await sokha.api('GET', `${INBOX}?page=1&topics=notification`)
  expect([body.result.length, body.totalCount, body.totalPage]).toEqual([8, 25, 4])
  const times = body.result.map(({ sendAt }: { sendAt: number }) => sendAt)
  expect(times).toEqual(times.toSorted((a: number, b: number) => b - a))
  expect((await sokha.api('GET', `${INBOX}?page=4&size=8`)).body.result).toHaveLength(1)
  expect((await sokha.api('GET', `${INBOX}?topics=x`)).status).toBe(422)
  const all = (await sokha.api('GET', `${INBOX}?size=100`)).body.result
  const still = all.filter(({ isRead }: { isRead: boolean }) => !isRead).length
  expect(still).toBeGreaterThan(0)
  expect(await unread(sokha)).toBe(still)
  expect((await sokha.api('PUT', `${INBOX}/read/all`)).status).toBe(204)
  expect(await unread(sokha)).toBe(0)
  expect(
    (await sokha.api('GET', `${INBOX}?size=100`)).body.result.every(
      ({ isRead }: { isRead: boolean }) => isRead,
    ),
  ).toBe(true)
})

test('S-SEEK-20 what comes after the newest that was told of stays unread', async () => {
  const { url, sokha } = await start()
  const { newestId } = await count(sokha)
  const { applicationId } = (await sokha.api('POST', '/users/jobs/2/applications', { resumeId: 1 })).body
  await (await login(url, 'angkor-hr')).api('GET', `/users/applications/${applicationId}`)
  expect((await sokha.api('PUT', `${INBOX}/read/all?upTo=0`)).status).toBe(422)
  expect((await sokha.api('PUT', `${INBOX}/read/all?upTo=${newestId}`)).status).toBe(204)
  const { id, isRead } = await newest(sokha)
  expect([isRead, await count(sokha)]).toEqual([false, { totalCount: 1, newestId: id }])
  await sokha.api('PUT', `${INBOX}/read/all?upTo=${id}`)
  expect(await count(sokha)).toEqual({ totalCount: 0, newestId: 0 })
})

test('S-SEEK-20 a message leads to no record that was removed, and to it again when it is back', async () => {
  const { url, clock, sokha } = await start()
  const { applicationId } = (await sokha.api('POST', '/users/jobs/2/applications', { resumeId: 1 })).body
  expect(await newest(sokha)).toMatchObject({ jobId: 2, applicationId })
  await sokha.api('DELETE', `/users/applications/${applicationId}`)
  expect(await newest(sokha)).toMatchObject({ jobId: 2, applicationId: null })
  const hr = await login(url, 'angkor-hr')
  expect(await newest(hr)).toMatchObject({ applicationId })
  await hr.api('PUT', `/users/applications/${applicationId}/interview`, {
    interviewTime: Math.floor(clock.now() / 1000) + 86_400,
    actionAddress: 'Siem Reap',
    actionConact: 'Bopha',
    actionMobile: '012000001',
  })
  const { result } = (await sokha.api('GET', INBOX)).body
  const ways = result.slice(0, 2).map((one: { applicationId: number | null }) => one.applicationId)
  expect(ways).toEqual([applicationId, applicationId])
})

test('S-SEEK-21 applications, interviews and their answers are told to who they concern, each once', async () => {
  const { url, clock, sokha } = await start()
  const hr = await login(url, 'angkor-hr')
  await sokha.api('PUT', `${INBOX}/read/all`)
  await hr.api('PUT', `${INBOX}/read/all`)
  const { body: applied } = await sokha.api('POST', '/users/jobs/2/applications', { resumeId: 1 })
  await sokha.api('POST', '/users/jobs/2/applications', { resumeId: 1 })
  const { applicationId } = applied
  const title = 'Guest Relations Interpreter (part time)'
  expect(await newest(sokha)).toMatchObject({
    type: 'application-delivered',
    title: 'Application sent',
    content: `Angkor Hospitality Group has your application for “${title}”.`,
    sendAt: Math.floor(clock.now() / 1000),
    isRead: true,
    jobId: 2,
    applicationId,
  })
  expect(await newest(hr)).toMatchObject({
    type: 'application-received',
    content: `សុខា ចាន់ has applied for “${title}”.`,
    applicationId,
  })
  clock.advance(1_000)
  await hr.api('PUT', `/users/applications/${applicationId}/interview`, {
    interviewTime: Math.floor(clock.now() / 1000) + 86_400,
    actionAddress: 'Siem Reap',
    actionConact: 'Bopha',
    actionMobile: '012000001',
  })
  expect(await newest(sokha)).toMatchObject({ type: 'interview-offered', applicationId })
  clock.advance(1_000)
  for (let repeat = 0; repeat < 2; repeat++)
    await sokha.api('POST', `/users/applications/${applicationId}/confirm`, { confirmStatus: 2 })
  expect(await newest(hr)).toMatchObject({ type: 'interview-cancelled', applicationId })
  expect([await unread(sokha), await unread(hr)]).toEqual([0, 2])
})

test('S-SEEK-21 S-SEEK-30 an interview that is offered once more changes nothing and is told to nobody', async () => {
  const { url, clock, sokha } = await start()
  const hr = await login(url, 'angkor-hr')
  const { applicationId } = (await sokha.api('POST', '/users/jobs/2/applications', { resumeId: 1 })).body
  await sokha.api('PUT', `${INBOX}/read/all`)
  const path = `/users/applications/${applicationId}`
  const offer = (hours: number, more = {}) =>
    hr.api('PUT', `${path}/interview`, {
      interviewTime: Math.floor(clock.now() / 1000) + hours * 3_600,
      actionAddress: 'Siem Reap',
      actionConact: 'Bopha',
      actionMobile: '012000001',
      ...more,
    })
  await offer(24)
  await sokha.api('POST', `${path}/confirm`, { confirmStatus: 1 })
  // The answer to the offer was lost.
  expect((await offer(24)).body).toMatchObject({ status: 'accepted', interview: { confirmStatus: 1 } })
  expect(await unread(sokha)).toBe(0)
  expect((await offer(24, { actionAddress: 'Battambang' })).body.status).toBe('interview')
  expect((await offer(25, { actionAddress: 'Battambang' })).body.status).toBe('interview')
  expect(await unread(sokha)).toBe(2)
})

test('S-SEEK-21 a job that closes by itself is told once to who applied for it', async () => {
  const { clock, database, sokha } = await start()
  await sokha.api('PUT', `${INBOX}/read/all`)
  const { db, close } = await openDatabase(database)
  await db
    .updateTable('jobs')
    .set({ closes_at: clock.now() + 1_000 })
    .where('id', 'in', [3, 12])
    .execute()
  await close()
  expect(await unread(sokha)).toBe(0)
  clock.advance(2_000)
  expect([await unread(sokha), await unread(sokha)]).toEqual([1, 1])
  expect(await newest(sokha)).toMatchObject({
    type: 'job-closed',
    jobId: 3,
    content:
      '“Customer Support Officer” at Mekong Tech Co., Ltd. takes no more applications. Yours stays with the employer.',
  })
})

test('S-SEEK-32 that a job has closed is not told of a record that was removed', async () => {
  const { clock, database, sokha } = await start()
  const { result } = (await sokha.api('GET', '/users/jobs/applications?size=100')).body
  const { id } = result.find(({ jobId }: { jobId: number }) => jobId === 3)
  await sokha.api('DELETE', `/users/applications/${id}`)
  await sokha.api('PUT', `${INBOX}/read/all`)
  const { db, close } = await openDatabase(database)
  await db
    .updateTable('jobs')
    .set({ closes_at: clock.now() - 1 })
    .where('id', '=', 3)
    .execute()
  await close()
  expect(await unread(sokha)).toBe(0)
})

test('S-SEEK-22 a message is told in the language of who reads it', async () => {
  const { url, sokha } = await start()
  const titles = new Set<string>()
  for (const language of LANGUAGES) {
    const { body } = await request(url, 'GET', `/api/v1.0.0${INBOX}?size=100`, {
      token: sokha.accessToken,
      headers: { 'accept-language': language },
    })
    for (const { title, content } of body.result) {
      expect(title).not.toBe('')
      expect(content).not.toMatch(/[{}]|^$/)
    }
    titles.add(body.result[0].title)
  }
  expect(titles.size).toBe(LANGUAGES.length)
})
