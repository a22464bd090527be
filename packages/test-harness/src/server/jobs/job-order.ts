/** Which jobs stand on a page, by their ids. */
import { type Expression, expressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Clock } from '../clock'
import { distancesFrom, pointedDistrictsOf } from '../constants/locations'
import { type JobIndex, type JobQuery, TIERS, type Tier } from '../db/job-index-types'
import type { Db, Tables } from '../db/tables'
import { unlistedIds, type Wanted } from './job-filters'

/** What jobs are looked for in, and when: the server's own, or those of the thread of the searches. */
export interface Parts {
  readonly db: Db
  readonly jobs: JobIndex
  readonly clock: Clock
}

export interface Page {
  /** from 1 */
  readonly page: number
  readonly size: number
}

/**
 * How a list is ordered: what fits the words best first, or whatever fits them by date, by the upper end of a month's pay, or by
 * the distance of its nearest place. Among equals the newest is first.
 */
export type Sort = 'relevance' | 'date' | 'pay' | 'distance'

export interface Order {
  readonly page: Page
  readonly sort: Sort
  /** the location that distances are told from */
  readonly near?: number | undefined
}

/** All that is found stands in one order, which words have no part in. */
type Arrangement = Pick<Order, 'near'> & { readonly sort: Exclude<Sort, 'relevance'> }

const arrangementOf = ({ sort, near }: Order): Arrangement | undefined =>
  sort === 'relevance' ? undefined : { sort, near }

/** Ids in the order of the list, and how many there are on all pages. */
export interface Found {
  ids: number[]
  total: number
}

/** What more jobs have says little of each, and ranks cost time for each: the newest is first then, tier by tier. */
const MOST_RANKED = 2_000

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

const BY_DATE: Arrangement = { sort: 'date' }

const CAPITAL = 12
/** Where a job in the capital is, where its district is known. */
const KHANS = pointedDistrictsOf(CAPITAL)

/** Km of a job's nearest place; null for a job without one. What is in a district with a point is there, not in its province. */
function kmFrom(near: number) {
  const cases = distancesFrom(near).map(
    ({ placeId, km }) => sql`when ${sql.lit(placeId)} then ${sql.lit(km)}`,
  )
  const khans = sql.join(KHANS.map((id) => sql.lit(id)))
  return sql<number | null>`(select min(case location_id ${sql.join(cases, sql` `)} end)
    from job_locations where job_locations.job_id = jobs.id and not (location_id = ${sql.lit(CAPITAL)}
      and exists (select 1 from job_locations as within where within.job_id = jobs.id
        and within.location_id in (${khans}))))`
}

/** In the order of an arrangement. */
function arranged<O>(jobs: SelectQueryBuilder<Tables, 'jobs', O>, { sort, near = 0 }: Arrangement) {
  const first = {
    date: () => jobs,
    pay: () => jobs.orderBy('jobs.pay_month_to', (order) => order.desc().nullsLast()),
    distance: () => jobs.orderBy(kmFrom(near), (order) => order.asc().nullsLast()),
  }
  return first[sort]().orderBy('jobs.published_at', 'desc').orderBy('jobs.id', 'desc')
}

const firstOf = (
  { db }: Parts,
  condition: Expression<SqlBool>,
  { limit, offset }: Slice,
  arrangement: Arrangement,
) =>
  arranged(db.selectFrom('jobs').select('jobs.id').where(condition), arrangement).limit(limit).offset(offset)

const isInOneOf = (placeIds: readonly number[]) =>
  eb.exists(
    eb
      .selectFrom('job_locations')
      .select('job_id')
      .whereRef('job_locations.job_id', '=', 'jobs.id')
      .where('location_id', 'in', placeIds),
  )

/** In one of these places; what is in a district with a point is there, not in its province. */
function isThere(placeIds: readonly number[]): Expression<SqlBool> {
  const others = placeIds.filter((id) => id !== CAPITAL)
  const isInCapital = eb.and([isInOneOf([CAPITAL]), eb.not(isInOneOf(KHANS))])
  if (others.length === placeIds.length) return isInOneOf(placeIds)
  return others.length === 0 ? isInCapital : eb.or([isInOneOf(others), isInCapital])
}

