import type { Kysely, Migration } from 'kysely'
import type { Words } from './words'

/** E-mail and phone as names of an account, codes and what carries them, avatars. */
export const accounts = ({ integer, given, bytes }: Words): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('accounts')
      .addColumn('email', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await schema
      .alterTable('accounts')
      .addColumn('language', 'text', (c) => c.notNull().defaultTo('en'))
      .execute()
    // Both are optional: "" is no e-mail and no phone, which many may have.
    await schema
      .createIndex('accounts_by_email')
      .unique()
      .on('accounts')
      .column('email')
      .where('email', '<>', '')
      .execute()
    await schema
      .createIndex('accounts_by_phone')
      .unique()
      .on('accounts')
      .columns(['region_code', 'mobile'])
      .where('mobile', '<>', '')
      .execute()

    await schema
      .createTable('outbox')
      .addColumn('id', integer, given)
      .addColumn('channel', 'text', (c) => c.notNull())
      .addColumn('recipient', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('sent_at', integer, (c) => c.notNull())
      .execute()
    await schema
      .createTable('codes')
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('recipient', 'text', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('expires_at', integer, (c) => c.notNull())
      .addColumn('tries_left', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('codes_key', ['purpose', 'recipient'])
      .execute()
    await schema
      .createTable('avatars')
      .addColumn('account_id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull().unique())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('content', bytes, (c) => c.notNull())
      .execute()
  },
  async down({ schema }: Kysely<unknown>) {
    for (const table of ['avatars', 'codes', 'outbox']) await schema.dropTable(table).execute()
    for (const index of ['accounts_by_phone', 'accounts_by_email']) await schema.dropIndex(index).execute()
    for (const column of ['language', 'email'])
      await schema.alterTable('accounts').dropColumn(column).execute()
  },
})
