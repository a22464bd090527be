import type { OutgoingFile } from '@sarika/im-engine'
import { kindOfFile } from '@sarika/im-engine/kinds'
import { readFilm } from './film'
import { readPicture } from './picture'

export interface Chosen {
  readonly file: File
  readonly caption: string
  /** A picture goes in its own size. */
  readonly isOriginal: boolean
}

/** A file as the engine sends it; "unreadable" = it is called a picture and is none. */
export async function prepare({ file, caption, isOriginal }: Chosen): Promise<OutgoingFile | 'unreadable'> {
  const kind = kindOfFile(file.name)
  const said = caption.trim() === '' ? {} : { caption: caption.trim() }
  // An empty file is refused by that name, not as a picture that cannot be read.
  if (kind === 'image' && file.size > 0) {
    const picture = await readPicture(file, file.name, isOriginal)
    return picture === null ? 'unreadable' : { kind, ...picture, ...said }
  }
  const plain = { kind, blob: file, name: file.name, ...said }
  return kind === 'video' && file.size > 0 ? { ...plain, ...(await readFilm(file)) } : plain
}
