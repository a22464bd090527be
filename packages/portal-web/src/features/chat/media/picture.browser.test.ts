import { expect, test } from 'vitest'
import { readPicture } from './picture'

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer())

async function draw(width: number, height: number, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.fillStyle = '#0b6b66'
  context.fillRect(0, 0, width / 2, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  if (blob === null) throw new Error(`no ${type}`)
  return blob
}

/** A JPEG as a phone takes it: turned by a quarter, with a text where its position would be. */
async function photo(width: number, height: number): Promise<Blob> {
  const plain = await bytesOf(await draw(width, height, 'image/jpeg'))
  const tiff = [
    ...[0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08],
    // One entry: orientation (0x0112), a short, 6.
    ...[0x00, 0x01, 0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, 0x06, 0x00, 0x00],
    ...[0x00, 0x00, 0x00, 0x00],
  ]
  const exif = [
    ...new TextEncoder().encode('Exif\0\0'),
    ...tiff,
    ...new TextEncoder().encode('GPS 11.5564 N'),
  ]
  const length = exif.length + 2
  const head = [0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 0xff, ...exif]
  return new Blob([new Uint8Array(head), plain.slice(2)], { type: 'image/jpeg' })
}

test('S-MEDIA-5 a photo is sent upright, at most 1,600 pixels a side, and says neither where nor with what it was taken', async () => {
  const taken = await photo(2_000, 1_000)
  expect(new TextDecoder('latin1').decode(await taken.arrayBuffer())).toContain('GPS 11.5564 N')
  const made = await readPicture(taken, 'roof.jpeg', false)
  expect(made).toMatchObject({ name: 'roof.jpeg', width: 800, height: 1_600 })
  const said = new TextDecoder('latin1').decode(await (made?.blob ?? taken).arrayBuffer())
  expect(said).not.toContain('Exif')
  expect(said).not.toContain('GPS')
})

test('S-MEDIA-5 the original size is sent on request, without what the photo says of itself', async () => {
  const made = await readPicture(await photo(2_000, 1_000), 'roof.jpg', true)
  expect(made).toMatchObject({ width: 1_000, height: 2_000 })
  expect(new TextDecoder('latin1').decode(await made?.blob.arrayBuffer())).not.toContain('Exif')
})

test('S-MEDIA-5 a drawing stays a PNG, a bitmap becomes a JPEG, and what is no picture is none', async () => {
  const drawing = await readPicture(await draw(40, 30, 'image/png'), 'plan.png', false)
  expect(drawing).toMatchObject({ name: 'plan.png', width: 40, height: 30 })
  expect(drawing?.blob.type).toBe('image/png')
  const other = await draw(40, 30, 'image/webp')
  expect(await readPicture(new Blob([other], { type: 'image/bmp' }), 'plan.bmp', false)).toMatchObject({
    name: 'plan.jpg',
  })
  expect(await readPicture(new Blob(['<svg/>'], { type: 'image/png' }), 'x.png', false)).toBeNull()
})
