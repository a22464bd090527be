import { closeSync, existsSync, mkdirSync, openSync, readSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, sql } from 'kysely'
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
 * Removes a database with its companions; a lone -wal would be replayed into the next one. Throws
 * `DatabaseUnusable` for a file that is none: a mistyped path must not cost somebody's notes.
 */
export function deleteDatabaseFile(file: string): void {
  if (existsSync(file) && !isDatabase(file)) throw new DatabaseUnusable(`${file}: file is not a database`)
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
  const close = async () => {
    // Emptied first, so that the .db file alone is whole.
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    await db.destroy()
  }
  return { db, kind: 'sqlite', close }
}
