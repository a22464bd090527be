import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openDatabase } from '../db/open'
import { PAPERS_KEPT_MS } from '../hiring/company-images'
import { INVITE_LIFE_MS } from '../hiring/invites'
import { login, type Reply, request, type TestClient, tryLogin } from '../testing/client'
import { readOutbox, smsCode } from '../testing/codes'
import {
  ABOUT,
  accountIdOf,
  FOUNDER,
  founderOf,
  inviteCodeTo,
  joining,
  licence,
  PLACE,
  personOf,
  picture,
  recruiterOf,
  registering,
  sendPapers,
} from '../testing/companies'
import { tempDatabase } from '../testing/databases'
import { formOf, PICTURE } from '../testing/files'
import { reviewerOf } from '../testing/resumes'
import { handClock, PLENTY, startTestServer } from '../testing/world'

const API = '/api/v1.0.0'
const COMPANY = '/users/employer/company'
const TEAM = '/users/employer/recruiters'

const start = async () => {
  const clock = handClock()
  const rates = { loginAddresses: PLENTY, codeRecipients: PLENTY, files: PLENTY, lookups: PLENTY }
  const { url } = await startTestServer({ clock: clock.now, rates })
  return { url, clock, owner: await founderOf(url) }
}

const pageOf = async (person: TestClient) => (await person.api('GET', COMPANY)).body
const change = (person: TestClient, page: object): Promise<Reply> => person.api('PUT', COMPANY, page)
const shownPage = async (url: string, id: number) =>
  (await request(url, 'GET', `${API}/users/employers/${id}`)).body
const found = async (url: string, keyword: string) =>
  (
    await request(url, 'GET', `${API}/users/employers?keyword=${encodeURIComponent(keyword)}`)
  ).body.result.map(({ id }: { id: number }) => id)

test('S-FIRM-1 a company registers by email or by phone, its owner is logged in, and it is not verified', async () => {
  const { url, owner } = await start()
  expect((await owner.api('GET', '/users/me')).body).toMatchObject({
    ...{ kind: 'employer', seekerId: '', name: 'Bopha Kim', company: 'Champei Hotel', email: FOUNDER },
  })
  const page = await pageOf(owner)
  expect(page).toMatchObject({
    ...{ name: 'Champei Hotel', kind: 'employer', role: 'owner', verification: 'new', openJobs: 0 },
    ...{ contactName: 'Bopha Kim', email: FOUNDER, missing: ['address', 'about', 'licence'] },
  })
  expect(await shownPage(url, page.id)).toMatchObject({
    ...{ name: 'Champei Hotel', isVerified: false, canChat: true },
  })
  const body = {
    ...{ regionCode: '855', mobile: '098 000 001', code: await smsCode(url, 'register', '98000001') },
    ...{ name: 'Sky Agency', kind: 'agency', contactName: 'Dara', password: 'abc123', agreement: 'true' },
  }
  const other = await personOf(url, await request(url, 'POST', `${API}/users/register/company`, { body }))
  expect(await pageOf(other)).toMatchObject({ name: 'Sky Agency', kind: 'agency', phone: '+855 98000001' })
})

test('S-FIRM-1 what is missing, wrong or taken is said by its field, and makes no company', async () => {
  const { url } = await start()
  for (const [more, field] of [
    [{ name: ' ' }, 'name'],
    [{ contactName: '' }, 'contactName'],
    [{ kind: 'club' }, 'kind'],
    [{ code: '000000' }, 'code'],
    [{ username: 'sokha' }, 'username'],
  ] as const) {
    const { status, body } = await registering(url, more, `${field}@b.example`.toLowerCase())
    expect([field, status, JSON.stringify(body)]).toEqual([field, 422, expect.stringContaining(field)])
  }
  expect(await found(url, 'Champei')).toHaveLength(1)
})

