import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawCaptcha } from './captcha-picture'
import { stripMetadata } from './image-metadata'

/** A part of a JPEG: marker, length, content. */
function part(marker: number, content: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, Buffer.from(content, 'latin1')])
}
const bytes = (...values: number[]) => Buffer.from(values)
const START = bytes(0xff, 0xd8)
const END = bytes(0xff, 0xd9)
/** Two scans with a table between them; a byte 0xff and a mark within the first. */
const SCANS = [
  part(0xda, 'scan'),
  bytes(1, 2, 0xff, 0x00, 3, 0xff, 0xd0, 4),
  part(0xc4, 'table'),
  part(0xda, 'scan'),
  bytes(5, 6),
]
/** The part with the size: bits, height, width, and how many colours. */
const frame = (width: number, height: number) =>
  part(0xc2, `\x08${String.fromCharCode(height >> 8, height & 255, width >> 8, width & 255)}\x01\x01\x11\x00`)
const NOTHING_OF_SIZE = [part(0xe0, 'JFIF'), part(0xee, 'Adobe'), part(0xdb, 'quantities')]
const HEAD = [...NOTHING_OF_SIZE, frame(2, 3)]
const JPEG = Buffer.concat([START, ...HEAD, ...SCANS, END])

const strip = (file: Buffer) => stripMetadata('image/jpeg', file)

test('S-ACC-21 a JPEG keeps its picture and loses every note: before, between and behind its scans', () => {
  const notes = [0xe1, 0xe2, 0xed, 0xef, 0xfe].map((marker) => part(marker, 'Exif: Phnom Penh'))
  const [first, coded, ...rest] = SCANS
  const noted = Buffer.concat([
    START,
    ...notes,
    ...HEAD,
    part(0xe1, 'Exif: again'),
    ...(first && coded ? [first, coded] : []),
    part(0xfe, 'a comment in the middle'),
    ...rest,
    END,
    Buffer.from('a film, and where it was made'),
  ])
  expect(strip(noted)?.equals(JPEG)).toBe(true)
  expect(strip(JPEG)?.equals(JPEG)).toBe(true)
})

/** The way a camera writes it: its maker and where it stood beside it. */
function exif(isLittle: boolean, orientation: number, type = 3): Buffer {
  const short = (value: number) => (isLittle ? [value, 0] : [0, value])
  const long = (value: number) => (isLittle ? [value, 0, 0, 0] : [0, 0, 0, value])
  const tag = (high: number, low: number) => (isLittle ? [low, high] : [high, low])
  const entries = [
    [...tag(0x01, 0x0f), ...short(2), ...long(4), ...Buffer.from('Pho\0')],
    [...tag(0x01, 0x12), ...short(type), ...long(1), ...short(orientation), 0, 0],
    [...tag(0x88, 0x25), ...short(4), ...long(1), ...long(50)],
  ]
  const tiff = [...Buffer.from(isLittle ? 'II' : 'MM'), ...short(42), ...long(8), ...short(entries.length)]
  const content = Buffer.from([...tiff, ...entries.flat(), ...long(0), ...Buffer.from('11.5564 N')])
  return part(0xe1, `Exif\0\0${content.toString('latin1')}`)
}

/** By the format: one directory with one entry, and no other directory. */
const upOnly = (orientation: number) =>
  part(
    0xe1,
    `Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`,
  )

test('S-ACC-21 of what a camera writes into a JPEG the side that is up stays, and nothing else', () => {
  const [first, ...others] = HEAD
  const withPart = (...parts: Buffer[]) =>
    Buffer.concat([START, ...(first ? [first] : []), ...parts, ...others, ...SCANS, END])
  for (const isLittle of [true, false]) {
    for (let side = 1; side <= 8; side++)
      expect(strip(withPart(exif(isLittle, side)))?.equals(withPart(upOnly(side)))).toBe(true)
    for (const part of [exif(isLittle, 0), exif(isLittle, 9), exif(isLittle, 6, 4)])
      expect(strip(withPart(part))?.equals(JPEG)).toBe(true)
  }
  expect(strip(withPart(upOnly(6)))?.equals(withPart(upOnly(6)))).toBe(true)
})

test('S-ACC-21 EXIF that points behind its end, or is cut anywhere, is a note like any other', () => {
  const whole = exif(false, 6).subarray(4)
  for (let length = 0; length <= whole.length; length++) {
    const cut = part(0xe1, whole.subarray(0, length).toString('latin1'))
    const stripped = strip(Buffer.concat([START, cut, ...HEAD, ...SCANS, END]))
    expect([length, stripped?.includes('Pho')]).toEqual([length, false])
  }
  const astray = Buffer.from(whole)
  astray.writeUInt32BE(0xffff_ffff, 10)
  const file = Buffer.concat([START, part(0xe1, astray.toString('latin1')), ...HEAD, ...SCANS, END])
  expect(strip(file)?.equals(JPEG)).toBe(true)
})

