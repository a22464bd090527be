import { expect, test } from 'vitest'
import { openDatabase } from '../db/open'
import { login, type TestClient } from '../testing/client'
import { tempDatabase } from '../testing/databases'
import { handClock, PLENTY, startTestServer } from '../testing/world'

/** Sokha's resume that may be applied with, and the one that is not finished. */
const RESUME = 1
const DRAFT = 2
/** Jobs of the demo that she has not applied for, and one that is closed. */
const [NEW, OTHER, CLOSED] = [2, 6, 4]

async function start() {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now, rates: { applications: PLENTY } })
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  return { url, clock, sokha, hr }
}

const batch = (client: TestClient, body: object) => client.api('POST', '/users/jobs/batch/apply/jobs', body)
const listed = async (client: TestClient, query = 'size=100') =>
  (await client.api('GET', `/users/jobs/applications?${query}`)).body

test('S-SEEK-2 who applies again is told of the first application, and there is no second one', async () => {
  const { sokha } = await start()
  const before = (await listed(sokha)).totalCount
  const apply = (clientId: string) =>
    sokha.api('POST', `/users/jobs/${NEW}/applications`, { resumeId: RESUME, clientId })
  const { body } = await apply('try-1')
  expect(body).toEqual({ jobId: NEW, result: 'applied', applicationId: expect.any(Number) })
  // The answer was lost: the same try, then another one, from another tab, and in a batch.
  expect((await apply('try-1')).body).toEqual(body)
  expect((await apply('try-2')).body).toEqual({ ...body, result: 'already_applied' })
  const repeats = await Promise.all([0, 1, 2].map(() => batch(sokha, { jobIds: [NEW], resumeId: RESUME })))
  for (const repeat of repeats) expect(repeat.body.result).toEqual([{ ...body, result: 'already_applied' }])
  const after = await listed(sokha)
  expect(after.totalCount).toBe(before + 1)
  expect(after.result[0]).toMatchObject({ id: body.applicationId, jobId: NEW, status: 'delivered' })
})

test('S-SEEK-2 two tries at once make one application', async () => {
  const { sokha } = await start()
  const tries = ['a', 'b', 'c', 'd'].map((clientId) =>
    batch(sokha, { jobIds: [NEW, OTHER], resumeId: RESUME, clientId }),
  )
  const outcomes = (await Promise.all(tries)).flatMap(({ body }) => body.result)
  expect(outcomes.filter(({ result }) => result === 'applied')).toHaveLength(2)
  expect(new Set(outcomes.map(({ applicationId }) => applicationId)).size).toBe(2)
})

test('S-SEEK-3 a batch tells the outcome of each job, and what fails for one does not stop the others', async () => {
  const { sokha } = await start()
  const { status, body } = await batch(sokha, { jobIds: [NEW, CLOSED, 99999, 1, OTHER], resumeId: RESUME })
  expect(status).toBe(200)
  expect(body.result.map(({ jobId, result }: { jobId: number; result: string }) => [jobId, result])).toEqual([
    [NEW, 'applied'],
    [CLOSED, 'job_closed'],
    [99999, 'not_found'],
    [1, 'already_applied'],
    [OTHER, 'applied'],
  ])
})

test('S-SEEK-3 one to ten jobs, with a resume, a file or a letter of one’s own that may be sent', async () => {
  const { url, sokha } = await start()
  const jobIds = [NEW]
  for (const body of [
    { jobIds: [], resumeId: RESUME },
    { jobIds: Array.from({ length: 11 }, (_, index) => index + 1), resumeId: RESUME },
    { jobIds },
    { jobIds, resumeId: '1' },
    { jobIds: ['2'], resumeId: RESUME },
  ])
    expect(await batch(sokha, body)).toMatchObject({ status: 422, body: { code: 'invalid' } })
  expect(await batch(sokha, { jobIds, resumeId: DRAFT })).toMatchObject({
    status: 422,
    body: { code: 'resume_not_approved', message: 'your resume is not approved' },
  })
  const dara = await login(url, 'dara')
  for (const body of [{ resumeId: RESUME }, { letterId: 1 }, { attachmentId: 1 }, { resumeId: 99999 }])
    expect((await batch(dara, { jobIds, ...body })).status).toBe(404)
  const ten = [2, 6, 8, 12, 13, 1, 3, 5, 9, 10]
  expect((await batch(sokha, { jobIds: ten, letterId: 1 })).body.result).toHaveLength(10)
})

