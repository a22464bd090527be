import { type Kysely, type Migration, sql } from 'kysely'
import type { Words } from './words'

const NEW_OF_COMPANIES = {
  texts: ['source_id', 'address', 'website', 'contact_name', 'phone', 'email', 'search_text'],
  numbers: ['scale_id', 'industry_id', 'location_id', 'is_verified', 'is_featured'],
  points: ['latitude', 'longitude'],
} as const

const NEW_OF_JOBS = {
  texts: ['source_id', 'salary_period', 'posted_on'],
  lists: ['locations', 'languages'],
  numbers: [
    'category_id',
    'industry_id',
    'level_id',
    'qualification_id',
    'experience_id',
    'term_id',
    'salary_id',
    'sex',
    'hirelings',
    'published_at',
    'updated_at',
  ],
  optional: ['salary_from', 'salary_to', 'age_from', 'age_to', 'closes_at'],
} as const

/** What the list counts and filters by, so that it need not read the jobs themselves. */
const LISTED = [
  'is_open',
  'published_at',
  'closes_at',
  'posted_on',
  'category_id',
  'industry_id',
  'level_id',
  'qualification_id',
  'experience_id',
  'term_id',
  'salary_id',
  'company_id',
] as const

const LONG_TEXTS = [
  'titles',
  'other_titles',
  'title_text',
  'description',
  'requirements',
  'benefits',
  'how_to_apply',
]

/** Everything that a job and an employer have, and what jobs are searched by. */
export const jobSearch = ({ integer, jobIndex, jobIndexTables: indexTables }: Words): Migration => ({
  async up(db: Kysely<unknown>) {
    const { schema } = db
    const addText = (table: string, column: string, value: string) =>
      schema
        .alterTable(table)
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(value))
        .execute()
    const addNumber = (table: string, column: string) =>
      schema
        .alterTable(table)
        .addColumn(column, integer, (c) => c.notNull().defaultTo(0))
        .execute()

    for (const column of NEW_OF_COMPANIES.texts) await addText('companies', column, '')
    for (const column of NEW_OF_COMPANIES.numbers) await addNumber('companies', column)
    for (const column of NEW_OF_COMPANIES.points)
      await schema.alterTable('companies').addColumn(column, 'double precision').execute()
    await schema.alterTable('companies').dropColumn('city').execute()
    await schema
      .createIndex('companies_by_source')
      .unique()
      .on('companies')
      .column('source_id')
      .where('source_id', '<>', '')
      .execute()
    await schema.createIndex('companies_by_name').on('companies').column('name').execute()

    await schema.alterTable('jobs').renameColumn('city', 'place').execute()
    await schema.alterTable('jobs').dropColumn('titles').execute()
    for (const column of NEW_OF_JOBS.texts) await addText('jobs', column, '')
    for (const column of NEW_OF_JOBS.lists) await addText('jobs', column, '[]')
    await addText('jobs', 'placement', 'ordinary')
    for (const column of NEW_OF_JOBS.numbers) await addNumber('jobs', column)
    for (const column of NEW_OF_JOBS.optional)
      await schema.alterTable('jobs').addColumn(column, integer).execute()
    await schema
      .createIndex('jobs_by_source')
      .unique()
      .on('jobs')
      .column('source_id')
      .where('source_id', '<>', '')
      .execute()
    await schema
      .createIndex('jobs_listed')
      .on('jobs')
      .columns([...LISTED])
      .execute()
    await schema.createIndex('jobs_placed').on('jobs').columns(['placement', 'published_at']).execute()

    const texts = schema.createTable('job_texts').addColumn('job_id', integer, (c) => c.primaryKey())
    await LONG_TEXTS.reduce(
      (table, column) => table.addColumn(column, 'text', (c) => c.notNull()),
      texts,
    ).execute()
    await schema
      .createTable('job_locations')
      .addColumn('location_id', integer, (c) => c.notNull())
      .addColumn('job_id', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('job_locations_key', ['location_id', 'job_id'])
      .execute()
    await schema.createIndex('locations_of_job').on('job_locations').column('job_id').execute()
    await schema
      .createTable('job_words')
      .addColumn('shape', 'text', (c) => c.notNull())
      .addColumn('word', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('job_words_key', ['shape', 'word'])
      .execute()
    for (const statement of jobIndex) await sql.raw(statement).execute(db)
  },
  async down({ schema }: Kysely<unknown>) {
    for (const table of [...indexTables, 'job_words', 'job_locations', 'job_texts'])
      await schema.dropTable(table).execute()
    for (const index of [
      'jobs_placed',
      'jobs_listed',
      'jobs_by_source',
      'companies_by_name',
      'companies_by_source',
    ])
      await schema.dropIndex(index).execute()
    const { texts, lists, numbers, optional } = NEW_OF_JOBS
    for (const column of [...texts, ...lists, 'placement', ...numbers, ...optional])
      await schema.alterTable('jobs').dropColumn(column).execute()
    await schema.alterTable('jobs').renameColumn('place', 'city').execute()
    await schema
      .alterTable('jobs')
      .addColumn('titles', 'text', (c) => c.notNull().defaultTo('{}'))
      .execute()
    for (const column of Object.values(NEW_OF_COMPANIES).flat())
      await schema.alterTable('companies').dropColumn(column).execute()
    await schema
      .alterTable('companies')
      .addColumn('city', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  },
})
