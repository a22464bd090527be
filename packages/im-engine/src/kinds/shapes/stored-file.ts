import type { KindDefinition, Raw } from '../kind.js'
import { amountOf, fieldsOf, given, textOf } from './fields.js'

/** Something that a store keeps; sizes and times are 0 where nobody told them. */
export interface StoredFile {
  /** Where it is, as it came: a screen decides what it follows. */
  readonly url: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Seconds. */
  readonly duration: number
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** As its sender told, e.g. `application/pdf`. */
  readonly fileType: string
  /** Of a video: its first picture. */
  readonly posterUrl: string
  readonly posterWidth: number
  readonly posterHeight: number
  readonly posterSize: number
}

function decode(raw: Raw): StoredFile | undefined {
  const field = fieldsOf(raw)
  const number = (value: unknown): number => amountOf(value) ?? 0
  const url = raw.text.startsWith('{') ? textOf(field('url')) : raw.text
  if (url === '') return undefined
  return {
    url,
    name: textOf(raw.more?.fileName ?? field('fileName') ?? field('fromName')),
    size: number(raw.more?.fileSize ?? field('fileSize')),
    duration: number(raw.more?.timeLength ?? field('duration')),
    width: number(field('width')),
    height: number(field('height')),
    fileType: textOf(field('fileType')),
    posterUrl: textOf(field('posterUrl')),
    posterWidth: number(field('posterWidth')),
    posterHeight: number(field('posterHeight')),
    posterSize: number(field('posterSize')),
  }
}

const orNone = (value: number): number | undefined => (value === 0 ? undefined : value)

function encode(file: StoredFile): Raw {
  const { url, name, size, duration, width, height, fileType } = file
  const { posterUrl, posterWidth, posterHeight, posterSize } = file
  return {
    text: url,
    more: {
      ...(name === '' ? {} : { fileName: name }),
      ...(size === 0 ? {} : { fileSize: size }),
      ...(duration === 0 ? {} : { timeLength: duration }),
    },
    extra: given({
      fileName: name,
      fileType,
      posterUrl,
      fileSize: orNone(size),
      duration: orNone(duration),
      width: orNone(width),
      height: orNone(height),
      posterWidth: orNone(posterWidth),
      posterHeight: orNone(posterHeight),
      posterSize: orNone(posterSize),
    }),
  }
}

/** A message whose content is the address of a file. Source: specification 3. */
export const storedFile = <T extends string>(type: T): KindDefinition<T, StoredFile> => ({
  type,
  decode,
  encode,
  preview: ({ name }) => name,
})
