import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSecret } from '../accounts/secret'
import { openDatabase } from '../db/open'
import { ShareSigns } from '../shares/share-signs'
import { login, newClientId, request, type TestClient, textTo } from '../testing/client'
import { tempDatabase, tempFolder } from '../testing/databases'
import { formOf, PICTURE } from '../testing/files'
import { addResume, INTENTION, idIn, PROFILE, reviewerOf } from '../testing/resumes'
import { handClock, PLENTY, startTestServer } from '../testing/world'

const DAY_MS = 24 * 3_600_000
const MOBILE = '+855 12 345 678'
const EMAIL = 'dara.kim@mail.example'
/** Kampot Foods, whom dara has never met. */
const KAMPOT = 'kampot-foods'

const SECRETS = {
  ...PROFILE,
  ...{ mobile: MOBILE, email: EMAIL, birthday: '1996-11-02', maritalId: 2, nationalityId: 156 },
}
const CAREER = {
  ...{ careerPosition: 'Cook, call 012 345 678', careerCategory: 12, careerIndustry: 8, careerLevel: 2 },
  ...{
    lastSalary: 77_777,
    summary: `Write to ${EMAIL} or t.me/darakim.\n2019 - 2023 in Kampot, or +855-12-345-678`,
  },
}
const JOB = {
  company: 'Guesthouse',
  jobtitle: 'Cook',
  formtime: '2021-03',
  totime: null,
  workdesc: 'Dara cooks.',
}

/** A server with a resume of dara's that says all it can, approved and shown to employers. */
async function start(rates = {}) {
  const clock = handClock()
  const database = await tempDatabase()
  const { url } = await startTestServer({
    clock: clock.now,
    database,
    rates: { sharedResumes: PLENTY, ...rates },
  })
  const dara = await login(url, 'dara')
  const reviewer = await reviewerOf(url)
  const path = await addResume(dara)
  const photo = (await dara.api('POST', `${path}/images`, formOf(PICTURE, 'me.png'))).body.id
  await dara.api('PUT', `${path}/profile`, { ...SECRETS, photo })
  await dara.api('PUT', '/users/resumes/intentions', INTENTION)
  await dara.api('PUT', `${path}/career/profile`, CAREER)
  await dara.api('POST', `${path}/experiences`, JOB)
  const paper = { quaname: 'Hygiene', issued: 'School', obtained: '2020-01', quaphoto: photo }
  await dara.api('POST', `${path}/qualifications`, paper)
  const approve = async () => {
    await dara.api('PUT', `${path}/submit`)
    await reviewer.approve(idIn(path))
  }
  await approve()
  await dara.api('PUT', `${path}/pirvacy/0`)
  const read = (sign: string, who?: TestClient, id: string | number = idIn(path), part = '') =>
    request(url, 'GET', `/api/v1.0.0/resumes/recommend/${id}${part}${sign === '' ? '' : `?sign=${sign}`}`, {
      ...(who && { token: who.accessToken }),
    })
  const link = async (days?: number): Promise<{ id: number; sign: string; endTime: number }> =>
    (await dara.api('POST', `${path}/links`, days === undefined ? {} : { days })).body.result[0]
  return { url, clock, database, dara, reviewer, path, photo, approve, read, link }
}

const NOT_FOUND = { status: 404, body: { code: 'not_found', message: 'not found' } }

test('S-SHARE-1 a link is open for 30 days unless 7 or 90 are said, and is listed with its end and how often it was opened', async () => {
  const { clock, dara, path, read, link } = await start()
  const usual = await link()
  const long = await link(90)
  expect(usual.endTime).toBe(Math.floor((clock.now() + 30 * DAY_MS) / 1000))
  await read(long.sign)
  const { body } = await dara.api('GET', `${path}/links`)
  expect(body).toMatchObject({
    lacks: null,
    result: [
      { id: long.id, sign: long.sign, openCount: 1 },
      { id: usual.id, sign: usual.sign, openCount: 0 },
    ],
  })
  const refusal = await dara.api('POST', `${path}/links`, { days: 8 })
  expect([refusal.status, refusal.body.fields[0].field]).toEqual([422, 'days'])
})

test('S-SHARE-1 the same try makes one link, and there are at most twenty', async () => {
  const { dara, path, link } = await start()
  const key = newClientId()
  const tries = await Promise.all(
    [1, 2].map(() => dara.api('POST', `${path}/links`, {}, { 'idempotency-key': key })),
  )
  expect(tries.map(({ body }) => body.result.length)).toEqual([1, 1])
  for (let made = 1; made < 20; made++) await link(7)
  expect((await dara.api('POST', `${path}/links`, {})).body).toMatchObject({ code: 'too_many' })
})

