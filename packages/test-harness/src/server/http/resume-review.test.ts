import { expect, test } from 'vitest'
import { unmigrate } from '../db/migrations'
import { openDatabase } from '../db/open'
import { pdfOf } from '../seed/pdf'
import { login, type Reply, type TestClient } from '../testing/client'
import { tempDatabase } from '../testing/databases'
import { addResume, approvedResume, INTENTION, idIn, PROFILE, reviewerOf, submit } from '../testing/resumes'
import { handClock, PLENTY, startTestServer } from '../testing/world'

const JOB = { company: 'Guesthouse', jobtitle: 'Cook', formtime: '2021-03', totime: null, workdesc: '' }

async function start(options: Parameters<typeof startTestServer>[0] = {}) {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now, rates: { applications: PLENTY }, ...options })
  return { url, clock, dara: await login(url, 'dara'), reviewer: await reviewerOf(url) }
}

const read = async (client: TestClient, path: string) => (await client.api('GET', path)).body
const fieldsOf = ({ status, body }: Reply) => [
  status,
  ...(body.fields ?? []).map(({ field }: { field: string }) => field),
]
const told = async (client: TestClient): Promise<{ type: string; content: string; resumeId: number }[]> =>
  (await client.api('GET', '/users/messages/inbox')).body.result

test('S-SEEK-37 a resume is submitted with personal info and what its owner looks for; what is missing is named', async () => {
  const { dara } = await start()
  const path = await addResume(dara)
  const refusal = await dara.api('PUT', `${path}/submit`)
  expect([...fieldsOf(refusal), refusal.body.code]).toEqual([
    422,
    'profile',
    'intention',
    'resume_incomplete',
  ])
  await dara.api('PUT', `${path}/profile`, PROFILE)
  expect(fieldsOf(await dara.api('PUT', `${path}/submit`))).toEqual([422, 'intention'])
  expect(await told(dara)).toEqual([])
  expect((await submit(dara, path)).body).toMatchObject({ status: 'submitted', isChanged: false })
  expect((await dara.api('PUT', '/users/resumes/99999/submit')).status).toBe(404)
})

test('S-SEEK-29 S-SEEK-37 that a resume was submitted and approved is told once, however often the same is submitted', async () => {
  const { dara, reviewer, clock } = await start()
  const path = await addResume(dara)
  await submit(dara, path)
  clock.advance(5_000)
  const { submitTime } = (await submit(dara, path)).body
  expect(submitTime).toBe(Math.floor(clock.now() / 1_000) - 5)
  await reviewer.approve(idIn(path))
  expect((await dara.api('PUT', `${path}/submit`)).body).toMatchObject({
    status: 'approved',
    hasApproved: true,
  })
  expect(await told(dara)).toMatchObject([
    { type: 'resume-approved', title: 'Resume approved', resumeId: idIn(path), jobId: null },
    {
      type: 'resume-submitted',
      content: 'We have received your resume “Kitchen” and will review it.',
      resumeId: idIn(path),
    },
  ])
})

test('S-SEEK-29 that a resume is not approved is told with the reason, and it may be submitted again as it is', async () => {
  const { dara, reviewer } = await start()
  const path = await addResume(dara)
  await submit(dara, path)
  const text = 'Please take the number out.'
  expect((await reviewer.decide(idIn(path), { decision: 'refuse', reason: 'contact', text })).status).toBe(
    204,
  )
  expect(await read(dara, path)).toMatchObject({
    status: 'rejected',
    hasApproved: false,
    isChanged: false,
    refusal: { reason: 'contact', text },
  })
  expect((await told(dara))[0]).toMatchObject({
    type: 'resume-refused',
    content: `Your resume “Kitchen” is not approved: There is a phone number, email or link in the text. ${text} Change it and submit it again.`,
  })
  expect((await dara.api('PUT', `${path}/submit`)).body).toMatchObject({
    status: 'submitted',
    refusal: null,
  })
})

