// Tickets, uploads, and what is read of them again.
import { callCatalogue, refusal } from '@sarika/im-engine/wire'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openDatabase } from '../db/open'
import { MAX_ACCOUNT_FILE_BYTES, MAX_FILE_BYTES } from '../limits'
import { login, request } from '../testing/client'
import { tempDatabase } from '../testing/databases'
import { SAMPLES } from '../testing/file-samples'
import { formOf, PICTURE, TEXT, ticketFor, upload, uploaded } from '../testing/files'
import { handClock, PLENTY, startTestServer } from '../testing/world'

const MB = 1024 * 1024
const sample = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)
const schemaOf = (name: string) => callCatalogue.find((call) => call.name === name)?.answer ?? refusal

/** A server whose files are in a folder that the test looks into. */
async function open(options: Parameters<typeof startTestServer>[0] = {}) {
  const { url } = await startTestServer(options)
  const sokha = await login(url, 'sokha')
  const codeOf = async (sending: Parameters<typeof upload>[1]) => (await upload(sokha, sending)).body.code
  return { url, sokha, codeOf }
}

test('S-FILE-1 S-FILE-2 a ticket lets one file in, and both answers are what the wire contract says', async () => {
  const clock = handClock()
  const { sokha } = await open({ clock: clock.now })
  const asked = await sokha.chat('GET', `/chat/file_auths?kind=image&size=${PICTURE.length}`)
  expect(schemaOf('file-ticket').safeParse(asked.body).error).toBeUndefined()
  expect(asked.body.data.ends).toBe(clock.now() + 3_000_000)
  const { ticket } = asked.body.data
  const { status, body } = await upload(sokha, { ticket, name: '../kitchen.JPG' })
  expect(schemaOf('file-upload').safeParse(body).error).toBeUndefined()
  const { width, height } = await sharp(PICTURE).metadata()
  expect([status, body]).toMatchObject([
    200,
    { data: { name: 'kitchen.png', type: 'image/png', size: PICTURE.length, width, height } },
  ])
  expect(body.data.url).toMatch(/^\/chat\/files\/[\w-]{22}$/)
  expect(body.data.thumb).toBe(`${body.data.url}/thumb`)
  const again = await upload(sokha, { ticket })
  expect([again.status, again.body.code]).toEqual([422, 'no_ticket'])
})

test('S-FILE-1 the key in a ticket is none of the store', async () => {
  const { sokha } = await open()
  const ticket = await ticketFor(sokha, 'image', PICTURE.length)
  const { sid } = JSON.parse(Buffer.from(ticket.split('.')[1] ?? '', 'base64url').toString())
  const url = await uploaded(sokha, { ticket })
  expect(url).not.toContain(sid)
  expect((await sokha.chat('GET', `/chat/files/${sid}`)).status).toBe(404)
})

test('S-FILE-1 what is too large or empty is refused with its limit before any byte travels', async () => {
  const { sokha } = await open()
  const ask = async (kind: string, size: number) => {
    const { status, body } = await sokha.chat('GET', `/chat/file_auths?kind=${kind}&size=${size}`)
    return status === 200 ? 'ok' : [status, body.code, body.message]
  }
  for (const [kind, max] of Object.entries(MAX_FILE_BYTES)) {
    expect(await ask(kind, max)).toBe('ok')
    const message = `a file of kind ${kind} has ${max / MB} MB at most`
    expect(await ask(kind, max + 1)).toEqual([422, 'too_large', message])
  }
  expect(await ask('image', 0)).toEqual([422, 'empty_file', 'the file is empty'])
  for (const query of ['kind=tip&size=1', 'kind=image', 'kind=image&size=-1', 'kind=image&size=x', 'size=1'])
    expect((await sokha.chat('GET', `/chat/file_auths?${query}`)).body.code).toBe('invalid')
})

test('S-FILE-1 a ticket that is over, of another account, changed or none is refused', async () => {
  const clock = handClock()
  const { url, sokha, codeOf } = await open({ clock: clock.now })
  const dara = await login(url, 'dara')
  const ticket = await ticketFor(sokha, 'image', PICTURE.length)
  expect(await codeOf({ ticket: await ticketFor(dara, 'image', PICTURE.length) })).toBe('no_ticket')
  for (const wrong of [`${ticket.slice(0, -4)}AAAA`, 'garbage', sokha.imToken, sokha.accessToken])
    expect(await codeOf({ ticket: wrong })).toBe('no_ticket')
  clock.advance(2_999_999)
  expect(await codeOf({ ticket })).toBe(200)
  const late = await ticketFor(sokha, 'image', PICTURE.length)
  clock.advance(3_000_000)
  expect(await codeOf({ ticket: late })).toBe('ticket_expired')
  // And nobody gets into the chat with one.
  expect((await request(url, 'GET', '/chat/groups', { token: late })).body.code).toBe(-401)
})