test('S-SHARE-2 what is not approved, or hidden, has no link, and is told what to do first', async () => {
  const { dara, path } = await start()
  const draft = await addResume(dara)
  const refusal = await dara.api('POST', `${draft}/links`, {})
  expect([refusal.status, refusal.body.code]).toEqual([422, 'resume_not_approved'])
  expect((await dara.api('GET', `${draft}/links`)).body).toEqual({ lacks: 'approval', result: [] })
  await dara.api('PUT', `${path}/pirvacy/1`)
  expect((await dara.api('POST', `${path}/links`, {})).body.code).toBe('resume_hidden')
  expect((await dara.api('GET', `${path}/links`)).body.lacks).toBe('visibility')
})

test('S-SHARE-3 S-SHARE-4 a link shows name, photo and what was approved to whoever has it, and no byte of contact', async () => {
  const { dara, path, photo, read, link } = await start()
  const { sign } = await link()
  await dara.api('PUT', `${path}/career/profile`, { ...CAREER, careerPosition: 'Not approved' })
  const { status, headers, body } = await read(sign)
  expect(status).toBe(200)
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(body).toMatchObject({
    ...{ how: 'link', isOwn: false, name: 'Dara Kim', imId: null, contact: null },
    content: {
      profile: { firstName: 'Dara', lastName: 'Kim', locationId: 1202 },
      career: {
        careerPosition: 'Cook, call •••',
        summary: 'Write to ••• or •••\n2019 - 2023 in Kampot, or •••',
      },
      intention: INTENTION,
      experiences: [{ company: 'Guesthouse', workdesc: 'Dara cooks.' }],
      qualifications: [{ quaname: 'Hygiene' }],
    },
  })
  const bytes = JSON.stringify(body)
  for (const secret of [
    '345',
    EMAIL,
    'darakim',
    '1996',
    '77777',
    photo,
    'birthday',
    'sexId',
    'marital',
    'quaphoto',
  ])
    expect([secret, bytes.includes(secret)]).toEqual([secret, false])
  const shown = await read(sign, undefined, undefined, '/photo')
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(await read('', undefined, undefined, '/photo')).toMatchObject(NOT_FOUND)
})

test('S-SHARE-5 a wrong, an ended and an old link, a hidden resume and none at all are the same 404', async () => {
  const { url, clock, dara, path, database, read, link } = await start()
  const [first, second] = [await link(), await link()]
  const other = await addResume(dara)
  const { db, close } = await openDatabase(database)
  const forged = new ShareSigns(Buffer.from('another secret'))
  const own = { id: first.id, resumeId: idIn(path), endsAt: clock.now() + 30 * DAY_MS }
  expect(new ShareSigns(await loadSecret(db)).signOf(own)).toBe(first.sign)
  await close()
  for (const sign of [
    ...['x', `${first.id}.`, `${first.id}.x`, `${second.id}.${first.sign.split('.')[1]}`],
    ...[forged.signOf(own), `0${first.sign}`, `${first.sign}A`, `99999.${first.sign.split('.')[1]}`],
  ])
    expect([sign, await read(sign)]).toMatchObject([sign, NOT_FOUND])
  expect(await read(first.sign, undefined, idIn(other))).toMatchObject(NOT_FOUND)
  expect(await read(first.sign, undefined, 'x')).toMatchObject(NOT_FOUND)
  expect((await dara.api('DELETE', `${path}/links/${first.id}`)).status).toBe(204)
  expect(await read(first.sign)).toMatchObject(NOT_FOUND)
  expect(await read(first.sign, undefined, undefined, '/photo')).toMatchObject(NOT_FOUND)
  expect((await dara.api('DELETE', `${path}/links/${first.id}`)).status).toBe(404)
  // The next link is another one.
  expect((await link()).sign).not.toBe(first.sign)
  await dara.api('PUT', `${path}/pirvacy/1`)
  expect(await read(second.sign)).toMatchObject(NOT_FOUND)
  await dara.api('PUT', `${path}/pirvacy/0`)
  expect((await read(second.sign)).status).toBe(200)
  await (await login(url, 'dara')).api('POST', '/users/me/deletion', { password: 'Sarika2026' })
  expect(await read(second.sign)).toMatchObject(NOT_FOUND)
})

test('S-SHARE-5 a link ends on its day, to the millisecond', async () => {
  const { clock, read, link } = await start()
  const { sign } = await link(7)
  clock.advance(7 * DAY_MS - 1)
  expect((await read(sign)).status).toBe(200)
  clock.advance(1)
  expect(await read(sign)).toMatchObject(NOT_FOUND)
})

test('S-SHARE-5 the links of a resume go with it', async () => {
  const { dara, path, read, link } = await start()
  const { sign } = await link()
  await addResume(dara)
  expect((await dara.api('DELETE', path)).status).toBe(204)
  expect(await read(sign)).toMatchObject(NOT_FOUND)
})

test('S-SHARE-6 an employer who opens a link stands in the list of viewers, and a visitor is a number alone', async () => {
  const { url, dara, path, read, link } = await start()
  const { sign } = await link()
  await read(sign)
  await read(sign, dara)
  const viewers = async () => (await dara.api('GET', '/users/resumes/employers/viewers')).body.result
  expect(await viewers()).toEqual([])
  const kampot = await login(url, KAMPOT)
  expect((await read(sign, kampot)).body).toMatchObject({ how: 'link', contact: null, imId: null })
  expect(await viewers()).toMatchObject([{ resumeId: idIn(path), how: 'link' }])
  expect((await read('', kampot)).body).toMatchObject({ how: 'candidate' })
  expect(await viewers()).toMatchObject([{ resumeId: idIn(path), how: 'candidate' }])
  expect((await dara.api('GET', `${path}/links`)).body.result[0].openCount).toBe(2)
})

