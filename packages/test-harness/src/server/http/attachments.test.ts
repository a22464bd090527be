import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { drawCaptcha } from '../accounts/captcha-picture'
import { MAX_ATTACHMENT_BYTES } from '../limits'
import { pdfOf } from '../seed/pdf'
import { typeOfFile } from '../seekers/file-types'
import { login, type TestClient } from '../testing/client'
import { handClock, PLENTY, startTestServer } from '../testing/world'

const PATH = '/users/resumes/attachment'
const PDF = pdfOf(['Dara Kim'])
const TYPES = '[Content_Types].xml'
const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** A zip of Office with these parts, and one that says what the first of them is. */
const zipOf = (names: readonly string[], type = DOCUMENT, typesName = TYPES) =>
  Buffer.from(
    zipSync({
      [typesName]: strToU8(`<Types><Override PartName="/${names[0]}" ContentType="${type}"/></Types>`),
      ...Object.fromEntries(names.map((name) => [name, strToU8('<w:document/>')])),
    }),
  )

/** A compound file with these streams: header, table of sectors, directory. */
function oleOf(...names: string[]): Buffer {
  const file = Buffer.alloc(512 * 3, 0xff)
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(file)
  file.writeUInt16LE(9, 30) // sectors of 512
  file.writeUInt32LE(1, 48) // the directory is the second
  file.writeUInt32LE(0, 76) // the table is the first
  file.writeUInt32LE(0xffffffff, 80)
  file.writeUInt32LE(0xfffffffe, 512 + 4) // the directory ends after one
  file.fill(0, 1_024)
  for (const [index, name] of names.entries()) {
    const at = 1_024 + index * 128
    file.write(name, at, 'utf16le')
    file.writeUInt16LE(name.length * 2 + 2, at + 64)
    file[at + 66] = 2
  }
  return file
}

async function start() {
  const { url } = await startTestServer({ rates: { attachments: PLENTY } })
  return { url, dara: await login(url, 'dara') }
}

function upload(client: TestClient, content: Buffer, name: string, field = 'file') {
  const form = new FormData()
  form.append(field, new File([new Uint8Array(content)], name, { type: 'text/html' }))
  return client.api('POST', PATH, form)
}

test('S-SEEK-18 DOC, DOCX, PDF, JPG and PNG are known by what they are, and named so', async () => {
  const { dara } = await start()
  const files = [
    [PDF, '../../me.html', 'me.pdf'],
    [oleOf('Root Entry', 'WordDocument', '1Table'), 'ប្រវត្តិរូប.doc', 'ប្រវត្តិរូប.doc'],
    [zipOf(['word/document.xml']), '\u202ecv.exe', 'cv.docx'],
    [drawCaptcha('1'), 'photo', 'photo.png'],
    [
      Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 8, 8, 0, 1, 0, 1, 0, 0xff, 0xda, 0, 2, 1, 0xff, 0xd9]),
      '.jpeg',
      'resume.jpg',
    ],
  ] as const
  for (const [content, given, name] of files)
    expect((await upload(dara, content, given)).body).toMatchObject({ name })
  const { body } = await dara.api('GET', PATH)
  expect(body.result.map(({ type }: { type: string }) => type)).toEqual(['jpg', 'png', 'docx', 'doc', 'pdf'])
  expect(body.result[4]).toEqual({
    id: expect.any(Number),
    name: 'me.pdf',
    type: 'pdf',
    size: PDF.length,
    createAt: expect.any(Number),
  })
})

test('S-SEEK-18 what every reader of a format reads is taken as it is', async () => {
  const { dara } = await start()
  const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])
  const mailed = Buffer.from('Content-Type: application/pdf\r\n\r\n')
  const files = [
    [Buffer.concat([byteOrderMark, PDF]), 'pdf'],
    [Buffer.concat([mailed, PDF]), 'pdf'],
    [Buffer.concat([Buffer.alloc(1_019, '\n'), PDF]), 'pdf'],
    [zipOf(['word/document2.xml']), 'docx'],
    [zipOf(['Word\\Document.xml'], DOCUMENT, '[CONTENT_TYPES].XML'), 'docx'],
    [PDF.subarray(0, PDF.indexOf('startxref')), 'pdf'],
    [drawCaptcha('1').subarray(0, -12), 'png'],
  ] as const
  for (const [content, type] of files) {
    const { id, ...kept } = (await upload(dara, content, 'me')).body
    expect(kept).toMatchObject({ type, name: `me.${type}` })
    const { headers } = await dara.api('GET', `${PATH}/${id}`)
    if (type !== 'png') expect(Number(headers.get('content-length'))).toBe(content.length)
  }
})

