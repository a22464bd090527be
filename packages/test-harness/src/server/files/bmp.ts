/** A picture as rows of bytes, as sharp takes them. */
export interface RawPicture {
  readonly pixels: Buffer
  readonly width: number
  readonly height: number
  readonly channels: 3
}

const HEADER_BYTES = 54
const UNCOMPRESSED = 0
const BIT_FIELDS = 3

export interface BmpHead {
  readonly width: number
  readonly height: number
  readonly isFromTop: boolean
  /** where its rows begin */
  readonly start: number
  readonly bits: number
  readonly isPlain: boolean
  /** where its list of colours begins */
  readonly palette: number
}

/** The size of a BMP and how it is written; null when it has no sound head. libvips reads no BMP. */
export function readBmpHead(bytes: Buffer): BmpHead | null {
  if (bytes.length < HEADER_BYTES || bytes.toString('latin1', 0, 2) !== 'BM') return null
  const headBytes = bytes.readUInt32LE(14)
  if (headBytes < 40 || headBytes > 256) return null
  const height = bytes.readInt32LE(22)
  const compression = bytes.readUInt32LE(30)
  const head = {
    width: bytes.readInt32LE(18),
    height: Math.abs(height),
    isFromTop: height < 0,
    start: bytes.readUInt32LE(10),
    bits: bytes.readUInt16LE(28),
    isPlain: compression === UNCOMPRESSED || compression === BIT_FIELDS,
    palette: 14 + headBytes,
  }
  return head.width > 0 && head.height > 0 ? head : null
}

/** The pixels of a BMP of 24 or 32 bits, or of 256 colours; null for what is cut short or of another sort. */
export function decodeBmp(bytes: Buffer, head: BmpHead): RawPicture | null {
  const { width, height, start, bits, palette } = head
  if (!head.isPlain || ![8, 24, 32].includes(bits)) return null
  const step = bits / 8
  const row = Math.ceil((width * step) / 4) * 4
  if (start + row * height > bytes.length) return null
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    const from = start + row * (head.isFromTop ? y : height - 1 - y)
    for (let x = 0; x < width; x++) {
      const at = bits === 8 ? palette + (bytes[from + x] ?? 0) * 4 : from + x * step
      const to = (y * width + x) * 3
      pixels[to] = bytes[at + 2] ?? 0
      pixels[to + 1] = bytes[at + 1] ?? 0
      pixels[to + 2] = bytes[at] ?? 0
    }
  }
  return { pixels, width, height, channels: 3 }
}

/** The picture without what is hung on behind it. */
export function trimBmp(bytes: Buffer, { width, height, start, bits, isPlain }: BmpHead): Buffer {
  const row = Math.ceil((width * bits) / 32) * 4
  return isPlain ? bytes.subarray(0, start + row * height) : bytes
}
