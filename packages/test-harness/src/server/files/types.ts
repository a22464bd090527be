import { closeSync, openSync, readSync } from 'node:fs'
import { DOCUMENT_ENDINGS } from '@sarika/portal-web/contract/files'
import { fileTypeFromFile } from 'file-type'
import type { FileRow } from '../db/tables-files'
import { namesInOle } from '../seekers/ole'
import { headOf, isText, markupIn } from './text-file'

export type FileKind = FileRow['kind']

/** What a file is: the type that browsers are told, and the endings that a name of it may have, the usual one first. */
export interface FileType {
  readonly type: string
  readonly endings: readonly string[]
}

const as = (type: string, ...endings: string[]): FileType => ({ type, endings })
const office = (name: string, ending: string) =>
  as(`application/vnd.openxmlformats-officedocument.${name}`, ending)
const open = (name: string, ending: string) => as(`application/vnd.oasis.opendocument.${name}`, ending)

const OGG_SOUND = as('audio/ogg', 'ogg', 'oga', 'opus')
const OGG_FILM = as('video/ogg', 'ogg', 'ogv')
const MP4_FILM = as('video/mp4', 'mp4', 'm4v')
const MP4_SOUND = as('audio/mp4', 'm4a', 'mp4')

const ZIP = as('application/zip', 'zip')
const TEXT = as('text/plain', 'txt')
const CSV = as('text/csv', 'csv')
const RTF = as('application/rtf', 'rtf')

/** By kind: what a file is by its bytes, as file-type names it. A recording of a browser is a WebM or MP4 without a picture. */
const KNOWN: Readonly<Record<FileKind, Readonly<Record<string, FileType>>>> = {
  image: {
    png: as('image/png', 'png'),
    apng: as('image/png', 'png', 'apng'),
    jpg: as('image/jpeg', 'jpg', 'jpeg'),
    bmp: as('image/bmp', 'bmp'),
    gif: as('image/gif', 'gif'),
    webp: as('image/webp', 'webp'),
  },
  video: {
    mp4: MP4_FILM,
    m4v: MP4_FILM,
    mov: as('video/quicktime', 'mov'),
    ogg: OGG_FILM,
    ogv: OGG_FILM,
    ogm: OGG_FILM,
    ogx: OGG_FILM,
    webm: as('video/webm', 'webm'),
  },
  audio: {
    webm: as('audio/webm', 'webm', 'weba'),
    mp4: MP4_SOUND,
    m4a: MP4_SOUND,
    ogg: OGG_SOUND,
    oga: OGG_SOUND,
    ogx: OGG_SOUND,
    opus: OGG_SOUND,
    spx: OGG_SOUND,
    mp3: as('audio/mpeg', 'mp3'),
    wav: as('audio/wav', 'wav'),
  },
  file: {
    pdf: as('application/pdf', 'pdf'),
    docx: office('wordprocessingml.document', 'docx'),
    xlsx: office('spreadsheetml.sheet', 'xlsx'),
    pptx: office('presentationml.presentation', 'pptx'),
    odt: open('text', 'odt'),
    ods: open('spreadsheet', 'ods'),
    odp: open('presentation', 'odp'),
    rtf: RTF,
    zip: ZIP,
  },
}

/** Documents of Office before 2007, by the stream that only they have. */
const OLE: readonly (readonly [RegExp, FileType])[] = [
  [/^WordDocument$/, as('application/msword', 'doc')],
  [/^(?:Workbook|Book)$/, as('application/vnd.ms-excel', 'xls')],
  [/^PowerPoint Document$/, as('application/vnd.ms-powerpoint', 'ppt')],
]
const MACROS = /^(?:Macros|_VBA_PROJECT(?:_CUR)?|VBA)$/i

/** What each kind takes, in words for people. */
const ALLOWED: Readonly<Record<FileKind, string>> = {
  image: 'a picture is PNG, JPG, BMP, GIF or WebP',
  video: 'a video is MP4, MOV, OGG or WebM',
  audio: 'a recording is WebM, MP4, OGG, MP3 or WAV',
  file: `a file is ${DOCUMENT_ENDINGS.slice(0, -1).join(', ').toUpperCase()} or ${DOCUMENT_ENDINGS.at(-1)?.toUpperCase()}, without macros`,
}

/** Of what is neither picture, film nor recording. */
export const DOCUMENTS: readonly FileType[] = [
  ...Object.values(KNOWN.file),
  ...OLE.map(([, type]) => type),
  TEXT,
  CSV,
]

/** Every type that is ever told of a file, for the documents. */
export const FILE_TYPES: readonly string[] = [
  ...new Set(
    [...Object.values(KNOWN).flatMap((types) => Object.values(types)), ...DOCUMENTS].map(({ type }) => type),
  ),
]

export type Judged =
  | { readonly kind: 'known'; readonly type: FileType }
  | { readonly kind: 'wrong'; readonly message: string }

function oleTypeOf(path: string): FileType | string {
  const descriptor = openSync(path, 'r')
  try {
    const names = namesInOle((offset, length) => {
      const bytes = Buffer.alloc(length)
      return bytes.subarray(0, readSync(descriptor, bytes, 0, length, offset))
    })
    if (names.some((name) => MACROS.test(name))) return 'a document with macros'
    const found = OLE.find(([stream]) => names.some((name) => stream.test(name)))
    return found?.[1] ?? 'an unknown compound file'
  } finally {
    closeSync(descriptor)
  }
}

/** Of a text only its name tells whether it is a table. */
const textTypeOf = (name: string): FileType => (/\.csv$/i.test(name) ? CSV : TEXT)

async function fileTypeOf(
  path: string,
  name: string,
  head: Buffer,
  found: string,
): Promise<FileType | string> {
  const known = KNOWN.file[found]
  if (known !== undefined) return known
  if (found === 'cfb') return oleTypeOf(path)
  // A text may begin like something else: "BM", "II*".
  return (await isText(path, head)) ? textTypeOf(name) : found
}

/**
 * What a file is by its bytes, whatever it is called: only between two kinds of text its name decides. SVG and HTML are refused as
 * every kind, for a browser would run what stands in them. Nothing that is packed is unpacked but the list of types in a document.
 */
export async function judgeType(path: string, name: string, kind: FileKind): Promise<Judged> {
  const wrong = (what: string): Judged => ({ kind: 'wrong', message: `this is ${what}; ${ALLOWED[kind]}` })
  const head = await headOf(path)
  const markup = markupIn(head)
  if (markup !== null) return wrong(markup)
  const found = (await fileTypeFromFile(path))?.ext ?? 'of an unknown type'
  const type = kind === 'file' ? await fileTypeOf(path, name, head, found) : (KNOWN[kind][found] ?? found)
  return typeof type === 'string'
    ? wrong(/ /.test(type) ? type : type.toUpperCase())
    : { kind: 'known', type }
}

const IMAGE_ENDING = /\.(?:png|jpe?g|bmp|gif)$/i
const VIDEO_ENDING = /\.(?:mov|mp4|ogg|webm)$/i

/** What a file without a ticket is sent as, by its name. Source: specification 4. */
export function kindOfName(name: string): FileKind {
  if (IMAGE_ENDING.test(name)) return 'image'
  return VIDEO_ENDING.test(name) ? 'video' : 'file'
}
