/**
 * What a picture's file says beside the picture: where, when and by which device it was taken, words about it. None of
 * it is kept but which side is up, nor what lies behind the picture's end, where phones put a film or a second picture
 * with its own words.
 */
import { MAX_PIXELS } from '../limits'
import type { AvatarType } from './avatars'
import { keepOrientation } from './exif-orientation'

/** Whether there is a picture at all, and one that can be unpacked: a small file may say that it is a huge one. */
const isDrawable = (width: number, height: number, maxPixels: number): boolean =>
  width > 0 && height > 0 && width * height <= maxPixels

/** Of a JPEG: 0xff and one of these begins a part. */
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
const COMMENT = 0xfe
/** Among the marks of frames, which hold the size, these are none: tables, and a kind that nobody makes. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc]
const FRAME_BYTES = 9
/** JFIF's density and Adobe's note on colours: without the second some pictures have other ones. */
const HARMLESS = [0xe0, 0xee]

const isMetadata = (marker: number): boolean =>
  marker === COMMENT || (marker >= 0xe0 && marker <= 0xef && !HARMLESS.includes(marker))

/** Marks without a part: of restarts, and one for private use. */
const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker)

/** Where the coded picture ends that begins here: at the next 0xff that is no byte and no mark of the picture's own. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0
    const isOfPicture = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
    if (!isOfPicture) return at
  }
  return file.length
}

function stripJpeg(file: Buffer, maxPixels: number): Buffer | null {
  const kept = Buffer.alloc(file.length)
  let length = file.copy(kept, 0, 0, 2)
  let hasFrame = false
  let hasScan = false
  for (let at = 2; at + 2 <= file.length; ) {
    const marker = file[at + 1] ?? 0
    // Any number of 0xff may stand before a part, and readers pass by what else stands there.
    if (file[at] !== 0xff || marker === 0 || marker === 0xff) {
      at += 1
      continue
    }
    if (standsAlone(marker)) {
      at += 2
      continue
    }
    if (marker < 0xc0) return null
    if (marker === END_OF_IMAGE) {
      if (!hasScan) return null
      length += file.copy(kept, length, at, at + 2)
      return kept.subarray(0, length)
    }
    if (at + 4 > file.length) return null
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (isFrame(marker)) {
      const isWhole = at + FRAME_BYTES <= Math.min(end, file.length)
      if (!isWhole || !isDrawable(file.readUInt16BE(at + 7), file.readUInt16BE(at + 5), maxPixels))
        return null
      hasFrame = true
    }
    if (marker === START_OF_SCAN) {
      if (!hasFrame) return null
      hasScan = true
    }
    const next = marker === START_OF_SCAN ? endOfScan(file, end) : end
    // What is kept of a note is never longer than the note.
    const part = file.subarray(at, next)
    length += (isMetadata(marker) ? keepOrientation(part) : part).copy(kept, length)
    at = next
  }
  return null
}

/** The last chunk, which has no data. Readers show a picture without it. */
const PNG_END = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82])
const PNG_METADATA = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'])
const PNG_SIGNATURE_BYTES = 8
/** Length and type before the data of a chunk, a checksum behind it. */
const PNG_CHUNK_BYTES = 12
/** Data of the first chunk, which begins with the size. */
const PNG_HEADER_BYTES = 13
const PNG_FIRST_DATA = PNG_SIGNATURE_BYTES + PNG_CHUNK_BYTES + PNG_HEADER_BYTES

/** Whether the first chunk is the one with the size, and the size one that can be drawn. */
const hasPngHeader = (file: Buffer, maxPixels: number): boolean =>
  file.length > PNG_FIRST_DATA &&
  file.readUInt32BE(PNG_SIGNATURE_BYTES) === PNG_HEADER_BYTES &&
  file.toString('latin1', PNG_SIGNATURE_BYTES + 4, PNG_SIGNATURE_BYTES + 8) === 'IHDR' &&
  isDrawable(
    file.readUInt32BE(PNG_SIGNATURE_BYTES + 8),
    file.readUInt32BE(PNG_SIGNATURE_BYTES + 12),
    maxPixels,
  )

function stripPng(file: Buffer, maxPixels: number): Buffer | null {
  if (!hasPngHeader(file, maxPixels)) return null
  const kept = Buffer.alloc(file.length + PNG_END.length)
  let length = file.copy(kept, 0, 0, PNG_SIGNATURE_BYTES)
  let hasData = false
  let at = PNG_SIGNATURE_BYTES
  while (at + PNG_CHUNK_BYTES <= file.length) {
    const next = at + PNG_CHUNK_BYTES + file.readUInt32BE(at)
    if (next > file.length) return null
    const type = file.toString('latin1', at + 4, at + 8)
    if (!PNG_METADATA.has(type)) length += file.copy(kept, length, at, next)
    if (type === 'IDAT') hasData = true
    if (type === 'IEND') return hasData ? kept.subarray(0, length) : null
    at = next
  }
  if (!hasData || at < file.length) return null
  length += PNG_END.copy(kept, length)
  return kept.subarray(0, length)
}

/** The picture alone; null when the parts of its file do not add up to one, or it has more pixels than that. */
export function stripMetadata(type: AvatarType, file: Buffer, maxPixels = MAX_PIXELS): Buffer | null {
  return type === 'image/png' ? stripPng(file, maxPixels) : stripJpeg(file, maxPixels)
}
