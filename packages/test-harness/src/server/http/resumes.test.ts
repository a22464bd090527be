import { expect, test } from 'vitest'
import { login } from '../testing/client'
import { addResume, approvedResume, idIn, PROFILE, reviewerOf, submit } from '../testing/resumes'
import { handClock, startTestServer } from '../testing/world'

const JOB = { company: 'Guesthouse', jobtitle: 'Cook', formtime: '2021-03', totime: '2023-05', workdesc: '' }

async function start() {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  return { url, clock, dara: await login(url, 'dara') }
}

const fieldsOf = ({ status, body }: { status: number; body: { fields?: { field: string }[] } }) => [
  status,
  ...(body.fields ?? []).map(({ field }) => field),
]

test('S-SEEK-13 a resume is a draft with what was written until it is submitted, and may be applied with once approved', async () => {
  const { url, dara } = await start()
  expect(fieldsOf(await dara.api('POST', '/users/resumes', { name: ' ' }))).toEqual([422, 'name'])
  const path = await addResume(dara)
  expect((await dara.api('GET', path)).body).toMatchObject({
    name: 'Kitchen',
    status: 'draft',
    completeness: 0,
    isDefault: true,
    privacyLevel: { value: 1 },
    hasApproved: false,
    next: 'profile',
    start: null,
    submitTime: null,
  })
  const batch = () =>
    dara.api('POST', '/users/jobs/1/applications', { resumeId: Number(path.split('/').at(-1)) })
  expect((await batch()).body.code).toBe('resume_not_approved')
  expect((await dara.api('PUT', `${path}/profile`, PROFILE)).body).toMatchObject({
    status: 'draft',
    completeness: 20,
    next: 'intention',
    profile: PROFILE,
  })
  const { body: job } = await dara.api('POST', `${path}/experiences`, JOB)
  expect(job).toEqual({ id: expect.any(Number), ...JOB })
  const changed = { ...JOB, jobtitle: 'Head cook', totime: null }
  expect((await dara.api('PUT', `${path}/experiences/${job.id}`, changed)).body).toEqual({
    id: job.id,
    ...changed,
  })
  expect((await dara.api('GET', path)).body).toMatchObject({
    completeness: 35,
    experiences: [{ id: job.id, jobtitle: 'Head cook', totime: null }],
  })
  expect((await dara.api('PUT', `${path}/skills/${job.id}`, { skillname: 'x', skillyears: 1 })).status).toBe(
    404,
  )
  expect((await dara.api('DELETE', `${path}/experiences/${job.id}`)).status).toBe(204)
  expect((await dara.api('GET', path)).body.experiences).toEqual([])
  expect((await submit(dara, path)).body).toMatchObject({ status: 'submitted', hasApproved: false })
  expect((await batch()).body.code).toBe('resume_not_approved')
  await (await reviewerOf(url)).approve(idIn(path))
  expect((await batch()).body.result).toBe('applied')
  const { body } = await dara.api('GET', '/users/resumes/simple')
  expect(Object.keys(body.result[0]).toSorted()).toEqual(
    [
      ...['completeness', 'hasApproved', 'id', 'isDefault'],
      ...['name', 'privacyLevel', 'status', 'updateTime'],
    ].toSorted(),
  )
})

