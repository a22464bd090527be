import { expect, test } from 'vitest'
import { login, request } from '../testing/client'
import { handClock, startTestServer } from '../testing/world'

const INBOX = '/users/messages/inbox'
const SETTINGS = '/users/me/notice-settings'

async function start() {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  const [sokha, hr] = [await login(url, 'sokha'), await login(url, 'angkor-hr')]
  const apply = async () =>
    (await sokha.api('POST', '/users/jobs/2/applications', { resumeId: 1 })).body.applicationId as number
  const offer = (id: number) =>
    hr.api('PUT', `/users/applications/${id}/interview`, {
      interviewTime: Math.floor(clock.now() / 1000) + 86_400,
      actionAddress: 'Siem Reap',
      actionConact: 'Bopha',
      actionMobile: '012000001',
    })
  const list = async (query = '') => (await sokha.api('GET', `${INBOX}?${query}`)).body
  const unread = async () => (await sokha.api('GET', `${INBOX}/unread/count`)).body.totalCount as number
  await sokha.api('PUT', `${INBOX}/read/all`)
  return { url, clock, sokha, hr, apply, offer, list, unread }
}

test('S-INBOX-1 a notice is read and unread again alone, and nobody else has it', async () => {
  const { sokha, hr, apply, offer, list, unread } = await start()
  await offer(await apply())
  expect(await unread()).toBe(1)
  const { id } = (await list()).result[0]
  const mark = (isRead: boolean) => sokha.api('PUT', `${INBOX}/${id}`, { isRead })
  expect((await mark(true)).status).toBe(204)
  expect([await unread(), (await list()).result[0].isRead]).toEqual([0, true])
  expect((await mark(true)).status).toBe(204)
  expect((await mark(false)).status).toBe(204)
  expect([await unread(), (await list()).result[0].isRead]).toEqual([1, false])
  for (const answer of [
    await hr.api('PUT', `${INBOX}/${id}`, { isRead: true }),
    await hr.api('DELETE', `${INBOX}/${id}`),
    await hr.api('GET', `${INBOX}/${id}`),
    await sokha.api('PUT', `${INBOX}/99999`, { isRead: true }),
    await sokha.api('GET', `${INBOX}/x`),
  ])
    expect(answer.status).toBe(404)
  for (const wrong of [{}, { isRead: 1 }, { isRead: true, isRemoved: false }, { isRemoved: true }])
    expect((await sokha.api('PUT', `${INBOX}/${id}`, wrong)).status).toBe(422)
  expect(await unread()).toBe(1)
})

test('S-INBOX-2 a notice that is deleted is counted no more, and is back as it was for an hour', async () => {
  const { clock, sokha, apply, offer, list, unread } = await start()
  await offer(await apply())
  const { totalCount, result } = await list()
  const { id } = result[0]
  const remove = () => sokha.api('DELETE', `${INBOX}/${id}`)
  const bringBack = () => sokha.api('PUT', `${INBOX}/${id}`, { isRemoved: false })
  expect((await remove()).status).toBe(204)
  expect([(await list()).totalCount, await unread()]).toEqual([totalCount - 1, 0])
  for (const answer of [
    await remove(),
    await sokha.api('GET', `${INBOX}/${id}`),
    await sokha.api('PUT', `${INBOX}/${id}`, { isRead: true }),
  ])
    expect(answer.status).toBe(404)
  expect((await bringBack()).status).toBe(204)
  expect((await list()).result[0]).toMatchObject({ id, isRead: false })
  expect(await unread()).toBe(1)

  await remove()
  clock.advance(3_600_001)
  await sokha.api('DELETE', `${INBOX}/${result[1].id}`)
  expect((await bringBack()).status).toBe(404)
})

test('S-INBOX-3 the list is narrowed down to what is unread, to applications, to jobs and to Sarika', async () => {
  const { sokha, apply, offer, list } = await start()
  await offer(await apply())
  const typesIn = async (kind: string) => {
    const { result, totalCount } = await list(`size=100&kind=${kind}`)
    expect(result).toHaveLength(totalCount)
    return new Set(result.map(({ type }: { type: string }) => type))
  }
  expect(await typesIn('unread')).toEqual(new Set(['interview-offered']))
  expect(await typesIn('jobs')).toEqual(new Set(['invited']))
  expect((await typesIn('applications')).has('application-delivered')).toBe(true)
  expect((await typesIn('applications')).has('invited')).toBe(false)
  await sokha.api('PUT', '/users/resumes/1/submit')
  expect([...(await typesIn('sarika'))].every((type) => String(type).startsWith('resume-'))).toBe(true)
  expect((await sokha.api('GET', `${INBOX}?kind=x`)).status).toBe(422)
})

