import type { Kysely, Migration } from 'kysely'
import type { Words } from './words'

/** Who somebody is at a provider, and which account that is. */
export const social = ({ integer }: Words): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('social_identities')
      .addColumn('provider', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('created_at', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('social_identities_key', ['provider', 'subject'])
      .execute()
  },
  async down({ schema }: Kysely<unknown>) {
    await schema.dropTable('social_identities').execute()
  },
})