test('S-SEEK-4 only seekers apply, for open jobs that somebody answers for', async () => {
  const { sokha, hr } = await start()
  expect(await hr.api('POST', `/users/jobs/${NEW}/applications`, { resumeId: RESUME })).toMatchObject({
    status: 422,
    body: { code: 'not_allowed' },
  })
  const apply = (jobId: number | string) =>
    sokha.api('POST', `/users/jobs/${jobId}/applications`, { resumeId: RESUME })
  expect(await apply(CLOSED)).toMatchObject({ status: 422, body: { code: 'job_closed' } })
  expect(await apply(99999)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await apply('x')).status).toBe(404)
})

test('S-SEEK-4 too many tries wait', async () => {
  const { url } = await startTestServer({ rates: { applications: { burst: 1, perSecond: 0.01 } } })
  const sokha = await login(url, 'sokha')
  expect((await batch(sokha, { jobIds: [NEW], resumeId: RESUME })).status).toBe(200)
  expect((await batch(sokha, { jobIds: [OTHER], resumeId: RESUME })).status).toBe(429)
})

test('S-SEEK-5 the employer gets resume and letter as they were sent, and its look is told', async () => {
  const { url, sokha, hr } = await start()
  const { body: applied } = await sokha.api('POST', `/users/jobs/${NEW}/applications`, {
    resumeId: RESUME,
    letterId: 1,
  })
  const path = `/users/applications/${applied.applicationId}`
  expect((await sokha.api('GET', path)).body).toMatchObject({ status: 'delivered', viewedAt: null })
  const { body } = await hr.api('GET', path)
  expect(body).toMatchObject({
    jobId: NEW,
    status: 'viewed',
    resume: { id: RESUME, profile: { firstName: 'Sokha' } },
    letter: { title: 'Hotels and guests' },
  })
  expect((await sokha.api('GET', path)).body.status).toBe('viewed')
  const bank = await login(url, 'tonle-bank')
  expect((await bank.api('GET', path)).status).toBe(404)
})

test('S-SEEK-6 S-HIRE-17 an interview is offered by the employer and answered by the candidate, who may cancel after accepting', async () => {
  const { sokha, hr, clock } = await start()
  const { body: applied } = await sokha.api('POST', `/users/jobs/${NEW}/applications`, { resumeId: RESUME })
  const path = `/users/applications/${applied.applicationId}`
  const confirm = (confirmStatus: number) => sokha.api('POST', `${path}/confirm`, { confirmStatus })
  expect(await confirm(1)).toMatchObject({ status: 422, body: { code: 'no_interview' } })
  const interview = {
    interviewTime: Math.floor(clock.now() / 1000) + 86_400,
    actionAddress: 'Sivutha Boulevard',
    actionConact: 'Bopha',
    actionMobile: '+855 23000001',
  }
  const past = { ...interview, interviewTime: 1_000 }
  expect((await hr.api('PUT', `${path}/interview`, past)).body.fields).toEqual([
    { field: 'interviewTime', message: 'not in the future' },
  ])
  expect(
    (await hr.api('PUT', `${path}/interview`, { ...interview, actionMobile: '12 34 5' })).body,
  ).toMatchObject({ code: 'invalid', fields: [{ field: 'actionMobile', message: 'not a phone number' }] })
  expect((await sokha.api('PUT', `${path}/interview`, interview)).status).toBe(404)
  expect((await hr.api('PUT', `${path}/interview`, interview)).status).toBe(200)
  const told = (await sokha.api('GET', path)).body
  expect(told.status).toBe('interview')
  expect(told.interview).toEqual({
    ...interview,
    Username: 'សុខា ចាន់',
    interviewJob: 'Guest Relations Interpreter (part time)',
    confirmStatus: 0,
    times: [interview.interviewTime],
    proposal: null,
  })
  const tabs = (await listed(sokha, 'tab=interview&size=100')).result
  expect(tabs.map(({ id }: { id: number }) => id)).toContain(applied.applicationId)
  expect((await confirm(1)).body).toMatchObject({ status: 'accepted' })
  expect((await confirm(1)).status).toBe(200)
  expect((await confirm(2)).body).toMatchObject({ status: 'cancelled' })
  const titles = (await hr.api('GET', '/users/messages/inbox')).body.result.map(
    ({ title }: { title: string }) => title,
  )
  expect(titles.slice(0, 2)).toEqual(['Interview cancelled', 'Interview accepted'])
  expect(await confirm(1)).toMatchObject({ status: 422, body: { code: 'already_answered' } })
  expect((await confirm(3)).status).toBe(422)
})