/** The newest of one place, of what is in no nearer one; null: of what is in none. */
async function newestIn(
  { db }: Parts,
  placeId: number | null,
  nearer: readonly number[],
  condition: Expression<SqlBool>,
  { limit, offset }: Slice,
): Promise<number[]> {
  // From the places: SQLite keeps the order of a cross join, and a province has fewer jobs than all together.
  const jobs =
    placeId === null
      ? db.selectFrom('jobs')
      : db
          .selectFrom('job_locations as there')
          .crossJoin('jobs')
          .whereRef('there.job_id', '=', 'jobs.id')
          .where('there.location_id', '=', placeId)
  const rows = await jobs
    .where(condition)
    .$if(nearer.length > 0, (some) => some.where(eb.not(isThere(nearer))))
    .select('jobs.id')
    .orderBy('jobs.published_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Place by place, the nearest first, until the page is full: to tell the distance of every job would read the places of all
 * of them. Equally far places stand one after the other.
 */
async function nearestJobs(
  parts: Parts,
  condition: Expression<SqlBool>,
  { limit, offset }: Slice,
  near: number,
): Promise<number[]> {
  const ids: number[] = []
  const nearer: number[] = []
  let left = offset
  for (const placeId of [...distancesFrom(near).map((one) => one.placeId), null]) {
    const here = placeId === CAPITAL ? eb.and([condition, isThere([CAPITAL])]) : condition
    const found = await newestIn(parts, placeId, nearer, here, {
      limit: limit - ids.length,
      offset: left,
    })
    ids.push(...found)
    if (ids.length === limit) break
    if (found.length > 0 || left === 0) left = 0
    else {
      const isHere = placeId === null ? [] : [isThere([placeId])]
      const isNearer = nearer.length === 0 ? [] : [eb.not(isThere(nearer))]
      left -= await countJobs(parts, eb.and([condition, ...isHere, ...isNearer]))
    }
    if (placeId !== null) nearer.push(placeId)
  }
  return ids
}

async function firstJobs(
  parts: Parts,
  condition: Expression<SqlBool>,
  slice: Slice,
  arrangement: Arrangement,
): Promise<number[]> {
  const { sort, near = 0 } = arrangement
  if (sort === 'distance') return nearestJobs(parts, condition, slice, near)
  const rows = await firstOf(parts, condition, slice, arrangement).execute()
  return rows.map(({ id }) => id)
}

/** Jobs that no words were looked for in: the newest first unless another order is asked for. */
export async function listAll(parts: Parts, condition: Expression<SqlBool>, order: Order): Promise<Found> {
  const total = await countJobs(parts, condition)
  const ids = await firstJobs(parts, condition, sliceOf(order.page), arrangementOf(order) ?? BY_DATE)
  return { ids, total }
}

const isIn = ({ jobs }: Parts, query: JobQuery, tier: Tier) =>
  sql<SqlBool>`jobs.id in ${jobs.matching(query, tier)}`

/** How many there are. Without filters the index alone tells, less what is not listed: no job is looked up. */
export async function countFound(
  { db, jobs, clock }: Parts,
  query: JobQuery,
  { condition, isFiltered }: Wanted,
): Promise<number> {
  const found = jobs.matching(query, 'all').as('found')
  if (!isFiltered) {
    const { total } = await db
      .selectFrom(found)
      .where('found.job_id', 'not in', unlistedIds(clock()))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return total
  }
  // SQLite keeps the order of a cross join: what is found is looked up among the jobs, never the other way round.
  const { total } = await db
    .selectFrom(found)
    .crossJoin('jobs')
    .whereRef('found.job_id', '=', 'jobs.id')
    .where(condition)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** How many jobs have what is looked for in a tier; few, since each is looked up. */
export async function countJobsWith(
  { db, jobs }: Parts,
  query: JobQuery,
  condition: Expression<SqlBool>,
  tier: Tier,
): Promise<number> {
  const { total } = await db
    .selectFrom(jobs.matching(query, tier).as('found'))
    .crossJoin('jobs')
    .whereRef('found.job_id', '=', 'jobs.id')
    .where(condition)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Whether one job at least has what is looked for: in its titles and names, or anywhere. */
export async function hasJob(
  { db, jobs }: Parts,
  query: JobQuery,
  condition: Expression<SqlBool>,
  tier: 'names' | 'all' = 'names',
): Promise<boolean> {
  const one = await db
    .selectFrom(jobs.matching(query, tier).as('found'))
    .crossJoin('jobs')
    .whereRef('found.job_id', '=', 'jobs.id')
    .where(condition)
    .select('jobs.id')
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}

/** The best first, counted on the way: what is ordered is read whole anyway. */
async function rankedJobs(
  parts: Parts,
  query: JobQuery,
  wanted: Wanted,
  { limit, offset }: Slice,
): Promise<Found> {
  const rows = await parts.db
    .selectFrom(parts.jobs.find(query, 'all'))
    .crossJoin('jobs')
    .whereRef('found.job_id', '=', 'jobs.id')
    .where(wanted.condition)
    .select(({ fn }) => ['jobs.id', fn.countAll<number>().over().as('total')])
    .orderBy('found.tier')
    .orderBy('found.score')
    .orderBy('jobs.published_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  // A page after the last one has no row that could tell.
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await countFound(parts, query, wanted))
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

/** The first of a tier: few are looked up one by one; of many, the jobs are read in their order until there are enough. */
async function firstOfTier(
  parts: Parts,
  query: JobQuery,
  tier: Tier,
  condition: Expression<SqlBool>,
  slice: Slice,
  arrangement: Arrangement,
): Promise<number[]> {
  const size = await sizeOf(parts, query, tier)
  if (size === 0) return []
  if (size > MOST_RANKED)
    return firstJobs(parts, eb.and([condition, isIn(parts, query, tier)]), slice, arrangement)
  // SQLite keeps the order of a cross join; the found ids are not of the tables that an arrangement reads.
  const few = parts.db
    .selectFrom(parts.jobs.matching(query, tier).as('found'))
    .crossJoin('jobs')
    .whereRef('found.job_id', '=', 'jobs.id')
    .where(condition)
    .select('jobs.id')
  const rows = await arranged(
    few as unknown as SelectQueryBuilder<Tables, 'jobs', { id: number }>,
    arrangement,
  )
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
    const found = await firstOfTier(
      parts,
      query,
      tier,
      ofTier,
      { limit: limit - ids.length, offset: left },
      BY_DATE,
    )
    ids.push(...found)
    if (ids.length === limit) break
    const isPassed = found.length > 0 || left === 0
    left = isPassed ? 0 : left - (await countJobs(parts, eb.and([ofTier, isIn(parts, query, tier)])))
  }
  return ids
}

export async function listFound(parts: Parts, query: JobQuery, wanted: Wanted, order: Order): Promise<Found> {
  return listSlice(parts, query, wanted, sliceOf(order.page), arrangementOf(order))
}

async function listSlice(
  parts: Parts,
  query: JobQuery,
  wanted: Wanted,
  slice: Slice,
  arrangement?: Arrangement,
): Promise<Found> {
  if (!arrangement && (await sizeOf(parts, query, 'all')) <= MOST_RANKED)
    return rankedJobs(parts, query, wanted, slice)
  const total = await countFound(parts, query, wanted)
  if (arrangement)
    return { ids: await firstOfTier(parts, query, 'all', wanted.condition, slice, arrangement), total }
  if (total <= MOST_RANKED) return rankedJobs(parts, query, wanted, slice)
  return { ids: await tieredJobs(parts, query, wanted.condition, slice), total }
}

/**
 * What a query finds, then what only a wider one finds, each in its own order; in another order than by relevance
 * all of it in one. `added`: how many
 * only the wider one finds.
 */
export async function listWidened(
  parts: Parts,
  query: JobQuery,
  wider: JobQuery,
  wanted: Wanted,
  order: Order,
): Promise<Found & { added: number }> {
  const slice = sliceOf(order.page)
  const arrangement = arrangementOf(order)
  if (arrangement) {
    const found = await listSlice(parts, wider, wanted, slice, arrangement)
    return { ...found, added: found.total - (await countFound(parts, query, wanted)) }
  }
  const first = await listSlice(parts, query, wanted, slice)
  // Most often there is nothing more, or the page is full: that is counted sooner than ranked.
  const total = await countFound(parts, wider, wanted)
  const added = total - first.total
  if (added === 0 || first.ids.length === slice.limit) return { ids: first.ids, total, added }
  const others = eb.and([wanted.condition, eb.not(isIn(parts, query, 'all'))])
  const left = { limit: slice.limit - first.ids.length, offset: Math.max(0, slice.offset - first.total) }
  const rest = await listSlice(parts, wider, { condition: others, isFiltered: true }, left)
  return { ids: [...first.ids, ...rest.ids], total, added }
}

/** Of the words of a query those that fewest names have: as many as can be ranked together, and one at least. */
export async function rarestOf(parts: Parts, query: JobQuery): Promise<JobQuery['runs']> {
  const sizes: { run: JobQuery['runs'][number]; size: number }[] = []
  for (const run of query.runs)
    sizes.push({ run, size: await sizeOf(parts, { ...query, runs: [run] }, 'names') })
  const runs: JobQuery['runs'][number][] = []
  let left = MOST_RANKED
  for (const { run, size } of sizes.toSorted((a, b) => a.size - b.size)) {
    left -= size
    if (left < 0 && runs.length > 0) break
    runs.push(run)
  }
  return runs
}

/** Jobs with these words in their names, the best first; of a word that more jobs have than are ranked, the newest of them. */
export async function mostAlike(
  parts: Parts,
  query: JobQuery,
  condition: Expression<SqlBool>,
  count: number,
): Promise<number[]> {
  const isMany = (await sizeOf(parts, query, 'names')) > MOST_RANKED
  const among = eb.and([condition, isIn(parts, query, 'names')])
  const rows = await parts.db
    .selectFrom(parts.jobs.find(query, 'names'))
    .crossJoin('jobs')
    .whereRef('found.job_id', '=', 'jobs.id')
    .where(condition)
    .$if(isMany, (found) =>
      found.where('jobs.id', 'in', firstOf(parts, among, { limit: MOST_RANKED, offset: 0 }, BY_DATE)),
    )
    .select('jobs.id')
    .orderBy('found.tier')
    .orderBy('found.score')
    .orderBy('jobs.published_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(count)
    .execute()
  return rows.map(({ id }) => id)
}
