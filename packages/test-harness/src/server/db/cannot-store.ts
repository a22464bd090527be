import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'

/** Why nothing can be stored, in words that may be shown to everybody. */
export type StorageProblem = 'the disk is full' | 'the disk takes no writes'

/** Nothing was stored, and nothing is wrong with what was to be stored: the same again works when the disk has room. */
export class CannotStore extends Error {
  /** the same for who starts a server or an import: "no room on the disk for x.db" */
  readonly noRoom: string

  constructor(
    readonly problem: StorageProblem,
    file: string,
    cause: unknown,
  ) {
    super(`${problem}: ${file}`, { cause })
    this.noRoom = problem === 'the disk is full' ? `no room on the disk for ${file}` : `${file}: ${problem}`
  }
}

/** With less than this the files of an open database cannot grow: SQLite takes 32 KB at once for its index of the journal. */
const ROOM_BYTES = 256 * 1024

/** "No room", by the file system and by SQLite. */
const FULL = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT'])
/** What SQLite says when the system refused to write. It says so of some full disks too. */
const REFUSED_WRITE = /^SQLITE_IOERR_(?:WRITE|FSYNC|DIR_FSYNC|TRUNCATE|SHMOPEN|SHMSIZE|SHMMAP)$/
/** A file beside the database could not be made: said of a full disk, and of many other things. */
const NOT_MADE = 'SQLITE_CANTOPEN'

function hasRoom(file: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(file))
    return bavail * bsize >= ROOM_BYTES
  } catch {
    return true
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** The error that says it as it is, where a write failed over the disk of `file`; every other error as it is. */
export function asCannotStore(error: unknown, file: string): unknown {
  if (error instanceof CannotStore) return error
  const code = codeOf(error)
  if (FULL.has(code)) return new CannotStore('the disk is full', file, error)
  const isRefused = REFUSED_WRITE.test(code)
  if ((isRefused || code === NOT_MADE) && !hasRoom(file))
    return new CannotStore('the disk is full', file, error)
  return isRefused ? new CannotStore('the disk takes no writes', file, error) : error
}
