import { NO_WORDS, type Posting } from '@sarika/portal-web/contract/posting'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../db/open'
import type { Db } from '../db/tables'
import { dayOf, startOf } from '../jobs/days'
import { login, type Reply, type TestClient } from '../testing/client'
import { tempDatabase } from '../testing/databases'
import { asks } from '../testing/jobs'
import { handClock, PLENTY, startTestServer } from '../testing/world'

const JOBS = '/users/employer/jobs'
const DAY_MS = 24 * 3_600_000
const PLAIN = { rates: { searchAddresses: PLENTY, postings: PLENTY } }

async function start() {
  const database = await tempDatabase()
  const clock = handClock()
  const { url } = await startTestServer({ ...PLAIN, database, clock: clock.now })
  const opened = await openDatabase(database)
  onTestFinished(() => opened.close())
  return { url, clock, db: opened.db, get: asks(url), angkor: await login(url, 'angkor-hr') }
}

const COOK: Posting = {
  language: 'km',
  words: {
    km: { ...NO_WORDS, title: 'មេចុងភៅនំប៉័ងស្រស់', description: 'ដុតនំប៉័ង', others: 'នំប៉័ងយកទៅផ្ទះ' },
    en: { ...NO_WORDS, title: 'Head Bread Baker' },
  },
  perks: ['meals'],
  ...{ categoryId: 12, termId: 1, levelId: 3, qualificationId: 1, experienceId: 2, languageIds: [1] },
  ...{ hirelings: 2, payFrom: 35_000, payTo: 40_000, payPeriod: 'month', payWords: 'service charge' },
  ...{ locationIds: [17], place: 'Wat Bo Road', client: '' },
  closesOn: '',
}

const inDays = (now: number, days: number): string => dayOf(now + days * DAY_MS)

/** A draft that can go out. */
async function draftOf(who: TestClient, now: number, change: Partial<Posting> = {}): Promise<number> {
  const { body } = await who.api('POST', JOBS, { language: 'km' })
  const { version } = (await who.api('GET', `${JOBS}/${body.id}`)).body
  const posting = { ...COOK, closesOn: inDays(now, 30), ...change }
  expect((await who.api('PUT', `${JOBS}/${body.id}`, { version, posting })).status).toBe(200)
  return body.id
}

const codeOf = ({ status, body }: Reply) => [status, body.code]

/** Somebody else acts for a company, too, and not any more for their own. */
const join = (db: Db, login: string, companyId: number) =>
  db
    .updateTable('recruiters')
    .set({ company_id: companyId, role: 'recruiter' })
    .where('account_id', '=', ({ selectFrom }) =>
      selectFrom('accounts').select('id').where('login', '=', login),
    )
    .execute()

test('S-POST-5 a draft is kept with whatever it lacks, and nobody but its company knows of it', async () => {
  const { url, get, clock, angkor } = await start()
  const sokha = await login(url, 'sokha')
  const id = await draftOf(angkor, clock.now(), { payFrom: null, payTo: null, locationIds: [] })
  const { body } = await angkor.api('GET', `${JOBS}/${id}`)
  expect(body).toMatchObject({
    id,
    state: 'draft',
    publishedAt: null,
    posting: {
      ...COOK,
      payFrom: null,
      payTo: null,
      payWords: 'service charge',
      locationIds: [],
      closesOn: inDays(clock.now(), 30),
    },
  })
  expect((await get(`/jobs/${id}`)).status).toBe(404)
  expect((await get(`/jobs?keyword=${encodeURIComponent('មេចុងភៅនំប៉័ងស្រស់')}`)).body.totalCount).toBe(0)
  expect((await get(`/jobs/suggest?text=Head+Bread`)).body.titles ?? []).toEqual([])
  for (const [method, path] of [
    ['POST', `/jobs/${id}/hide`],
    ['POST', `/jobs/${id}/report`],
    ['POST', `/jobs/${id}/chat`],
  ] as const)
    expect((await sokha.api(method, path, { reason: 'gone' })).status).toBe(404)
  await sokha.api('POST', `/users/jobs/${id}/favorites`, {})
  const bank = await login(url, 'tonle-bank')
  for (const one of [sokha, bank]) expect((await one.api('GET', `${JOBS}/${id}`)).status).toBe(404)
})

