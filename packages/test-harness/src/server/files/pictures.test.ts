import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { tempFolder } from '../testing/databases'
import { decodeBmp, readBmpHead } from './bmp'
import { readPicture, smallAvatar } from './pictures'
import { stripGif } from './strip-gif'
import { stripWebp } from './strip-webp'

const WHERE = 'taken at 11.5564 N by a Phone 12'
const RED = { r: 255, g: 0, b: 0 }
const BLUE = { r: 0, g: 0, b: 255 }

/** Left half red, right half blue; 60 x 40. */
const halves = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: BLUE } }).composite([
    { input: { create: { width: 30, height: 40, channels: 3, background: RED } }, left: 0, top: 0 },
  ])
/** Lies on its side, as its note says, and says where it was taken. */
const turned = () =>
  halves()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { ImageDescription: WHERE } })

async function read(type: string, bytes: Uint8Array) {
  const path = join(await tempFolder(), 'body')
  await writeFile(path, bytes)
  const picture = await readPicture(path, type)
  return { picture, kept: await readFile(path) }
}

/** The colour of the first and of the last pixel of a picture as it is shown. */
async function cornersOf(bytes: Buffer) {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const name = (at: number) => ((data[at] ?? 0) > 128 ? 'red' : 'blue')
  return { size: [info.width, info.height], corners: [name(0), name(data.length - info.channels)] }
}

const FORMATS = {
  'image/jpeg': () => turned().jpeg({ quality: 100 }).toBuffer(),
  'image/png': () => turned().png().toBuffer(),
  'image/webp': () => turned().webp({ lossless: true }).toBuffer(),
}

test.each(Object.entries(FORMATS))(
  'S-FILE-5 S-FILE-6 a turned %s keeps its side up and loses what it says beside the picture',
  async (type, make) => {
    const sent = await make()
    expect(sent.includes(WHERE)).toBe(true)
    const { picture, kept } = await read(type, sent)
    expect(picture).toMatchObject({ kind: 'picture', width: 40, height: 60, size: kept.length })
    expect(kept.includes(WHERE)).toBe(false)
    expect(kept.includes('Phone')).toBe(false)
    expect(await cornersOf(kept)).toEqual({ size: [40, 60], corners: ['red', 'blue'] })
    const thumb = picture.kind === 'picture' ? picture.thumb : Buffer.alloc(0)
    expect(await sharp(thumb).metadata()).toMatchObject({ format: 'webp', width: 40, height: 60 })
    expect((await cornersOf(thumb)).corners).toEqual(['red', 'blue'])
  },
)

test('S-FILE-5 a GIF loses its comments and notes, and moves on', async () => {
  const frames = Buffer.alloc(20 * 40 * 3, 7).fill(200, 20 * 20 * 3)
  const gif = await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
    .gif({ delay: [50, 50], loop: 0 })
    .toBuffer()
  const at = gif.indexOf(Buffer.from([0x21, 0xff]))
  const note = Buffer.concat([Buffer.from([0x21, 0xfe, WHERE.length]), Buffer.from(WHERE), Buffer.from([0])])
  const xmp = Buffer.concat([
    Buffer.from([0x21, 0xff, 11]),
    Buffer.from('XMP DataXMP'),
    Buffer.from([WHERE.length]),
    Buffer.from(WHERE),
    Buffer.from([0]),
  ])
  const noted = Buffer.concat([gif.subarray(0, at), note, xmp, gif.subarray(at), Buffer.from(WHERE)])
  const { picture, kept } = await read('image/gif', noted)
  expect(picture).toMatchObject({ kind: 'picture', width: 20, height: 20 })
  expect(kept.equals(gif)).toBe(true)
  expect(await sharp(kept, { animated: true }).metadata()).toMatchObject({ pages: 2, loop: 0 })
  for (const cut of [13, 20, gif.length - 2]) expect(stripGif(gif.subarray(0, cut))).toBeNull()
})

