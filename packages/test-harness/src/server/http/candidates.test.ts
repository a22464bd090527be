import { expect, test } from 'vitest'
import { CANDIDATES_TO_STRANGERS } from '../limits'
import { login, request, type TestClient, textTo } from '../testing/client'
import { approvedResume, INTENTION, idIn, PROFILE, reviewerOf } from '../testing/resumes'
import { handClock, PLENTY, startTestServer } from '../testing/world'

const DAY_MS = 24 * 3_600_000
const LIST = '/resumes/recommend'

async function start(options: Parameters<typeof startTestServer>[0] = {}) {
  const clock = handClock()
  const plenty = { candidateAddresses: PLENTY, candidateAccounts: PLENTY, jobChats: PLENTY }
  const { url } = await startTestServer({ clock: clock.now, rates: plenty, ...options })
  const ask = async (query = '', client?: TestClient) =>
    client
      ? (await client.api('GET', `${LIST}?${query}`)).body
      : (await request(url, 'GET', `/api/v1.0.0${LIST}?${query}`)).body
  return { url, clock, ask }
}

const show = (client: TestClient, path: string, level = 0) => client.api('PUT', `${path}/pirvacy/${level}`)

/** dara's, approved and shown. */
async function shownResume(client: TestClient): Promise<string> {
  const path = await approvedResume(client)
  await show(client, path)
  return path
}

const idsOf = (body: { result: { id: number }[] }) => body.result.map(({ id }) => id)

test('S-CAND-1 approved resumes that their owners show are found, and in no answer any more once they are hidden', async () => {
  const { url, ask } = await start()
  const [dara, hr] = await Promise.all([login(url, 'dara'), login(url, 'angkor-hr')])
  const path = await approvedResume(dara)
  const id = idIn(path)
  const finds = async () => [
    idsOf(await ask('keyword=cook')).includes(id),
    idsOf(await ask('keyword=cook', hr)).includes(id),
    (await ask('', dara)).own?.id === id,
  ]
  expect(await finds()).toEqual([false, false, false])
  await show(dara, path)
  expect(await finds()).toEqual([true, true, true])
  await show(dara, path, 1)
  expect(await finds()).toEqual([false, false, false])
  await show(dara, path)
  await dara.api('POST', '/users/me/deletion', { password: 'Sarika2026' })
  expect((await finds()).slice(0, 1)).toEqual([false])
})

test('S-CAND-1 what waits for a reviewer changes nothing of what is found until it is approved', async () => {
  const { url, ask } = await start()
  const dara = await login(url, 'dara')
  const path = await shownResume(dara)
  await dara.api('PUT', '/users/resumes/intentions', { ...INTENTION, reqJobTitle: 'Beekeeper' })
  await dara.api('PUT', `${path}/submit`)
  expect((await ask('keyword=beekeeper')).totalCount).toBe(0)
  await (await reviewerOf(url)).approve(idIn(path))
  expect(idsOf(await ask('keyword=beekeeper'))).toEqual([idIn(path)])
})

test('S-CAND-3 strangers get a few without names, and no further page', async () => {
  const { ask } = await start({ demoJobs: 1 })
  const first = await ask('size=20')
  expect(first.result).toHaveLength(CANDIDATES_TO_STRANGERS)
  expect(first).toMatchObject({ isCut: true, totalPage: 1, own: null })
  expect(first.totalCount).toBeGreaterThan(30)
  for (const one of first.result)
    expect(one).toMatchObject({
      ...{ name: null, avatar: null, imId: null, lastCompany: null, isOnline: null, state: 'none' },
    })
  expect(idsOf(await ask('page=2'))).toEqual(idsOf(first))
  expect(JSON.stringify(first)).not.toMatch(/Chenda|Nhem|previous employer/i)
})

test('S-CAND-4 a company reads all pages, with names of those alone whom it knows', async () => {
  const { url, ask } = await start()
  const [dara, hr] = await Promise.all([login(url, 'dara'), login(url, 'kampot-foods')])
  const id = idIn(await shownResume(dara))
  const row = async () => (await ask('keyword=cook', hr)).result.find((one: { id: number }) => one.id === id)
  expect(await row()).toMatchObject({ name: null, imId: null, state: 'none' })
  const jobs = (await hr.api('GET', '/users/employer/jobs')).body.result
  const { receiverId } = (
    await dara.api('POST', `/jobs/${jobs.find((job: { state: string }) => job.state === 'open').id}/chat`)
  ).body
  expect(await row()).toMatchObject({ name: null, imId: null, state: 'none' })
  await (await dara.online()).call(textTo(receiverId, 'Good morning'))
  expect(await row()).toMatchObject({ name: 'Dara Kim', imId: dara.imId, state: 'talked' })
  const angkor = await login(url, 'angkor-hr')
  const [sokha] = (await ask('keyword=receptionist', angkor)).result
  expect(sokha).toMatchObject({ state: 'applied', lastCompany: 'Riverside Guesthouse, Battambang' })
  expect((await ask('keyword=cook', hr)).isCut).toBe(false)
})

