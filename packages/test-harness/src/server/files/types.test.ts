import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DOCUMENT_ENDINGS } from '@sarika/portal-web/contract/files'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { tempFolder } from '../testing/databases'
import { SAMPLES, type Sample } from '../testing/file-samples'
import { DOCUMENTS, type FileKind, judgeType, kindOfName } from './types'

async function judge(content: Uint8Array, kind: FileKind, name = 'x.bin') {
  const path = join(await tempFolder(), 'body')
  await writeFile(path, content)
  const judged = await judgeType(path, name, kind)
  return judged.kind === 'known' ? judged.type.type : judged.message
}

test('S-FILE-4 the portal offers the documents that the server takes, and no others', () => {
  expect([...DOCUMENT_ENDINGS].sort()).toEqual(DOCUMENTS.flatMap(({ endings }) => endings).sort())
})

const TAKEN: readonly (readonly [FileKind, Sample, string])[] = [
  ['video', 'mp4', 'video/mp4'],
  ['video', 'mov', 'video/quicktime'],
  ['video', 'webm', 'video/webm'],
  ['video', 'theora', 'video/ogg'],
  ['audio', 'webm', 'audio/webm'],
  ['audio', 'mp4', 'audio/mp4'],
  ['audio', 'm4a', 'audio/mp4'],
  ['audio', 'opus', 'audio/ogg'],
  ['audio', 'mp3', 'audio/mpeg'],
  ['audio', 'wav', 'audio/wav'],
  ['file', 'pdf', 'application/pdf'],
  ['file', 'doc', 'application/msword'],
  ['file', 'xls', 'application/vnd.ms-excel'],
  ['file', 'ppt', 'application/vnd.ms-powerpoint'],
  ['file', 'docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['file', 'xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['file', 'pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ['file', 'odt', 'application/vnd.oasis.opendocument.text'],
  ['file', 'ods', 'application/vnd.oasis.opendocument.spreadsheet'],
  ['file', 'odp', 'application/vnd.oasis.opendocument.presentation'],
  ['file', 'rtf', 'application/rtf'],
  ['file', 'zip', 'application/zip'],
  ['file', 'text', 'text/plain'],
  ['file', 'utf16', 'text/plain'],
  ['file', 'bmw', 'text/plain'],
]

test.each(TAKEN)('S-FILE-4 a %s may be %s, which is told as %s', async (kind, sample, type) => {
  expect(await judge(SAMPLES[sample], kind)).toBe(type)
})

const FILE =
  'a file is PDF, DOC, DOCX, XLS, XLSX, PPT, PPTX, ODT, ODS, ODP, RTF, TXT, CSV or ZIP, without macros'
const REFUSED: readonly (readonly [FileKind, Sample, string])[] = [
  ['image', 'svg', 'this is SVG; a picture is PNG, JPG, BMP, GIF or WebP'],
  ['image', 'xmlSvg', 'this is SVG; a picture is PNG, JPG, BMP, GIF or WebP'],
  ['image', 'pdf', 'this is PDF; a picture is PNG, JPG, BMP, GIF or WebP'],
  ['video', 'mkv', 'this is MKV; a video is MP4, MOV, OGG or WebM'],
  ['video', 'avi', 'this is AVI; a video is MP4, MOV, OGG or WebM'],
  ['audio', 'html', 'this is HTML; a recording is WebM, MP4, OGG, MP3 or WAV'],
  ['audio', 'text', 'this is of an unknown type; a recording is WebM, MP4, OGG, MP3 or WAV'],
  ['file', 'svg', `this is SVG; ${FILE}`],
  ['file', 'html', `this is HTML; ${FILE}`],
  ['file', 'utf16Html', `this is HTML; ${FILE}`],
  ['file', 'exe', `this is EXE; ${FILE}`],
  ['file', 'binary', `this is of an unknown type; ${FILE}`],
  ['file', 'docm', `this is DOCM; ${FILE}`],
  ['file', 'macros', `this is a document with macros; ${FILE}`],
  ['file', 'msi', `this is an unknown compound file; ${FILE}`],
  ['file', 'mp4', `this is MP4; ${FILE}`],
]

test.each(REFUSED)('S-FILE-4 a %s may not be %s, and hears so by its name', async (kind, sample, message) => {
  // Whatever it is called.
  for (const name of ['x.png', 'x.mp4', 'x.txt', 'x.pdf'])
    expect(await judge(SAMPLES[sample], kind, name)).toBe(message)
})

test('S-FILE-4 of a text its name tells whether it is a table', async () => {
  expect(await judge(SAMPLES.text, 'file', 'pay.CSV')).toBe('text/csv')
  expect(await judge(SAMPLES.text, 'file', 'pay.csv.html')).toBe('text/plain')
})

test('S-FILE-4 a text is looked through to its end', async () => {
  const long = Buffer.alloc(200_001, 'x')
  expect(await judge(long, 'file')).toBe('text/plain')
  long[200_000] = 0
  expect(await judge(long, 'file')).toContain('this is of an unknown type')
})

test('S-FILE-4 a zip is told by its beginning, however much it would unpack to', async () => {
  const path = join(await tempFolder(), 'bomb')
  await writeFile(path, zipSync({ 'zeros.bin': new Uint8Array(3_000_000) }, { level: 1 }))
  expect(await judgeType(path, 'x.zip', 'file')).toMatchObject({ type: { type: 'application/zip' } })
  // A list of types that unpacks to 3 MB is not read to its end, so nobody learns of the document behind it.
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const list = strToU8(`<Types>${' '.repeat(3_000_000)}<Override ContentType="${main}"/></Types>`)
  await writeFile(path, zipSync({ '[Content_Types].xml': list, 'x.xml': strToU8('') }, { level: 1 }))
  expect(await judgeType(path, 'x.docx', 'file')).toMatchObject({ type: { type: 'application/zip' } })
})

test('S-FILE-4 a compound file beyond the table of its header is read too', async () => {
  // 8 MB in sectors of 512 bytes: its directory stands behind what the first 109 sectors of the table tell.
  const path = join(await tempFolder(), 'large.doc')
  const bytes = Buffer.from(SAMPLES.doc)
  const [list, table, directory] = [2, 3, 109 * 128 + 1]
  const at = (sector: number): number => (sector + 1) * 512
  const file = Buffer.alloc(at(directory + 3), 0xff)
  bytes.copy(file, 0, 0, 512)
  file.writeUInt32LE(directory, 48)
  file.writeUInt32LE(list, 68)
  file.writeUInt32LE(table, at(list))
  bytes.copy(file, at(directory + 1), at(1), at(1) + 512)
  file.fill(0, at(directory), at(directory + 1))
  file.writeUInt32LE(directory + 1, at(table) + 4)
  file.writeUInt32LE(0xfffffffe, at(table) + 8)
  await writeFile(path, file)
  expect(await judgeType(path, 'large.doc', 'file')).toMatchObject({ type: { type: 'application/msword' } })
  await truncate(path, at(directory))
  expect((await judgeType(path, 'large.doc', 'file')).kind).toBe('wrong')
})

test('S-FILE-2 without a ticket the kind follows from the ending of the name', () => {
  const kinds = (...names: string[]) => new Set(names.map(kindOfName))
  expect(kinds('a.png', 'a.JPG', 'a.bmp', 'a.jpeg', 'a.gif')).toEqual(new Set(['image']))
  expect(kinds('a.mov', 'a.mp4', 'a.ogg', 'a.WEBM')).toEqual(new Set(['video']))
  expect(kinds('a.pdf', 'a.mp3', 'a', 'png', 'a.png.zip', '')).toEqual(new Set(['file']))
})
