import type { ColumnDefinitionBuilder, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { DatabaseKind } from './open-database'

/** What the two databases call the same thing. */
export interface Words {
  /** whole numbers up to 2^53: times in ms do not fit in PostgreSQL's integer */
  integer: 'integer' | 'bigint'
  /** the content of a file */
  bytes: RawBuilder<unknown>
  /** a key that the database gives, growing */
  given: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
}

export const WORDS: Readonly<Record<DatabaseKind, Words>> = {
  sqlite: {
    integer: 'integer',
    bytes: sql`blob`,
    given: (column) => column.primaryKey().autoIncrement(),
  },
  postgres: {
    integer: 'bigint',
    bytes: sql`bytea`,
    given: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
  },
}
