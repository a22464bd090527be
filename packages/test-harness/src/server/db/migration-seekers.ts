import type { CreateTableBuilder, Kysely, Migration } from 'kysely'
import type { Words } from './words'

interface Shape {
  /** columns that are the key; without them the database gives an `id` */
  key?: readonly string[]
  texts?: readonly string[]
  numbers?: readonly string[]
  optional?: readonly string[]
}

const SHAPES: Readonly<Record<string, Shape>> = {
  favourites: {
    key: ['account_id', 'kind', 'target_id'],
    texts: ['account_id', 'kind'],
    numbers: ['target_id', 'saved_at'],
  },
  communicated_jobs: {
    key: ['account_id', 'job_id'],
    texts: ['account_id'],
    numbers: ['job_id', 'is_flagged', 'talked_at'],
  },
  letters: { texts: ['account_id', 'title', 'content'], numbers: ['created_at', 'updated_at'] },
  saved_searches: { texts: ['account_id', 'name', 'criteria'], numbers: ['created_at', 'updated_at'] },
  resumes: {
    texts: ['account_id', 'name', 'status', 'profile'],
    numbers: ['is_default', 'privacy_level', 'created_at', 'updated_at'],
  },
  resume_items: { texts: ['section', 'content'], numbers: ['resume_id'] },
  attachments: { texts: ['account_id', 'name', 'type'], numbers: ['size', 'is_removed', 'created_at'] },
  applications: {
    texts: ['account_id', 'client_id', 'resume', 'letter'],
    numbers: ['job_id', 'applied_at', 'is_hidden', 'is_closing_told'],
    optional: ['resume_id', 'attachment_id', 'letter_id', 'viewed_at'],
  },
  interviews: {
    key: ['application_id'],
    texts: ['address', 'contact', 'mobile'],
    numbers: ['application_id', 'at', 'confirm_status'],
  },
  invitations: { texts: ['account_id', 'from_im'], numbers: ['job_id', 'created_at'] },
  resume_views: {
    key: ['account_id', 'resume_id', 'company_id'],
    texts: ['account_id'],
    numbers: ['resume_id', 'company_id', 'viewed_at'],
  },
  inbox: { texts: ['account_id', 'kind', 'params'], numbers: ['sent_at'], optional: ['read_at'] },
}

/** How the lists of one account, and the things of one resume, are found. */
const INDEXES = {
  letters: ['account_id'],
  saved_searches: ['account_id'],
  resumes: ['account_id'],
  resume_items: ['resume_id'],
  attachments: ['account_id'],
  inbox: ['account_id', 'id'],
} as const

const ONE_EACH = ['applications', 'invitations'] as const

/** What belongs to job seekers, and everybody's inbox. */
export const seekers = ({ integer, given, bytes }: Words): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    for (const [name, { key, texts = [], numbers = [], optional = [] }] of Object.entries(SHAPES)) {
      let table: CreateTableBuilder<string, string> = schema.createTable(name)
      if (!key) table = table.addColumn('id', integer, given)
      for (const column of texts) table = table.addColumn(column, 'text', (c) => c.notNull())
      for (const column of numbers) table = table.addColumn(column, integer, (c) => c.notNull())
      for (const column of optional) table = table.addColumn(column, integer)
      if (name === 'attachments') table = table.addColumn('content', bytes, (c) => c.notNull())
      if (key) table = table.addPrimaryKeyConstraint(`${name}_key`, [...key])
      await table.execute()
    }
    for (const [name, columns] of Object.entries(INDEXES))
      await schema
        .createIndex(`${name}_of_owner`)
        .on(name)
        .columns([...columns])
        .execute()
    // What keeps a repeat from being a second one.
    for (const name of ONE_EACH)
      await schema.createIndex(`${name}_once`).unique().on(name).columns(['account_id', 'job_id']).execute()
  },
  async down({ schema }: Kysely<unknown>) {
    for (const name of Object.keys(SHAPES)) await schema.dropTable(name).execute()
  },
})