test('S-SEEK-18 what is none of them, or larger than 4 MB, is refused', async () => {
  const { dara } = await start()
  const refusal = async (content: Buffer, field = 'file') =>
    (await upload(dara, content, 'me.pdf', field)).body.fields[0]?.message
  for (const content of [
    Buffer.from('<html><script>alert(1)</script>'),
    Buffer.concat([Buffer.alloc(1_024), PDF]),
    Buffer.from('%PDF-1.7\n<html><script>alert(1)</script>'),
    Buffer.concat([zipOf(['xl/workbook.xml'], 'application/xml'), PDF]),
    Buffer.concat([oleOf('Root Entry'), PDF]),
    Buffer.concat([oleOf('Root Entry', 'Workbook'), Buffer.from('WordDocument', 'utf16le')]),
    oleOf('Root Entry', 'WordDocument', 'Macros'),
    oleOf('WordDocument').subarray(0, 1_100),
    Buffer.from('PK\u0003\u0004[Content_Types].xml word/document.xml'),
    zipOf(['word/document.xml']).subarray(0, -30),
    zipOf(['xl/workbook.xml']),
    zipOf(['word/document.xml'], 'application/vnd.ms-word.document.macroEnabled.main+xml'),
    zipOf(['word/document.xml', 'word/vbaProject.bin']),
    zipOf(['word/document2.xml', 'word/vbaproject.bin']),
    zipOf(['word/document2.xml', 'other\\VBAPROJECT.BIN']),
    zipOf(['word/document.xml'], `${DOCUMENT}" ContentType="application/vnd.ms-office.vbaProject`),
    zipOf(['word/document.xml'], `${DOCUMENT}" ContentType="application/vnd.ms-office.vbaProj&#101;ct`),
    zipOf(['word/document.xml'], `application/xml"/><!-- ${DOCUMENT} --><x y="macroEn&#x61;bled`),
    Buffer.from('GIF89a'),
    Buffer.alloc(0),
  ])
    expect(await refusal(content)).toBe('neither DOC, DOCX, PDF, JPG nor PNG')
  expect(await refusal(PDF, 'picture')).toBe('missing file field')
  const sized = (bytes: number) => Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length)])
  expect((await upload(dara, sized(MAX_ATTACHMENT_BYTES), 'me.pdf')).status).toBe(200)
  expect(await refusal(sized(MAX_ATTACHMENT_BYTES + 1))).toBe('larger than 4 MB')
  expect(await refusal(sized(MAX_ATTACHMENT_BYTES * 2))).toBe('the body is too large')
})

test('S-SEEK-18 a part that unpacks to far more than its directory says is not unpacked', () => {
  const zeros = new Uint8Array(64 * 1_048_576)
  const bomb = Buffer.from(zipSync({ '[Content_Types].xml': zeros, 'word/document.xml': strToU8('x') }))
  const entry = bomb.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
  bomb.writeUInt32LE(1_000_000, entry + 24)
  const took = (work: () => unknown) => {
    const start = performance.now()
    work()
    return performance.now() - start
  }
  const whole = took(() => inflateRawSync(deflateRawSync(zeros)))
  expect(took(() => expect(typeOfFile(bomb)).toBeNull())).toBeLessThan(whole / 4)
})