test('S-POST-6 what is published is found at once by its Khmer words and its page has what was written', async () => {
  const { get, clock, angkor } = await start()
  const id = await draftOf(angkor, clock.now())
  const out = await angkor.api('POST', `${JOBS}/${id}/publish`)
  expect(out).toMatchObject({ status: 200, body: { state: 'open' } })
  const found = await get(`/jobs?keyword=${encodeURIComponent('នំប៉័ង')}`)
  expect(found.body.result.map((job: { id: number }) => job.id)).toContain(id)
  const { body: job } = await get(`/jobs/${id}`)
  expect(job).toMatchObject({
    isOpen: true,
    title: 'មេចុងភៅនំប៉័ងស្រស់',
    titles: { en: 'Head Bread Baker' },
    language: 'km',
    benefits: '• អាហារនៅកន្លែងធ្វើការ\n• នំប៉័ងយកទៅផ្ទះ',
    salary: { text: '$350 to $400 + service charge', from: 35_000, to: 40_000, period: 'month' },
    ...{ sex: 0, hirelings: 2, locations: [17], place: 'Wat Bo Road', employer: { isVerified: true } },
  })
  expect(Object.keys(job.texts)).toEqual(['km'])
})

test('S-POST-7 what is missing, and what no job may ask for, is told by its field, and the job stays where it is', async () => {
  const { get, clock, angkor } = await start()
  const { body: empty } = await angkor.api('POST', JOBS, { language: 'th' })
  const refused = await angkor.api('POST', `${JOBS}/${empty.id}/publish`)
  expect(codeOf(refused)).toEqual([422, 'not_ready'])
  expect(refused.body.fields.map(({ field }: { field: string }) => field)).toEqual([
    ...['words.th.title', 'words.th.description', 'payFrom', 'closesOn', 'locationIds'],
  ])
  const words = { km: { ...NO_WORDS, title: 'ចុងភៅ', description: 'ធ្វើម្ហូប', requirements: 'តែស្រី' } }
  const id = await draftOf(angkor, clock.now(), { words })
  const asked = await angkor.api('POST', `${JOBS}/${id}/publish`)
  expect(asked.body.fields).toEqual([
    { field: 'words.km.requirements', message: 'Remove the words that ask for men or women. "តែស្រី"' },
  ])
  expect((await get(`/jobs/${id}`)).status).toBe(404)
})

test('S-POST-8 an open job is written anew at once, as whole as it went out', async () => {
  const { get, clock, angkor } = await start()
  const id = await draftOf(angkor, clock.now())
  const { version, posting } = (await angkor.api('POST', `${JOBS}/${id}/publish`)).body
  const less = { ...posting, payFrom: null, payTo: null }
  expect(codeOf(await angkor.api('PUT', `${JOBS}/${id}`, { version, posting: less }))).toEqual([
    422,
    'not_ready',
  ])
  const words = { ...posting.words, en: { ...NO_WORDS, title: 'Quinoa Baker' } }
  const saved = await angkor.api('PUT', `${JOBS}/${id}`, { version, posting: { ...posting, words } })
  expect(saved.status).toBe(200)
  expect((await get('/jobs?keyword=quinoa')).body.totalCount).toBe(1)
  // Another tab has the job as it was.
  const other = { ...posting, hirelings: 5 }
  expect(codeOf(await angkor.api('PUT', `${JOBS}/${id}`, { version, posting: other }))).toEqual([
    422,
    'stale',
  ])
  // The answer was lost: the same again is taken.
  expect((await angkor.api('PUT', `${JOBS}/${id}`, { version, posting: { ...posting, words } })).status).toBe(
    200,
  )
})