test('S-SEEK-30 an answer to an interview that is no longer what was seen is refused', async () => {
  const { sokha, hr } = await start()
  const path = '/users/applications/1'
  const told = async () => (await sokha.api('GET', path)).body.interview
  const { interviewTime, actionAddress, actionConact, actionMobile } = await told()
  let seen = { interviewTime, actionAddress, actionConact, actionMobile }
  const confirm = () => sokha.api('POST', `${path}/confirm`, { confirmStatus: 1, ...seen })
  const changes = [
    { interviewTime: interviewTime + 3_600 },
    { actionAddress: 'Another street' },
    { actionConact: 'Somebody else' },
    { actionMobile: '+855 23000009' },
  ]
  for (const change of changes) {
    const next = { ...seen, ...change }
    await hr.api('PUT', `${path}/interview`, next)
    expect(await confirm(), JSON.stringify(change)).toMatchObject({
      status: 422,
      body: { code: 'interview_changed' },
    })
    expect(await told()).toMatchObject({ ...next, confirmStatus: 0 })
    seen = next
  }
  expect((await confirm()).body.status).toBe('accepted')
})

test('S-SEEK-31 an employer that offers too many interviews and invitations waits', async () => {
  const { url } = await startTestServer({ rates: { offers: { burst: 1, perSecond: 0.01 } } })
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const interview = {
    interviewTime: 4_000_000_000,
    actionAddress: 'Here',
    actionConact: 'Me',
    actionMobile: '012000001',
  }
  expect((await hr.api('PUT', '/users/applications/1/interview', interview)).status).toBe(200)
  expect((await hr.api('PUT', '/users/applications/1/interview', interview)).status).toBe(429)
  expect((await hr.api('POST', `/users/jobs/${NEW}/invitations`, { imId: sokha.imId })).status).toBe(429)
})

test('S-SEEK-7 a record that is removed leaves the list for good, and the job stays applied for', async () => {
  const { sokha } = await start()
  const before = await listed(sokha)
  const [{ id, jobId }] = before.result
  expect((await sokha.api('DELETE', `/users/applications/${id}`)).status).toBe(204)
  expect((await sokha.api('DELETE', `/users/applications/${id}`)).status).toBe(404)
  expect((await sokha.api('GET', `/users/applications/${id}`)).status).toBe(404)
  expect((await listed(sokha)).totalCount).toBe(before.totalCount - 1)
  const { body } = await batch(sokha, { jobIds: [jobId], resumeId: RESUME })
  expect(body.result).toEqual([{ jobId, result: 'already_applied', applicationId: id }])
  const states = await sokha.api('GET', `/users/following/states?jobId=${jobId}&jobId=${NEW}`)
  expect(states.body.jobs).toMatchObject([{ appliedAt: expect.any(Number) }, { appliedAt: null }])
})

test('S-SEEK-32 an interview brings back a record that was removed', async () => {
  const { sokha, hr } = await start()
  const path = '/users/applications/1'
  await sokha.api('DELETE', path)
  const interview = { actionAddress: 'Here', actionConact: 'Me', actionMobile: '012000001' }
  await hr.api('PUT', `${path}/interview`, { interviewTime: 4_000_000_000, ...interview })
  expect((await sokha.api('GET', '/users/messages/inbox')).body.result[0]).toMatchObject({
    type: 'interview-offered',
    applicationId: 1,
  })
  expect((await sokha.api('GET', path)).body).toMatchObject({ status: 'interview' })
  expect((await listed(sokha, 'tab=interview')).result.map(({ id }: { id: number }) => id)).toContain(1)
})

