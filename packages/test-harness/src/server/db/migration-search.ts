import { type Kysely, type Migration, sql } from 'kysely'
import type { Words } from './words'

/** What searches of many jobs look up instead of reading all of them: parts of titles, and jobs that are past their end. */
export const search = ({ titleParts, titlePartsTables }: Words): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of titleParts) await sql.raw(statement).execute(db)
    await db.schema
      .createIndex('jobs_closing')
      .on('jobs')
      .column('closes_at')
      .where(sql.ref('closes_at'), 'is not', null)
      .execute()
  },
  async down({ schema }: Kysely<unknown>) {
    await schema.dropIndex('jobs_closing').execute()
    for (const table of titlePartsTables) await schema.dropTable(table).execute()
  },
})