test('S-CAND-11 a company finds those whom it knows by the name that it reads, and nobody else does', async () => {
  const { url, ask } = await start()
  const [dara, hr, other] = await Promise.all([
    login(url, 'dara'),
    login(url, 'kampot-foods'),
    login(url, 'angkor-hr'),
  ])
  const id = idIn(await shownResume(dara))
  const finds = async (query: string, client?: TestClient) => idsOf(await ask(query, client)).includes(id)
  expect(await finds('keyword=kim', hr)).toBe(false)
  const jobs = (await hr.api('GET', '/users/employer/jobs')).body.result
  const open = jobs.find((job: { state: string }) => job.state === 'open')
  const { receiverId } = (await dara.api('POST', `/jobs/${open.id}/chat`)).body
  await (await dara.online()).call(textTo(receiverId, 'Good morning'))
  for (const query of ['keyword=kim', 'keyword=dara', 'keyword=Dara kim cook'])
    expect(await finds(query, hr), query).toBe(true)
  expect(await finds('keyword=kim welder', hr)).toBe(false)
  for (const client of [other, await login(url, 'tonle-bank')]) {
    const row = (await ask('keyword=cook', client)).result.find((one: { id: number }) => one.id === id)
    expect(await finds('keyword=kim', client)).toBe(row.name !== null)
  }
  expect(await finds('keyword=kim')).toBe(false)
  // The account is called otherwise; the list says what the page of the resume does.
  const [sokha] = (await ask('keyword=sokha', other)).result
  expect(sokha).toMatchObject({ id: 1, name: 'Sokha Chan', state: 'applied' })
  expect(idsOf(await ask('keyword=សុខា', other))).toEqual([1])
})

test('S-CAND-5 no text that is shown or searched has a way to reach somebody or their name', async () => {
  const { url, ask } = await start()
  const dara = await login(url, 'dara')
  const { body } = await dara.api('POST', '/users/resumes', { name: 'Call 012 999 888' })
  const path = `/users/resumes/${body.id}`
  await dara.api('PUT', `${path}/profile`, {
    ...PROFILE,
    mobile: '+855 12999888',
    email: 'dara@mail.example',
  })
  await dara.api('PUT', '/users/resumes/intentions', {
    ...INTENTION,
    reqJobTitle: 'Cook, call ០១២ ៩៩៩ ៨៨៨',
  })
  await dara.api('PUT', `${path}/career/profile`, {
    ...{
      careerPosition: 'Dara the cook',
      careerCategory: 12,
      careerIndustry: 8,
      careerLevel: 3,
      lastSalary: 0,
    },
  })
  for (const skillname of ['dara@mail.example', 'Kim noodles', 'Grill'])
    await dara.api('POST', `${path}/skills`, { skillname, skillyears: 1 })
  const work = {
    company: 'Secret House',
    formtime: '2020-01',
    totime: '2021-12',
    workdesc: 'www.secret.example',
  }
  await dara.api('POST', `${path}/experiences`, { jobtitle: 'Line cook', ...work })
  await dara.api('PUT', `${path}/submit`)
  await (await reviewerOf(url)).approve(body.id)
  await show(dara, path)
  const [found] = (await ask('keyword=grill')).result
  expect(found).toMatchObject({ title: 'Line cook', skills: ['Grill'], months: 24 })
  expect(JSON.stringify(found)).not.toMatch(/999|៩៩៩|dara|kim|secret|mail/i)
  for (const word of ['dara', 'kim', '012', 'secret', 'noodles'])
    expect((await ask(`keyword=${word}`)).totalCount).toBe(0)
})

test('S-CAND-6 candidates are found by a trade in any language, and by each filter', async () => {
  const { url, ask } = await start()
  const dara = await login(url, 'dara')
  const id = idIn(await shownResume(dara))
  const finds = async (query: string) => idsOf(await ask(query)).includes(id)
  for (const query of ['keyword=ចុងភៅ', 'keyword=coo', 'keyword=a cook in', 'categoryIds=12', 'industryIds=8'])
    expect(await finds(query), query).toBe(true)
  // A whole province is wanted, so each of its districts is.
  for (const query of ['locationIds=17', 'locationIds=1710', 'salaryTo=300', 'workyears=1', 'active=1'])
    expect(await finds(query), query).toBe(true)
  for (const query of ['keyword=welder', 'categoryIds=1', 'industryIds=1', 'locationIds=12', 'salaryTo=200'])
    expect(await finds(query), query).toBe(false)
  for (const query of ['workyears=2', 'languageId=2', 'canStart=1', 'jobLevelId=3'])
    expect(await finds(query), query).toBe(false)
  await dara.api('PUT', '/users/resumes/intentions/work/1')
  expect(await finds('canStart=1')).toBe(true)
  const { counts } = await ask('languageId=2')
  // sokha speaks Khmer and English; what is chosen is taken off for its own numbers alone.
  expect(counts.languageId[1]).toBe(1)
  expect(counts.workyears[1]).toBe(0)
  expect((await ask('')).counts.workyears[1]).toBe(1)
})

