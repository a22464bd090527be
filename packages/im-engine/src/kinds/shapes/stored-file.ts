import type { Foreign, KindDefinition, Raw } from '../kind.js'
import { amountOf, fieldsOf, given, textOf } from './fields.js'

/** Something that a store keeps; sizes and times are 0 where nobody told them. */
export interface StoredFile {
  /** Where it is, as it came: a screen decides what it follows. "" while it is uploaded. */
  readonly url: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Seconds. */
  readonly duration: number
  /** Pixels, at most 65,535. */
  readonly width: number
  readonly height: number
  /** As its sender told, e.g. `application/pdf`. */
  readonly fileType: string
  /** Of a video: its first picture. */
  readonly posterUrl: string
  readonly posterWidth: number
  readonly posterHeight: number
  readonly posterSize: number
  /** Of a recording: how loud it is, 64 numbers from 0 to 1; [] where nobody told. */
  readonly waveform: readonly number[]
  /** What its sender says of it. */
  readonly caption: string
}

const TEXTS = ['fileType', 'posterUrl', 'caption'] as const
const PIXELS = ['width', 'height', 'posterWidth', 'posterHeight'] as const
/** A picture of this many pixels a side fits no screen and no memory: somebody made it up. */
const PIXELS_MAX = 65_535
const WAVEFORM_LENGTH = 64

const numberOf = (value: unknown): number => amountOf(value) ?? 0

function decode(raw: Raw): StoredFile | undefined {
  const field = fieldsOf(raw)
  const url = raw.text.startsWith('{') ? textOf(field('url')) : raw.text
  const { more = {} } = raw
  // Without an address it is one that is still on its sender's machine: that has a name.
  if (url === '' && textOf(more.fileName) === '') return undefined
  return {
    url,
    name: textOf(more.fileName ?? field('fileName') ?? field('fromName')),
    size: numberOf(more.fileSize ?? field('fileSize')),
    duration: numberOf(more.timeLength ?? field('duration')),
    ...(Object.fromEntries([
      ...TEXTS.map((name) => [name, textOf(field(name))]),
      ...PIXELS.map((name) => [name, Math.min(PIXELS_MAX, Math.round(numberOf(field(name))))]),
    ]) as Pick<StoredFile, (typeof TEXTS)[number] | (typeof PIXELS)[number]>),
    posterSize: numberOf(field('posterSize')),
    waveform: waveformOf(field('waveform')),
  }
}

/** All 64, or none: what is no number from 0 to 1 is none of ours. */
function waveformOf(value: unknown): readonly number[] {
  if (!Array.isArray(value) || value.length !== WAVEFORM_LENGTH) return []
  const heights = value.map((one) => amountOf(one) ?? -1)
  return heights.every((one) => one >= 0 && one <= 1) ? heights : []
}

/** 0 and "" are what nobody told. */
function encode({ url, name, size, duration, waveform, ...rest }: StoredFile): Raw {
  const more = told({ fileName: name, fileSize: size, timeLength: duration })
  const shape = waveformOf(waveform)
  const extra = {
    fileName: name,
    fileSize: size,
    duration,
    fromName: name,
    ...rest,
    ...(shape.length === 0 ? {} : { waveform: shape }),
  }
  return { text: url, more, extra: told(extra) }
}

const told = (fields: Foreign): Foreign =>
  given(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== 0)))

/** A message whose content is the address of a file. Source: specification 3. */
export const storedFile = <T extends string>(type: T): KindDefinition<T, StoredFile> => ({
  type,
  decode,
  encode,
  preview: ({ caption }) => caption,
  textOf: ({ name, caption }) => (caption === '' ? name : `${caption}\n${name}`),
})

const BY_EXTENSION: Readonly<Record<'image' | 'video', readonly string[]>> = {
  image: ['png', 'jpg', 'bmp', 'jpeg', 'gif'],
  video: ['mov', 'mp4', 'ogg', 'webm'],
}

/** As what a picked file is sent, by its extension, e.g. `kindOfFile("Roof.JPG")` is `image`. Source: specification 7. */
export function kindOfFile(name: string): 'image' | 'video' | 'file' {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (BY_EXTENSION.image.includes(extension)) return 'image'
  return BY_EXTENSION.video.includes(extension) ? 'video' : 'file'
}
