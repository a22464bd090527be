/** How a camera was held, which a JPEG says among its notes: a picture taken upright lies on its side without it. */

const APP1 = 0xe1
const EXIF = Buffer.from('Exif\0\0', 'latin1')
/** Marker and length of a part, and EXIF's name: what is behind them is a TIFF file. */
const TIFF_AT = 4 + EXIF.length
const ENTRY_BYTES = 12
const ORIENTATION = 0x0112
const SHORT = 3

/** A whole part that says nothing else; the value is still to come. */
const BARE = Buffer.concat([
  Buffer.from([0xff, APP1, 0, 34]),
  EXIF,
  Buffer.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8]),
  Buffer.from([0, 1, 0x01, 0x12, 0, SHORT, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]),
])
const VALUE_AT = 29

/** 1 to 8, or 0 when it is not said. */
function readOrientation(tiff: Buffer): number {
  const isLittle = tiff[0] === 0x49
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (directory + 2 > tiff.length) return 0
  const end = directory + 2 + short(directory) * ENTRY_BYTES
  for (let at = directory + 2; at < end && at + ENTRY_BYTES <= tiff.length; at += ENTRY_BYTES) {
    if (short(at) !== ORIENTATION) continue
    const value = short(at + 8)
    return short(at + 2) === SHORT && value <= 8 ? value : 0
  }
  return 0
}

/** A part of a JPEG that says how its camera was held and nothing else; empty when the given one does not say. */
export function keepOrientation(part: Buffer): Buffer {
  const isExif = part[1] === APP1 && part.subarray(4, TIFF_AT).equals(EXIF)
  const orientation = isExif && part.length >= BARE.length ? readOrientation(part.subarray(TIFF_AT)) : 0
  if (orientation === 0) return Buffer.alloc(0)
  const kept = Buffer.from(BARE)
  kept[VALUE_AT] = orientation
  return kept
}
