/** What somebody seems to look for who has not said it: from what they saved, applied for and keep alerts of. */
import type { Intention } from '@sarika/portal-web/contract/resume'
import type { Db } from '../db/tables'

/** So many jobs of the last ones count. */
const JOBS_READ = 20

/** The part of an intention by which jobs are recommended. */
export type Taste = Pick<Intention, 'reqJobTitle' | 'categoryIds' | 'locationIds' | 'jobTerm' | 'salaryFrom'>

const distinct = (ids: readonly (number | null)[]): number[] =>
  [...new Set(ids.filter((id) => id !== null && id > 0))] as number[]

/** null: they have done nothing that would tell. */
export async function readTaste(db: Db, accountId: string): Promise<Taste | null> {
  const saved = db
    .selectFrom('favourites')
    .select(['target_id as job_id', 'saved_at as at'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'job')
  const applied = db
    .selectFrom('applications')
    .select(['job_id', 'applied_at as at'])
    .where('account_id', '=', accountId)
  const last = await saved.unionAll(applied).orderBy('at', 'desc').limit(JOBS_READ).execute()
  const ids = distinct(last.map(({ job_id }) => job_id))
  const alert = await db
    .selectFrom('saved_searches')
    .select('criteria')
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const { jobtitle = '', category = [] } = JSON.parse(alert?.criteria ?? '{}')
  if (ids.length === 0 && jobtitle === '' && category.length === 0) return null
  const jobs = await db
    .selectFrom('jobs')
    .select('category_id')
    .where('id', 'in', [0, ...ids])
    .execute()
  const places = await db
    .selectFrom('job_locations')
    .select('location_id')
    .where('job_id', 'in', [0, ...ids])
    .execute()
  return {
    reqJobTitle: jobtitle,
    categoryIds: distinct([...jobs.map(({ category_id }) => category_id), ...category]),
    locationIds: distinct(places.map(({ location_id }) => location_id)),
    jobTerm: 0,
    salaryFrom: 0,
  }
}
