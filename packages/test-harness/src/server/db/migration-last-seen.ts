import { type Kysely, type Migration, sql } from 'kysely'
import type { Words } from './words'

/** When an account was there last, and whether its contacts are told. */
export const lastSeen = ({ integer }: Words): Migration => ({
  async up(db: Kysely<unknown>) {
    const { schema } = db
    await schema
      .alterTable('accounts')
      .addColumn('last_seen', integer, (c) => c.notNull().defaultTo(1))
      .execute()
    await schema
      .alterTable('accounts')
      .addColumn('last_seen_at', integer, (c) => c.notNull().defaultTo(0))
      .execute()
    // Of an account that was deleted nothing is told.
    await sql`update accounts set last_seen = 0 where nickname = '' and password_hash = ''`.execute(db)
  },
  async down({ schema }: Kysely<unknown>) {
    for (const column of ['last_seen', 'last_seen_at'])
      await schema.alterTable('accounts').dropColumn(column).execute()
  },
})
