import type { Kysely, Migration } from 'kysely'
import type { Words } from './words'

/** The queue of the online service, its agents, and who wrote which answer. */
export const service = ({ integer }: Words): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('service_talks')
      .addColumn('im_id', 'text', (c) => c.primaryKey())
      .addColumn('is_open', integer, (c) => c.notNull())
      .addColumn('waiting_since', integer)
      .addColumn('agent_id', 'text')
      .addColumn('taken_at', integer)
      .addColumn('told', 'text', (c) => c.notNull())
      .execute()
    await schema.createIndex('service_talks_open').on('service_talks').column('is_open').execute()
    await schema
      .createTable('service_agents')
      .addColumn('account_id', 'text', (c) => c.primaryKey())
      .addColumn('seen_at', integer, (c) => c.notNull())
      .execute()
    await schema
      .createTable('service_answers')
      .addColumn('message_id', integer, (c) => c.primaryKey())
      .addColumn('agent_id', 'text', (c) => c.notNull())
      .execute()
    await schema.createIndex('service_answers_by').on('service_answers').column('agent_id').execute()
  },
  async down({ schema }: Kysely<unknown>) {
    for (const table of ['service_answers', 'service_agents', 'service_talks'])
      await schema.dropTable(table).execute()
  },
})