test('S-FIRM-2 an invitation registers once and within seven days', async () => {
  const { url, clock, owner } = await start()
  const invite = (email: string) => owner.api('POST', `${TEAM}/invites`, { email })
  expect((await invite('vanna@b.example')).status).toBe(204)
  const code = await inviteCodeTo(url, 'vanna@b.example')
  const asked = await request(url, 'GET', `${API}/users/register/recruiter?invite=${code}`)
  expect(asked.body).toEqual({ company: 'Champei Hotel', email: 'vanna@b.example' })
  const vanna = await personOf(url, await joining(url, code))
  expect(await pageOf(vanna)).toMatchObject({ name: 'Champei Hotel', role: 'recruiter' })
  expect((await vanna.api('GET', '/users/me')).body).toMatchObject({
    ...{ name: 'Vanna Sok', company: 'Champei Hotel', email: 'vanna@b.example' },
  })
  expect((await joining(url, code, { username: 'again' })).body.code).toBe('wrong_invite')
  await invite('own@b.example')
  const own = await inviteCodeTo(url, 'own@b.example')
  await registering(url, { username: 'own' }, 'own@b.example')
  expect((await joining(url, own, { username: 'twice' })).body).toMatchObject({ code: 'taken' })
  await invite('late@b.example')
  const late = await inviteCodeTo(url, 'late@b.example')
  clock.advance(INVITE_LIFE_MS)
  expect((await joining(url, late, { username: 'late' })).body.code).toBe('wrong_invite')
  expect((await request(url, 'GET', `${API}/users/register/recruiter?invite=${late}`)).status).toBe(404)
})

test('S-FIRM-3 S-FIRM-4 the owner writes the page in any language, field by field; a recruiter reads it', async () => {
  const { url, owner } = await start()
  const names = { km: 'សណ្ឋាគារចំប៉ី' }
  const { body } = await change(owner, { ...PLACE, names, abouts: ABOUT, foundedYear: 2016 })
  expect(body).toMatchObject({ ...PLACE, names, abouts: ABOUT, foundedYear: 2016, missing: ['licence'] })
  await change(owner, { abouts: { en: 'A hotel with 42 rooms' }, benefits: ['meals'], industryId: 8 })
  expect(await pageOf(owner)).toMatchObject({
    ...{ abouts: { ...ABOUT, en: 'A hotel with 42 rooms' }, benefits: ['meals'], foundedYear: 2016 },
  })
  await change(owner, { abouts: { km: '' }, foundedYear: 0 })
  const page = await pageOf(owner)
  expect(page).toMatchObject({ abouts: { en: 'A hotel with 42 rooms' }, foundedYear: 0 })
  expect(await shownPage(url, page.id)).toMatchObject({
    ...{ names, about: 'A hotel with 42 rooms', language: 'en', foundedYear: null, benefits: ['meals'] },
  })
  const vanna = await recruiterOf(owner, 'vanna@b.example', 'vanna')
  expect(await pageOf(vanna)).toMatchObject({ name: 'Champei Hotel', role: 'recruiter' })
  for (const [method, path, sent] of [
    ['PUT', COMPANY, { name: 'Mine' }],
    ['POST', `${COMPANY}/submit`, undefined],
    ['POST', `${COMPANY}/images`, picture('photo')],
    ['POST', `${COMPANY}/licence`, licence()],
    ['DELETE', `${COMPANY}/images/x`, undefined],
    ['POST', `${TEAM}/invites`, { email: 'a@b.example' }],
    ['DELETE', `${TEAM}/1`, undefined],
    ['PUT', '/users/employer/owner', { accountId: await accountIdOf(vanna) }],
  ] as const)
    expect([path, (await vanna.api(method, path, sent)).body.code]).toEqual([path, 'not_allowed'])
})

test('S-FIRM-4 what is none of its field is refused by it', async () => {
  const { owner } = await start()
  for (const [page, field] of [
    [{ name: '' }, 'name'],
    [{ abouts: { km: 'x'.repeat(5_001) } }, 'abouts.km'],
    [{ abouts: { fr: 'x' } }, 'abouts'],
    [{ locationId: 9_999 }, 'locationId'],
    [{ benefits: ['gold'] }, 'benefits.0'],
    [{ email: 'nobody' }, 'email'],
    [{ isVerified: true }, ''],
  ] as const) {
    const { status, body } = await change(owner, page)
    expect([field, status, body.fields?.[0].field]).toEqual([field, 422, expect.stringContaining(field)])
  }
})

