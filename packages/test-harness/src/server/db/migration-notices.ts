import { type Kysely, type Migration, sql } from 'kysely'
import type { Words } from './words'

/** Receipts of what somebody did is nothing new to them: as it was when this came. */
const RECEIPTS = ['application-delivered', 'resume-submitted']

/** Notices that are deleted one by one, and kinds of them that somebody switched off. */
export const notices = ({ integer }: Words): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('inbox').addColumn('removed_at', integer).execute()
    await db.schema
      .createTable('notices_off')
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('way', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('notices_off_key', ['account_id', 'way', 'kind'])
      .execute()
    await sql`update inbox set read_at = sent_at where read_at is null and kind in (${sql.join(RECEIPTS)})`.execute(
      db,
    )
  },
  async down({ schema }: Kysely<unknown>) {
    await schema.dropTable('notices_off').execute()
    await schema.alterTable('inbox').dropColumn('removed_at').execute()
  },
})
