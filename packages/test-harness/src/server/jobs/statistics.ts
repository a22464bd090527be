/** How many open jobs there are of what, for the home page and the filters. */
import { CATEGORIES, INDUSTRIES } from '../constants/fields-of-work'
import { LOCATIONS } from '../constants/locations'
import type { Constant } from '../constants/names'
import { SALARIES } from '../constants/salaries'
import type { Db } from '../db/tables'
import { isListed } from './job-filters'

export interface Count {
  readonly id: number
  readonly count: number
}

/** Of every item of a list, the most first. */
const countsOf = (list: readonly Constant[], counts: ReadonlyMap<number, number>): Count[] =>
  list
    .map(({ id }) => ({ id, count: counts.get(id) ?? 0 }))
    .toSorted((a, b) => b.count - a.count || a.id - b.id)

const LISTS = {
  categories: { column: 'category_id', list: CATEGORIES },
  industries: { column: 'industry_id', list: INDUSTRIES },
  salaries: { column: 'salary_id', list: SALARIES },
} as const

export async function countBy(db: Db, name: keyof typeof LISTS, now: number): Promise<Count[]> {
  const { column, list } = LISTS[name]
  const rows = await db
    .selectFrom('jobs')
    .select(({ fn }) => [`jobs.${column} as id` as const, fn.countAll<number>().as('count')])
    .where(isListed(now))
    .groupBy(`jobs.${column}`)
    .execute()
  return countsOf(list, new Map(rows.map(({ id, count }) => [id, count])))
}

/** By location, provinces and districts alike. */
export async function countPlaces(db: Db, now: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('job_locations')
    .innerJoin('jobs', 'jobs.id', 'job_locations.job_id')
    .select(({ fn }) => ['location_id', fn.countAll<number>().as('count')])
    .where(isListed(now))
    .groupBy('location_id')
    .execute()
  return new Map(rows.map(({ location_id, count }) => [location_id, count]))
}

/** By province. */
export const countByProvince = async (db: Db, now: number): Promise<Count[]> =>
  countsOf(LOCATIONS, await countPlaces(db, now))

/** What the home page says of the whole. */
export async function countAll(db: Db, now: number) {
  const jobs = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isListed(now))
    .executeTakeFirstOrThrow()
  const employers = await db
    .selectFrom('companies')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const seekers = await db
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'seeker')
    // Of a deleted account an id is left, which seeks nothing (personal-data/table.ts).
    .where('login', 'not like', 'deleted-%')
    .executeTakeFirstOrThrow()
  return { jobsQuantity: jobs.count, employersQuantity: employers.count, seekersQuantity: seekers.count }
}
