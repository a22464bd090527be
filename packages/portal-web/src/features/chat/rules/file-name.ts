/** What turns the order of signs round: "photo\u202egpj.exe" would read "photoexe.jpg". */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Of a file's name: a dot and at most eight letters or digits. */
const EXTENSION = /\.([\p{L}\p{N}]{1,8})$/u

export interface FileName {
  /** e.g. "Certificate" */
  readonly stem: string
  /** e.g. "pdf"; "" = none */
  readonly extension: string
}

/** A name as it is saved and read out: without what turns the order of its signs round. Source: S-MEDIA-4. */
export const plainName = (name: string): string => name.replace(DIRECTIONS, '')

/** A name and its extension, which is shown apart so that no name can hide it. Source: S-MEDIA-4. */
export function fileNameOf(name: string): FileName {
  const plain = plainName(name)
  const extension = EXTENSION.exec(plain)?.[1] ?? ''
  return {
    stem: extension === '' ? plain : plain.slice(0, -extension.length - 1),
    extension: extension.toLowerCase(),
  }
}

/** Another extension, e.g. `renamed("a.bmp", "jpg")` is "a.jpg". */
export const renamed = (name: string, extension: string): string =>
  `${name.replace(EXTENSION, '') || 'picture'}.${extension}`
