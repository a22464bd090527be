import { type Kysely, type Migration, sql } from 'kysely'
import type { Words } from './words'

const DAY_MS = 24 * 3_600_000
const TIMES = ['mailed_at', 'ended_at'] as const
const COUNTS = ['next_at', 'bounces', 'leased_until'] as const
const TEXTS = { mailed_jobs: '[]', ended_by: '' } as const
const MAIL_TEXTS = ['subject', 'html', 'head'] as const

/** Searches that are there already: their first mail comes a period after they were saved last. */
async function setFirst(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; criteria: string; updated_at: number }>`
    select id, criteria, updated_at from saved_searches
  `.execute(db)
  for (const { id, criteria, updated_at } of rows) {
    const { pushperiod } = JSON.parse(criteria) as { pushperiod: number }
    const nextAt = updated_at + pushperiod * DAY_MS
    await sql`update saved_searches set next_at = ${nextAt} where id = ${id}`.execute(db)
  }
}

/** When a saved search is mailed, which interviews were reminded of, and captured mails with a page of their own. */
export const alerts = ({ integer }: Words): Migration => ({
  async up(db: Kysely<unknown>) {
    const { schema } = db
    for (const column of TIMES) await schema.alterTable('saved_searches').addColumn(column, integer).execute()
    for (const column of COUNTS)
      await schema
        .alterTable('saved_searches')
        .addColumn(column, integer, (c) => c.notNull().defaultTo(0))
        .execute()
    for (const [column, usual] of Object.entries(TEXTS))
      await schema
        .alterTable('saved_searches')
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(usual))
        .execute()
    await schema.createIndex('saved_searches_due').on('saved_searches').column('next_at').execute()
    await schema
      .createTable('interview_reminders')
      .addColumn('application_id', integer, (c) => c.primaryKey())
      .addColumn('at', integer, (c) => c.notNull())
      .addColumn('leased_until', integer, (c) => c.notNull())
      .addColumn('sent_at', integer)
      .execute()
    await schema.createIndex('interviews_by_time').on('interviews').column('at').execute()
    for (const column of MAIL_TEXTS)
      await schema
        .alterTable('outbox')
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
        .execute()
    await setFirst(db)
  },
  async down({ schema }: Kysely<unknown>) {
    for (const column of MAIL_TEXTS) await schema.alterTable('outbox').dropColumn(column).execute()
    for (const index of ['interviews_by_time', 'saved_searches_due']) await schema.dropIndex(index).execute()
    await schema.dropTable('interview_reminders').execute()
    for (const column of [...TIMES, ...COUNTS, ...Object.keys(TEXTS)])
      await schema.alterTable('saved_searches').dropColumn(column).execute()
  },
})
