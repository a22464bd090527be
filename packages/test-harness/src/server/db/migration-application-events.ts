import { type Kysely, type Migration, sql } from 'kysely'
import type { Words } from './words'

/** What has happened to each application; of those that are there already, what their rows tell. */
export const applicationEvents = ({ integer, given }: Words): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('application_events')
      .addColumn('id', integer, given)
      .addColumn('application_id', integer, (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('detail', 'text', (c) => c.notNull())
      .addColumn('at', integer, (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('application_events_of')
      .on('application_events')
      .column('application_id')
      .execute()
    await sql`insert into application_events (application_id, kind, account_id, detail, at)
      select id, 'applied', account_id, '', applied_at from applications order by id`.execute(db)
    await sql`insert into application_events (application_id, kind, account_id, detail, at)
      select id, 'viewed', '', '', viewed_at from applications where viewed_at is not null order by id`.execute(
      db,
    )
  },
  async down({ schema }: Kysely<unknown>) {
    await schema.dropTable('application_events').execute()
  },
})
