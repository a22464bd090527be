/** Sectors of a directory that are read at most: their chain may be a ring. */
const MAX_SECTORS = 4_000
const MAGIC = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const HEADER_BYTES = 512
const ENTRY_BYTES = 128
/** Sectors of the table that the header lists itself. */
const IN_HEADER = 109
/** Sectors whose number is this or more are none: the end of a chain, or free. */
const NO_SECTOR = 0xfffffffa

/** The bytes of a file from a place on; fewer where it ends. So that a large one need not be in memory. */
export type BytesAt = (offset: number, length: number) => Buffer

/** Whether a file says that it is a compound file of Office, e.g. a DOC of before 2007. */
export const isOle = (bytes: Buffer): boolean => bytes.subarray(0, MAGIC.length).equals(MAGIC)

/**
 * Names of the streams and storages in a compound file, e.g. `['Root Entry', 'WordDocument', '1Table']`: what its directory
 * says, sector by sector as its table has them. [] = it has none that can be read. Source: [MS-CFB] 2.2 to 2.6.
 */
export function namesInOle(bytesAt: BytesAt): string[] {
  const header = bytesAt(0, HEADER_BYTES)
  if (!isOle(header) || header.length < HEADER_BYTES) return []
  const size = 2 ** header.readUInt16LE(30)
  if (size !== 512 && size !== 4_096) return []
  const numberAt = (offset: number): number => {
    const bytes = bytesAt(offset, 4)
    return bytes.length < 4 ? NO_SECTOR : bytes.readUInt32LE(0)
  }
  const offsetOf = (sector: number): number => (sector + 1) * size
  // The header lists the table's first 109 sectors, enough for 7 MB; sectors that lead to each other list the others.
  const perList = size / 4 - 1
  const tableSector = (index: number): number => {
    if (index < IN_HEADER) return numberAt(76 + index * 4)
    let list = numberAt(68)
    for (let skip = Math.floor((index - IN_HEADER) / perList); skip > 0 && list < NO_SECTOR; skip--)
      list = numberAt(offsetOf(list) + perList * 4)
    return list >= NO_SECTOR ? NO_SECTOR : numberAt(offsetOf(list) + ((index - IN_HEADER) % perList) * 4)
  }
  const after = (sector: number): number => {
    const table = tableSector(Math.floor((sector * 4) / size))
    return table >= NO_SECTOR ? NO_SECTOR : numberAt(offsetOf(table) + ((sector * 4) % size))
  }
  const names: string[] = []
  let sector = numberAt(48)
  for (let count = 0; sector < NO_SECTOR && count < MAX_SECTORS; count++, sector = after(sector))
    for (let at = offsetOf(sector); at < offsetOf(sector) + size; at += ENTRY_BYTES) {
      const entry = bytesAt(at, ENTRY_BYTES)
      if (entry.length < ENTRY_BYTES) return names
      const length = entry.readUInt16LE(64)
      if (entry[66] !== 0 && length >= 2 && length <= 64) names.push(entry.toString('utf16le', 0, length - 2))
    }
  return names
}
