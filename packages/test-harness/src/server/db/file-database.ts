import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readlinkSync,
  readSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { Kysely, sql } from 'kysely'
import { CannotStore } from './cannot-store'
import { LibsqlDialect, openLibsql } from './libsql-dialect'
import { DatabaseUnusable, type OpenDatabase } from './open-database'
import type { Tables } from './tables'

const BUSY_TIMEOUT_MS = 5_000
const SQLITE_MAGIC = 'SQLite format 3'

function isDatabase(file: string): boolean {
  const head = Buffer.alloc(SQLITE_MAGIC.length)
  const descriptor = openSync(file, 'r')
  const length = readSync(descriptor, head)
  closeSync(descriptor)
  return length === 0 || head.toString('latin1') === SQLITE_MAGIC
}

/**
 * The one name of a file: links are followed, as SQLite does, also those in the way to a file that is not there yet. Two
 * servers on two names of one file would not see each other's lease.
 */
export function realFile(path: string): string {
  const full = resolve(path)
  if (existsSync(full)) return realpathSync(full)
  if (lstatSync(full, { throwIfNoEntry: false })?.isSymbolicLink())
    return realFile(join(dirname(full), readlinkSync(full)))
  const parent = dirname(full)
  return parent === full ? full : join(realFile(parent), basename(full))
}

/** Throws `DatabaseUnusable` for a file that is none: a mistyped path must cost nobody's notes, and leave nothing beside them. */
export function refuseOtherFile(file: string): void {
  if (existsSync(file) && !isDatabase(file)) throw new DatabaseUnusable(`${file}: file is not a database`)
}

/**
 * Removes a database with its companions; a lone -wal would be replayed into the next one. Throws
 * `DatabaseUnusable` for a file that is none.
 */
export function deleteDatabaseFile(file: string): void {
  refuseOtherFile(file)
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
}

/**
 * Opens (and makes) the database in a file, or in memory with `:memory:`.
 *
 * WAL with synchronous=full: a commit is on disk before its ack leaves, so it outlives the process and a
 * power cut. Concurrent sends share one commit (write-queue.ts), which keeps that affordable.
 */
export async function openDatabaseFile(file: string): Promise<OpenDatabase> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const db = new Kysely<Tables>({
    dialect: new LibsqlDialect({ database: openLibsql(file, BUSY_TIMEOUT_MS) }),
  })
  await sql`pragma journal_mode = wal`.execute(db)
  await sql`pragma synchronous = full`.execute(db)
  // What somebody has had erased is overwritten, not left in the file until its place is needed.
  await sql`pragma secure_delete = on`.execute(db)
  const close = async () => {
    try {
      // Emptied first, so that the .db file alone is whole.
      await sql`pragma wal_checkpoint(truncate)`.execute(db)
    } catch (error) {
      // Without room the journal stays beside it, and the next one to open both has all of it.
      if (!(error instanceof CannotStore)) throw error
    } finally {
      await db.destroy()
    }
  }
  return { db, kind: 'sqlite', close }
}