test('S-SEEK-38 what is changed after a submission is seen by nobody else until it is submitted and approved', async () => {
  const { url, dara, reviewer } = await start()
  const path = await approvedResume(dara)
  expect(await read(dara, path)).toMatchObject({ isChanged: false, status: 'approved' })
  await dara.api('PUT', `${path}/profile`, { ...PROFILE, firstName: 'Sok' })
  expect(await read(dara, path)).toMatchObject({ isChanged: true, status: 'approved', hasApproved: true })
  await dara.api('PUT', `${path}/profile`, PROFILE)
  expect((await read(dara, path)).isChanged).toBe(false)
  // What is taken out and written again as it was is no change.
  await dara.api('PUT', '/users/resumes/intentions', { ...INTENTION, salaryFrom: 300 })
  expect((await read(dara, path)).isChanged).toBe(true)
  await dara.api('PUT', '/users/resumes/intentions', INTENTION)
  const { id } = (await dara.api('POST', `${path}/experiences`, JOB)).body
  await dara.api('PUT', `${path}/submit`)
  await dara.api('DELETE', `${path}/experiences/${id}`)
  expect((await read(dara, path)).isChanged).toBe(true)
  await dara.api('POST', `${path}/experiences`, JOB)
  expect((await read(dara, path)).isChanged).toBe(false)
  const { content } = (await reviewer.call('GET', `/reviews/resumes/${idIn(path)}`)).body
  expect(content.experiences).toMatchObject([{ id, ...JOB }])
  const { applicationId } = (await dara.api('POST', '/users/jobs/1/applications', { resumeId: idIn(path) }))
    .body
  const hr = await login(url, 'angkor-hr')
  expect((await hr.api('GET', `/users/applications/${applicationId}`)).body.resume.experiences).toEqual([])
})

test('S-SEEK-39 an application has the approved text, and keeps it as it was then', async () => {
  const { url, dara, reviewer } = await start()
  const path = await approvedResume(dara)
  const apply = async (jobId: number) =>
    (await dara.api('POST', `/users/jobs/${jobId}/applications`, { resumeId: idIn(path) })).body.applicationId
  const first = await apply(1)
  await dara.api('PUT', `${path}/profile`, { ...PROFILE, firstName: 'Changed' })
  await dara.api('PUT', `${path}/submit`)
  const second = await apply(2)
  await reviewer.approve(idIn(path))
  const hr = await login(url, 'angkor-hr')
  const nameIn = async (id: number) =>
    (await hr.api('GET', `/users/applications/${id}`)).body.resume.profile.firstName
  expect([await nameIn(first), await nameIn(second)]).toEqual(['Dara', 'Dara'])
  // One that is refused later stays with what was approved of it.
  await dara.api('PUT', `${path}/profile`, { ...PROFILE, firstName: 'Again' })
  await dara.api('PUT', `${path}/submit`)
  await reviewer.decide(idIn(path), { decision: 'refuse', reason: 'unclear' })
  const other = await login(url, 'mekong-tech')
  const third = await apply(3)
  expect((await other.api('GET', `/users/applications/${third}`)).body.resume).toMatchObject({
    id: idIn(path),
    name: 'Kitchen',
    profile: { firstName: 'Changed' },
    intention: INTENTION,
  })
})

