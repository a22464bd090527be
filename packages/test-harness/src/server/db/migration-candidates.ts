import type { Kysely, Migration } from 'kysely'
import type { Words } from './words'

/** What employers find people by, and until when a resume stands first among candidates. Its rows are written at the next start. */
export const candidates = ({ integer }: Words): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('resumes').addColumn('forward_until', integer).execute()
    await schema
      .createIndex('resumes_visible')
      .on('resumes')
      .columns(['privacy_level', 'approved_at'])
      .execute()
    await schema
      .createTable('candidates')
      .addColumn('resume_id', integer, (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('shown', 'text', (c) => c.notNull())
      .addColumn('words', 'text', (c) => c.notNull())
      .addColumn('schools', 'text', (c) => c.notNull())
      .addColumn('facts', 'text', (c) => c.notNull())
      .addColumn('salary_from', integer, (c) => c.notNull())
      .addColumn('months', integer, (c) => c.notNull())
      .addColumn('working_since', integer)
      .execute()
    await schema.createIndex('candidates_of_account').on('candidates').column('account_id').execute()
  },
  async down({ schema }: Kysely<unknown>) {
    await schema.dropTable('candidates').execute()
    await schema.dropIndex('resumes_visible').execute()
    await schema.alterTable('resumes').dropColumn('forward_until').execute()
  },
})
