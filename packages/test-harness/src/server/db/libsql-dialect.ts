/**
 * libsql behind Kysely's SQLite dialect, with what libsql 0.5 needs to be safe:
 * - a boolean parameter would abort the process, a number would be bound as REAL: both become BigInt
 * - statements are prepared once: a prepared statement is only freed in a later turn of the event loop
 * - transactions begin immediately: a deferred one that reads and then writes fails at once under contention
 * - a failed migration is rolled back (SQLite can, Kysely's adapter says it cannot)
 * - a write that fails over the disk says so (cannot-store.ts): SQLite takes such a transaction back itself, and the error
 *   of the roll-back that follows, "no transaction is active", would hide why
 */

import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import Libsql from 'libsql'
import { asCannotStore } from './cannot-store'

const MAX_STATEMENTS = 500
/** What SQLite says to a roll-back of what it has taken back itself. */
const TAKEN_BACK = 'no transaction is active'

function toSafeParameter(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1n : 0n
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value)
  return value
}

/** Runs something on the database in `file`, and says of what fails over its disk that it does. */
function sayWhy<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw asCannotStore(error, file)
  }
}

function wrapStatement(file: string, statement: Libsql.Statement<unknown[]>): SqliteStatement {
  return {
    reader: statement.reader,
    all: (parameters) => sayWhy(file, () => statement.all(parameters.map(toSafeParameter))),
    run: (parameters) => sayWhy(file, () => statement.run(parameters.map(toSafeParameter))),
    iterate: (parameters) => statement.iterate(parameters.map(toSafeParameter)),
  }
}

/** Opens one connection to a file. `busyTimeoutMs`: how long a write waits for another process. */
export function openLibsql(file: string, busyTimeoutMs: number): SqliteDatabase {
  const database = sayWhy(file, () => new Libsql(file, { timeout: busyTimeoutMs }))
  const statements = new Map<string, SqliteStatement>()
  return {
    prepare(sql) {
      const known = statements.get(sql)
      if (known) return known
      const statement = wrapStatement(
        file,
        sayWhy(file, () => database.prepare(sql)),
      )
      // Lists of varying length make new texts without end; starting over is cheaper than keeping order.
      if (statements.size >= MAX_STATEMENTS) statements.clear()
      statements.set(sql, statement)
      return statement
    },
    close: () => {
      statements.clear()
      database.close()
    },
  }
}

class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      if (!(error instanceof Error && error.message.includes(TAKEN_BACK))) throw error
    }
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Kysely's dialect over `openLibsql`. */
export class LibsqlDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config)
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter()
  }
}
