import { type Kysely, type Migration, sql } from 'kysely'
import type { Words } from './words'

/** Columns by table, with what stands in the rows that are there already. */
const TEXTS = {
  companies: { kind: 'employer', verification: 'new', refusal: '', names: '{}' },
  jobs: { recruiter_id: '', client: '' },
  applications: { stage: 'new', closing: '' },
  interviews: { times: '[]', proposed_text: '' },
} as const
const NUMBERS = { jobs: { is_draft: 0 }, applications: { rev: 0 } } as const
const TABLES = ['recruiters', 'recruiter_invites', 'company_images', 'application_notes'] as const

async function makeTables(db: Kysely<unknown>, { integer, given, bytes }: Words): Promise<void> {
  const { schema } = db
  await schema
    .createTable('recruiters')
    .addColumn('account_id', 'text', (c) => c.primaryKey())
    .addColumn('company_id', integer, (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('joined_at', integer, (c) => c.notNull())
    .execute()
  await schema.createIndex('recruiters_company').on('recruiters').column('company_id').execute()
  await schema
    .createTable('recruiter_invites')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('company_id', integer, (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('invited_by', 'text', (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('expires_at', integer, (c) => c.notNull())
    .execute()
  await schema
    .createTable('company_images')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('company_id', integer, (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('width', integer, (c) => c.notNull())
    .addColumn('height', integer, (c) => c.notNull())
    .addColumn('size', integer, (c) => c.notNull())
    .addColumn('content', bytes as never, (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .execute()
  await schema.createIndex('company_images_company').on('company_images').column('company_id').execute()
  await schema
    .createTable('application_notes')
    .addColumn('id', integer, given)
    .addColumn('application_id', integer, (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .execute()
  await schema.createIndex('application_notes_of').on('application_notes').column('application_id').execute()
}

/** Who acts for companies, what they write of those who applied, and times that either side may ask for. */
export const hiring = (words: Words): Migration => ({
  async up(db: Kysely<unknown>) {
    await makeTables(db, words)
    for (const [table, columns] of Object.entries(TEXTS))
      for (const [column, usual] of Object.entries(columns))
        await db.schema
          .alterTable(table)
          .addColumn(column, 'text', (c) => c.notNull().defaultTo(usual))
          .execute()
    for (const [table, columns] of Object.entries(NUMBERS))
      for (const [column, usual] of Object.entries(columns))
        await db.schema
          .alterTable(table)
          .addColumn(column, words.integer, (c) => c.notNull().defaultTo(usual))
          .execute()
    await db.schema.alterTable('interviews').addColumn('proposed_at', words.integer).execute()
    await sql`insert into recruiters (account_id, company_id, role, joined_at)
      select companies.account_id, min(companies.id), 'owner', 0 from companies
      where companies.account_id <> '' group by companies.account_id`.execute(db)
    await sql`update companies set verification = 'verified' where is_verified = 1`.execute(db)
    await sql`update applications set stage = 'interview'
      where id in (select application_id from interviews)`.execute(db)
  },
  async down({ schema }: Kysely<unknown>) {
    for (const table of TABLES) await schema.dropTable(table).execute()
    await schema.alterTable('interviews').dropColumn('proposed_at').execute()
    for (const columns of [TEXTS, NUMBERS])
      for (const [table, names] of Object.entries(columns))
        for (const column of Object.keys(names)) await schema.alterTable(table).dropColumn(column).execute()
  },
})