test('S-POST-8 a job of the demo keeps what its editor has no field for', async () => {
  const { get, clock, angkor } = await start()
  const before = (await get('/jobs/1')).body
  const { version, posting } = (await angkor.api('GET', `${JOBS}/1`)).body
  expect(posting).toMatchObject({ payFrom: before.salary.from, payPeriod: 'month' })
  const next = { ...posting, closesOn: inDays(clock.now(), 20) }
  expect((await angkor.api('PUT', `${JOBS}/1`, { version, posting: next })).status).toBe(200)
  const { updatetime, actionTime, expdate, closeDate_unixtime, texts, benefits, ...after } = (
    await get('/jobs/1')
  ).body
  expect(before).toMatchObject({ ...after, employer: { ...after.employer } })
  expect(Object.keys(texts)).toEqual(Object.keys(before.texts))
  expect(benefits).toBe(before.benefits)
})

test('S-POST-9 a company that is not verified has three open jobs at most', async () => {
  const { db, clock, angkor } = await start()
  await db.updateTable('companies').set({ is_verified: 0 }).where('id', '=', 1).execute()
  await db.updateTable('jobs').set({ is_open: 0 }).where('company_id', '=', 1).execute()
  const ids: number[] = []
  for (let i = 0; i < 4; i++) ids.push(await draftOf(angkor, clock.now()))
  const publish = (id: number | undefined) => angkor.api('POST', `${JOBS}/${id}/publish`)
  for (const id of ids.slice(0, 3)) expect((await publish(id)).status).toBe(200)
  expect(codeOf(await publish(ids[3]))).toEqual([422, 'too_many_jobs'])
  expect((await angkor.api('GET', JOBS)).body.company).toMatchObject({ isVerified: false, openLeft: 0 })
  await angkor.api('POST', `${JOBS}/${ids[0]}/close`)
  expect((await publish(ids[3])).status).toBe(200)
})

test('S-POST-24 a job is open until the end of its closing day in Cambodia, and every list and page names that day', async () => {
  const { get, clock, angkor } = await start()
  const day = inDays(clock.now(), 1)
  const id = await draftOf(angkor, clock.now(), { closesOn: day })
  await angkor.api('POST', `${JOBS}/${id}/publish`)
  const own = (await angkor.api('GET', `${JOBS}?state=open`)).body.result
  const board = (await angkor.api('GET', '/users/employer/applications/counts')).body.jobs
  const found = (await get(`/jobs?keyword=${encodeURIComponent('នំប៉័ង')}`)).body.result
  const isIt = (one: { id: number }) => one.id === id
  const told = [
    (await get(`/jobs/${id}`)).body.closeDate_unixtime,
    own.find(isIt).closeDate,
    board.find(isIt).closeDate_unixtime,
    found.find(isIt).closeDate_unixtime,
  ]
  expect(told.map((at) => dayOf(at * 1000))).toEqual([day, day, day, day])
  expect((await angkor.api('GET', `${JOBS}/${id}`)).body.posting.closesOn).toBe(day)
  expect(board.find(isIt).titles).toMatchObject({ en: 'Head Bread Baker' })
  const isOpen = async () => (await get(`/jobs/${id}`)).body.isOpen
  clock.advance(startOf(day) + DAY_MS - 2 - clock.now())
  expect([dayOf(clock.now()), await isOpen()]).toEqual([day, true])
  clock.advance(2)
  expect(await isOpen()).toBe(false)
})

