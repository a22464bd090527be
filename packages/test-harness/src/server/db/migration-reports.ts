import type { Kysely, Migration } from 'kysely'
import { sql } from 'kysely'
import type { Words } from './words'

/** What people report of jobs and employers, once a person and thing; those who are gone are no person. */
export const reports = ({ integer, given }: Words): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('reports')
      .addColumn('id', integer, given)
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('target_id', integer, (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('reported_at', integer, (c) => c.notNull())
      .addColumn('updated_at', integer, (c) => c.notNull())
      .execute()
    await schema
      .createIndex('reports_once')
      .unique()
      .on('reports')
      .columns(['account_id', 'kind', 'target_id'])
      .where(sql.ref('account_id'), '<>', '')
      .execute()
    await schema.createIndex('reports_of').on('reports').columns(['kind', 'target_id']).execute()
  },
  async down({ schema }: Kysely<unknown>) {
    await schema.dropTable('reports').execute()
  },
})
