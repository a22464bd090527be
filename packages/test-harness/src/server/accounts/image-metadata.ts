/**
 * What a picture's file says beside the picture: where, when and by which device it was taken, words about it. None of
 * it is kept but which side is up, nor what lies behind the picture's end, where phones put a film or a second picture
 * with its own words.
 */
import type { AvatarType } from './avatars'
import { keepOrientation } from './exif-orientation'

/** Of a JPEG: 0xff and one of these begins a part. */
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
const COMMENT = 0xfe
/** JFIF's density and Adobe's note on colours: without the second some pictures have other ones. */
const HARMLESS = [0xe0, 0xee]

const isMetadata = (marker: number): boolean =>
  marker === COMMENT || (marker >= 0xe0 && marker <= 0xef && !HARMLESS.includes(marker))

/** Where the coded picture ends that begins here: at the next 0xff that is no byte and no mark of the picture's own. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0
    const isOfPicture = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
    if (!isOfPicture) return at
  }
  return file.length
}

function stripJpeg(file: Buffer): Buffer | null {
  const kept = Buffer.alloc(file.length)
  let length = file.copy(kept, 0, 0, 2)
  for (let at = 2; at + 2 <= file.length; ) {
    const marker = file[at + 1] ?? 0
    if (file[at] !== 0xff || marker < 0xc0) return null
    if (marker === END_OF_IMAGE) {
      length += file.copy(kept, length, at, at + 2)
      return kept.subarray(0, length)
    }
    // Any number of 0xff may stand before a part.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (at + 4 > file.length) return null
    const end = at + 2 + file.readUInt16BE(at + 2)
    const next = marker === START_OF_SCAN ? endOfScan(file, end) : end
    // What is kept of a note is never longer than the note.
    const part = file.subarray(at, next)
    length += (isMetadata(marker) ? keepOrientation(part) : part).copy(kept, length)
    at = next
  }
  return null
}

const PNG_METADATA = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'])
const PNG_SIGNATURE_BYTES = 8
/** Length and type before the data of a chunk, a checksum behind it. */
const PNG_CHUNK_BYTES = 12

function stripPng(file: Buffer): Buffer | null {
  const kept = Buffer.alloc(file.length)
  let length = file.copy(kept, 0, 0, PNG_SIGNATURE_BYTES)
  for (let at = PNG_SIGNATURE_BYTES; at + PNG_CHUNK_BYTES <= file.length; ) {
    const next = at + PNG_CHUNK_BYTES + file.readUInt32BE(at)
    if (next > file.length) return null
    const type = file.toString('latin1', at + 4, at + 8)
    if (!PNG_METADATA.has(type)) length += file.copy(kept, length, at, next)
    if (type === 'IEND') return kept.subarray(0, length)
    at = next
  }
  return null
}

/** The picture alone; null when the parts of its file do not add up to one. */
export function stripMetadata(type: AvatarType, file: Buffer): Buffer | null {
  return type === 'image/png' ? stripPng(file) : stripJpeg(file)
}