test('S-POST-10 an open job is put at the top once a day, and one that was closed and published again stays where it was', async () => {
  const { url, get, clock, angkor } = await start()
  const id = await draftOf(angkor, clock.now())
  // A login is over after two hours.
  const act = async (deed: string) => (await login(url, 'angkor-hr')).api('POST', `${JOBS}/${id}/${deed}`)
  expect(codeOf(await act('refresh'))).toEqual([422, 'not_open'])
  await act('publish')
  const publishedAt = (await get(`/jobs/${id}`)).body.pubdate_unixtime
  clock.advance(DAY_MS - 60_000)
  const early = await act('refresh')
  expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60'])
  await act('close')
  await act('publish')
  expect((await get(`/jobs/${id}`)).body.pubdate_unixtime).toBe(publishedAt)
  clock.advance(60_000)
  expect((await act('refresh')).status).toBe(200)
  expect((await get(`/jobs/${id}`)).body.pubdate_unixtime).toBe(publishedAt + DAY_MS / 1_000)
  expect((await get('/jobs')).body.result[0].id).toBe(id)
})

test('S-POST-11 a closed job is found no more, its applicants are told, and it is published again', async () => {
  const { url, get, clock, angkor } = await start()
  const sokha = await login(url, 'sokha')
  const id = await draftOf(angkor, clock.now())
  await angkor.api('POST', `${JOBS}/${id}/publish`)
  const applied = await sokha.api('POST', `/users/jobs/${id}/applications`, { resumeId: 1 })
  expect(applied.status).toBe(200)
  expect((await angkor.api('POST', `${JOBS}/${id}/close`)).body.state).toBe('closed')
  const isListed = async () => {
    const { body } = await get('/jobs?employerId=1&size=50')
    return body.result.some((job: { id: number }) => job.id === id)
  }
  expect((await get(`/jobs/${id}`)).body.isOpen).toBe(false)
  expect(await isListed()).toBe(false)
  const { body: inbox } = await sokha.api('GET', '/users/messages/inbox')
  expect(inbox.result[0]).toMatchObject({ type: 'job-closed' })
  expect((await angkor.api('POST', `${JOBS}/${id}/publish`)).body.state).toBe('open')
  expect(await isListed()).toBe(true)
  expect((await angkor.api('GET', JOBS)).body.result[0].applications).toEqual({ all: 1, new: 1 })
})

test('S-POST-11 what a reviewer took down is not published again', async () => {
  const { db, clock, angkor } = await start()
  const id = await draftOf(angkor, clock.now())
  await angkor.api('POST', `${JOBS}/${id}/publish`)
  await db
    .insertInto('review_decisions')
    .values({
      ...{ reviewer_id: '11', account_id: '', kind: 'job', target_id: id, version: 0 },
      ...{ decision: 'take-down', reason: '', text: '', decided_at: clock.now() },
    })
    .execute()
  await angkor.api('POST', `${JOBS}/${id}/close`)
  expect(codeOf(await angkor.api('POST', `${JOBS}/${id}/publish`))).toEqual([422, 'taken_down'])
  expect((await angkor.api('GET', `${JOBS}/${id}`)).body.isTakenDown).toBe(true)
})

test('S-POST-12 a copy is a new draft with the words of the old job and without its closing day, made once', async () => {
  const { clock, angkor } = await start()
  const old = await draftOf(angkor, clock.now())
  const once = { 'idempotency-key': 'a-copy' }
  const made = await angkor.api('POST', JOBS, { language: 'en', copyOf: old }, once)
  const again = await angkor.api('POST', JOBS, { language: 'en', copyOf: old }, once)
  expect(again.body).toEqual(made.body)
  const { body } = await angkor.api('GET', `${JOBS}/${made.body.id}`)
  expect(body).toMatchObject({ state: 'draft', posting: { ...COOK, closesOn: '' } })
  expect((await angkor.api('POST', JOBS, { language: 'en', copyOf: 8 })).status).toBe(404)
})

test('S-POST-13 a draft is deleted, a published job is not', async () => {
  const { clock, angkor } = await start()
  const id = await draftOf(angkor, clock.now())
  expect((await angkor.api('DELETE', `${JOBS}/${id}`)).status).toBe(204)
  expect((await angkor.api('GET', `${JOBS}/${id}`)).status).toBe(404)
  expect(codeOf(await angkor.api('DELETE', `${JOBS}/1`))).toEqual([422, 'published'])
})