test('S-SEEK-8 jobs with a chat are listed, flagged first, and leave the list while the chat stays', async () => {
  const { sokha, clock } = await start()
  clock.advance(60_000)
  await sokha.api('POST', '/jobs/16/chat')
  const ids = async () =>
    (await sokha.api('GET', '/users/jobs?size=100')).body.result.map(({ id }: { id: number }) => id)
  const before = await ids()
  expect([before[0], new Set(before).size]).toEqual([16, before.length])
  const last = before.at(-1)
  expect((await sokha.api('PUT', `/users/jobs/${last}/communication`)).body).toEqual({
    id: last,
    isFlagged: true,
  })
  expect((await ids())[0]).toBe(last)
  expect((await sokha.api('PUT', `/users/jobs/${last}/communication`, { isFlagged: false })).status).toBe(200)
  expect(await ids()).toEqual(before)
  expect((await sokha.api('DELETE', '/users/jobs/16/communication')).status).toBe(204)
  expect((await sokha.api('DELETE', '/users/jobs/16/communication')).status).toBe(404)
  expect(await ids()).not.toContain(16)
  const rows = (await sokha.chat('GET', '/biz/conversations/items/query')).body.data
  expect(rows.some(({ extra }: { extra: { jobId?: string } }) => extra.jobId === '16')).toBe(true)
})

test('S-SEEK-9 an employer invites a contact to its own job; the invitation goes with the application', async () => {
  const { url, sokha, hr } = await start()
  const invited = async () => (await sokha.api('GET', '/users/jobs/invitations')).body.result
  const before = await invited()
  expect(before.map(({ jobId }: { jobId: number }) => jobId)).toEqual([13, NEW])
  expect(before[1]).toMatchObject({
    cvId: RESUME,
    jobTitle: 'Guest Relations Interpreter (part time)',
    fromIm: hr.imId,
  })
  expect((await hr.api('POST', '/users/jobs/13/invitations', { imId: sokha.imId })).status).toBe(404)
  const school = await login(url, 'sunrise-school')
  expect((await school.api('POST', '/users/jobs/16/invitations', { imId: sokha.imId })).status).toBe(404)
  expect((await hr.api('POST', `/users/jobs/${NEW}/invitations`, { imId: sokha.imId })).status).toBe(204)
  expect(await invited()).toHaveLength(2)
  await batch(sokha, { jobIds: [NEW], resumeId: RESUME })
  expect((await invited()).map(({ jobId }: { jobId: number }) => jobId)).toEqual([13])
})

test('S-SEEK-34 nobody is invited to a closed job, nor where one has blocked the other', async () => {
  const clock = handClock()
  const database = await tempDatabase()
  const { url } = await startTestServer({ clock: clock.now, database })
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const invite = (jobId: number) => hr.api('POST', `/users/jobs/${jobId}/invitations`, { imId: sokha.imId })
  const invited = async () =>
    (await sokha.api('GET', '/users/jobs/invitations')).body.result.map(
      ({ jobId }: { jobId: number }) => jobId,
    )
  for (const [one, other] of [
    [hr, sokha],
    [sokha, hr],
  ] as const) {
    const blacklist = (method: string) =>
      one.chat(method, `/chat/users/${one.imId}/blacklist`, { blacklist: [other.imId] })
    await blacklist('POST')
    expect(await invite(NEW)).toMatchObject({ status: 422, body: { code: 'blocked' } })
    await blacklist('DELETE')
  }
  expect((await invite(NEW)).status).toBe(204)
  expect(await invited()).toEqual([13, NEW])
  const { db, close } = await openDatabase(database)
  await db
    .updateTable('jobs')
    .set({ closes_at: clock.now() + 1 })
    .where('id', '=', NEW)
    .execute()
  await close()
  clock.advance(1)
  expect(await invite(NEW)).toMatchObject({ status: 422, body: { code: 'job_closed' } })
  expect(await invited()).toEqual([13])
})
