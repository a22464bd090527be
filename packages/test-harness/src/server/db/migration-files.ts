import type { Kysely, Migration } from 'kysely'
import { sql } from 'kysely'
import type { Words } from './words'

/** Files that people send in the chat, which message has which, and small pictures of avatars. */
export const files = ({ integer, bytes }: Words): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('files')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('size', integer, (c) => c.notNull())
      .addColumn('width', integer, (c) => c.notNull())
      .addColumn('height', integer, (c) => c.notNull())
      .addColumn('has_thumb', integer, (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('stored_at', integer, (c) => c.notNull())
      .addColumn('once_key', 'text', (c) => c.notNull())
      .addColumn('ticket_id', 'text', (c) => c.notNull())
      .execute()
    await schema.createIndex('files_of_owner').on('files').column('owner_id').execute()
    await schema.createIndex('files_by_time').on('files').column('stored_at').execute()
    await schema
      .createIndex('files_once')
      .unique()
      .on('files')
      .columns(['owner_id', 'once_key'])
      .where(sql.ref('once_key'), '<>', '')
      .execute()
    await schema
      .createIndex('files_of_ticket')
      .unique()
      .on('files')
      .column('ticket_id')
      .where(sql.ref('ticket_id'), '<>', '')
      .execute()
    await schema
      .createTable('file_uses')
      .addColumn('file_id', 'text', (c) => c.notNull())
      .addColumn('message_id', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('file_uses_pk', ['file_id', 'message_id'])
      .execute()
    await schema.createIndex('file_uses_of_message').on('file_uses').column('message_id').execute()
    for (const column of ['small', 'large'])
      await schema.alterTable('avatars').addColumn(column, bytes).execute()
  },
  async down({ schema }: Kysely<unknown>) {
    for (const table of ['file_uses', 'files']) await schema.dropTable(table).execute()
    for (const column of ['small', 'large']) await schema.alterTable('avatars').dropColumn(column).execute()
  },
})
