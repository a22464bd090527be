// Uploads of people who mean harm, and of those whose connection breaks.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { CannotStore } from '../db/cannot-store'
import type { FileStore } from '../files/store'
import { MAX_FILE_BYTES } from '../limits'
import { login, type TestClient } from '../testing/client'
import { tempFolder } from '../testing/databases'
import { SAMPLES } from '../testing/file-samples'
import { PICTURE, TEXT, ticketFor, upload } from '../testing/files'
import { RawConnection } from '../testing/raw'
import { PLENTY, startTestServer } from '../testing/world'

async function open(options: Parameters<typeof startTestServer>[0] = {}) {
  const filesDir = await tempFolder()
  const { url } = await startTestServer({ filesDir, rates: { files: PLENTY, avatars: PLENTY }, ...options })
  const sokha = await login(url, 'sokha')
  const arriving = () => readdir(join(filesDir, 'arriving')).catch(() => [] as string[])
  const stored = async () => (await readdir(filesDir)).filter((name) => name !== 'arriving')
  const isEmpty = async () => [...(await arriving()), ...(await stored())]
  return { url, sokha, arriving, stored, isEmpty }
}

const bytesOf = (content: string | Uint8Array) =>
  new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content)

/** A PNG whose head says 10,000 x 10,000. */
function hugePng(): Uint8Array<ArrayBuffer> {
  const png = Buffer.from(PICTURE)
  png.writeUInt32BE(10_000, 16)
  png.writeUInt32BE(10_000, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return bytesOf(png)
}

test('S-FILE-4 S-FILE-14 what is not what it says is refused, and nothing of it stays', async () => {
  const { sokha, isEmpty } = await open()
  const told = async (content: string | Uint8Array, name: string, kind: string) => {
    const { status, body } = await upload(sokha, { bytes: bytesOf(content), name, kind })
    return [status, body.code, body.message.split(';')[0]]
  }
  expect(await told(SAMPLES.svg, 'logo.png', 'image')).toEqual([422, 'wrong_type', 'this is SVG'])
  expect(await told(SAMPLES.html, 'notes.txt', 'file')).toEqual([422, 'wrong_type', 'this is HTML'])
  expect(await told(SAMPLES.exe, 'cv.pdf', 'file')).toEqual([422, 'wrong_type', 'this is EXE'])
  expect(await told(SAMPLES.pdf, 'me.jpg', 'image')).toEqual([422, 'wrong_type', 'this is PDF'])
  expect(await told(PICTURE.subarray(0, 60), 'me.png', 'image')).toEqual([
    422,
    'wrong_type',
    'this is not a whole picture',
  ])
  expect(await told(hugePng(), 'me.png', 'image')).toEqual([
    422,
    'too_large',
    'a picture has 50 megapixels at most',
  ])
  const empty = await upload(sokha, { bytes: new Uint8Array(0), name: 'a.txt', ticket: '' })
  expect([empty.status, empty.body.code]).toEqual([422, 'empty_file'])
  await expect.poll(isEmpty).toEqual([])
})

test('S-FILE-12 S-FILE-14 a file of the largest size is taken, and of one byte more is not', async () => {
  const { sokha, arriving, stored } = await open()
  const max = MAX_FILE_BYTES.audio
  const sized = (size: number) => {
    const bytes = new Uint8Array(size)
    bytes.set(SAMPLES.wav)
    return upload(sokha, { bytes, name: 'a.wav', ticket: ticket ?? '' })
  }
  let ticket: string | undefined = await ticketFor(sokha, 'audio', max)
  const over = await sized(max + 1)
  expect([over.status, over.body.code]).toEqual([422, 'too_large'])
  expect((await sized(max)).body.data).toMatchObject({ size: max, type: 'audio/wav' })
  ticket = undefined
  // A name says video, whose limit is not reached; by its bytes it is none.
  expect((await sized(max + 1)).body.code).toBe('wrong_type')
  await expect.poll(arriving).toEqual([])
  expect(await stored()).toHaveLength(1)
})

const HEAD = (file: string) =>
  `--x\r\nContent-Disposition: form-data; name="file"; filename="${file}"\r\nContent-Type: image/png\r\n\r\n`

/** Sends a body of one's own making: as many bytes as one says, or not. */
function sendRaw({ url, imToken }: TestClient, body: string, length: number, ticket = ''): RawConnection {
  const connection = new RawConnection(url)
  connection.send(
    `POST /chat/files2 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${imToken}\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n` +
      `${ticket === '' ? '' : `X-File-Ticket: ${ticket}\r\n`}\r\n${body}`,
  )
  return connection
}

test('S-FILE-14 a body that is cut leaves no file behind', async () => {
  const { sokha, arriving, isEmpty } = await open()
  const cut = sendRaw(sokha, `${HEAD('a.png')}half of a picture`, 5_000)
  await expect.poll(arriving).toHaveLength(1)
  cut.hangUp()
  await expect.poll(isEmpty).toEqual([])
})

test('S-FILE-14 a length that is too small ends the body, and one that is too large is refused at once', async () => {
  const { sokha, isEmpty } = await open()
  const body = `${HEAD('a.txt')}${'x'.repeat(500)}\r\n--x--\r\n`
  const cut = body.slice(0, -100)
  expect(await sendRaw(sokha, cut, cut.length).heard('missing_file')).toContain('HTTP/1.1 422')
  // What is left over is no request.
  expect(await sendRaw(sokha, body, cut.length).heard('HTTP/1.1 4')).not.toContain('200 OK')
  const ticket = await ticketFor(sokha, 'file', 500)
  expect(await sendRaw(sokha, body, 90_000, ticket).heard('too_large')).toContain('HTTP/1.1 422')
  expect(await sendRaw(sokha, body, 10 ** 12).heard('too_large')).toContain('HTTP/1.1 422')
  expect(await sendRaw(sokha, body, body.length, 'garbage').heard('no_ticket')).toContain('HTTP/1.1 422')
  await expect.poll(isEmpty).toEqual([])
})

test('S-FILE-12 an account has six bodies on their way at most; when one is over, another may come', async () => {
  const { sokha, arriving } = await open()
  const body = `${HEAD('a.txt')}half`
  const held = Array.from({ length: 6 }, () => sendRaw(sokha, body, 5_000))
  await expect.poll(arriving).toHaveLength(6)
  const answer = await sendRaw(sokha, body, 5_000).heard('too_fast')
  expect(answer).toContain('HTTP/1.1 429')
  expect(answer.toLowerCase()).toContain('retry-after: 2')
  held[0]?.hangUp()
  await expect.poll(arriving).toHaveLength(5)
  sendRaw(sokha, body, 5_000)
  await expect.poll(arriving).toHaveLength(6)
})

test('S-FILE-14 many parts, many files and odd field names are no way in', async () => {
  const { sokha, isEmpty } = await open()
  const part = (name: string, index: number) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${index}.txt"\r\n\r\ntext\r\n`
  const many = `${Array.from({ length: 30 }, (_, i) => part(`f${i}`, i)).join('')}--x--\r\n`
  expect(await sendRaw(sokha, many, many.length).heard('missing_file')).toContain('HTTP/1.1 422')
  const proto = `${part('__proto__', 1)}--x--\r\n`
  expect(await sendRaw(sokha, proto, proto.length).heard('missing_file')).toContain('HTTP/1.1 422')
  await expect.poll(isEmpty).toEqual([])
})

test('S-FILE-15 a name with folders, control characters and a turned order is shown as what it is', async () => {
  const { sokha } = await open()
  const named = async (name: string) => {
    const { body } = await upload(sokha, { bytes: TEXT, name, kind: 'file' })
    return body.data.name
  }
  expect(await named('../../../etc/passwd')).toBe('passwd.txt')
  expect(await named('cv\u202efdp.exe')).toBe('cvfdp.txt')
  expect(await named('a\u0001\u007fb\u200f.csv')).toBe('ab.csv')
  expect(await named('..\\..\\web.config')).toBe('web.config.txt')
})

test('S-FILE-12 where the disk is full the answer is 507, and nothing stays', async () => {
  let isFull = true
  const kept = new Set<string>()
  const store: FileStore = {
    async put(key, path) {
      if (isFull) throw new CannotStore('the disk is full', path, null)
      kept.add(key)
    },
    get: async () => null,
    remove: async (key) => void kept.delete(key),
    async *keys() {
      yield* kept
    },
  }
  const { sokha, isEmpty } = await open({ fileStore: store })
  const full = await upload(sokha, { onceKey: 'k' })
  expect([full.status, full.body.code, full.headers.get('retry-after')]).toEqual([507, 'cannot_store', '5'])
  await expect.poll(isEmpty).toEqual([])
  isFull = false
  expect((await upload(sokha, { onceKey: 'k' })).status).toBe(200)
  expect(kept.size).toBe(2)
})
