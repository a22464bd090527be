import type { Kysely, Migration } from 'kysely'
import type { Words } from './words'

/** Titles of jobs, each once, and from which words on they can be typed. The next start fills them (jobs/refold.ts). */
export const suggestions = ({ integer, bytewise }: Words): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('suggested_titles')
      .addColumn('key', bytewise, (c) => c.primaryKey())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('jobs', integer, (c) => c.notNull())
      .execute()
    await schema
      .createTable('suggested_starts')
      .addColumn('start', bytewise, (c) => c.notNull())
      .addColumn('key', bytewise, (c) => c.notNull())
      .addPrimaryKeyConstraint('suggested_starts_key', ['start', 'key'])
      .execute()
  },
  async down({ schema }: Kysely<unknown>) {
    for (const table of ['suggested_starts', 'suggested_titles']) await schema.dropTable(table).execute()
  },
})