test('S-SEEK-14 what must be said is named where it is missing; no start is after its end, nothing is in the future', async () => {
  const { dara } = await start()
  const path = await addResume(dara)
  expect(fieldsOf(await dara.api('PUT', `${path}/profile`, {}))).toEqual([
    422,
    'firstName',
    'lastName',
    'sexId',
    'birthday',
    'locationId',
  ])
  const wrong = { ...PROFILE, lastName: 'x'.repeat(171), birthday: '2099-01-01' }
  expect(fieldsOf(await dara.api('PUT', `${path}/profile`, wrong))).toEqual([422, 'lastName'])
  const future = { ...PROFILE, birthday: '2099-01-01' }
  expect(fieldsOf(await dara.api('PUT', `${path}/profile`, future))).toEqual([422, 'birthday'])
  const add = async (section: string, body: object) =>
    fieldsOf(await dara.api('POST', `${path}/${section}`, body))
  expect(await add('experiences', {})).toEqual([422, 'company', 'jobtitle', 'formtime'])
  expect(await add('experiences', { ...JOB, totime: '2020-12' })).toEqual([422, 'formtime'])
  expect(await add('experiences', { ...JOB, totime: '2099-12' })).toEqual([422, 'totime'])
  expect(await add('educations', {})).toEqual([
    422,
    'qualificationname',
    'qualificationId',
    'major',
    'fromDate',
  ])
  const school = { qualificationname: 'A', qualificationId: 6, major: 'x'.repeat(80), fromDate: '2019-11' }
  // A school may end later than now.
  expect(await add('educations', { ...school, toDate: '2099-07' })).toEqual([200])
  expect(await add('educations', { ...school, major: 'x'.repeat(81) })).toEqual([422, 'major'])
  expect(await add('qualifications', { quaname: 'A', issued: 'B', obtained: '2099-01' })).toEqual([
    422,
    'obtained',
  ])
  expect(await add('qualifications', {})).toEqual([422, 'quaname', 'issued', 'obtained'])
  expect(await add('languageLevels', {})).toEqual([422, 'languageId', 'languageLevelId'])
  expect(await add('skills', {})).toEqual([422, 'skillname', 'skillyears'])
  for (const [section, entry, field, most] of [
    ['skills', { skillyears: 1 }, 'skillname', 80],
    ['experiences', JOB, 'company', 170],
    ['educations', school, 'qualificationname', 170],
    ['qualifications', { issued: 'B', obtained: '2020-01' }, 'quaname', 170],
  ] as const) {
    expect(await add(section, { ...entry, [field]: 'x'.repeat(most) })).toEqual([200])
    expect(await add(section, { ...entry, [field]: 'x'.repeat(most + 1) })).toEqual([422, field])
  }
})

const ENTRIES = {
  experiences: [JOB, { jobtitle: 'Head cook' }],
  educations: [
    { qualificationname: 'A', qualificationId: 6, major: 'B', fromDate: '2019-11' },
    { major: 'C' },
  ],
  languageLevels: [{ languageId: 1, languageLevelId: 2 }, { languageLevelId: 3 }],
  skills: [{ skillname: 'Wok', skillyears: 3 }, { skillyears: 4 }],
  qualifications: [{ quaname: 'A', issued: 'B', obtained: '2020-01' }, { issued: 'C' }],
} as const

test.each(Object.entries(ENTRIES))(
  'S-SEEK-13 an entry of %s is added, changed and taken out',
  async (section, [entry, change]) => {
    const { dara } = await start()
    const path = await addResume(dara)
    const { id } = (await dara.api('POST', `${path}/${section}`, entry)).body
    const entries = async () => (await dara.api('GET', path)).body[section]
    expect(await entries()).toMatchObject([{ id, ...entry }])
    const other = { ...entry, ...change }
    expect((await dara.api('PUT', `${path}/${section}/${id}`, other)).status).toBe(200)
    expect(await entries()).toMatchObject([{ id, ...other }])
    expect((await dara.api('DELETE', `${path}/${section}/${id}`)).status).toBe(204)
    expect(await entries()).toEqual([])
    expect((await dara.api('DELETE', `${path}/${section}/${id}`)).status).toBe(404)
  },
)

test('S-SEEK-35 a resume has at most 100 entries; one more is refused and leaves it as it was', async () => {
  const { dara, clock } = await start()
  const path = await addResume(dara)
  const add = () => dara.api('POST', `${path}/skills`, { skillname: 'Wok', skillyears: 3 })
  for (let count = 0; count < 100; count++) expect((await add()).status).toBe(200)
  const before = (await dara.api('GET', path)).body
  clock.advance(5_000)
  expect(await add()).toMatchObject({ status: 422, body: { code: 'too_many' } })
  expect((await dara.api('GET', path)).body).toEqual(before)
})

