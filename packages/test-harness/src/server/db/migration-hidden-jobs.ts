import type { Kysely, Migration } from 'kysely'
import type { Words } from './words'

/** Jobs that somebody does not want to see any more. */
export const hiddenJobs = ({ integer }: Words): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('hidden_jobs')
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('job_id', integer, (c) => c.notNull())
      .addColumn('hidden_at', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('hidden_jobs_key', ['account_id', 'job_id'])
      .execute()
  },
  async down({ schema }: Kysely<unknown>) {
    await schema.dropTable('hidden_jobs').execute()
  },
})