test('S-SEEK-40 a copy has everything that stands in a resume, as a hidden draft under a name of its own', async () => {
  const { url, dara } = await start()
  const path = await approvedResume(dara)
  await dara.api('POST', `${path}/experiences`, JOB)
  await dara.api('PUT', `${path}/none`, { sections: ['qualifications'] })
  await dara.api('PUT', `${path}/pirvacy/0`)
  const headers = { 'Idempotency-Key': 'c1' }
  const copy = (body: object, sent = {}) => dara.api('POST', '/users/resumes/copy', body, sent)
  const { body } = await copy({ id: idIn(path) }, headers)
  expect(body).toMatchObject({
    name: 'Kitchen (2)',
    status: 'draft',
    hasApproved: false,
    isDefault: false,
    privacyLevel: { value: 1 },
    profile: PROFILE,
    none: ['qualifications'],
    experiences: [JOB],
  })
  expect((await copy({ id: idIn(path) }, headers)).body).toEqual(body)
  expect((await copy({ id: body.id })).body.name).toBe('Kitchen (3)')
  expect((await copy({ id: body.id, name: 'Hotels' })).body.name).toBe('Hotels')
  const long = 'ក'.repeat(170)
  await dara.api('PUT', `${path}/attributes`, { name: long })
  expect((await copy({ id: idIn(path) })).body.name).toBe(`${long.slice(4)} (2)`)
  expect((await copy({ id: 99999 })).status).toBe(404)
  expect(
    (await (await login(url, 'sokha')).api('POST', '/users/resumes/copy', { id: idIn(path) })).status,
  ).toBe(404)
  for (let more = 5; more < 20; more++) expect((await copy({ id: idIn(path) })).status).toBe(200)
  expect(await copy({ id: idIn(path) })).toMatchObject({ status: 422, body: { code: 'too_many' } })
})

test('S-SEEK-41 of work and certificates there may be none, which is complete until an entry is added', async () => {
  const { dara } = await start()
  const path = await addResume(dara)
  const none = (sections: string[]) => dara.api('PUT', `${path}/none`, { sections })
  expect((await none(['experiences', 'qualifications'])).body).toMatchObject({
    none: ['experiences', 'qualifications'],
    completeness: 23,
  })
  await dara.api('POST', `${path}/experiences`, JOB)
  expect(await read(dara, path)).toMatchObject({ none: ['qualifications'], completeness: 23 })
  expect(fieldsOf(await none(['experiences']))).toEqual([422, 'sections'])
  expect((await none(['skills'])).status).toBe(422)
  expect((await none([])).body).toMatchObject({ none: [], completeness: 15 })
})

test('S-SEEK-42 what somebody looks for, and whether they look, is of the account and counts for each resume', async () => {
  const { dara } = await start()
  const [first, second] = [await addResume(dara), await addResume(dara)]
  const INTENTIONS = '/users/resumes/intentions'
  expect(await read(dara, INTENTIONS)).toEqual({ intention: null, workStatus: null })
  expect(await read(dara, '/users/me')).toMatchObject({ kind: 'seeker', workStatus: null })
  expect((await dara.api('PUT', `${INTENTIONS}/work/2`)).body).toEqual({ workStatus: 2 })
  for (const status of ['0', '9', 'x', '1.5'])
    expect(fieldsOf(await dara.api('PUT', `${INTENTIONS}/work/${status}`))).toEqual([422, 'status'])
  expect((await dara.api('PUT', INTENTIONS, INTENTION)).body).toEqual({
    intention: INTENTION,
    workStatus: 2,
  })
  expect((await read(dara, '/users/me')).workStatus).toBe(2)
  for (const path of [first, second]) expect((await read(dara, path)).completeness).toBe(14)
  const wrong = { ...INTENTION, reqJobTitle: ' ', categoryIds: [], locationIds: [0, -1], salaryFrom: 1.5 }
  expect((await dara.api('PUT', INTENTIONS, wrong)).body.fields).toEqual([
    { field: 'reqJobTitle', message: 'Fill in this field.' },
    { field: 'categoryIds', message: 'Choose an option.' },
    { field: 'locationIds', message: 'Choose an option.' },
    { field: 'salaryFrom', message: 'Enter a whole number.' },
  ])
  const career = {
    ...{ careerPosition: 'Cook', careerCategory: 12, careerIndustry: 8, careerLevel: 3 },
    ...{ lastSalary: 200, summary: 'Kitchens of hotels' },
  }
  expect((await dara.api('PUT', `${first}/career/profile`, career)).body).toMatchObject({
    career,
    completeness: 24,
  })
})

