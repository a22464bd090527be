import { type Expression, type SqlBool, sql } from 'kysely'

/** Whether a column has the text somewhere, as it is written. */
export const contains = (column: string, text: string): Expression<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`

/** Ids of jobs by reading every title. */
export const readTitles = (text: string) =>
  sql<{ job_id: number }>`(select job_id from job_texts where ${contains('title_text', text)})`
