import type { Kysely, Migration } from 'kysely'
import type { Words } from './words'

/** Reports of people and messages, with the messages around. */
export const reportsChat = ({ integer }: Words): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('reports')
      .addColumn('person_id', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await schema
      .createTable('report_messages')
      .addColumn('report_id', integer, (c) => c.notNull())
      .addColumn('message_id', integer, (c) => c.notNull())
      .addColumn('sender_id', 'text', (c) => c.notNull())
      .addColumn('sent_at', integer, (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('report_messages_pk', ['report_id', 'message_id'])
      .execute()
    await schema.createIndex('report_messages_from').on('report_messages').column('sender_id').execute()
  },
  async down({ schema }: Kysely<unknown>) {
    await schema.dropTable('report_messages').execute()
    await schema.alterTable('reports').dropColumn('person_id').execute()
  },
})
