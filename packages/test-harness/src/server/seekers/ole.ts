/** Sectors of a directory that are read at most: their chain may be a ring. */
const MAX_SECTORS = 4_000
const MAGIC = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const HEADER_BYTES = 512
const ENTRY_BYTES = 128
/** Sectors whose number is this or more are none: the end of a chain, or free. */
const NO_SECTOR = 0xfffffffa

/** Whether a file says that it is a compound file of Office, e.g. a DOC of before 2007. */
export const isOle = (bytes: Buffer): boolean => bytes.subarray(0, MAGIC.length).equals(MAGIC)

/**
 * Names of the streams and storages in a compound file, e.g. `['Root Entry', 'WordDocument', '1Table']`: what its directory
 * says, sector by sector as its table has them. [] = it has none that can be read. Source: [MS-CFB] 2.2 to 2.6.
 */
export function namesInOle(bytes: Buffer): string[] {
  if (!isOle(bytes) || bytes.length < HEADER_BYTES) return []
  const size = 2 ** bytes.readUInt16LE(30)
  if (size !== 512 && size !== 4_096) return []
  const numberAt = (offset: number): number =>
    offset + 4 <= bytes.length ? bytes.readUInt32LE(offset) : NO_SECTOR
  const offsetOf = (sector: number): number => (sector + 1) * size
  // The header lists the table's first 109 sectors, which is enough for 7 MB.
  const after = (sector: number): number => {
    const table = numberAt(76 + Math.floor((sector * 4) / size) * 4)
    return table >= NO_SECTOR ? NO_SECTOR : numberAt(offsetOf(table) + ((sector * 4) % size))
  }
  const names: string[] = []
  let sector = numberAt(48)
  for (let count = 0; sector < NO_SECTOR && count < MAX_SECTORS; count++, sector = after(sector))
    for (let at = offsetOf(sector); at < offsetOf(sector) + size; at += ENTRY_BYTES) {
      const entry = bytes.subarray(at, at + ENTRY_BYTES)
      if (entry.length < ENTRY_BYTES) return names
      const length = entry.readUInt16LE(64)
      if (entry[66] !== 0 && length >= 2 && length <= 64) names.push(entry.toString('utf16le', 0, length - 2))
    }
  return names
}
