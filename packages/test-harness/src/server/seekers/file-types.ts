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
const DOCX_TEXT = /application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document\.main\+xml/i

/**
 * By the directory of the zip, and by what it says its parts are. Names are the same in capitals and with a backslash, and
 * the text of a document that Office wrote in a browser is `word/document2.xml`. A document with macros is none, whatever
 * their file is called.
 */
function isDocx(bytes: Buffer): boolean {
  const names: string[] = []
  const plain = (name: string): string => name.replaceAll('\\', '/').toLowerCase()
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(plain(name))
        return plain(name) === TYPES_PART && originalSize <= MAX_TYPES_BYTES
      },
    })
    const types = Object.values(parts).map((part) => strFromU8(part))
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
  const names = namesInOle(bytes)
  return names.includes('WordDocument') && !names.some((name) => /^(Macros|_VBA_PROJECT)$/i.test(name))
}

/** Every reader of PDF looks for the header here: a byte order mark or a line of a mail may stand before it. */
const PDF_HEADER_BYTES = 1_024

const PDF_OBJECT = /\b\d+\s+\d+\s+obj\b/
/** Where a reader begins; one whose end is cut off is read by its catalogue all the same. */
const PDF_BEGIN = /startxref\s+\d+|\/Root\b|\/Type\s*\/Catalog\b/

function isPdf(bytes: Buffer): boolean {
  const header = bytes.subarray(0, PDF_HEADER_BYTES).indexOf('%PDF-')
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
