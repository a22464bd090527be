// One server a file. Two would each have their own live sockets, limits and presence, and `--empty` would delete what the
// other one still writes to. The server that serves FILE holds a lease on it from before it looks at it until it ends:
//
//   FILE.lock    empty; held by a lock of the system, so it is free as soon as its process is gone, however that ended
//   FILE.lease   who holds it, for the message to the next one: {"pid": 4711, "address": "http://127.0.0.1:4170"}
//
// Decision 54. The lock is SQLite's, as the database beside it has: Node has none of its own. FILE itself stays open to
// others, for `harness import` writes to it beside a server. FILE.lock is never deleted: somebody could hold the deleted one.

import { mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import Libsql from 'libsql'
import { z } from 'zod'
import { DatabaseHeld, DatabaseUnusable } from './open-database'

/** Of two that start at the same moment each stops the other for a moment: both try again this long, and one gets it. */
const PATIENCE_MS = 200

const Holder = z.object({ pid: z.number(), address: z.string().nullable() })
type Holder = z.infer<typeof Holder>

export interface Lease {
  /** Where the server listens, once it does. */
  tell(address: string): void
  /** Safe to call twice. */
  release(): void
}

/** What stands there may be cut off: a full disk, or just being written. */
function readHolder(file: string): Holder | null {
  try {
    return Holder.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

/** The lock, or null while another server has it; that may be one of this process. */
function lock(file: string): { release(): void } | null {
  const database = new Libsql(file, { timeout: PATIENCE_MS })
  try {
    // Nothing is ever written, and no journal is wanted beside it.
    database.exec('pragma journal_mode = off')
    database.exec('begin exclusive')
  } catch (error) {
    database.close()
    if (error instanceof Libsql.SqliteError && error.code === 'SQLITE_BUSY') return null
    throw error
  }
  return {
    release() {
      if (!database.open) return
      database.exec('rollback')
      database.close()
    },
  }
}

/** An empty file is a lock; what else stands there was written by nobody who holds it. */
function clearGarbage(file: string): void {
  try {
    if (statSync(file).size > 0) truncateSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** A second name of the file leads past a lock that stands beside the first. */
function refuseLinked(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found !== undefined && found.nlink > 1)
    throw new DatabaseUnusable(`${file} has ${found.nlink} names (hard links): serve a file that has one`)
}

/** Takes the lease on the database in `file`, its real path. Throws `DatabaseHeld` while another server has it. */
export function takeLease(file: string): Lease {
  mkdirSync(dirname(file), { recursive: true })
  refuseLinked(file)
  clearGarbage(`${file}.lock`)
  const held = lock(`${file}.lock`)
  const note = `${file}.lease`
  if (held === null) throw new DatabaseHeld(file, readHolder(note))
  const write = (address: string | null) =>
    writeFileSync(note, JSON.stringify({ pid: process.pid, address } satisfies Holder))
  try {
    // What one that was killed has left there must name nobody any more.
    write(null)
  } catch (error) {
    rmSync(note, { force: true })
    held.release()
    throw error
  }
  let isOver = false
  return {
    tell: write,
    release() {
      if (isOver) return
      isOver = true
      rmSync(note, { force: true })
      held.release()
    },
  }
}
