import { typeOfImage } from '../accounts/avatars'

export type FileType = 'pdf' | 'doc' | 'docx' | 'jpg' | 'png'

export const CONTENT_TYPES: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
}

const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04])
/** The name of the stream that makes an OLE file one of a word processor. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le')

const beginsWith = (bytes: Buffer, magic: Buffer): boolean => bytes.subarray(0, magic.length).equals(magic)

/**
 * Names of what a zip holds stand in it uncompressed. They are the same in capitals and with a backslash, and the text of a
 * document that Office wrote in a browser is `word/document2.xml`. A document with macros is none.
 */
function isDocx(bytes: Buffer): boolean {
  const names = bytes.toString('latin1')
  return (
    names.includes('[Content_Types].xml') &&
    /word[/\\]document\d*\.xml/i.test(names) &&
    !/vbaProject\.bin/i.test(names)
  )
}

/** Every reader of PDF looks for the header here: a byte order mark or a line of a mail may stand before it. */
const PDF_HEADER_BYTES = 1_024

const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, PDF_HEADER_BYTES).includes('%PDF-')

/**
 * What a file is by its bytes, whatever its name and its sender say; null when it is none of them. What readers of a format
 * accept is accepted. PDF comes last, for another file may hold the letters of its header.
 */
export function typeOfFile(bytes: Buffer): FileType | null {
  if (beginsWith(bytes, OLE)) return bytes.includes(WORD_STREAM) ? 'doc' : null
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
