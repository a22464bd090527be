import type { Kysely, Migration, SchemaModule } from 'kysely'
import { monthlyPayOf } from '../jobs/monthly-pay'
import type { SalaryPeriod } from './tables-jobs'
import type { Words } from './words'

/** What of the jobs this step reads and writes. */
interface Tables {
  jobs: {
    id: number
    salary_from: number | null
    salary_to: number | null
    salary_period: SalaryPeriod
    pay_month_from: number | null
    pay_month_to: number | null
  }
}

async function fillPay(db: Kysely<Tables>): Promise<void> {
  // Thousands of jobs have one of some hundred pays.
  const pays = await db
    .selectFrom('jobs')
    .select(['salary_from', 'salary_to', 'salary_period'])
    .distinct()
    .where('salary_period', '<>', '')
    .execute()
  for (const { salary_from, salary_to, salary_period } of pays) {
    const pay = monthlyPayOf({ from: salary_from, to: salary_to, period: salary_period })
    await db
      .updateTable('jobs')
      .set({ pay_month_from: pay.from, pay_month_to: pay.to })
      .where('salary_period', '=', salary_period)
      .where('salary_from', salary_from === null ? 'is' : '=', salary_from)
      .where('salary_to', salary_to === null ? 'is' : '=', salary_to)
      .execute()
  }
}

/** What lists and counts go by without reading the jobs themselves: what it was before, with pay and places. */
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
const LISTED_TOO = ['pay_month_from', 'pay_month_to', 'locations'] as const

async function indexListed(schema: SchemaModule, columns: readonly string[]): Promise<void> {
  await schema.dropIndex('jobs_listed').execute()
  await schema
    .createIndex('jobs_listed')
    .on('jobs')
    .columns([...columns])
    .execute()
}

/** Pay of every job as a month's. */
export const monthlyPay = ({ integer }: Words): Migration => ({
  async up(db: Kysely<Tables>) {
    const { schema } = db
    for (const column of ['pay_month_from', 'pay_month_to'])
      await schema.alterTable('jobs').addColumn(column, integer).execute()
    await fillPay(db)
    await schema
      .createIndex('jobs_by_pay')
      .on('jobs')
      .columns(['pay_month_to', 'published_at', 'id', 'pay_month_from', 'is_open', 'closes_at'])
      .execute()
    await indexListed(schema, [...LISTED, ...LISTED_TOO])
  },
  async down({ schema }: Kysely<unknown>) {
    await indexListed(schema, LISTED)
    await schema.dropIndex('jobs_by_pay').execute()
    for (const column of ['pay_month_from', 'pay_month_to'])
      await schema.alterTable('jobs').dropColumn(column).execute()
  },
})
