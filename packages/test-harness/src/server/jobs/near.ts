/** What comes near a search that finds little: jobs that miss one of its filters, and what taking one off would find. */
import { type Expression, type SqlBool, sql } from 'kysely'
import type { JobQuery } from '../db/job-index-types'
import { MAX_NEAR_JOBS } from '../limits'
import { conditionsOf, type Filter, type JobFilters, offeredTo, wantedBy } from './job-filters'
import type { Search } from './job-lists'
import type { Parts } from './job-order'
import { type JobView, readJobs } from './job-views'
import { settleQuery } from './readings'
import { mendText } from './suggest/mend'

type Taken = Filter | 'keyword'

export interface NearJobs {
  /** the best first; two filters are missed only where no job misses one */
  readonly result: readonly { readonly job: JobView; readonly differs: readonly Taken[] }[]
  /** for each filter what the search would find without it, the most first; `ids`: what is chosen in it */
  readonly drop: readonly {
    readonly filter: Taken
    readonly ids: readonly number[] | null
    readonly count: number
  }[]
  /** the words with their typing errors mended; null: there are none */
  readonly mended: string | null
}

/** A filter in use; its place in the list is its bit in what a job misses. */
interface Used {
  readonly filter: Taken
  readonly condition: Expression<SqlBool>
}

const isFound = ({ jobs }: Parts, query: JobQuery | undefined, tier: 'names' | 'all') =>
  query ? sql<SqlBool>`jobs.id in ${jobs.matching(query, tier)}` : sql<SqlBool>`1 = 0`

/** The bits of the filters that a job does not keep to, as one number. */
const missedOf = (used: readonly Used[]) =>
  sql<number>`(${sql.join(
    used.map(({ condition }, bit) => sql`case when ${condition} then 0 else ${sql.lit(2 ** bit)} end`),
    sql` + `,
  )})`

function idsOf(filters: JobFilters, filter: Taken): readonly number[] | null {
  if (filter === 'keyword' || filter === 'pay' || filter === 'written') return null
  const value = filters[filter]
  if (filter === 'publishDate') return typeof value === 'number' ? [value] : null
  return Array.isArray(value) ? value : null
}

/** How many jobs miss what, and the first of those that miss one filter, or two. */
interface Scanned {
  readonly countOf: ReadonlyMap<number, number>
  readonly rows: readonly { readonly id: number; readonly missed: number }[]
}

/**
 * One scan of all jobs, kept as a table of its own: each condition is looked at once a job. First stand the jobs that miss fewer,
 * then those that have the words, in titles and names before texts, then the newest. The words are the last filter, so what misses
 * them has the highest number.
 */
async function scan(
  parts: Parts,
  used: readonly Used[],
  query: JobQuery | undefined,
  offered: Expression<SqlBool>,
): Promise<Scanned> {
  const singles = used.map((_, bit) => 2 ** bit)
  const pairs = singles.flatMap((one, at) => singles.slice(at + 1).map((other) => one + other))
  const literals = (masks: readonly number[]) => sql.join(masks.map((mask) => sql.lit(mask)))
  const lastBit = sql.lit(query ? 2 ** (used.length - 1) : 2 ** used.length)
  const place = query ? sql`case when ${isFound(parts, query, 'names')} then 0 else 1 end` : sql`0`
  const { rows } = await sql<{ id: number | null; missed: number; count: number }>`
    with near as materialized (
      select jobs.id, jobs.published_at, ${missedOf(used)} as missed, ${place} as place from jobs where ${offered}
    )
    select null as id, missed, count(*) as count from near group by missed
    union all
    select id, missed, 1 as count from (
      select id, missed from near where missed in (${literals([...singles, ...pairs])})
      order by case when missed in (${literals(singles)}) then 0 else 1 end,
        case when missed >= ${lastBit} then 1 else 0 end, place, published_at desc, id desc
      limit ${MAX_NEAR_JOBS}
    ) as first
  `.execute(parts.db)
  const countOf = new Map(
    rows.flatMap(({ id, missed, count }) => (id === null ? [[Number(missed), count] as const] : [])),
  )
  const found = rows.flatMap(({ id, missed }) => (id === null ? [] : [{ id, missed: Number(missed) }]))
  const isSingle = (missed: number): boolean => singles.includes(missed)
  const fewest = found.some(({ missed }) => isSingle(missed))
    ? found.filter(({ missed }) => isSingle(missed))
    : found
  return { countOf, rows: fewest }
}

export async function findNear(parts: Parts, search: Search): Promise<NearJobs> {
  const { keyword, isExact = false, ...filters } = search
  const now = parts.clock()
  const offered = offeredTo(filters, now)
  const conditions = Object.entries(conditionsOf(parts.jobs, filters, now))
  const used: Used[] = conditions.map(([filter, condition]) => ({ filter: filter as Filter, condition }))
  const ofAll = wantedBy(parts.jobs, { hiddenBy: filters.hiddenBy }, now)
  const query = keyword ? await settleQuery(parts, keyword, isExact, ofAll) : undefined
  if (keyword) used.push({ filter: 'keyword', condition: isFound(parts, query, 'all') })
  const mended = keyword ? await mendText(parts, keyword) : null
  if (used.length === 0) return { result: [], drop: [], mended }

  const { countOf, rows } = await scan(parts, used, query, offered)
  const differs = (mask: number): Taken[] =>
    used.flatMap(({ filter }, bit) => (Math.floor(mask / 2 ** bit) % 2 === 1 ? [filter] : []))

  // What keeps to nothing of it is not near.
  const near = rows.filter(({ missed }) => missed < 2 ** used.length - 1)
  const jobs = await readJobs(
    parts.db,
    near.map(({ id }) => id),
    now,
  )
  const maskOf = new Map(near.map(({ id, missed }) => [id, missed]))
  const found = countOf.get(0) ?? 0
  const drop = used
    .map(({ filter }, bit) => ({
      filter,
      ids: idsOf(filters, filter),
      count: found + (countOf.get(2 ** bit) ?? 0),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
  return { result: jobs.map((job) => ({ job, differs: differs(maskOf.get(job.id) ?? 0) })), drop, mended }
}