test.each([
  ['champei.example', 'https://champei.example/'],
  ['http://champei.example/km', 'http://champei.example/km'],
  ['', ''],
  ['javascript:alert(1)', null],
  ['ftp://champei.example', null],
  ['champei', null],
])('S-FIRM-5 the website %j becomes %j', async (typed, kept) => {
  const { owner } = await start()
  const { status } = await change(owner, { website: typed })
  expect([status, (await pageOf(owner)).website]).toEqual(kept === null ? [422, ''] : [200, kept])
})

test('S-FIRM-6 a company is found by every name and profile, and its jobs by its new name', async () => {
  const { url } = await start()
  const hr = await login(url, 'angkor-hr')
  await change(hr, { abouts: { vi: 'Khách sạn ven sông' } })
  expect(await found(url, 'ven sông')).toEqual([(await pageOf(hr)).id])
  const owner = await founderOf(url, 'second@b.example')
  await change(owner, { names: { km: 'អង្គរថ្មី' } })
  expect(await found(url, 'អង្គរថ្មី')).toEqual([(await pageOf(owner)).id])
  await change(owner, { name: 'Zebrafinch Resort' })
  expect(await found(url, 'zebrafinch')).toHaveLength(1)
  expect((await owner.api('GET', '/users/me')).body.company).toBe('Zebrafinch Resort')
})

test('S-FIRM-7 pictures are judged by their bytes, lose what they say beside, and are shown at random addresses', async () => {
  const { url, owner } = await start()
  const send = (form: FormData) => owner.api('POST', `${COMPANY}/images`, form)
  const tagged = await sharp({ create: { width: 900, height: 300, channels: 3, background: 'red' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'zebrafinch' } })
    .toBuffer()
  const { body } = await send(picture('photo', new Uint8Array(tagged)))
  const [{ address, id }] = body.pictures
  const whole = await fetch(url + address)
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(Buffer.from(await whole.arrayBuffer()).includes('zebrafinch')).toBe(false)
  const small = await fetch(`${url}${address}?size=small`)
  const { width } = await sharp(Buffer.from(await small.arrayBuffer())).metadata()
  expect([small.headers.get('content-type'), width]).toEqual(['image/webp', 400])
  await send(picture('logo'))
  const first = (await pageOf(owner)).logo
  await send(picture('logo'))
  const page = await pageOf(owner)
  expect([(await fetch(url + first)).status, (await fetch(url + page.logo)).status]).toEqual([404, 200])
  const square = await fetch(`${url}${API}/users/employers/${page.id}/logo.png`)
  expect(await sharp(Buffer.from(await square.arrayBuffer())).metadata()).toMatchObject({ width: 600 })
  expect(await shownPage(url, page.id)).toMatchObject({
    ...{ logo: page.logo, cover: address, pictures: [{ address, alt: {} }] },
  })
  for (const bytes of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'BM picture', ''])
    expect((await send(picture('photo', new TextEncoder().encode(bytes)))).status).toBe(422)
  const large = new Uint8Array(3 * 1024 * 1024 + 1)
  large.set(PICTURE)
  expect((await send(picture('photo', large))).body.fields).toEqual([
    { field: 'file', message: 'larger than 3 MB' },
  ])
  for (let count = 1; count < 8; count++) expect((await send(picture('photo'))).status).toBe(200)
  expect((await send(picture('photo'))).body.code).toBe('too_many')
  expect((await owner.api('DELETE', `${COMPANY}/images/${id}`)).status).toBe(204)
  expect([(await fetch(url + address)).status, (await pageOf(owner)).pictures.length]).toEqual([404, 7])
  expect((await shownPage(url, page.id)).cover).not.toBe(address)
})

