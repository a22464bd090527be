const HEADER_BYTES = 13
const TRAILER = 0x3b
const EXTENSION = 0x21
const IMAGE = 0x2c
const COMMENT = 0xfe
const APPLICATION = 0xff
/** How often it plays, which every reader asks; other applications write notes, where a picture was taken among them. */
const LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0']

const colours = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Where the sub-blocks end that begin here; -1 when the file ends first. */
function afterBlocks(file: Buffer, from: number): number {
  for (let at = from; at < file.length; ) {
    const length = file[at] ?? 0
    at += 1 + length
    if (length === 0) return at
  }
  return -1
}

/** The pictures of a GIF alone, without comments, notes of programs and what lies behind its end; null when it is not whole. */
export function stripGif(file: Buffer): Buffer | null {
  const kept: Buffer[] = []
  let at = HEADER_BYTES + colours(file[10] ?? 0)
  kept.push(file.subarray(0, at))
  let hasPicture = false
  while (at < file.length) {
    const kind = file[at]
    if (kind === TRAILER) return hasPicture ? Buffer.concat([...kept, Buffer.from([TRAILER])]) : null
    const label = file[at + 1]
    const start = kind === IMAGE ? at + 11 + colours(file[at + 9] ?? 0) : at + 2
    if (kind !== IMAGE && kind !== EXTENSION) return null
    const end = afterBlocks(file, start)
    if (end < 0) return null
    if (kind === IMAGE) hasPicture = true
    const isLoop = label === APPLICATION && LOOPS.includes(file.toString('latin1', at + 3, at + 14))
    const isNote = kind === EXTENSION && (label === COMMENT || (label === APPLICATION && !isLoop))
    if (!isNote) kept.push(file.subarray(at, end))
    at = end
  }
  return null
}
