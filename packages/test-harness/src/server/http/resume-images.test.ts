import sharp from 'sharp'
import { expect, test } from 'vitest'
import { login, type TestClient } from '../testing/client'
import { formOf, PICTURE } from '../testing/files'
import { addResume, INTENTION, idIn, PROFILE, reviewerOf, submit } from '../testing/resumes'
import { handClock, PLENTY, startTestServer } from '../testing/world'

const HOUR_MS = 3_600_000
const CERTIFICATE = { quaname: 'First aid', issued: 'Red Cross', obtained: '2020-01' }

const drawn = (color: string) =>
  sharp({ create: { width: 100, height: 140, channels: 3, background: color } })

async function start() {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now, rates: { attachments: PLENTY } })
  const dara = await login(url, 'dara')
  const path = await addResume(dara)
  const send = (bytes: Uint8Array, name = 'me.png') =>
    dara.api('POST', `${path}/images`, formOf(new Uint8Array(bytes), name))
  return { url, clock, dara, path, send }
}

const show = ({ url, accessToken }: Pick<TestClient, 'url' | 'accessToken'>, id: string) =>
  fetch(`${url}/api/v1.0.0/users/resumes/images/${id}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  })

test('S-SEEK-43 a JPG, PNG or GIF of at most 2 MB is taken by its bytes and kept without what its file says beside it', async () => {
  const { dara, send } = await start()
  const withNotes = await drawn('red')
    .withExif({ IFD0: { Copyright: 'zebrafinch' } })
    .jpeg()
    .toBuffer()
  expect(withNotes.includes('zebrafinch')).toBe(true)
  const { body } = await send(withNotes, 'whatever.txt')
  expect(body).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), width: 100, height: 140 })
  const shown = await show(dara, body.id)
  expect([
    shown.status,
    shown.headers.get('content-type'),
    shown.headers.get('x-content-type-options'),
  ]).toEqual([200, 'image/jpeg', 'nosniff'])
  const kept = Buffer.from(await shown.arrayBuffer())
  expect(kept.includes('zebrafinch')).toBe(false)
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 100, height: 140 })
  // The same picture again, as after a lost answer, is the same one.
  expect((await send(withNotes)).body.id).toBe(body.id)
  expect((await send(await drawn('blue').png().toBuffer())).status).toBe(200)
  expect((await send(await drawn('blue').gif().toBuffer())).status).toBe(200)
  const noise = Buffer.from(
    Array.from({ length: 3 * 837 * 837 }, (_, at) => (at * at * 31 + (at >> 7)) % 256),
  )
  const large = await sharp(noise, { raw: { width: 837, height: 837, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  expect(large.length).toBeGreaterThan(2 * 1024 * 1024)
  for (const bytes of [
    await drawn('blue').webp().toBuffer(),
    Buffer.from('<svg/>'),
    PICTURE.subarray(0, 60),
    Buffer.alloc(0),
    large,
  ])
    expect(await send(bytes)).toMatchObject({ status: 422, body: { fields: [{ field: 'file' }] } })
})

test('S-SEEK-43 a picture is shown to its owner, to reviewers, and to employers that got it; to others there is none', async () => {
  const { url, dara, path, send } = await start()
  const { id } = (await send(PICTURE)).body
  const put = (photo: string) => dara.api('PUT', `${path}/profile`, { ...PROFILE, photo })
  const [hr, bank, sokha] = await Promise.all([
    login(url, 'angkor-hr'),
    login(url, 'tonle-bank'),
    login(url, 'sokha'),
  ])
  const reviewer = await reviewerOf(url)
  await submit(dara, path)
  expect((await put(id)).body).toMatchObject({ profile: { photo: id }, completeness: 40 })
  await dara.api('PUT', `${path}/submit`)
  expect((await show({ url, accessToken: reviewer.token }, id)).status).toBe(200)
  await reviewer.approve(idIn(path))
  expect((await show(hr, id)).status).toBe(404)
  await dara.api('POST', '/users/jobs/1/applications', { resumeId: idIn(path) })
  const statuses = await Promise.all([dara, hr, bank, sokha].map(async (one) => (await show(one, id)).status))
  expect(statuses).toEqual([200, 200, 404, 404])
  // Another person's picture cannot be put into a resume.
  const other = await addResume(sokha)
  expect(await sokha.api('PUT', `${other}/profile`, { ...PROFILE, photo: id })).toMatchObject({
    status: 422,
    body: { fields: [{ field: 'photo' }] },
  })
  expect(await sokha.api('POST', `${other}/qualifications`, { ...CERTIFICATE, quaphoto: id })).toMatchObject({
    status: 422,
    body: { fields: [{ field: 'quaphoto' }] },
  })
  expect(await sokha.api('POST', `${path}/images`, formOf(PICTURE, 'me.png'))).toMatchObject({ status: 404 })
})

test('S-SEEK-44 a picture that nothing has any more goes an hour after it came, and one that something has stays', async () => {
  const { url, clock, dara, path, send } = await start()
  const [photo, certificate, loose] = await Promise.all(
    ['red', 'green', 'blue'].map(async (color) => (await send(await drawn(color).png().toBuffer())).body.id),
  )
  const { id } = (await dara.api('POST', `${path}/qualifications`, { ...CERTIFICATE, quaphoto: certificate }))
    .body
  const put = (one: string) => dara.api('PUT', `${path}/profile`, { ...PROFILE, photo: one })
  const there = async () =>
    Promise.all([photo, certificate, loose].map(async (one) => (await show(dara, one)).status))
  await put(photo)
  clock.advance(HOUR_MS - 1)
  await put(photo)
  expect(await there()).toEqual([200, 200, 200])
  clock.advance(2)
  await put(photo)
  expect(await there()).toEqual([200, 200, 404])
  // In a copy, in what was submitted, in what was approved, in an application.
  await dara.api('PUT', '/users/resumes/intentions', INTENTION)
  await dara.api('PUT', `${path}/submit`)
  await (await reviewerOf(url)).approve(idIn(path))
  await dara.api('POST', '/users/jobs/1/applications', { resumeId: idIn(path) })
  const { body: copy } = await dara.api('POST', '/users/resumes/copy', { id: idIn(path) })
  await put('')
  await dara.api('DELETE', `${path}/qualifications/${id}`)
  expect(await there()).toEqual([200, 200, 404])
  await dara.api('DELETE', path)
  await dara.api('PUT', `/users/resumes/${copy.id}/profile`, PROFILE)
  expect(await there()).toEqual([200, 200, 404])
  await dara.api('DELETE', `/users/resumes/${copy.id}`)
  expect((await there())[0]).toBe(200)
})