test('S-SEEK-35 a resume has room for 200,000 characters, and what is changed counts once', async () => {
  const { dara } = await start()
  const path = await addResume(dara)
  const long = { ...JOB, workdesc: 'x'.repeat(9_900) }
  let id = 0
  for (let count = 0; count < 19; count++)
    id = (await dara.api('POST', `${path}/experiences`, long)).body.id ?? id
  const short = (await dara.api('POST', `${path}/experiences`, JOB)).body
  const change = (itemId: number, body: object) => dara.api('PUT', `${path}/experiences/${itemId}`, body)
  expect((await change(short.id, long)).status).toBe(200)
  expect((await change(id, long)).status).toBe(200)
  const full = { status: 422, body: { code: 'too_many' } }
  expect(await change(id, { ...JOB, workdesc: 'x'.repeat(10_000), company: 'y'.repeat(170) })).toMatchObject(
    full,
  )
  expect(await dara.api('POST', `${path}/experiences`, long)).toMatchObject(full)
})

test('S-SEEK-15 the only resume stays, at most one is the default, and a deleted default hands it on', async () => {
  const { dara } = await start()
  const first = await addResume(dara, 'First')
  expect(await dara.api('DELETE', first)).toMatchObject({ status: 422, body: { code: 'last_resume' } })
  const second = await addResume(dara, 'Second')
  const defaults = async () => {
    const { body } = await dara.api('GET', '/users/resumes')
    return body.result.map(({ name, isDefault }: { name: string; isDefault: boolean }) => [name, isDefault])
  }
  expect(await defaults()).toEqual([
    ['First', true],
    ['Second', false],
  ])
  await dara.api('PUT', `${second}/default/1`)
  expect(await defaults()).toEqual([
    ['Second', true],
    ['First', false],
  ])
  expect((await dara.api('PUT', `${second}/default/2`)).body.fields).toMatchObject([{ field: 'defaultCv' }])
  expect((await dara.api('DELETE', second)).status).toBe(204)
  expect(await defaults()).toEqual([['First', true]])
})

test('S-SEEK-16 a new resume is hidden, and stays so whatever is done with it, until its owner shows it; a level is 0 or 1', async () => {
  const { url, dara, clock } = await start()
  const path = await addResume(dara)
  expect((await dara.api('PUT', `${path}/pirvacy/1`)).body.privacyLevel).toEqual({ value: 1 })
  for (const level of ['2', '-1', '01', 'x'])
    expect(await dara.api('PUT', `${path}/pirvacy/${level}`)).toMatchObject({
      status: 422,
      body: { code: 'invalid', fields: [{ field: 'level' }] },
    })
  clock.advance(5_000)
  await submit(dara, path)
  await (await reviewerOf(url)).approve(idIn(path))
  await dara.api('POST', `${path}/experiences`, JOB)
  await dara.api('PUT', `${path}/default/1`)
  const { updateTime } = (await dara.api('GET', path)).body
  clock.advance(5_000)
  expect((await dara.api('PUT', `${path}/refresh`)).body.updateTime).toBe(updateTime + 5)
  const id = Number(path.split('/').at(-1))
  expect((await dara.api('POST', '/users/jobs/1/applications', { resumeId: id })).status).toBe(200)
  expect((await dara.api('GET', path)).body.privacyLevel).toEqual({ value: 1 })
  expect((await dara.api('PUT', `${path}/pirvacy/0`)).body.privacyLevel).toEqual({ value: 0 })
})

test('S-SEEK-17 an employer that opened an application is among who saw the resume, once', async () => {
  const { url, dara } = await start()
  const path = await approvedResume(dara)
  const id = Number(path.split('/').at(-1))
  const { body: applied } = await dara.api('POST', '/users/jobs/1/applications', { resumeId: id })
  const viewers = async () => (await dara.api('GET', '/users/resumes/employers/viewers')).body
  expect(await viewers()).toEqual({ result: [], totalCount: 0, totalPage: 0 })
  const hr = await login(url, 'angkor-hr')
  for (let look = 0; look < 2; look++) await hr.api('GET', `/users/applications/${applied.applicationId}`)
  expect(await viewers()).toMatchObject({
    totalCount: 1,
    result: [{ employer: { id: 1 }, resumeId: id, resumeName: 'Kitchen' }],
  })
  expect((await dara.api('GET', path)).body.employerViewCount).toBe(1)
  const of = async (resume: number | string) =>
    (await dara.api('GET', `/users/resumes/employers/viewers?resumeId=${resume}`)).body.totalCount
  expect([await of(id), await of(id + 1)]).toEqual([1, 0])
})

