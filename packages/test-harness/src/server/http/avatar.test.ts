import { request as httpRequest } from 'node:http'
import { expect, test } from 'vitest'
import { drawCaptcha } from '../accounts/captcha-picture'
import { MAX_AVATAR_BYTES } from '../limits'
import { login, request, type TestClient } from '../testing/client'
import { PLENTY, startTestServer } from '../testing/world'

const API = '/api/v1.0.0'
const PICTURE = drawCaptcha('12345')
/** A JPEG of that many bytes, of one pixel in one scan. */
function jpegOf(bytes: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes)
  whole.set([0xff, 0xd8, 0xff, 0xc0, 0, 8, 8, 0, 1, 0, 1, 0, 0xff, 0xda, 0, 2])
  whole.set([0xff, 0xd9], bytes - 2)
  return whole
}

const asFile = (bytes: Uint8Array<ArrayBuffer>, name = 'me.png', type = 'image/png') =>
  new File([bytes], name, { type })

function upload(
  { url, accessToken }: Pick<TestClient, 'url' | 'accessToken'>,
  fields: Record<string, string | File>,
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return request(url, 'POST', `${API}/users/avatar`, { token: accessToken, body })
}

test('S-ACC-18 a picture becomes the avatar under a random name, and is served as what it is', async () => {
  const { url } = await startTestServer()
  const [sokha, hr] = await Promise.all([login(url, 'sokha'), login(url, 'angkor-hr')])
  const { status, body } = await upload(sokha, {
    file: asFile(new Uint8Array(PICTURE), '../me.svg', 'image/svg+xml'),
  })
  expect(status).toBe(200)
  expect(body.avatar).toMatch(/^\/api\/v1\.0\.0\/users\/avatars\/[0-9a-f]{32}\.png$/)
  expect((await sokha.api('GET', '/users/me')).body.avatar).toBe(body.avatar)
  const seen = await hr.chat('GET', `/chat/users/${sokha.imId}/`)
  expect(seen.body.data.user.avatar).toBe(body.avatar)

  const shown = await fetch(url + body.avatar)
  expect(Buffer.from(await shown.arrayBuffer()).equals(PICTURE)).toBe(true)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^attachment; filename="[0-9a-f]{32}\.png"$/),
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=31536000, immutable',
  })
})

test('S-ACC-18 the newer picture takes the place of the older one', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const old = await upload(sokha, { file: asFile(new Uint8Array(PICTURE)) })
  const { body } = await upload(sokha, { file: asFile(jpegOf(20)) })
  expect(body.avatar).toMatch(/\.jpg$/)
  expect((await fetch(url + body.avatar)).headers.get('content-type')).toBe('image/jpeg')
  const gone = await fetch(url + old.body.avatar)
  expect([gone.status, (await gone.json()).code]).toEqual([404, 'not_found'])
})

test('S-ACC-21 what a picture says beside itself is not kept', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const note = Buffer.from('Exif: 11.5564 N, 104.9282 E')
  const jpeg = jpegOf(20)
  const noted = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1, 0, note.length + 2]), note])
  const { body } = await upload(sokha, { file: asFile(new Uint8Array([...noted, ...jpeg.subarray(2)])) })
  const shown = await fetch(url + body.avatar)
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(jpeg)
})

test('S-ACC-19 what is no JPG or PNG by its bytes, or larger than 5 MB, is refused', async () => {
  const { url } = await startTestServer({ rates: { avatars: PLENTY } })
  const sokha = await login(url, 'sokha')
  const refusal = async (file: File) => {
    const { status, body } = await upload(sokha, { file })
    return [status, body.fields?.[0]?.message]
  }
  for (const nothing of [[0xff, 0xd8, 0xff, 0xd9], PICTURE.subarray(0, 8)])
    expect(await refusal(asFile(new Uint8Array(nothing)))).toEqual([422, 'not a whole picture'])
  const texts = ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<html><script>alert(1)</script>', 'GIF89a', '']
  for (const text of texts)
    expect(await refusal(asFile(new TextEncoder().encode(text)))).toEqual([422, 'neither JPG nor PNG'])
  expect(await refusal(asFile(jpegOf(100).subarray(0, 99)))).toEqual([422, 'not a whole picture'])
  const sized = (bytes: number) => asFile(jpegOf(bytes))
  expect(await refusal(sized(MAX_AVATAR_BYTES))).toEqual([200, undefined])
  expect(await refusal(sized(MAX_AVATAR_BYTES + 1))).toEqual([422, 'larger than 5 MB'])
  expect(await refusal(sized(MAX_AVATAR_BYTES * 2))).toEqual([422, 'the body is too large'])
})

test('S-ACC-19 without a token, without the field, and with a body that is none, the answer says so', async () => {
  const { url } = await startTestServer({ rates: { avatars: { burst: 1, perSecond: 0.01 } } })
  const sokha = await login(url, 'sokha')
  const file = asFile(new Uint8Array(PICTURE))
  const nobody = await upload({ url, accessToken: '' }, { file })
  expect([nobody.status, nobody.body.message]).toEqual([401, 'no valid token, please log in'])
  const missing = { status: 422, body: { fields: [{ field: 'file', message: 'missing file field' }] } }
  for (const fields of [{}, { file: 'me.png' }, { picture: file }])
    expect(await upload(sokha, fields)).toMatchObject(missing)
  const raw = async (type: string, body: string) => {
    const headers = { authorization: `Bearer ${sokha.accessToken}`, 'content-type': type }
    const response = await fetch(`${url}${API}/users/avatar`, { method: 'POST', headers, body })
    return { status: response.status, body: await response.json() }
  }
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x', 'application/json'])
    expect(await raw(type, type.startsWith('app') ? '{"file":"x"}' : '--x\r\nbroken')).toMatchObject(missing)
  expect((await upload(sokha, { file })).status).toBe(200)
  expect((await upload(sokha, { file })).status).toBe(429)
})

/** The status of an upload of which no byte ever comes. */
function statusBeforeTheBody(url: string, token: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': MAX_AVATAR_BYTES,
    }
    const upload = httpRequest(`${url}${API}/users/avatar`, { method: 'POST', headers }, (answer) => {
      upload.destroy()
      resolve(answer.statusCode ?? 0)
    })
    upload.on('error', reject)
    upload.flushHeaders()
  })
}

test('S-ACC-20 who may not upload is answered before the body is read', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  expect(await statusBeforeTheBody(url, '')).toBe(401)
  await sokha.api('DELETE', '/users/authorize')
  expect(await statusBeforeTheBody(url, sokha.accessToken)).toBe(403)
  // Who sends it all the same is answered too, and so is what comes after it.
  for (let i = 0; i < 3; i++)
    expect((await upload({ url, accessToken: '' }, { file: asFile(jpegOf(MAX_AVATAR_BYTES)) })).status).toBe(
      401,
    )
})

test('S-ACC-19 a large body is for the avatar alone', async () => {
  const { url } = await startTestServer()
  const body = new FormData()
  body.append('account', new File([new Uint8Array(1024 * 1024)], 'x'))
  const response = await fetch(`${url}${API}/users/authorize`, { method: 'POST', body })
  expect([response.status, (await response.json()).code]).toEqual([422, 'too_large'])
})