test('S-SEEK-19 a file goes to its owner and to employers that got an application with it, never as a page', async () => {
  const { url, dara } = await start()
  const { id } = (await upload(dara, PDF, 'ប្រវត្តិរូប (1).pdf')).body
  const get = (client: TestClient) =>
    fetch(`${url}/api/v1.0.0${PATH}/${id}`, { headers: { authorization: `Bearer ${client.accessToken}` } })
  const own = await get(dara)
  expect(Buffer.from(await own.arrayBuffer()).equals(PDF)).toBe(true)
  expect(Object.fromEntries(own.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('ប្រវត្តិរូប ')}%281%29.pdf`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  })
  const [hr, bank, sokha] = await Promise.all(
    ['angkor-hr', 'tonle-bank', 'sokha'].map((one) => login(url, one)),
  )
  if (!hr || !bank || !sokha) throw new Error('no login')
  expect((await get(hr)).status).toBe(404)
  expect((await dara.api('POST', '/users/jobs/1/applications', { attachmentId: id })).status).toBe(200)
  expect((await get(hr)).status).toBe(200)
  for (const other of [bank, sokha]) expect((await get(other)).status).toBe(404)
  // Out of the owner's list, and still with who got it.
  expect((await dara.api('DELETE', `${PATH}/${id}`)).status).toBe(204)
  expect((await dara.api('GET', PATH)).body.result).toEqual([])
  expect([(await get(dara)).status, (await get(hr)).status]).toEqual([404, 200])
})

test('S-ACC-21 a resume taken with a phone arrives with the side that is up, and without what the phone says', async () => {
  const { url, dara } = await start()
  const notes = Buffer.from(
    'Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0',
    'latin1',
  )
  const place = Buffer.from('11.5564 N')
  const photo = Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 2 + notes.length + place.length]),
    notes,
    place,
    // One pixel.
    Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0]),
    Buffer.from([0xff, 0xda, 0, 2, 1, 0xff, 0xd9]),
  ])
  const { id } = (await upload(dara, photo, 'resume.jpg')).body
  const answer = await fetch(`${url}/api/v1.0.0${PATH}/${id}`, {
    headers: { authorization: `Bearer ${dara.accessToken}` },
  })
  const kept = Buffer.from(await answer.arrayBuffer())
  expect([kept.includes(notes), kept.includes(place)]).toEqual([true, false])
})

test('S-SEEK-18 ten files at most, and not too fast', async () => {
  const { dara } = await start()
  for (let count = 0; count < 10; count++) expect((await upload(dara, PDF, 'me.pdf')).status).toBe(200)
  expect(await upload(dara, PDF, 'me.pdf')).toMatchObject({ status: 422, body: { code: 'too_many' } })
  const slow = await startTestServer({ rates: { attachments: { burst: 1, perSecond: 0.01 } } })
  const sokha = await login(slow.url, 'sokha')
  expect((await upload(sokha, PDF, 'me.pdf')).status).toBe(200)
  expect((await upload(sokha, PDF, 'me.pdf')).status).toBe(429)
})

test('S-SEEK-36 a file that is sent again under its key is there once, as it was sent last; a deleted one is made anew', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ rates: { attachments: PLENTY }, clock: clock.now })
  const dara = await login(url, 'dara')
  const send = async (content = PDF, name = 'me.pdf') => {
    clock.advance(60_000)
    const form = new FormData()
    form.append('file', new File([new Uint8Array(content)], name))
    return (await dara.api('POST', PATH, form, { 'Idempotency-Key': 'k1' })).body
  }
  const listed = async () => (await dara.api('GET', PATH)).body.result
  const first = await send()
  expect(await send()).toEqual(first)
  expect(await listed()).toEqual([first])

  await dara.api('POST', '/users/jobs/1/applications', { attachmentId: first.id })
  const other = pdfOf(['Dara Kim', 'Cook'])
  const second = await send(other)
  expect(second).toMatchObject({ name: 'me.pdf', size: other.length })
  expect(await listed()).toEqual([second])
  const hr = await login(url, 'angkor-hr')
  const got = await hr.api('GET', `${PATH}/${first.id}`)
  expect([got.status, Number(got.headers.get('content-length'))]).toEqual([200, PDF.length])

  expect((await dara.api('DELETE', `${PATH}/${second.id}`)).status).toBe(204)
  const third = await send(other, 'cv.pdf')
  expect(third).toMatchObject({ name: 'cv.pdf', size: other.length })
  expect(await listed()).toEqual([third])
})
