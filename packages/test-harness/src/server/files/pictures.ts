import { readFile, writeFile } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import { stripMetadata } from '../accounts/image-metadata'
import { MAX_CHAT_PIXELS, THUMB_HEIGHT, THUMB_TIMEOUT_S, THUMB_WIDTH } from '../limits'
import { decodeBmp, readBmpHead, trimBmp } from './bmp'
import { inTurn } from './in-turn'
import { stripGif } from './strip-gif'
import { stripWebp } from './strip-webp'

/** A picture that is to be kept: without what its file says beside it, and with its small one. */
export interface ReadPicture {
  readonly kind: 'picture'
  /** Bytes of what is kept. */
  readonly size: number
  readonly thumb: Buffer
  /** As it is shown, turned the right way up. */
  readonly width: number
  readonly height: number
}

export type PictureFault = { readonly kind: 'too-many-pixels' } | { readonly kind: 'not-whole' }

/** The box that a small picture is to fill (`cover`), or to fit into. */
export interface Box {
  readonly width: number
  readonly height: number
  readonly fit: 'cover' | 'inside'
}

const IN_CHAT: Box = { width: THUMB_WIDTH, height: THUMB_HEIGHT, fit: 'inside' }
const NOT_WHOLE: PictureFault = { kind: 'not-whole' }
/** Exif's numbers of a picture that lies on its side begin here. */
const ON_ITS_SIDE = 5

/** Loaded with the first picture: a start is quicker without. */
const loadSharp = async () => (await import('sharp')).default

/** One picture at a time, in a thread of sharp's: it takes memory by its pixels, and this process has others to answer. */
const oneByOne = inTurn()

async function open(type: string, bytes: Buffer): Promise<Sharp | null> {
  const sharp = await loadSharp()
  const limits = { limitInputPixels: MAX_CHAT_PIXELS, failOn: 'error' } as const
  if (type !== 'image/bmp') return sharp(bytes, limits)
  const head = readBmpHead(bytes)
  const raw = head && decodeBmp(bytes, head)
  if (!raw) return null
  const { pixels, width, height, channels } = raw
  return sharp(pixels, { ...limits, raw: { width, height, channels } })
}

interface Size {
  readonly width: number
  readonly height: number
  readonly orientation: number
}

/** What the head of a picture says; nothing is unpacked. */
async function sizeOf(type: string, bytes: Buffer): Promise<Size | null> {
  if (type === 'image/bmp') {
    const head = readBmpHead(bytes)
    return head && { width: head.width, height: head.height, orientation: 1 }
  }
  const sharp = await loadSharp()
  const { width, height, orientation = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return { width, height, orientation }
}

/** Makes a picture small, as WebP; null when it cannot be read. Turned the right way up, and never larger than it is. */
async function makeSmall(type: string, bytes: Buffer, { fit, ...box }: Box): Promise<Buffer | null> {
  const image = await open(type, bytes)
  if (image === null) return null
  return image
    .autoOrient()
    .resize({ ...box, fit, withoutEnlargement: fit === 'inside' })
    .timeout({ seconds: THUMB_TIMEOUT_S })
    .webp()
    .toBuffer()
}

/** A PNG or WebP that was turned by a note of its own: the note goes, so its pixels are turned. */
async function turn(type: string, bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  const image = sharp(bytes, { limitInputPixels: MAX_CHAT_PIXELS })
    .autoOrient()
    .timeout({ seconds: THUMB_TIMEOUT_S })
  return (type === 'image/png' ? image.png() : image.webp({ quality: 90 })).toBuffer()
}

/** A JPEG keeps the one note that says which side is up: its pixels stay as they were taken. */
async function clean(type: string, bytes: Buffer, { orientation }: Size): Promise<Buffer | null> {
  if (type === 'image/jpeg') return stripMetadata(type, bytes, MAX_CHAT_PIXELS)
  const upright = orientation > 1 ? await turn(type, bytes) : bytes
  if (type === 'image/png') return stripMetadata(type, upright, MAX_CHAT_PIXELS)
  if (type === 'image/gif') return stripGif(upright)
  if (type === 'image/webp') return stripWebp(upright)
  const head = readBmpHead(bytes)
  return head && trimBmp(bytes, head)
}

async function readNow(path: string, type: string): Promise<ReadPicture | PictureFault> {
  const bytes = await readFile(path)
  try {
    const size = await sizeOf(type, bytes)
    if (size === null) return NOT_WHOLE
    if (size.width * size.height > MAX_CHAT_PIXELS) return { kind: 'too-many-pixels' }
    const content = await clean(type, bytes, size)
    const thumb = content && (await makeSmall(type, content, IN_CHAT))
    if (!content || !thumb) return NOT_WHOLE
    const isOnItsSide = size.orientation >= ON_ITS_SIDE
    const [width, height] = isOnItsSide ? [size.height, size.width] : [size.width, size.height]
    await writeFile(path, content)
    return { kind: 'picture', size: content.length, thumb, width, height }
  } catch (error) {
    if (isOfDisk(error)) throw error
    // Whatever sharp says of a picture, it cannot be shown.
    return NOT_WHOLE
  }
}

const isOfDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error

/** Reads a picture of the chat, and leaves in its file what is to be kept of it. */
export const readPicture = (path: string, type: string): Promise<ReadPicture | PictureFault> =>
  oneByOne(() => readNow(path, type))

/** A picture drawn anew, as WebP, with no side longer than this; null when it cannot be read. */
export const fitInto = (type: string, bytes: Buffer, side: number): Promise<Buffer | null> =>
  oneByOne(() => makeSmall(type, bytes, { width: side, height: side, fit: 'inside' }).catch(() => null))

/** A small square of an avatar; null when the picture cannot be read. */
export const smallAvatar = (type: string, bytes: Buffer, side: number): Promise<Buffer | null> =>
  oneByOne(() => makeSmall(type, bytes, { width: side, height: side, fit: 'cover' }).catch(() => null))
