// The bytes of a recording: a magic line, then frames of
//
//   length (uint32) | crc32 of the payload (uint32) | payload: msgpack with inlined records
//
// Each frame stands alone (no structures are shared), so a file that was cut is readable up to the cut. The first payload
// is the header, the last of a whole file the `end` entry.

import { Packr, Unpackr } from 'msgpackr'
import { type Entry, FORMAT_VERSION, type Header, type Recording } from './recording'

const MAGIC = new TextEncoder().encode('sarika recording\n')
const FRAME_HEAD = 8
/** A longer length is damage: the server's own pages are bounded far below. */
const PAYLOAD_MAX = 64 * 1024 * 1024

const packr = new Packr({ useRecords: true, sequential: false, moreTypes: false })
const unpackr = new Unpackr({ useRecords: true, moreTypes: false })

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let word = byte
  for (let bit = 0; bit < 8; bit++) word = word & 1 ? 0xedb88320 ^ (word >>> 1) : word >>> 1
  return word
})

function crc32(bytes: Uint8Array): number {
  let word = 0xffffffff
  for (const byte of bytes) word = (CRC_TABLE[(word ^ byte) & 0xff] ?? 0) ^ (word >>> 8)
  return ~word >>> 0
}

function frame(value: Header | Entry): Uint8Array {
  const payload = packr.pack(value)
  const bytes = new Uint8Array(FRAME_HEAD + payload.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, payload.length)
  view.setUint32(4, crc32(payload))
  bytes.set(payload, FRAME_HEAD)
  return bytes
}

/** The beginning of a recording. */
export function encodeHeader(header: Header): Uint8Array {
  const first = frame(header)
  const bytes = new Uint8Array(MAGIC.length + first.length)
  bytes.set(MAGIC)
  bytes.set(first, MAGIC.length)
  return bytes
}

export const encodeEntry = (entry: Entry): Uint8Array => frame(entry)

/** Why bytes are no recording that can be read, in words that fit behind a file's name. */
export class Unreadable extends Error {}

/** One frame at `start`, or undefined where it is not whole or not what was written. */
function payloadAt(bytes: Uint8Array, start: number): { value: unknown; next: number } | undefined {
  if (start + FRAME_HEAD > bytes.length) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const length = view.getUint32(start)
  const from = start + FRAME_HEAD
  if (length > PAYLOAD_MAX || from + length > bytes.length) return undefined
  const payload = bytes.subarray(from, from + length)
  if (crc32(payload) !== view.getUint32(start + 4)) return undefined
  try {
    return { value: unpackr.unpack(payload), next: from + length }
  } catch {
    return undefined
  }
}

/**
 * Reads a recording as far as it is whole; throws `Unreadable` for what is none, or one of another format version.
 * Source: S-REC-1, S-REC-2.
 */
export function readRecording(bytes: Uint8Array): Recording {
  if (MAGIC.some((byte, index) => bytes[index] !== byte))
    throw new Unreadable('is no recording of the harness')
  const first = payloadAt(bytes, MAGIC.length)
  const header = first?.value as Header | undefined
  if (first === undefined || header === undefined) throw new Unreadable('is damaged in its header')
  if (header.format !== FORMAT_VERSION)
    throw new Unreadable(
      `has format version ${String(header.format)}, this harness reads ${FORMAT_VERSION}: record it again, or read it with the version that wrote it`,
    )
  const entries: Entry[] = []
  let position = first.next
  for (let next = payloadAt(bytes, position); next !== undefined; next = payloadAt(bytes, position)) {
    // What passes the checksum was written by encodeEntry of this format version.
    const entry = next.value as Entry
    position = next.next
    entries.push(entry)
    if (entry.type === 'end') break
  }
  const isWhole = entries[entries.length - 1]?.type === 'end' && position === bytes.length
  return { header, entries, isWhole }
}