test('S-INBOX-4 a notice has its company, and for who applied how far the application is', async () => {
  const { sokha, hr, apply, offer, list } = await start()
  const applicationId = await apply()
  await offer(applicationId)
  const [told] = (await list()).result
  expect(told).toMatchObject({
    type: 'interview-offered',
    job: { id: 2, employer: { name: 'Angkor Hospitality Group', isVerified: true } },
    application: {
      id: applicationId,
      status: 'interview',
      interview: { actionAddress: 'Siem Reap', actionConact: 'Bopha', confirmStatus: 0 },
    },
  })
  expect((await sokha.api('GET', `${INBOX}/${told.id}`)).body).toEqual(told)
  const [received] = (await hr.api('GET', INBOX)).body.result
  expect(received).toMatchObject({ type: 'application-received', applicationId, application: null })
  await sokha.api('DELETE', `/users/applications/${applicationId}`)
  expect((await list()).result[0]).toMatchObject({ applicationId: null, application: null })
})

test('S-INBOX-5 a job is called as the reader calls it', async () => {
  const { url, sokha, list } = await start()
  const english = (await list('size=100')).result
  const { body } = await request(url, 'GET', `/api/v1.0.0${INBOX}?size=100`, {
    token: sokha.accessToken,
    headers: { 'accept-language': 'km' },
  })
  const named = english.flatMap(({ job }: { job: { titles: Record<string, string> } | null }, at: number) =>
    job?.titles.km && job.titles.en ? [[at, job.titles.km, job.titles.en]] : [],
  )
  expect(named.length).toBeGreaterThan(0)
  for (const [at, khmer, title] of named) {
    expect(body.result[at].content).toContain(khmer)
    expect(english[at].content).toContain(title)
  }
})

test('S-INBOX-6 receipts of what somebody did come read', async () => {
  const { sokha, apply, list, unread } = await start()
  await apply()
  expect((await list()).result[0]).toMatchObject({ type: 'application-delivered', isRead: true })
  expect(await unread()).toBe(0)
  expect((await sokha.api('GET', `${INBOX}?kind=unread`)).body.result).toEqual([])
})

test('S-INBOX-7 the first look of an employer at an application is told once', async () => {
  const { sokha, hr, apply, list } = await start()
  const id = await apply()
  for (let repeat = 0; repeat < 2; repeat++) await hr.api('GET', `/users/applications/${id}`)
  const { result } = await list('kind=unread')
  expect(result).toHaveLength(1)
  expect(result[0]).toMatchObject({
    type: 'application-viewed',
    applicationId: id,
    content: expect.stringContaining('Angkor Hospitality Group has opened your application'),
  })
  expect((await sokha.api('GET', '/users/applications/99999')).status).toBe(404)
})

test('S-INBOX-8 who answers an interview has read that it was offered', async () => {
  const { sokha, apply, offer, unread } = await start()
  const id = await apply()
  await offer(id)
  expect(await unread()).toBe(1)
  await sokha.api('POST', `/users/applications/${id}/confirm`, { confirmStatus: 1 })
  expect(await unread()).toBe(0)
})

test('S-INBOX-9 a kind that is switched off is told no more, and told again when it is on', async () => {
  const { sokha, hr, apply, offer, list, unread } = await start()
  const all = { answers: true, messages: true, jobs: true, viewers: true, invitations: true, news: true }
  expect((await sokha.api('GET', SETTINGS)).body).toEqual({ here: all })
  const id = await apply()
  const { totalCount } = await list()
  const off = await sokha.api('PUT', SETTINGS, { here: { viewers: false, answers: false } })
  expect(off.body).toEqual({ here: { ...all, viewers: false, answers: false } })
  await hr.api('GET', `/users/applications/${id}`)
  await offer(id)
  expect([(await list()).totalCount, await unread()]).toEqual([totalCount, 0])
  // What is not named stays.
  await sokha.api('PUT', SETTINGS, { here: { answers: true } })
  expect((await sokha.api('GET', SETTINGS)).body.here).toEqual({ ...all, viewers: false })
  await hr.api('PUT', `/users/applications/${id}/interview`, {
    ...{
      interviewTime: 4_000_000_000,
      actionAddress: 'Takeo',
      actionConact: 'Bopha',
      actionMobile: '012000001',
    },
  })
  expect([(await list()).totalCount, await unread()]).toEqual([totalCount + 1, 1])
  for (const wrong of [{}, { here: { answers: 1 } }, { here: { x: true } }, { mail: { answers: true } }])
    expect((await sokha.api('PUT', SETTINGS, wrong)).status).toBe(422)
})