test('S-ACC-21 fill bytes before a part of a JPEG hide no note', () => {
  const filled = Buffer.concat([START, bytes(0xff, 0xff), part(0xe1, 'Exif'), ...HEAD, ...SCANS, END])
  expect(strip(filled)?.includes('Exif')).toBe(false)
})

test('S-ACC-21 bytes that are no part of a JPEG are passed by, as readers do, and not kept', () => {
  const [first, coded, ...rest] = SCANS
  if (!first || !coded) throw new Error('no scan')
  const strayed = Buffer.concat([
    START,
    Buffer.from('Phnom Penh'),
    ...HEAD,
    bytes(0xff, 0xd0, 0, 1, 0xff, 0x00, 2),
    first,
    coded,
    ...rest,
    END,
  ])
  expect(strip(strayed)?.equals(JPEG)).toBe(true)
})

test.each([
  ['cut short', JPEG.subarray(0, -3)],
  ['a part longer than the file', Buffer.concat([START, bytes(0xff, 0xe1, 0xff, 0xff, 1, 2), END])],
  ['a part of less than its length', Buffer.concat([START, bytes(0xff, 0xe1, 0, 0), END])],
  ['no parts', Buffer.concat([START, bytes(0xff, 0x00, 1, 2, 3, 4), END])],
  ['only a beginning', bytes(0xff, 0xd8, 0xff)],
  ['a beginning and an end', bytes(0xff, 0xd8, 0xff, 0xd9)],
  ['no scan', Buffer.concat([START, ...HEAD, END])],
  ['no size', Buffer.concat([START, ...NOTHING_OF_SIZE, ...SCANS, END])],
  ['a size cut short', Buffer.concat([START, part(0xc0, 'size'), ...SCANS, END])],
  ['no height', Buffer.concat([START, frame(2, 0), ...SCANS, END])],
])('S-ACC-21 a JPEG that is not whole is none: %s', (_, file) => {
  expect(strip(file)).toBeNull()
})

test('S-ACC-21 a picture has at most 40 megapixels', () => {
  const jpeg = (width: number, height: number) =>
    strip(Buffer.concat([START, frame(width, height), ...SCANS, END]))
  expect([jpeg(8_000, 5_000) === null, jpeg(8_001, 5_000) === null]).toEqual([false, true])
  const png = (width: number, height: number) => {
    const sized = Buffer.from(drawCaptcha('12345'))
    sized.writeUInt32BE(width, 16)
    sized.writeUInt32BE(height, 20)
    return stripMetadata('image/png', sized)
  }
  expect([png(8_000, 5_000) === null, png(8_001, 5_000) === null]).toEqual([false, true])
  expect([png(2 ** 31, 2 ** 31), png(0, 5_000)]).toEqual([null, null])
})

/** A chunk of a PNG; nobody looks at its checksum here. */
function chunk(type: string, data: string): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(`${type}${data}`, 'latin1'), Buffer.alloc(4)])
}

test('S-ACC-21 a PNG keeps its picture and loses its texts, its time and what is behind it', () => {
  const png = drawCaptcha('12345')
  const [head, rest] = [png.subarray(0, 33), png.subarray(33)]
  const notes = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'].map((type) => chunk(type, 'Phnom Penh'))
  const noted = Buffer.concat([head, ...notes, rest, Buffer.from('behind')])
  expect(stripMetadata('image/png', noted)?.equals(png)).toBe(true)
  expect(stripMetadata('image/png', png.subarray(0, -1))).toBeNull()
  expect(stripMetadata('image/png', Buffer.concat([head, bytes(0xff, 0xff, 0xff, 0xff), rest]))).toBeNull()
})

test('S-ACC-21 a PNG without its size, or without pixels, is none', () => {
  const png = drawCaptcha('12345')
  const [signature, size, end] = [png.subarray(0, 8), png.subarray(8, 33), chunk('IEND', '')]
  const data = png.subarray(33, -12)
  const isPicture = (...chunks: Buffer[]) =>
    stripMetadata('image/png', Buffer.concat([signature, ...chunks])) !== null
  expect(isPicture(size, data, end)).toBe(true)
  for (const chunks of [[end], [size, end], [data, end], [data, size, end], []])
    expect(isPicture(...chunks)).toBe(false)
  // Readers show one that ends without its last chunk: it gets one.
  expect(stripMetadata('image/png', Buffer.concat([signature, size, data]))?.equals(png)).toBe(true)
})

test('S-ACC-21 whatever is in a file is answered, and an answer is stripped already', () => {
  const known = fc.constantFrom(...HEAD, ...SCANS, END, part(0xe1, 'Exif'), exif(true, 6))
  const tiff = fc.uint8Array({ minLength: 26, maxLength: 80 })
  const exifOf = tiff.map((bytes) => part(0xe1, `Exif\0\0${Buffer.from(bytes).toString('latin1')}`))
  const jumbled = fc
    .array(fc.oneof(known, exifOf, fc.uint8Array()))
    .map((parts) => Buffer.concat([START, ...parts]))
  fc.assert(
    fc.property(jumbled, (file) => {
      const once = strip(file)
      return once === null || strip(once)?.equals(once) === true
    }),
  )
})
