import type { OutgoingFile } from '@sarika/im-engine'
import { kindOfChosen } from '../rules/judge-file'
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
  const kind = kindOfChosen(file.name)
  const said = caption.trim() === '' ? {} : { caption: caption.trim() }
  if (kind === 'image') {
    const picture = await readPicture(file, file.name, isOriginal)
    return picture === null ? 'unreadable' : { kind, ...picture, ...said }
  }
  const plain = { kind, blob: file, name: file.name, ...said }
  return kind === 'video' ? { ...plain, ...(await readFilm(file)) } : plain
}