test('S-SHARE-18 of one browser or account one opening of a link a day is counted', async () => {
  const { url, clock, dara, path, link } = await start()
  const { id, sign } = await link(7)
  const other = await link(7)
  const open = (headers: Record<string, string>, by = sign, token = '') =>
    request(url, 'GET', `/api/v1.0.0/resumes/recommend/${idIn(path)}?sign=${by}`, {
      headers,
      ...(token !== '' && { token }),
    })
  const counted = async () => {
    const { result } = (await (await login(url, 'dara')).api('GET', `${path}/links`)).body
    return result.find((one: { id: number }) => one.id === id).openCount
  }
  const [phone, laptop] = [{ 'user-agent': 'a phone' }, { 'user-agent': 'a laptop' }]
  for (const headers of [phone, phone, laptop, phone, laptop]) expect((await open(headers)).status).toBe(200)
  await open(phone, other.sign)
  expect(await counted()).toBe(2)
  const kampot = await login(url, KAMPOT)
  for (const headers of [phone, laptop]) await open(headers, sign, kampot.accessToken)
  await open(phone, sign, dara.accessToken)
  expect(await counted()).toBe(3)
  clock.advance(DAY_MS)
  await open(phone)
  expect(await counted()).toBe(4)
})

test('S-SHARE-7 among candidates an employer reads no name, photo or contact until the company knows them', async () => {
  const { url, dara, read } = await start()
  const kampot = await login(url, KAMPOT)
  const { body } = await read('', kampot)
  expect(body).toMatchObject({
    ...{ how: 'candidate', name: null, photo: null, imId: null, contact: null },
    content: { profile: { locationId: 1202 }, experiences: [{ workdesc: '••• cooks.' }] },
  })
  const bytes = JSON.stringify(body)
  for (const secret of ['Dara', 'Kim', '345', EMAIL, '1996', dara.imId])
    expect([secret, bytes.includes(secret)]).toEqual([secret, false])
  expect(await read('', kampot, undefined, '/photo')).toMatchObject(NOT_FOUND)
  const [job] = (await kampot.api('GET', '/users/employer/jobs')).body.result
  const { receiverId } = (await dara.api('POST', `/jobs/${job.id}/chat`)).body
  const socket = await dara.online()
  await socket.call(textTo(receiverId, 'Good morning'))
  socket.close()
  expect((await read('', kampot)).body).toMatchObject({
    ...{ name: 'Dara Kim', imId: dara.imId, contact: { mobile: MOBILE, email: EMAIL } },
    content: { experiences: [{ workdesc: 'Dara cooks.' }] },
  })
  expect((await read('', kampot, undefined, '/photo')).status).toBe(200)
})

test('S-SHARE-8 without a link its owner reads it as others would, also while it is hidden; other seekers and visitors do not', async () => {
  const { url, dara, path, read } = await start()
  await dara.api('PUT', `${path}/pirvacy/1`)
  expect((await read('', dara)).body).toMatchObject({
    how: 'own',
    isOwn: true,
    name: 'Dara Kim',
    contact: null,
  })
  expect(await read('', await login(url, 'sokha'))).toMatchObject(NOT_FOUND)
  expect(await read('', await login(url, KAMPOT))).toMatchObject(NOT_FOUND)
  expect(await read('')).toMatchObject(NOT_FOUND)
  const draft = await addResume(dara)
  expect((await read('', dara, idIn(draft))).body).toMatchObject({ approvedTime: null, name: '' })
})

test('S-SHARE-9 one network opens a hundred and twenty at once, and is told when it may go on', async () => {
  const { clock, read, link } = await start({ sharedResumes: undefined })
  const { sign } = await link()
  const statuses: number[] = []
  for (let at = 0; at < 121; at++) statuses.push((await read(at === 0 ? sign : 'x')).status)
  expect([statuses[0], statuses[119], statuses[120]]).toEqual([200, 404, 429])
  clock.advance(1_000)
  expect((await read(sign)).status).toBe(200)
})

test('S-SHARE-10 search engines are told to leave out the page of a shared resume and its parts, and no other', async () => {
  const portalDir = await tempFolder()
  await writeFile(join(portalDir, 'index.html'), '<title>Sarika</title>')
  const { url } = await startTestServer({ portalDir })
  const tagOf = async (path: string) => (await request(url, 'GET', `/a${path}`)).headers.get('x-robots-tag')
  expect(await tagOf('/shareResume?id=1&sign=1.x')).toBe('noindex')
  expect(await tagOf('/shareResume/components/skill')).toBe('noindex')
  expect(await tagOf('/job')).toBeNull()
})