test('S-FILE-5 a WebP that is cut is none', async () => {
  const whole = await halves().webp().toBuffer()
  expect(stripWebp(whole)?.equals(whole)).toBe(true)
  expect(stripWebp(Buffer.concat([whole, Buffer.from(WHERE)]))?.includes(WHERE)).toBe(false)
  expect(stripWebp(whole.subarray(0, -1))).toBeNull()
  expect(stripWebp(whole.subarray(0, 10))).toBeNull()
})

/** A BMP of 24 bits, from its last row on, as most are. */
function bmpOf(width: number, height: number, pixel: (x: number, y: number) => readonly number[]): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4
  const bytes = Buffer.alloc(54 + row * height)
  bytes.write('BM', 'latin1')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) bytes.set(pixel(x, y), 54 + row * (height - 1 - y) + x * 3)
  return bytes
}

test('S-FILE-5 S-FILE-6 a BMP is shown small, and keeps nothing behind its end', async () => {
  const bmp = bmpOf(5, 3, (x) => (x < 2 ? [0, 0, 255] : [255, 0, 0]))
  const { picture, kept } = await read('image/bmp', Buffer.concat([bmp, Buffer.from(WHERE)]))
  expect(picture).toMatchObject({ kind: 'picture', width: 5, height: 3, size: bmp.length })
  expect(kept.equals(bmp)).toBe(true)
  const thumb = picture.kind === 'picture' ? picture.thumb : Buffer.alloc(0)
  expect((await cornersOf(thumb)).corners).toEqual(['red', 'blue'])
  const head = readBmpHead(bmp)
  expect(head && decodeBmp(bmp.subarray(0, -1), head)).toBeNull()
  expect((await read('image/bmp', bmp.subarray(0, -1))).picture).toEqual({ kind: 'not-whole' })
  expect((await read('image/bmp', Buffer.from('BMW dealers'))).picture).toEqual({ kind: 'not-whole' })
})

test('S-FILE-6 a large picture fits into 400 x 600', async () => {
  const wide = await sharp({ create: { width: 3000, height: 100, channels: 3, background: RED } })
    .png()
    .toBuffer()
  const { picture } = await read('image/png', wide)
  const thumb = picture.kind === 'picture' ? picture.thumb : Buffer.alloc(0)
  expect(await sharp(thumb).metadata()).toMatchObject({ width: 400, height: 13 })
})

/** A PNG whose head says a size, and which has hardly any bytes. */
async function pngThatSays(width: number, height: number): Promise<Buffer> {
  const small = await halves().png().toBuffer()
  small.writeUInt32BE(width, 16)
  small.writeUInt32BE(height, 20)
  const { crc32 } = await import('node:zlib')
  small.writeUInt32BE(crc32(small.subarray(12, 29)), 29)
  return small
}

test('S-FILE-6 more than 50 megapixels are refused by the head, and a picture that is not whole is none', async () => {
  const says = async (width: number, height: number) =>
    (await read('image/png', await pngThatSays(width, height))).picture
  expect(await says(10_000, 10_000)).toEqual({ kind: 'too-many-pixels' })
  expect(await says(10_000, 5_001)).toEqual({ kind: 'too-many-pixels' })
  expect(await says(60, 41)).toEqual({ kind: 'not-whole' })
  const png = await halves().png().toBuffer()
  expect((await read('image/png', png.subarray(0, png.length / 2))).picture).toEqual({ kind: 'not-whole' })
  expect((await read('image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xd9]))).picture).toEqual({
    kind: 'not-whole',
  })
})

test.each([40, 300])('S-FILE-6 an avatar is a square of %i', async (side) => {
  const small = await smallAvatar('image/jpeg', await FORMATS['image/jpeg'](), side)
  expect(await sharp(small ?? Buffer.alloc(0)).metadata()).toMatchObject({
    format: 'webp',
    width: side,
    height: side,
  })
  expect(await smallAvatar('image/png', Buffer.from('x'), side)).toBeNull()
})
