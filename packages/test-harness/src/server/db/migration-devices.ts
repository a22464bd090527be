import { type Kysely, type Migration, sql } from 'kysely'
import type { Words } from './words'

/** What a login is told apart by, and when an account goes that its owner deletes. */
export const devices = ({ integer }: Words): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['browser', 'system'])
      await db.schema
        .alterTable('logins')
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
        .execute()
    await db.schema
      .alterTable('logins')
      .addColumn('last_used_at', integer, (c) => c.notNull().defaultTo(0))
      .execute()
    await sql`update logins set last_used_at = created_at`.execute(db)
    await db.schema.createIndex('logins_by_account').on('logins').column('account_id').execute()
    await db.schema.alterTable('accounts').addColumn('deletion_at', integer).execute()
    await db.schema
      .alterTable('jobs')
      .addColumn('is_paused', integer, (c) => c.notNull().defaultTo(0))
      .execute()
  },
  async down({ schema }: Kysely<unknown>) {
    await schema.alterTable('jobs').dropColumn('is_paused').execute()
    await schema.alterTable('accounts').dropColumn('deletion_at').execute()
    await schema.dropIndex('logins_by_account').execute()
    for (const column of ['browser', 'system', 'last_used_at'])
      await schema.alterTable('logins').dropColumn(column).execute()
  },
})