test('S-POST-14 the owner hands a job over, new chats lead to who answers then, and nobody else may', async () => {
  const { url, db, angkor } = await start()
  const bank = await login(url, 'tonle-bank')
  await join(db, 'tonle-bank', 1)
  const { team, isOwner } = (await angkor.api('GET', JOBS)).body.company
  expect(isOwner).toBe(true)
  expect(team.map(({ isOwner }: { isOwner: boolean }) => isOwner)).toEqual([true, false])
  const recruiterId = team[1].id
  const handed = await angkor.api('PUT', `${JOBS}/1/recruiter`, { recruiterId })
  expect(handed.body.answererId).toBe(recruiterId)
  const dara = await login(url, 'dara')
  expect((await dara.api('POST', '/jobs/1/chat')).body.receiverId).toBe(bank.imId)
  expect(codeOf(await bank.api('PUT', `${JOBS}/1/recruiter`, { recruiterId }))).toEqual([422, 'not_allowed'])
  expect(codeOf(await angkor.api('PUT', `${JOBS}/1/recruiter`, { recruiterId: '999' }))).toEqual([
    422,
    'no_recruiter',
  ])
  // A recruiter works on every job of the company, and answers for what they begin.
  expect((await bank.api('POST', `${JOBS}/2/close`)).status).toBe(200)
  const { body } = await bank.api('POST', JOBS, { language: 'en' })
  expect((await bank.api('GET', `${JOBS}/${body.id}`)).body.answererId).toBe(recruiterId)
  // Who left has nothing of it.
  await db.deleteFrom('recruiters').where('account_id', '=', recruiterId).execute()
  expect((await bank.api('GET', `${JOBS}/${body.id}`)).status).toBe(404)
  expect(codeOf(await angkor.api('POST', `${JOBS}/${body.id}/publish`))).toEqual([422, 'not_ready'])
})

test('S-POST-15 the list has drafts first, then open jobs, then closed ones, with their applications and how many there are', async () => {
  const { clock, angkor } = await start()
  const id = await draftOf(angkor, clock.now())
  const { body } = await angkor.api('GET', JOBS)
  expect(body.result[0]).toMatchObject({ id, state: 'draft', publishedAt: null, refreshAt: null })
  const states = body.result.map(({ state }: { state: string }) => state)
  expect(states).toEqual(
    states.toSorted(
      (a: string, b: string) =>
        ['draft', 'open', 'closed'].indexOf(a) - ['draft', 'open', 'closed'].indexOf(b),
    ),
  )
  expect(body.counts.draft).toBe(1)
  expect(body.totalCount).toBe(body.counts.draft + body.counts.open + body.counts.closed)
  const open = await angkor.api('GET', `${JOBS}?state=open&size=1`)
  expect([open.body.result.length, open.body.totalCount]).toEqual([1, body.counts.open])
  expect((await angkor.api('GET', `${JOBS}?state=gone`)).status).toBe(422)
})

test('S-POST-3 ids of no list, and bodies of any shape, are refused by their field', async () => {
  const { clock, angkor } = await start()
  const id = await draftOf(angkor, clock.now())
  const put = (posting: unknown) => angkor.api('PUT', `${JOBS}/${id}`, { version: 1, posting })
  for (const [change, field] of [
    [{ categoryId: 999 }, 'categoryId'],
    [{ locationIds: [99] }, 'locationIds'],
    [{ languageIds: [1, 77] }, 'languageIds'],
    [{ payFrom: 0.5 }, 'posting.payFrom'],
    [{ words: { km: { title: 'x'.repeat(301) } } }, 'posting.words.km.title'],
  ] as const) {
    const { status, body } = await put({ ...COOK, ...change })
    expect([status, body.fields[0].field]).toEqual([422, field])
  }
  for (const posting of [null, 5, [], 'x']) expect((await put(posting)).status).toBe(422)
  for (const path of ['x', '0', '-1', '1e3', '99999999999999'])
    expect((await angkor.api('GET', `${JOBS}/${path}`)).status).toBe(404)
})
