import type { Kysely, Migration } from 'kysely'
import type { Words } from './words'

/** Calls, and who is or was in each. */
export const calls = ({ integer }: Words): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('calls')
      .addColumn('channel', 'text', (c) => c.primaryKey())
      .addColumn('type', integer, (c) => c.notNull())
      .addColumn('caller', 'text', (c) => c.notNull())
      .addColumn('target', 'text', (c) => c.notNull())
      .addColumn('is_group', integer, (c) => c.notNull())
      .addColumn('state', integer, (c) => c.notNull())
      .addColumn('created_at', integer, (c) => c.notNull())
      .addColumn('answered_at', integer)
      .addColumn('ended_at', integer)
      .execute()
    await schema.createIndex('calls_to').on('calls').columns(['target', 'ended_at']).execute()
    await schema.createIndex('calls_by').on('calls').column('caller').execute()
    await schema
      .createTable('call_members')
      .addColumn('channel', 'text', (c) => c.notNull())
      .addColumn('im_id', 'text', (c) => c.notNull())
      .addColumn('device', 'text', (c) => c.notNull())
      .addColumn('tab', 'text', (c) => c.notNull())
      .addColumn('has_video', integer, (c) => c.notNull())
      .addColumn('joined_at', integer, (c) => c.notNull())
      .addColumn('left_at', integer)
      .addPrimaryKeyConstraint('call_members_key', ['channel', 'im_id'])
      .execute()
    await schema.createIndex('call_members_of').on('call_members').columns(['im_id', 'left_at']).execute()
  },
  async down({ schema }: Kysely<unknown>) {
    await schema.dropTable('call_members').execute()
    await schema.dropTable('calls').execute()
  },
})
