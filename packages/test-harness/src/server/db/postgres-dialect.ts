/**
 * PostgreSQL behind Kysely's dialect, so that the rest of the server sees what it sees of SQLite:
 * - int8 and count(*) arrive as numbers: ids and times stay below 2^53
 * - transactions that write run one after the other, also those of other processes on the same database:
 *   the ids of messages grow in the order of commits, and a cursor never passes one that is still to come
 */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely'
import pg from 'pg'
import type { OpenDatabase } from './open-database'
import type { Tables } from './tables'

const INT8 = 20
/** Names the lock that writers take; any number that nobody else on the database uses. */
const WRITER_LOCK = 7_274_752
const MAX_CONNECTIONS = 8

class OneWriterDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    await super.beginTransaction(connection, settings)
    await connection.executeQuery(CompiledQuery.raw(`select pg_advisory_xact_lock(${WRITER_LOCK})`))
  }
}

class OneWriterDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new OneWriterDriver(this.#config)
  }
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(id, format),
}

/** Opens a database by its URL, e.g. `postgres://sarika@127.0.0.1:5432/sarika`; it has to be there. */
export function openPostgres(url: string): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, max: MAX_CONNECTIONS, types })
  // A connection that breaks while nobody uses it is replaced by the next query; unheard it would end the process.
  pool.on('error', () => undefined)
  const db = new Kysely<Tables>({ dialect: new OneWriterDialect({ pool }) })
  return { db, kind: 'postgres', close: () => db.destroy() }
}
