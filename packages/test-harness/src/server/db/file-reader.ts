import { Kysely, sql } from 'kysely'
import { LibsqlDialect, openLibsql } from './libsql-dialect'
import type { Db, Tables } from './tables'

const BUSY_TIMEOUT_MS = 5_000

/**
 * A second connection to a database file that is there and migrated. It refuses to write. Each query sees what was committed
 * before it, by whichever process; no read lasts longer than its query, so the log of writes is emptied as without it.
 */
export async function openReader(file: string): Promise<Db> {
  const db = new Kysely<Tables>({
    dialect: new LibsqlDialect({ database: openLibsql(file, BUSY_TIMEOUT_MS) }),
  })
  await sql`pragma query_only = 1`.execute(db)
  return db
}
