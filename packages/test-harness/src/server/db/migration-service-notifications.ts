import type { Kysely, Migration } from 'kysely'
import type { Words } from './words'

/** What managers say to everybody, and how far each account has been told of it. */
export const serviceNotifications = ({ integer, given }: Words): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('service_notifications')
      .addColumn('id', integer, given)
      .addColumn('sender_id', 'text', (c) => c.notNull())
      .addColumn('client_id', 'text', (c) => c.notNull())
      .addColumn('broadcast_id', 'text', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('is_changed', integer, (c) => c.notNull())
      .addColumn('sent_at', integer, (c) => c.notNull())
      .addUniqueConstraint('service_notifications_once', ['sender_id', 'client_id'])
      .execute()
    await schema
      .createIndex('service_notifications_at')
      .on('service_notifications')
      .column('sent_at')
      .execute()
    await schema
      .createTable('service_told')
      .addColumn('account_id', 'text', (c) => c.primaryKey())
      .addColumn('up_to', integer, (c) => c.notNull())
      .execute()
  },
  async down({ schema }: Kysely<unknown>) {
    await schema.dropTable('service_told').execute()
    await schema.dropTable('service_notifications').execute()
  },
})
