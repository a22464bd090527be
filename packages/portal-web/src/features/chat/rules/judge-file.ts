import { FILE_MAX_BYTES, type Refusal } from '@sarika/im-engine'
import { kindOfFile } from '@sarika/im-engine/kinds'
import { DOCUMENT_ENDINGS } from '../../../contract/files'
import { fileNameOf } from './file-name'

/** Why a file that somebody chose is not sent. */
export type FileFault = 'empty' | 'wrong-type' | 'unreadable' | Refusal

/** Pictures by what they are, and none by the list of the specification: they are drawn anew as JPEG, which is. */
const DRAWN = ['webp', 'avif']

/** As what a chosen file is sent, e.g. "image" for "Roof.JPG" and "Roof.webp". */
export const kindOfChosen = (name: string): 'image' | 'video' | 'file' =>
  DRAWN.includes(fileNameOf(name).extension) ? 'image' : kindOfFile(name)

/** What can be said as soon as a file is chosen; null = nothing speaks against it yet. Source: S-MEDIA-9. */
export function judgeFile({ name, size }: Pick<File, 'name' | 'size'>): FileFault | null {
  if (size === 0) return 'empty'
  const { extension } = fileNameOf(name)
  const kind = kindOfChosen(name)
  if (kind === 'file' && !DOCUMENT_ENDINGS.includes(extension)) return 'wrong-type'
  // A picture is drawn anew, and smaller; only one that may move goes as it is.
  if (kind === 'image' && extension !== 'gif') return null
  const limit = FILE_MAX_BYTES[kind]
  return size > limit ? { kind: 'too-large', limit, length: size } : null
}

/** No further try helps: the file itself is wrong. */
export const isHopeless = (fault: FileFault | null): boolean =>
  fault !== null && (typeof fault === 'string' || fault.kind === 'too-large')