test('S-FILE-1 a file that was refused leaves its ticket good', async () => {
  const { sokha, codeOf } = await open()
  const ticket = await ticketFor(sokha, 'image', 10_000)
  expect(await codeOf({ ticket, bytes: sample(SAMPLES.svg), name: 'a.png' })).toBe('wrong_type')
  expect(await codeOf({ ticket })).toBe(200)
})

test('S-FILE-1 the kind is that of the ticket, and a file is no larger than it says', async () => {
  const { sokha, codeOf } = await open()
  const webm = sample(SAMPLES.webm)
  const typeOf = async (kind: string) =>
    (await upload(sokha, { bytes: webm, name: 'x.webm', kind })).body.data.type
  expect([await typeOf('audio'), await typeOf('video')]).toEqual(['audio/webm', 'video/webm'])
  expect(await codeOf({ bytes: TEXT, name: 'x.png', kind: 'image' })).toBe('wrong_type')
  const small = await ticketFor(sokha, 'image', PICTURE.length - 1)
  const { body } = await upload(sokha, { ticket: small })
  expect([body.code, body.message]).toEqual([
    'too_large',
    `the file is larger than its ticket says, which was for ${PICTURE.length - 1} bytes`,
  ])
})

test('S-FILE-2 without a ticket the kind follows from the name', async () => {
  const { sokha } = await open()
  const sent = async (bytes: Uint8Array, name: string) => {
    const { body } = await upload(sokha, { bytes: sample(bytes), name, ticket: '' })
    return body.data ? [body.data.type, body.data.name, body.data.thumb === ''] : body.code
  }
  expect(await sent(PICTURE, 'a.gif')).toEqual(['image/png', 'a.png', false])
  expect(await sent(SAMPLES.mov, 'a.MOV')).toEqual(['video/quicktime', 'a.mov', true])
  expect(await sent(SAMPLES.pdf, 'cv.pdf')).toEqual(['application/pdf', 'cv.pdf', true])
  expect(await sent(PICTURE, 'a')).toBe('wrong_type')
})

test.each(['/chat/files2', '/chat/files'])(
  'S-FILE-2 %s says what is missing: the token, the field, the bytes',
  async (path) => {
    const { url, sokha } = await open()
    const send = async (token: string, body: FormData) => {
      const reply = await request(url, 'POST', path, { token, body })
      return [reply.status, reply.body.code, reply.body.message]
    }
    const picture = () => formOf(PICTURE, 'me.png')
    expect(await send('', picture())).toEqual([200, -401, 'no valid token'])
    expect(await send('garbage', picture())).toEqual([200, -401, 'token expired'])
    const other = new FormData()
    other.append('picture', new File([PICTURE], 'me.png'))
    const text = new FormData()
    text.append('file', 'me.png')
    for (const body of [new FormData(), other, text]) {
      const reply = await request(url, 'POST', path, { token: sokha.imToken, body })
      expect([reply.status, reply.body.code]).toEqual([422, 'missing_file'])
      expect(reply.body.message).toBe('missing file field')
    }
    const empty = await send(sokha.imToken, formOf(new Uint8Array(0), 'me.png'))
    expect(empty.slice(0, 2)).toEqual([422, 'empty_file'])
  },
)

test('S-FILE-2 S-FILE-6 the avatar that the chat uploads is that of the account, and has small ones', async () => {
  const { url, sokha } = await open()
  const { body } = await request(url, 'POST', '/chat/files', {
    token: sokha.imToken,
    body: formOf(PICTURE, 'me.png'),
  })
  const { avatar } = body.data
  expect((await sokha.api('GET', '/users/me')).body.avatar).toBe(avatar)
  const sizeOf = async (query: string) => {
    const shown = await fetch(url + avatar + query)
    const { width, height, format } = await sharp(await shown.arrayBuffer()).metadata()
    return [shown.headers.get('content-type'), format, width, height]
  }
  expect(await sizeOf('?size=40')).toEqual(['image/webp', 'webp', 40, 40])
  expect(await sizeOf('?size=300')).toEqual(['image/webp', 'webp', 300, 300])
  expect((await sizeOf('')).slice(0, 2)).toEqual(['image/png', 'png'])
  expect((await fetch(`${url}${avatar}?size=41`)).status).toBe(422)
  const gif = await request(url, 'POST', '/chat/files', {
    token: sokha.imToken,
    body: formOf(sample(SAMPLES.svg), 'me.png'),
  })
  expect([gif.status, gif.body.code, gif.body.message]).toEqual([422, 'wrong_type', 'neither JPG nor PNG'])
})