test('S-FIRM-8 S-FIRM-19 a licence is read by reviewers and by nobody else', async () => {
  const { url, owner } = await start()
  const text = formOf(new TextEncoder().encode('A licence, I swear'), 'licence.pdf')
  expect((await owner.api('POST', `${COMPANY}/licence`, text)).status).toBe(422)
  const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .gif()
    .toBuffer()
  const asGif = formOf(new Uint8Array(gif), 'licence.gif')
  expect((await owner.api('POST', `${COMPANY}/licence`, asGif)).status).toBe(422)
  await sendPapers(owner)
  await owner.api('POST', `${COMPANY}/licence`, formOf(PICTURE, 'back.png'))
  const { papers, id } = await pageOf(owner)
  expect(papers).toEqual([
    { id: expect.any(String), name: 'licence.pdf', type: 'application/pdf', size: expect.any(Number) },
  ])
  const path = `/reviews/companies/${id}/papers/${papers[0].id}`
  const reviewer = await reviewerOf(url)
  const read = await reviewer.call('GET', path)
  expect([read.status, read.headers.get('content-type'), read.headers.get('cache-control')]).toEqual([
    ...[200, 'application/pdf', 'private, no-store'],
  ])
  expect((await reviewer.call('GET', `/reviews/companies/1/papers/${papers[0].id}`)).status).toBe(404)
  const others = [owner, await recruiterOf(owner, 'v@b.example', 'vanna'), await login(url, 'angkor-hr')]
  for (const person of [...others, await login(url, 'sokha')])
    expect((await person.api('GET', path)).status).toBe(404)
  const shown = await request(url, 'GET', `${API}/users/employers/images/${papers[0].id}`)
  expect([shown.status, (await request(url, 'GET', API + path)).status]).toEqual([404, 401])
})

test('S-FIRM-9 S-FIRM-10 papers are sent when nothing is missing, and stay while they are read', async () => {
  const { url, owner } = await start()
  const early = await owner.api('POST', `${COMPANY}/submit`)
  expect([early.status, early.body.code]).toEqual([422, 'incomplete'])
  expect(early.body.fields.map(({ field }: { field: string }) => field)).toEqual([
    ...['address', 'about', 'licence'],
  ])
  expect((await sendPapers(owner)).body).toMatchObject({ verification: 'sent', missing: [] })
  const { papers, id } = await pageOf(owner)
  expect((await change(owner, { name: 'Other Hotel' })).body.code).toBe('name_fixed')
  expect((await change(owner, { name: 'Champei Hotel', names: { km: '' }, foundedYear: 2017 })).status).toBe(
    200,
  )
  expect((await owner.api('POST', `${COMPANY}/licence`, licence())).body.code).toBe('too_many')
  expect((await owner.api('DELETE', `${COMPANY}/images/${papers[0].id}`)).status).toBe(404)
  const reviewer = await reviewerOf(url)
  const { version } = (await reviewer.call('GET', `/reviews/companies/${id}`)).body
  await reviewer.call('PUT', `/reviews/companies/${id}`, { version, decision: 'approve' })
  expect((await change(owner, { name: 'Other Hotel' })).body.code).toBe('name_fixed')
  expect((await change(owner, { names: { zh: '别的' } })).body).toMatchObject({
    ...{ code: 'name_fixed', fields: [{ field: 'names.zh' }] },
  })
  expect((await pageOf(owner)).names).toEqual({})
})

