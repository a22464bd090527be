import type { Kysely, Migration } from 'kysely'
import type { Words } from './words'

/** Browsers that take pushes, and groups of which somebody is told only what mentions them. */
export const bell = ({ integer }: Words): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('push_devices')
      .addColumn('login_id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('endpoint', 'text', (c) => c.notNull().unique())
      .addColumn('p256dh', 'text', (c) => c.notNull())
      .addColumn('auth', 'text', (c) => c.notNull())
      .addColumn('has_text', integer, (c) => c.notNull())
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('created_at', integer, (c) => c.notNull())
      .execute()
    await schema.createIndex('push_devices_of').on('push_devices').column('account_id').execute()
    await schema
      .createTable('mentions_only')
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('group_id', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('mentions_only_key', ['account_id', 'group_id'])
      .execute()
  },
  async down({ schema }: Kysely<unknown>) {
    await schema.dropTable('mentions_only').execute()
    await schema.dropTable('push_devices').execute()
  },
})
