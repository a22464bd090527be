import type { Kysely, Migration } from 'kysely'
import type { Words } from './words'

/** What people archive, mark as unread, and delete for themselves. */
export const acts = ({ integer }: Words): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    for (const column of ['is_archived', 'archived_number', 'is_unread'])
      await schema
        .alterTable('conversation_views')
        .addColumn(column, integer, (c) => c.notNull().defaultTo(0))
        .execute()
    await schema
      .createTable('erased_messages')
      .addColumn('owner_id', 'text', (c) => c.notNull())
      .addColumn('message_id', integer, (c) => c.notNull())
      .addColumn('is_erased', integer, (c) => c.notNull())
      .addColumn('said_at', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('erased_messages_pk', ['owner_id', 'message_id'])
      .execute()
  },
  async down({ schema }: Kysely<unknown>) {
    await schema.dropTable('erased_messages').execute()
    for (const column of ['is_archived', 'archived_number', 'is_unread'])
      await schema.alterTable('conversation_views').dropColumn(column).execute()
  },
})
