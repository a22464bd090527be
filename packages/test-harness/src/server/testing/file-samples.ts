/** The beginnings of files, made by code: as much of each as tells what it is. */
import { strToU8, zipSync } from 'fflate'

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')
const padded = (...parts: (Buffer | string)[]): Buffer =>
  Buffer.concat([...parts.map((part) => (typeof part === 'string' ? latin1(part) : part)), Buffer.alloc(600)])

function box(brand: string): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(24)
  return padded(head, `ftyp${brand}`, Buffer.alloc(4), brand, 'isom')
}

/** EBML with the kind of document that it says. */
function matroska(doctype: string): Buffer {
  const inner = Buffer.concat([Buffer.from([0x42, 0x82, 0x80 | doctype.length]), latin1(doctype)])
  return padded(Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 | inner.length]), inner)
}

const ogg = (codec: string): Buffer => padded('OggS', Buffer.alloc(24), codec)

const CONTENT_TYPES = (main: string): Record<string, Uint8Array> => ({
  '[Content_Types].xml': strToU8(
    `<Types><Override PartName="/x" ContentType="application/vnd.${main}+xml"/></Types>`,
  ),
  'x/document.xml': strToU8('<x/>'),
})
const zip = (files: Record<string, Uint8Array>): Buffer => Buffer.from(zipSync(files, { level: 0 }))
const office = (main: string): Buffer => zip(CONTENT_TYPES(main))
const openDocument = (type: string): Buffer =>
  zip({ mimetype: strToU8(`application/vnd.oasis.opendocument.${type}`), 'content.xml': strToU8('<x/>') })

/** A compound file whose directory has these names. */
export function compoundOf(names: readonly string[]): Buffer {
  const sectors = Buffer.alloc(512 * 3)
  const [table, directory] = [0, 1]
  sectors.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  sectors.writeUInt16LE(9, 30)
  sectors.writeUInt32LE(directory, 48)
  sectors.fill(0xff, 68, 512)
  sectors.writeUInt32LE(table, 76)
  const at = (sector: number): number => (sector + 1) * 512
  sectors.fill(0xff, at(table), at(directory))
  sectors.writeUInt32LE(0xfffffffd, at(table))
  sectors.writeUInt32LE(0xfffffffe, at(table) + 4 * directory)
  names.slice(0, 4).forEach((name, index) => {
    const entry = at(directory) + index * 128
    sectors.write(name, entry, 'utf16le')
    sectors.writeUInt16LE((name.length + 1) * 2, entry + 64)
    sectors[entry + 66] = 2
  })
  return sectors
}

const BYTE_ORDER_MARK = Buffer.from([0xff, 0xfe])
const utf16 = (text: string): Buffer => Buffer.concat([BYTE_ORDER_MARK, Buffer.from(text, 'utf16le')])

export const SAMPLES = {
  mp4: box('isom'),
  mov: box('qt  '),
  m4a: box('M4A '),
  webm: matroska('webm'),
  mkv: matroska('matroska'),
  theora: ogg('\x80theora'),
  opus: ogg('OpusHead'),
  mp3: padded(Buffer.from([0xff, 0xfb, 0x90, 0x64])),
  wav: padded('RIFF', Buffer.alloc(4), 'WAVEfmt '),
  avi: padded('RIFF', Buffer.alloc(4), 'AVI LIST'),
  pdf: padded('%PDF-1.7\n'),
  doc: compoundOf(['Root Entry', 'WordDocument']),
  xls: compoundOf(['Root Entry', 'Workbook']),
  ppt: compoundOf(['Root Entry', 'PowerPoint Document']),
  msi: compoundOf(['Root Entry', 'Binary']),
  macros: compoundOf(['Root Entry', 'WordDocument', 'Macros']),
  docx: office('openxmlformats-officedocument.wordprocessingml.document.main'),
  xlsx: office('openxmlformats-officedocument.spreadsheetml.sheet.main'),
  pptx: office('openxmlformats-officedocument.presentationml.presentation.main'),
  docm: office('ms-word.document.macroEnabled.main'),
  odt: openDocument('text'),
  ods: openDocument('spreadsheet'),
  odp: openDocument('presentation'),
  rtf: latin1('{\\rtf1\\ansi Hello}'),
  zip: zip({ 'notes.txt': strToU8('Hello') }),
  text: Buffer.from('ប្រាក់ខែ 400 USD\n', 'utf8'),
  utf16: utf16('Lương 400 USD\n'),
  bmw: latin1('BMW dealers in Phnom Penh\n'),
  svg: latin1('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  xmlSvg: latin1('\n<?xml version="1.0"?>\n<!-- x --><svg xmlns="http://www.w3.org/2000/svg"/>'),
  html: latin1('\xef\xbb\xbf \r\n\t<!DOCTYPE html><script>alert(1)</script>'),
  utf16Html: utf16('  <html><script>alert(1)</script></html>'),
  exe: padded('MZ', Buffer.from([0x90, 0, 3])),
  binary: Buffer.from([1, 2, 3, 0, 5]),
} as const

export type Sample = keyof typeof SAMPLES
