import { strFromU8, unzipSync } from 'fflate'
import { typeOfImage } from '../accounts/avatars'
import { isOle, namesInOle } from './ole'

export type FileType = 'pdf' | 'doc' | 'docx' | 'jpg' | 'png'

export const CONTENT_TYPES: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
}

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04])

const beginsWith = (bytes: Buffer, magic: Buffer): boolean => bytes.subarray(0, magic.length).equals(magic)

/** The part of a zip that says what its others are; a document with more of them than this is none. */
const TYPES_PART = '[content_types].xml'
const MAX_TYPES_BYTES = 1_048_576
/** Deflate packs a thousand to one at most, and what a directory says of a size may be a lie: no more than this is unpacked. */
const MAX_PACKED_BYTES = 16_384
const DOCX_TEXT = /application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document\.main\+xml/i

/** What XML says, without comments and with its letters as they are: either could hide a word. */
const plainXml = (xml: string): string =>
  xml
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })

/**
 * By the directory of the zip, and by what it says its parts are. Names are the same in capitals and with a backslash, and
 * the text of a document that Office wrote in a browser is `word/document2.xml`. A document with macros is none, whatever
 * their file is called.
 */
function isDocx(bytes: Buffer): boolean {
  const names: string[] = []
  let typesParts = 0
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name: given, originalSize, size }) => {
        const name = given.replaceAll('\\', '/').toLowerCase()
        names.push(name)
        if (name !== TYPES_PART) return false
        // One is unpacked, however many are called so.
        typesParts++
        return typesParts === 1 && originalSize <= MAX_TYPES_BYTES && size <= MAX_PACKED_BYTES
      },
    })
    if (typesParts !== 1) return false
    const types = Object.values(parts).map((part) => plainXml(strFromU8(part)))
    return (
      types.length === 1 &&
      types.every((text) => DOCX_TEXT.test(text) && !/macroEnabled|vbaProject/i.test(text)) &&
      names.some((name) => /^\/?word\/document\d*\.xml$/.test(name)) &&
      !names.some((name) => name.endsWith('vbaproject.bin'))
    )
  } catch {
    return false
  }
}

/** A compound file whose directory has the text of a word processor, and no macros. */
function isDoc(bytes: Buffer): boolean {
  const names = namesInOle((offset, length) => bytes.subarray(offset, offset + length))
  return names.includes('WordDocument') && !names.some((name) => /^(Macros|_VBA_PROJECT)$/i.test(name))
}

/** Every reader of PDF looks for the header here: a byte order mark or a line of a mail may stand before it. */
const PDF_HEADER_BYTES = 1_024

const PDF_OBJECT = /\b\d+\s+\d+\s+obj\b/
/** Where a reader begins; one whose end is cut off is read by its catalogue all the same. */
const PDF_BEGIN = /startxref\s+\d+|\/Root\b|\/Type\s*\/Catalog\b/

const headerOf = (bytes: Buffer): number => bytes.subarray(0, PDF_HEADER_BYTES).indexOf('%PDF-')

function isPdf(bytes: Buffer): boolean {
  const header = headerOf(bytes)
  if (header < 0) return false
  const text = bytes.toString('latin1', header)
  return PDF_OBJECT.test(text) && PDF_BEGIN.test(text)
}

/**
 * What a file is by its structure, whatever its name and its sender say; null when it is none of them. What readers of a format
 * accept is accepted. PDF comes last, for another file may hold the letters of its header.
 */
export function typeOfFile(bytes: Buffer): FileType | null {
  if (isOle(bytes)) return isDoc(bytes) ? 'doc' : null
  if (beginsWith(bytes, ZIP)) return isDocx(bytes) ? 'docx' : null
  const image = typeOfImage(bytes)
  if (image !== null) return image === 'image/png' ? 'png' : 'jpg'
  return isPdf(bytes) ? 'pdf' : null
}

/** Whether a file begins as a PDF and is none: the rest of it is missing. */
export const isCutPdf = (bytes: Buffer): boolean => typeOfFile(bytes) === null && headerOf(bytes) >= 0

const MAX_STEM = 120

/** A name to show and to save under: no folder, nothing that cannot be seen, the ending of what it is. */
export function fileNameOf(given: string, type: FileType): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const stem = last
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '')
    .trim()
  return `${Array.from(stem).slice(0, MAX_STEM).join('') || 'resume'}.${type}`
}