test('S-SEEK-17 an employer that saw two resumes is counted once, with the last it saw, and for each of them', async () => {
  const { url, dara } = await start()
  const hr = await login(url, 'angkor-hr')
  const ids: number[] = []
  for (const job of [1, 2]) {
    const path = await approvedResume(dara)
    ids.push(Number(path.split('/').at(-1)))
    const { body } = await dara.api('POST', `/users/jobs/${job}/applications`, { resumeId: ids.at(-1) })
    expect((await hr.api('GET', `/users/applications/${body.applicationId}`)).status).toBe(200)
  }
  const viewers = async (query = '') =>
    (await dara.api('GET', `/users/resumes/employers/viewers${query}`)).body
  expect(await viewers()).toMatchObject({
    totalCount: 1,
    totalPage: 1,
    result: [{ employer: { id: 1 }, resumeId: ids[1] }],
  })
  for (const id of ids)
    expect(await viewers(`?resumeId=${id}`)).toMatchObject({ totalCount: 1, result: [{ resumeId: id }] })
})

test('S-SEEK-28 a resume is renamed by its owner, to a name that says something', async () => {
  const { dara } = await start()
  const path = await addResume(dara)
  expect((await dara.api('PUT', `${path}/attributes`, { name: ' Hotel kitchens ' })).body.name).toBe(
    'Hotel kitchens',
  )
  expect(fieldsOf(await dara.api('PUT', `${path}/attributes`, { name: ' ' }))).toEqual([422, 'name'])
  expect((await dara.api('GET', path)).body.name).toBe('Hotel kitchens')
})

test('S-SEEK-36 a resume and its entries are made once under one key', async () => {
  const { dara } = await start()
  const headers = { 'Idempotency-Key': 'k1' }
  const { id } = (await dara.api('POST', '/users/resumes', { name: 'Kitchen' }, headers)).body
  expect((await dara.api('POST', '/users/resumes', { name: 'Cook' }, headers)).body).toMatchObject({
    id,
    name: 'Cook',
  })
  const path = `/users/resumes/${id}`
  const work = (await dara.api('POST', `${path}/experiences`, JOB, headers)).body
  const repeat = await dara.api('POST', `${path}/experiences`, { ...JOB, company: 'Hotel' }, headers)
  expect(repeat.body).toMatchObject({ id: work.id, company: 'Hotel' })
  expect((await dara.api('GET', path)).body.experiences).toMatchObject([{ id: work.id, company: 'Hotel' }])
})

test('S-PARSE-24 jobs and schools are told newest first, whatever was added first', async () => {
  const { dara } = await start()
  const path = await addResume(dara)
  const school = {
    qualificationname: 'Lycee',
    qualificationId: 1,
    major: 'x',
    fromDate: '2008-10',
    toDate: '2014-07',
  }
  for (const [section, entry] of [
    ['experiences', JOB],
    ['experiences', { ...JOB, company: 'Hotel', formtime: '2023-06', totime: null }],
    ['educations', school],
    ['educations', { ...school, qualificationname: 'RUPP', fromDate: '2014-10', toDate: '2018-07' }],
  ] as const)
    expect((await dara.api('POST', `${path}/${section}`, entry)).status).toBe(200)
  expect((await dara.api('GET', path)).body).toMatchObject({
    experiences: [{ company: 'Hotel' }, { company: 'Guesthouse' }],
    educations: [{ qualificationname: 'RUPP' }, { qualificationname: 'Lycee' }],
  })
})
