const HEADER_BYTES = 12
const NOTES = new Set(['EXIF', 'XMP '])
/** In the head of an extended WebP: that there are notes. */
const NOTE_FLAGS = 0x08 | 0x04
const PICTURES = new Set(['VP8 ', 'VP8L', 'ANMF'])

/** The picture of a WebP alone, without notes and what lies behind its end; null when it is not whole. */
export function stripWebp(file: Buffer): Buffer | null {
  if (file.length < HEADER_BYTES) return null
  const end = 8 + file.readUInt32LE(4)
  if (end > file.length) return null
  const kept: Buffer[] = []
  let hasPicture = false
  for (let at = HEADER_BYTES; at + 8 <= end; ) {
    const name = file.toString('latin1', at, at + 4)
    const size = file.readUInt32LE(at + 4)
    const next = at + 8 + size + (size % 2)
    if (at + 8 + size > end) return null
    if (PICTURES.has(name)) hasPicture = true
    if (!NOTES.has(name)) {
      const part = Buffer.from(file.subarray(at, Math.min(next, end)))
      if (name === 'VP8X') part[8] = (part[8] ?? 0) & ~NOTE_FLAGS
      kept.push(part)
    }
    at = next
  }
  if (!hasPicture) return null
  const head = Buffer.from(file.subarray(0, HEADER_BYTES))
  head.writeUInt32LE(4 + kept.reduce((sum, { length }) => sum + length, 0), 4)
  return Buffer.concat([head, ...kept])
}
