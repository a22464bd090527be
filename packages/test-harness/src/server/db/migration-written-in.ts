import { type Kysely, type Migration, sql } from 'kysely'
import { languagesWritten } from '../jobs/written-language'

/** What of the jobs this step reads and writes. */
interface Tables {
  jobs: { id: number; written_in: string }
  job_texts: {
    job_id: number
    description: string
    requirements: string
    benefits: string
    how_to_apply: string
    language: string
    texts: string
  }
}

/** Jobs of one statement: each has long texts. */
const PIECE = 500

async function fillLanguages(db: Kysely<Tables>): Promise<void> {
  let last = 0
  for (;;) {
    const rows = await db
      .selectFrom('jobs')
      .innerJoin('job_texts', 'job_texts.job_id', 'jobs.id')
      .selectAll('job_texts')
      .where('jobs.id', '>', last)
      .orderBy('jobs.id')
      .limit(PIECE)
      .execute()
    const byLanguages = new Map<string, number[]>()
    for (const { how_to_apply: howToApply, ...row } of rows) {
      const languages = languagesWritten({ ...row, howToApply, texts: JSON.parse(row.texts) })
      byLanguages.set(languages, [...(byLanguages.get(languages) ?? []), row.job_id])
      last = row.job_id
    }
    for (const [written_in, ids] of byLanguages)
      await db.updateTable('jobs').set({ written_in }).where('id', 'in', ids).execute()
    if (rows.length < PIECE) return
  }
}

/** The languages that each job has words in. */
export const writtenIn: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .alterTable('jobs')
      .addColumn('written_in', 'text', (column) => column.notNull().defaultTo(sql`''`))
      .execute()
    await fillLanguages(db)
  },
  async down({ schema }: Kysely<unknown>) {
    await schema.alterTable('jobs').dropColumn('written_in').execute()
  },
}
