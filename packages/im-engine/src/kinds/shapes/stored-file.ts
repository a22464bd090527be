import type { Foreign, KindDefinition, Raw } from '../kind.js'
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

const TEXTS = ['fileType', 'posterUrl'] as const
const NUMBERS = ['width', 'height', 'posterWidth', 'posterHeight', 'posterSize'] as const

const numberOf = (value: unknown): number => amountOf(value) ?? 0

function decode(raw: Raw): StoredFile | undefined {
  const field = fieldsOf(raw)
  const url = raw.text.startsWith('{') ? textOf(field('url')) : raw.text
  if (url === '') return undefined
  const { more = {} } = raw
  return {
    url,
    name: textOf(more.fileName ?? field('fileName') ?? field('fromName')),
    size: numberOf(more.fileSize ?? field('fileSize')),
    duration: numberOf(more.timeLength ?? field('duration')),
    ...(Object.fromEntries([
      ...TEXTS.map((name) => [name, textOf(field(name))]),
      ...NUMBERS.map((name) => [name, numberOf(field(name))]),
    ]) as Pick<StoredFile, (typeof TEXTS)[number] | (typeof NUMBERS)[number]>),
  }
}

/** 0 and "" are what nobody told. */
function encode({ url, name, size, duration, ...rest }: StoredFile): Raw {
  const more = told({ fileName: name, fileSize: size, timeLength: duration })
  return { text: url, more, extra: told({ fileName: name, fileSize: size, duration, ...rest }) }
}

const told = (fields: Foreign): Foreign =>
  given(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== 0)))

/** A message whose content is the address of a file. Source: specification 3. */
export const storedFile = <T extends string>(type: T): KindDefinition<T, StoredFile> => ({
  type,
  decode,
  encode,
  preview: ({ name }) => name,
})