test('S-FILE-3 the same key answers the same file for a day, whatever comes with it', async () => {
  const clock = handClock()
  const { url, sokha } = await open({ clock: clock.now, rates: { files: { burst: 2, perSecond: 0.0001 } } })
  const onceKey = 'try-1'
  const ticket = await ticketFor(sokha, 'image', PICTURE.length)
  const first = await upload(sokha, { ticket, onceKey })
  // Its answer was lost: the ticket is used, and no rate is.
  for (let i = 0; i < 3; i++) expect((await upload(sokha, { ticket, onceKey })).body).toEqual(first.body)
  const other = await upload(sokha, { onceKey, bytes: TEXT, name: 'x.txt', kind: 'file' })
  expect(other.body).toEqual(first.body)
  const dara = await login(url, 'dara')
  expect((await upload(dara, { onceKey })).body.data.url).not.toBe(first.body.data.url)
  clock.advance(24 * 3_600_000 - 1)
  const fresh = { ...sokha, url, imToken: (await login(url, 'sokha')).imToken }
  expect((await upload(fresh, { onceKey })).body).toEqual(first.body)
  clock.advance(2)
  expect((await upload(fresh, { onceKey })).body.data.url).not.toBe(first.body.data.url)
})

test('S-FILE-3 two tries of one key at once, and two of one ticket, make one file', async () => {
  const { sokha } = await open()
  const tries = await Promise.all(
    [1, 2, 3].map(() => upload(sokha, { onceKey: 'same', ticket: '', name: 'a.png' })),
  )
  expect(new Set(tries.map(({ body }) => body.data.url)).size).toBe(1)
  const ticket = await ticketFor(sokha, 'image', PICTURE.length)
  const both = await Promise.all([upload(sokha, { ticket }), upload(sokha, { ticket })])
  expect(both.map(({ body }) => body.code).toSorted()).toEqual([200, 'no_ticket'])
})

test('S-FILE-12 a hundred uploads at once, then one in six seconds; who comes too fast hears when to come again', async () => {
  const clock = handClock()
  const { codeOf, sokha } = await open({ clock: clock.now })
  const sending = { bytes: TEXT, name: 'a.txt', ticket: '' }
  for (let i = 0; i < 100; i++) expect(await codeOf(sending)).toBe(200)
  const { status, headers, body } = await upload(sokha, sending)
  expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'too_fast', '6'])
  clock.advance(6_000)
  expect([await codeOf(sending), await codeOf(sending)]).toEqual([200, 'too_fast'])
})

test('S-FILE-12 the files of an account have 2 GB together', async () => {
  const database = await tempDatabase()
  const { sokha } = await open({ database, rates: { files: PLENTY } })
  await uploaded(sokha, { bytes: TEXT, name: 'a.txt', kind: 'file' })
  const { db, close } = await openDatabase(database)
  await db
    .updateTable('files')
    .set({ size: MAX_ACCOUNT_FILE_BYTES - 100 })
    .execute()
  await close()
  const asked = await sokha.chat('GET', '/chat/file_auths?kind=file&size=101')
  expect([asked.status, asked.body.code]).toEqual([422, 'over_quota'])
  expect(asked.body.message).toContain('2 GB together')
  expect((await sokha.chat('GET', '/chat/file_auths?kind=file&size=100')).body.code).toBe(200)
  const late = await upload(sokha, { bytes: new Uint8Array(101).fill(65), name: 'a.txt', ticket: '' })
  expect([late.status, late.body.code]).toEqual([422, 'over_quota'])
})

test('S-FILE-9 a file is given whole and in parts, as what it is and never as a page', async () => {
  const { url, sokha } = await open()
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { headers: { authorization: `Bearer ${sokha.imToken}`, ...headers } })
  const film = await uploaded(sokha, { bytes: sample(SAMPLES.mp4), name: 'walk (1).mp4', kind: 'video' })
  const whole = await get(film)
  expect(Buffer.from(await whole.arrayBuffer()).equals(SAMPLES.mp4)).toBe(true)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': String(SAMPLES.mp4.length),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=3600',
    'content-disposition': "inline; filename*=UTF-8''walk%20%281%29.mp4",
    vary: 'Cookie, Authorization',
  })
  const part = await get(film, { range: 'bytes=4-7' })
  expect([part.status, await part.text()]).toEqual([206, 'ftyp'])
  expect(part.headers.get('content-range')).toBe(`bytes 4-7/${SAMPLES.mp4.length}`)
  expect(part.headers.get('content-length')).toBe('4')
  const outside = await get(film, { range: 'bytes=99999-' })
  expect([outside.status, outside.headers.get('content-range')]).toEqual([
    416,
    `bytes */${SAMPLES.mp4.length}`,
  ])

  const paper = await uploaded(sokha, { bytes: sample(SAMPLES.pdf), name: 'ប្រវត្តិរូប.pdf', kind: 'file' })
  const saved = await get(paper)
  expect(saved.headers.get('content-disposition')).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('ប្រវត្តិរូប.pdf')}`,
  )
  expect(saved.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect((await get(`${paper}/thumb`)).status).toBe(404)
  const picture = await uploaded(sokha)
  const thumb = await get(`${picture}/thumb`)
  expect([thumb.status, thumb.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(thumb.headers.get('x-content-type-options')).toBe('nosniff')
})