test('S-CAND-6 a language is asked for at a level at least', async () => {
  const { ask } = await start()
  const [sokha] = (await ask('languageId=1&languageId=2')).result
  const level = sokha.languages.find((one: { languageId: number }) => one.languageId === 2).languageLevelId
  expect((await ask(`languageId=2&languageLevelId=${level}`)).totalCount).toBe(1)
  expect((await ask(`languageId=2&languageLevelId=${level + 1}`)).totalCount).toBe(0)
})

test('S-CAND-7 a list is in the order of its asking, and tells when somebody was here by the day alone', async () => {
  const { url, clock, ask } = await start()
  const dara = await login(url, 'dara')
  const cook = idIn(await shownResume(dara))
  const sokha = 1
  expect(idsOf(await ask('sort=new'))).toEqual([cook, sokha])
  clock.advance(2 * DAY_MS)
  await login(url, 'sokha')
  const active = await ask('sort=active')
  expect(idsOf(active)).toEqual([sokha, cook])
  expect(active.result.map((one: { active: string }) => one.active)).toEqual(['today', 'week'])
  const hr = await login(url, 'angkor-hr')
  expect(idsOf(await ask('sort=match&jobId=1', hr))[0]).toBe(sokha)
  expect((await hr.api('GET', `${LIST}?sort=match`)).status).toBe(422)
  expect((await request(url, 'GET', `/api/v1.0.0${LIST}?sort=match&jobId=1`)).status).toBe(422)
})

test('S-CAND-8 one resume is put forward for a week, stands first, and is taken back', async () => {
  const { url, clock, ask } = await start()
  const dara = await login(url, 'dara')
  const path = await approvedResume(dara)
  const id = idIn(path)
  const put = async (resumeId: number, isForward = true) => {
    const { status, body } = await dara.api('POST', '/users/premium/resumes', { resumeId, isForward })
    return status === 200 ? body.result : body.code
  }
  expect(await put(id)).toBe('resume_hidden')
  expect(await put(1)).toBe('not_found')
  const draft = (await dara.api('POST', '/users/resumes', { name: 'Draft' })).body.id
  expect(await put(draft)).toBe('resume_not_approved')
  await show(dara, path)
  await login(url, 'sokha')
  const until = Math.floor((clock.now() + 7 * DAY_MS) / 1000)
  expect(await put(id)).toEqual([{ resumeId: id, until }])
  clock.advance(DAY_MS)
  await login(url, 'sokha')
  expect((await ask()).result[0]).toMatchObject({ id, isForward: true })
  // To ask again makes it no longer.
  const again = await login(url, 'dara')
  await again.api('POST', '/users/premium/resumes', { resumeId: id, isForward: true })
  expect((await again.api('GET', '/users/premium/resumes')).body.result).toEqual([{ resumeId: id, until }])
  await again.api('POST', '/users/premium/resumes', { resumeId: id, isForward: false })
  expect((await again.api('GET', '/users/premium/resumes')).body.result).toEqual([])
  await again.api('POST', '/users/premium/resumes', { resumeId: id, isForward: true })
  // One that was hidden does not stand forward again by itself.
  await again.api('PUT', `${path}/pirvacy/1`)
  await again.api('PUT', `${path}/pirvacy/0`)
  expect((await again.api('GET', '/users/premium/resumes')).body.result).toEqual([])
  await again.api('POST', '/users/premium/resumes', { resumeId: id, isForward: true })
  clock.advance(8 * DAY_MS)
  await login(url, 'sokha')
  const [first] = (await ask()).result
  expect(first).toMatchObject({ id: 1, isForward: false })
})

test('S-CAND-9 lists of candidates are bounded, by address and by account', async () => {
  const few = { burst: 2, perSecond: 1 / 60 }
  const { url } = await start({ rates: { candidateAddresses: few, candidateAccounts: few } })
  const hr = await login(url, 'angkor-hr')
  const statuses: number[] = []
  for (let tries = 0; tries < 3; tries++)
    statuses.push(
      (await request(url, 'GET', `/api/v1.0.0${LIST}`)).status,
      (await hr.api('GET', LIST)).status,
    )
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
})
