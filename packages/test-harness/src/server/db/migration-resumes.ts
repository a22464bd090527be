import { type Kysely, type Migration, sql } from 'kysely'
import type { Words } from './words'

const TEXTS = { career: '{}', none: '[]', start: '', submitted: '', approved: '', refusal: '' } as const
const TIMES = ['attachment_id', 'submitted_at', 'approved_at'] as const
const TABLES = ['intentions', 'resume_images', 'review_decisions'] as const
/** Resumes that are read at once. */
const AT_ONCE = 200

interface Resume {
  readonly id: number
  readonly profile: string
  readonly updated_at: number
}

interface Item {
  readonly id: number
  readonly resume_id: number
  readonly section: string
  readonly content: string
}

const SECTIONS = ['experiences', 'educations', 'languageLevels', 'skills', 'qualifications']

/** A resume that could be applied with as it was: what stands in it is what employers go on to see. */
function contentOf({ id, profile }: Resume, items: readonly Item[]): string {
  const sections = SECTIONS.map((section) => [
    section,
    items
      .filter((item) => item.resume_id === id && item.section === section)
      .map((item) => ({ id: item.id, ...JSON.parse(item.content) })),
  ])
  const content = { profile: JSON.parse(profile), intention: null, career: {}, none: [] }
  return JSON.stringify({ ...content, ...Object.fromEntries(sections) })
}

/** Those that were approved before anybody reviewed. */
async function approveAsTheyAre(db: Kysely<unknown>): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<Resume>`
      select id, profile, updated_at from resumes where status = 'approved' and id > ${last}
      order by id limit ${AT_ONCE}`.execute(db)
    const newest = rows.at(-1)
    if (newest === undefined) return
    const { rows: items } = await sql<Item>`
      select id, resume_id, section, content from resume_items
      where resume_id > ${last} and resume_id <= ${newest.id} order by id`.execute(db)
    for (const row of rows) {
      const content = contentOf(row, items)
      await sql`
        update resumes set version = 1, submitted = ${content}, submitted_at = ${row.updated_at},
          approved = ${content}, approved_at = ${row.updated_at} where id = ${row.id}`.execute(db)
    }
    last = newest.id
  }
}

/** What is submitted of a resume and what of it is approved, who decided so, what people look for, and pictures. */
export const resumes = ({ integer, given, bytes }: Words): Migration => ({
  async up(db: Kysely<unknown>) {
    const { schema } = db
    for (const [column, empty] of Object.entries(TEXTS))
      await schema
        .alterTable('resumes')
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(empty))
        .execute()
    for (const column of TIMES) await schema.alterTable('resumes').addColumn(column, integer).execute()
    await schema
      .alterTable('resumes')
      .addColumn('version', integer, (c) => c.notNull().defaultTo(0))
      .execute()
    await schema.createIndex('resumes_waiting').on('resumes').columns(['status', 'submitted_at']).execute()
    await schema
      .createTable('intentions')
      .addColumn('account_id', 'text', (c) => c.primaryKey())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('work_status', integer)
      .addColumn('updated_at', integer, (c) => c.notNull())
      .execute()
    await schema
      .createTable('resume_images')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('width', integer, (c) => c.notNull())
      .addColumn('height', integer, (c) => c.notNull())
      .addColumn('content', bytes, (c) => c.notNull())
      .addColumn('created_at', integer, (c) => c.notNull())
      .execute()
    await schema.createIndex('resume_images_of_owner').on('resume_images').column('account_id').execute()
    await schema
      .createTable('review_decisions')
      .addColumn('id', integer, given)
      .addColumn('reviewer_id', 'text', (c) => c.notNull())
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('target_id', integer, (c) => c.notNull())
      .addColumn('version', integer, (c) => c.notNull())
      .addColumn('decision', 'text', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('decided_at', integer, (c) => c.notNull())
      .execute()
    await schema
      .createIndex('review_decisions_of')
      .on('review_decisions')
      .columns(['kind', 'target_id'])
      .execute()
    await approveAsTheyAre(db)
  },
  async down({ schema }: Kysely<unknown>) {
    for (const table of TABLES) await schema.dropTable(table).execute()
    await schema.dropIndex('resumes_waiting').execute()
    for (const column of [...Object.keys(TEXTS), ...TIMES, 'version'])
      await schema.alterTable('resumes').dropColumn(column).execute()
  },
})
