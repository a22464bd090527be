/**
 * libsql behind Kysely's SQLite dialect, with what libsql 0.5 needs to be safe:
 * - a boolean parameter would abort the process, a number would be bound as REAL: both become BigInt
 * - statements are prepared once: a prepared statement is only freed in a later turn of the event loop
 * - transactions begin immediately: a deferred one that reads and then writes fails at once under contention
 * - a failed migration is rolled back (SQLite can, Kysely's adapter says it cannot)
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

const MAX_STATEMENTS = 500

function toSafeParameter(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1n : 0n
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value)
  return value
}

function wrapStatement(statement: Libsql.Statement<unknown[]>): SqliteStatement {
  return {
    reader: statement.reader,
    all: (parameters) => statement.all(parameters.map(toSafeParameter)),
    run: (parameters) => statement.run(parameters.map(toSafeParameter)),
    iterate: (parameters) => statement.iterate(parameters.map(toSafeParameter)),
  }
}

/** Opens one connection to a file. `busyTimeoutMs`: how long a write waits for another process. */
export function openLibsql(file: string, busyTimeoutMs: number): SqliteDatabase {
  const database = new Libsql(file, { timeout: busyTimeoutMs })
  const statements = new Map<string, SqliteStatement>()
  return {
    prepare(sql) {
      const known = statements.get(sql)
      if (known) return known
      const statement = wrapStatement(database.prepare(sql))
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
