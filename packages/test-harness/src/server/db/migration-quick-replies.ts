import type { Kysely, Migration } from 'kysely'

/** What each account keeps to send again, as one list. */
export const quickReplies: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('quick_replies')
      .addColumn('account_id', 'text', (c) => c.primaryKey())
      .addColumn('texts', 'text', (c) => c.notNull())
      .execute()
  },
  async down({ schema }: Kysely<unknown>) {
    await schema.dropTable('quick_replies').execute()
  },
}
