import { type Kysely, type Migration, sql } from 'kysely'
import type { Words } from './words'

const SETTINGS = ['add_verify', 'find_by_phone', 'find_by_account']

/** Requests to become contacts, notes, who is hidden from one's own list, and who may find and add an account. */
export const people = ({ integer }: Words): Migration => ({
  async up(db: Kysely<unknown>) {
    const { schema } = db
    await schema
      .createTable('add_reqs')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('from_id', 'text', (c) => c.notNull())
      .addColumn('to_id', 'text', (c) => c.notNull())
      .addColumn('message', 'text', (c) => c.notNull())
      .addColumn('add_by', 'text', (c) => c.notNull())
      .addColumn('add_from', 'text', (c) => c.notNull())
      .addColumn('request_at', integer, (c) => c.notNull())
      .addColumn('is_named', integer, (c) => c.notNull())
      .addColumn('from_status', integer, (c) => c.notNull())
      .addColumn('from_until', integer, (c) => c.notNull())
      .addColumn('from_rev', integer, (c) => c.notNull())
      .addColumn('to_status', integer, (c) => c.notNull())
      .addColumn('to_until', integer, (c) => c.notNull())
      .addColumn('to_rev', integer, (c) => c.notNull())
      .addColumn('is_read', integer, (c) => c.notNull())
      .execute()
    await schema.createIndex('add_reqs_from').on('add_reqs').columns(['from_id', 'to_id']).execute()
    await schema.createIndex('add_reqs_to').on('add_reqs').columns(['to_id', 'from_id']).execute()
    await schema
      .alterTable('contacts')
      .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await schema
      .alterTable('contacts')
      .addColumn('is_hide', integer, (c) => c.notNull().defaultTo(0))
      .execute()
    await schema
      .alterTable('blacklist')
      .addColumn('rev', integer, (c) => c.notNull().defaultTo(0))
      .execute()
    for (const column of SETTINGS)
      await schema
        .alterTable('accounts')
        .addColumn(column, integer, (c) => c.notNull().defaultTo(1))
        .execute()
    // Nobody finds an account that was deleted.
    await sql`update accounts set find_by_phone = 0, find_by_account = 0
      where nickname = '' and password_hash = ''`.execute(db)
  },
  async down({ schema }: Kysely<unknown>) {
    for (const column of SETTINGS) await schema.alterTable('accounts').dropColumn(column).execute()
    await schema.alterTable('blacklist').dropColumn('rev').execute()
    for (const column of ['note', 'is_hide']) await schema.alterTable('contacts').dropColumn(column).execute()
    await schema.dropTable('add_reqs').execute()
  },
})
