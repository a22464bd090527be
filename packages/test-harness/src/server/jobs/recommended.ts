/** Open jobs for what somebody looks for: of the kinds of work they chose, or with the words of the job they want. */
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '../db/tables'
import type { Taste } from '../seekers/tastes'
import { offeredTo } from './job-filters'
import type { JobList } from './job-lists'
import type { Page, Parts } from './job-order'
import { readQuery, readTrades } from './job-query'
import { readJobs } from './job-views'

export interface Recommending {
  readonly intention: Taste
  /** whose jobs that are hidden or applied for are left out */
  readonly accountId: string
  readonly page: Page
}

const eb = expressionBuilder<Tables, 'jobs'>()

const NEVER = sql<SqlBool>`1 = 0`

/** The words of the job that is wanted, a trade by any of its names, in titles and names. */
async function hasWords({ db, jobs }: Parts, title: string): Promise<Expression<SqlBool>> {
  if (title === '') return NEVER
  const query = (await readTrades(db, title))?.widened ?? (await readQuery(db, title))
  return query ? sql<SqlBool>`jobs.id in ${jobs.matching(query, 'names')}` : NEVER
}

const isThere = (placeIds: readonly number[]) =>
  placeIds.length === 0
    ? NEVER
    : eb.exists(
        eb
          .selectFrom('job_locations')
          .select('job_id')
          .whereRef('job_locations.job_id', '=', 'jobs.id')
          .where('location_id', 'in', placeIds),
      )

const points = (condition: Expression<SqlBool>, count: number) =>
  sql<number>`case when ${condition} then ${sql.lit(count)} else 0 end`

/** What fits best first: by its words, its place, then its function, pay and term. Among equals the newest is first. */
export async function recommendJobs(
  parts: Parts,
  { intention, accountId, page: { page, size } }: Recommending,
): Promise<JobList> {
  const { reqJobTitle, categoryIds, locationIds, jobTerm, salaryFrom } = intention
  const now = parts.clock()
  const words = await hasWords(parts, reqJobTitle)
  const isFunction = categoryIds.length === 0 ? NEVER : eb('jobs.category_id', 'in', categoryIds)
  const applied = eb.selectFrom('applications').select('job_id').where('account_id', '=', accountId)
  const condition = eb.and([
    offeredTo({ hiddenBy: accountId }, now),
    eb.or([isFunction, words]),
    eb('jobs.id', 'not in', applied),
  ])
  const rank = sql.join(
    [
      points(words, 2),
      points(isThere(locationIds), 2),
      points(isFunction, 1),
      points(salaryFrom > 0 ? eb('jobs.pay_month_to', '>=', salaryFrom * 100) : NEVER, 1),
      points(jobTerm > 0 ? eb('jobs.term_id', '=', jobTerm) : NEVER, 1),
    ],
    sql` + `,
  )
  const fitting = parts.db.selectFrom('jobs').where(condition)
  const { total } = await fitting
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await fitting
    .select('jobs.id')
    .orderBy(rank, 'desc')
    .orderBy('jobs.published_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const result = await readJobs(
    parts.db,
    rows.map(({ id }) => id),
    now,
  )
  return { result, totalCount: total, totalPage: Math.ceil(total / size) }
}
