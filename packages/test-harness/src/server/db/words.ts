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
  /** a text whose order is that of its characters, so that what begins alike stands together */
  bytewise: RawBuilder<unknown>
  /** makes what job-index-*.ts reads; words come to it apart by spaces, so nothing else may part them */
  jobIndex: readonly string[]
  jobIndexTables: readonly string[]
  /** makes the list of what the index of titles has, for texts that are too short for it */
  titleParts: readonly string[]
  titlePartsTables: readonly string[]
}

export const WORDS: Readonly<Record<DatabaseKind, Words>> = {
  sqlite: {
    integer: 'integer',
    bytes: sql`blob`,
    bytewise: sql`text`,
    given: (column) => column.primaryKey().autoIncrement(),
    jobIndex: [
      `create virtual table job_index using fts5 (titles, others, names, body, content='', contentless_delete=1,
        tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co Mn Mc' tokenchars '+#'")`,
      `create virtual table job_titles using fts5 (titles, content='', contentless_delete=1,
        tokenize='trigram case_sensitive 1')`,
    ],
    jobIndexTables: ['job_index', 'job_titles'],
    titleParts: [`create virtual table job_title_parts using fts5vocab('job_titles', 'row')`],
    titlePartsTables: ['job_title_parts'],
  },
  postgres: {
    integer: 'bigint',
    bytes: sql`bytea`,
    bytewise: sql`text collate "C"`,
    given: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
    jobIndex: [
      'create table job_index (job_id bigint primary key, words tsvector not null)',
      'create index job_index_words on job_index using gin (words)',
    ],
    jobIndexTables: ['job_index'],
    titleParts: [],
    titlePartsTables: [],
  },
}
