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
  if (filter === 'keyword' || filter === 'pay') return null
  const value = filters[filter]
  if (filter === 'publishDate') return typeof value === 'number' ? [value] : null
  return Array.isArray(value) ? value : null
}

/** The jobs that miss just these filters, those with the words in their titles and names first, then the newest. */
async function readNear(
  parts: Parts,
  missed: ReturnType<typeof missedOf>,
  masks: readonly number[],
  query: JobQuery | undefined,
  offered: Expression<SqlBool>,
) {
  const all = parts.db
    .selectFrom('jobs')
    .where(offered)
    .select(['jobs.id', 'jobs.published_at', missed.as('missed')])
    .select(
      query
        ? sql<number>`case when ${isFound(parts, query, 'names')} then 0
            when ${isFound(parts, query, 'all')} then 1 else 2 end`.as('place')
        : sql<number>`0`.as('place'),
    )
  return parts.db
    .selectFrom(all.as('near'))
    .select(['id', 'missed'])
    .where('missed', 'in', masks)
    .orderBy('place')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_NEAR_JOBS)
    .execute()
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

  const missed = missedOf(used)
  const counted = await parts.db
    .selectFrom(parts.db.selectFrom('jobs').where(offered).select(missed.as('missed')).as('near'))
    .select(({ fn }) => ['missed', fn.countAll<number>().as('count')])
    .groupBy('missed')
    .execute()
  const countOf = new Map(counted.map(({ missed: mask, count }) => [Number(mask), count]))
  const singles = used.map((_, bit) => 2 ** bit)
  const one = singles.filter((mask) => countOf.has(mask))
  const pairs = singles.flatMap((a, at) => singles.slice(at + 1).map((b) => a + b))
  const masks = one.length > 0 ? one : pairs.filter((mask) => countOf.has(mask))
  const rows = masks.length > 0 ? await readNear(parts, missed, masks, query, offered) : []
  const differs = (mask: number): Taken[] =>
    used.flatMap(({ filter }, bit) => (Math.floor(mask / 2 ** bit) % 2 === 1 ? [filter] : []))

  const jobs = await readJobs(
    parts.db,
    rows.map(({ id }) => id),
    now,
  )
  const maskOf = new Map(rows.map(({ id, missed: mask }) => [id, Number(mask)]))
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
