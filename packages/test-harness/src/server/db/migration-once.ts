import type { Kysely, Migration } from 'kysely'
import type { Words } from './words'

/** What was made under which key, so that a repeat finds it. */
export const once = ({ integer }: Words): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('once')
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('thing', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('thing_id', integer, (c) => c.notNull())
      .addColumn('made_at', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('once_key', ['account_id', 'thing', 'key'])
      .execute()
    await schema.createIndex('once_by_made_at').on('once').column('made_at').execute()
  },
  async down({ schema }: Kysely<unknown>) {
    await schema.dropTable('once').execute()
  },
})