test('S-FIRM-11 S-FIRM-12 S-FIRM-32 a reviewer reads who waits longest first, and verifies or sends back with a reason', async () => {
  const { url, clock, owner } = await start()
  const reviewer = await reviewerOf(url)
  const rows = async () => (await reviewer.call('GET', '/reviews/companies')).body.result
  await sendPapers(owner)
  clock.advance(60_000)
  await sendPapers(await founderOf(url, 'second@b.example'))
  const [first, second] = await rows()
  expect([first.submitTime + 60, first.isAgain]).toEqual([second.submitTime, false])
  expect((await reviewer.call('GET', '/reviews')).body.companies).toEqual({
    ...{ waiting: 2, oldestAt: first.submitTime },
  })
  const path = `/reviews/companies/${first.id}`
  const { body: read } = await reviewer.call('GET', path)
  expect(read).toMatchObject({
    ...{ name: 'Champei Hotel', abouts: ABOUT, ...PLACE, refusals: 0, jobs: [] },
    owner: { name: 'Bopha Kim', email: FOUNDER, phone: '' },
    papers: [{ name: 'licence.pdf' }],
  })
  const decide = (decision: object) => reviewer.call('PUT', path, { version: read.version, ...decision })
  for (const [decision, field] of [
    [{ decision: 'refuse', reason: 'mood', text: '' }, 'reason'],
    [{ decision: 'refuse', reason: 'other', text: ' ' }, 'text'],
  ] as const)
    expect((await decide(decision)).body.fields[0].field).toBe(field)
  await owner.api('PUT', '/users/language', { language: 'km' })
  expect((await decide({ decision: 'refuse', reason: 'unclear', text: 'Page 2' })).status).toBe(204)
  expect(await pageOf(owner)).toMatchObject({
    ...{ verification: 'refused', refusal: { reason: 'unclear', text: 'Page 2' } },
  })
  const inbox = async () =>
    (await owner.api('GET', '/users/messages/inbox', undefined, { 'accept-language': 'km' })).body.result[0]
  expect((await inbox()).content).toContain('មិនអាចអានអាជ្ញាបណ្ណបាន។ Page 2')
  expect((await decide({ decision: 'approve' })).body.code).toBe('review_changed')
  clock.advance(60_000)
  await owner.api('POST', `${COMPANY}/submit`)
  expect((await decide({ decision: 'approve' })).body.code).toBe('review_changed')
  expect((await rows()).map(({ isAgain }: { isAgain: boolean }) => isAgain)).toEqual([false, true])
  const { version } = (await reviewer.call('GET', path)).body
  expect((await reviewer.call('PUT', path, { version, decision: 'approve' })).status).toBe(204)
  expect([(await shownPage(url, first.id)).isVerified, (await inbox()).type]).toEqual([
    ...[true, 'company-verified'],
  ])
  // In the words of the inbox (S-FIRM-32).
  const mail = (await readOutbox(url)).messages.find(({ recipient }) => recipient === FOUNDER)
  expect([mail?.channel, mail?.body]).toEqual(['mail', (await inbox()).content])
  expect((await reviewer.call('GET', path)).status).toBe(404)
})

test('S-FIRM-13 papers go 30 days after the decision, and those that wait again stay', async () => {
  const clock = handClock()
  const database = await tempDatabase()
  const options = { clock: clock.now, database, rates: { loginAddresses: PLENTY, codeRecipients: PLENTY } }
  const server = await startTestServer(options)
  const [owner, again] = [await founderOf(server.url), await founderOf(server.url, 'again@b.example')]
  const reviewer = await reviewerOf(server.url)
  const refuse = async (person: TestClient) => {
    await sendPapers(person)
    const { id } = await pageOf(person)
    const { version } = (await reviewer.call('GET', `/reviews/companies/${id}`)).body
    const decision = { version, decision: 'refuse', reason: 'unclear', text: '' }
    await reviewer.call('PUT', `/reviews/companies/${id}`, decision)
  }
  await refuse(owner)
  await refuse(again)
  await again.api('POST', `${COMPANY}/submit`)
  const papersOf = async (url: string, account: string) => {
    const { body } = await tryLogin(url, account, 'Champei26')
    const page = await request(url, 'GET', API + COMPANY, { token: body.access_token })
    return page.body.papers.length
  }
  clock.advance(PAPERS_KEPT_MS - 1)
  await server.close()
  const early = await startTestServer(options)
  expect(await papersOf(early.url, FOUNDER)).toBe(1)
  await early.close()
  clock.advance(1)
  const { url } = await startTestServer(options)
  expect([await papersOf(url, FOUNDER), await papersOf(url, 'again@b.example')]).toEqual([0, 1])
})

test('S-FIRM-14 a company that is not verified invites nobody to apply', async () => {
  const database = await tempDatabase()
  await (await startTestServer({ database })).close()
  const { db, close } = await openDatabase(database)
  await db.updateTable('companies').set({ is_verified: 0 }).where('id', '=', 1).execute()
  await close()
  const { url } = await startTestServer({ database })
  const [hr, sokha] = [await login(url, 'angkor-hr'), await login(url, 'sokha')]
  const { status, body } = await hr.api('POST', '/users/jobs/2/invitations', { imId: sokha.imId })
  expect([status, body.code]).toEqual([422, 'not_verified'])
})