test('S-SEEK-45 a file of one’s own belongs to a resume until it is taken away or removed', async () => {
  const { url, dara } = await start()
  const path = await addResume(dara)
  const form = new FormData()
  form.append('file', new File([new Uint8Array(pdfOf(['Me']))], 'me.pdf'))
  const file = (await dara.api('POST', '/users/resumes/attachment', form)).body
  const attach = (attachmentId: number | null) => dara.api('PUT', `${path}/attributes`, { attachmentId })
  const { id, name, size, createAt } = file
  expect((await attach(id)).body).toMatchObject({
    name: 'Kitchen',
    attachment: { id, name, size, createAt },
  })
  expect((await attach(null)).body.attachment).toBe(null)
  expect(fieldsOf(await attach(99999))).toEqual([422, 'attachmentId'])
  const sokha = await login(url, 'sokha')
  const hers = (await sokha.api('GET', '/users/resumes/attachment')).body.result[0].id
  expect(fieldsOf(await attach(hers))).toEqual([422, 'attachmentId'])
  await attach(id)
  await dara.api('DELETE', `/users/resumes/attachment/${id}`)
  expect((await read(dara, path)).attachment).toBe(null)
})

test('S-SEEK-47 the answers of the first steps are given back until what they say stands in the resume', async () => {
  const { dara } = await start()
  const begin = {
    ...{ firstName: 'Dara', lastName: 'Kim', jobtitle: 'Cook', company: 'Guesthouse' },
    languageIds: [1, 2],
    intention: { reqJobTitle: 'Cook', categoryIds: [12], industryIds: [], jobTerm: 0, salaryFrom: 0 },
  }
  const { body } = await dara.api('POST', '/users/resumes', { name: 'Kitchen', start: begin })
  expect(body).toMatchObject({ start: begin, profile: {}, experiences: [] })
  const path = `/users/resumes/${body.id}`
  const left = async () => (await read(dara, path)).start
  await dara.api('PUT', `${path}/profile`, PROFILE)
  expect(await left()).toEqual({ ...begin, firstName: '', lastName: '' })
  await dara.api('POST', `${path}/languageLevels`, { languageId: 1, languageLevelId: 2 })
  expect((await left()).languageIds).toEqual([2])
  await dara.api('PUT', '/users/resumes/intentions', { ...begin.intention, locationIds: [17] })
  expect((await left()).intention).toEqual({})
  await dara.api('PUT', `${path}/none`, { sections: ['experiences'] })
  await dara.api('POST', `${path}/languageLevels`, { languageId: 2, languageLevelId: 2 })
  expect(await left()).toBe(null)
})

test('S-SEEK-48 a deployment may approve at once what is submitted', async () => {
  const { dara, reviewer } = await start({ review: 'at-once' })
  const path = await addResume(dara)
  expect((await submit(dara, path)).body).toMatchObject({ status: 'approved', hasApproved: true })
  expect((await told(dara)).map(({ type }) => type)).toEqual(['resume-approved', 'resume-submitted'])
  expect((await reviewer.call('GET', '/reviews')).body.decidedToday).toBe(0)
})

test('S-SEEK-49 a resume that could be applied with before anybody reviewed is approved as it was', async () => {
  const database = await tempDatabase()
  const first = await startTestServer({ database })
  const dara = await login(first.url, 'dara')
  const path = await addResume(dara)
  await dara.api('PUT', `${path}/profile`, PROFILE)
  const { id } = (await dara.api('POST', `${path}/experiences`, JOB)).body
  await first.close()
  const opened = await openDatabase(database)
  await unmigrate(opened, '0020-files')
  await opened.db.updateTable('resumes').set({ status: 'approved' }).where('id', '=', idIn(path)).execute()
  await opened.close()
  const { url } = await startTestServer({ database })
  const again = await login(url, 'dara')
  expect(await read(again, path)).toMatchObject({
    status: 'approved',
    hasApproved: true,
    isChanged: false,
    refusal: null,
  })
  const { applicationId } = (await again.api('POST', '/users/jobs/1/applications', { resumeId: idIn(path) }))
    .body
  const hr = await login(url, 'angkor-hr')
  expect((await hr.api('GET', `/users/applications/${applicationId}`)).body.resume).toMatchObject({
    profile: PROFILE,
    experiences: [{ id, ...JOB }],
  })
})
