import type { Kysely, Migration } from 'kysely'
import type { Words } from './words'

/** Who was asked to apply may put that out of sight; and a company's invitations of a week are counted. */
export const invitations = ({ integer }: Words): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('invitations').addColumn('hidden_at', integer).execute()
    await schema
      .createIndex('invitations_of_jobs')
      .on('invitations')
      .columns(['job_id', 'created_at'])
      .execute()
  },
  async down({ schema }: Kysely<unknown>) {
    await schema.dropIndex('invitations_of_jobs').execute()
    await schema.alterTable('invitations').dropColumn('hidden_at').execute()
  },
})
