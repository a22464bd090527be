/** Which jobs stand on a page, by their ids. */
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Backend } from '../backend'
import { type JobQuery, TIERS, type Tier } from '../db/job-index-types'
import type { Tables } from '../db/tables'

export type Parts = Pick<Backend, 'db' | 'jobs' | 'clock'>

export interface Page {
  /** from 1 */
  readonly page: number
  readonly size: number
}

export interface Order {
  readonly page: Page
  /** the newest first, whatever fits best */
  readonly isByDate: boolean
}

/** Ids in the order of the list, and how many there are on all pages. */
export interface Found {
  ids: number[]
  total: number
}

/** Words that more jobs have say little of each: the newest is first then, tier by tier. */
const MOST_RANKED = 10_000

interface Slice {
  limit: number
  offset: number
}

const sliceOf = ({ page, size }: Page): Slice => ({ limit: size, offset: (page - 1) * size })

const eb = expressionBuilder<Tables, 'jobs'>()

async function countJobs({ db }: Parts, condition: Expression<SqlBool>): Promise<number> {
  const { total } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(condition)
    .executeTakeFirstOrThrow()
  return total
}

async function newestJobs(
  { db }: Parts,
  condition: Expression<SqlBool>,
  { limit, offset }: Slice,
): Promise<number[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('jobs.id')
    .where(condition)
    .orderBy('jobs.published_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id }) => id)
}

export async function listByDate(parts: Parts, condition: Expression<SqlBool>, page: Page): Promise<Found> {
  const total = await countJobs(parts, condition)
  return { ids: await newestJobs(parts, condition, sliceOf(page)), total }
}

const isIn = ({ jobs }: Parts, query: JobQuery, tier: Tier) =>
  sql<SqlBool>`jobs.id in ${jobs.matching(query, tier)}`

/** SQLite keeps the order of a cross join: what is found is looked up among the jobs, never the other way round. */
async function countFound(
  { db, jobs }: Parts,
  query: JobQuery,
  condition: Expression<SqlBool>,
): Promise<number> {
  const { total } = await db
    .selectFrom(jobs.matching(query, 'all').as('found'))
    .crossJoin('jobs')
    .whereRef('found.job_id', '=', 'jobs.id')
    .where(condition)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Whether the titles and names of one job at least have what is looked for. */
export async function hasJob(
  { db, jobs }: Parts,
  query: JobQuery,
  condition: Expression<SqlBool>,
): Promise<boolean> {
  const one = await db
    .selectFrom(jobs.matching(query, 'names').as('found'))
    .crossJoin('jobs')
    .whereRef('found.job_id', '=', 'jobs.id')
    .where(condition)
    .select('jobs.id')
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}

/** The best first, counted on the way: what is ordered is read whole anyway. */
export async function rankedJobs(
  parts: Parts,
  query: JobQuery,
  condition: Expression<SqlBool>,
  { limit, offset }: Slice,
): Promise<Found> {
  const rows = await parts.db
    .selectFrom(parts.jobs.find(query))
    .crossJoin('jobs')
    .whereRef('found.job_id', '=', 'jobs.id')
    .where(condition)
    .select(({ fn }) => ['jobs.id', fn.countAll<number>().over().as('total')])
    .orderBy('found.tier')
    .orderBy('found.score')
    .orderBy('jobs.published_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  // A page after the last one has no row that could tell.
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await countFound(parts, query, condition))
  return { ids: rows.map(({ id }) => id), total }
}

/** How many a tier has, whatever is wanted of them; of those that are too many for ranks, so much alone. */
async function sizeOf({ db, jobs }: Parts, query: JobQuery, tier: Tier): Promise<number> {
  const some = db
    .selectFrom(jobs.matching(query, tier).as('found'))
    .select('job_id')
    .limit(MOST_RANKED + 1)
  const { size } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('size'))
    .executeTakeFirstOrThrow()
  return size
}

/** The newest of a tier: few are looked up one by one; of many, the jobs are read from the newest on until there are enough. */
async function newestOf(
  parts: Parts,
  query: JobQuery,
  tier: Tier,
  condition: Expression<SqlBool>,
  slice: Slice,
): Promise<number[]> {
  const size = await sizeOf(parts, query, tier)
  if (size === 0) return []
  if (size > MOST_RANKED) return newestJobs(parts, eb.and([condition, isIn(parts, query, tier)]), slice)
  const rows = await parts.db
    .selectFrom(parts.jobs.matching(query, tier).as('found'))
    .crossJoin('jobs')
    .whereRef('found.job_id', '=', 'jobs.id')
    .where(condition)
    .select('jobs.id')
    .orderBy('jobs.published_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute()
  return rows.map(({ id }) => id)
}

/** The newest of each tier, one tier after the other, until the page is full. */
async function tieredJobs(
  parts: Parts,
  query: JobQuery,
  condition: Expression<SqlBool>,
  { limit, offset }: Slice,
): Promise<number[]> {
  const ids: number[] = []
  let left = offset
  for (const [index, tier] of TIERS.entries()) {
    const better = TIERS.slice(0, index).map((one) => eb.not(isIn(parts, query, one)))
    const ofTier = eb.and([condition, ...better])
    const found = await newestOf(parts, query, tier, ofTier, { limit: limit - ids.length, offset: left })
    ids.push(...found)
    if (ids.length === limit) break
    const isPassed = found.length > 0 || left === 0
    left = isPassed ? 0 : left - (await countJobs(parts, eb.and([ofTier, isIn(parts, query, tier)])))
  }
  return ids
}

export async function listFound(
  parts: Parts,
  query: JobQuery,
  condition: Expression<SqlBool>,
  { page, isByDate }: Order,
): Promise<Found> {
  const slice = sliceOf(page)
  if (!isByDate && (await sizeOf(parts, query, 'all')) <= MOST_RANKED)
    return rankedJobs(parts, query, condition, slice)
  const total = await countFound(parts, query, condition)
  if (isByDate) return { ids: await newestOf(parts, query, 'all', condition, slice), total }
  if (total <= MOST_RANKED) return rankedJobs(parts, query, condition, slice)
  return { ids: await tieredJobs(parts, query, condition, slice), total }
}
