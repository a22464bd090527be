import type { Db } from '../db/tables'
import { isListed } from '../jobs/job-filters'
import { type JobView, readJobs } from '../jobs/job-views'

export type OwnJob = JobView & { readonly isOpen: boolean }

/** Jobs of a seeker's lists by id. Unlike those of a search they may be closed, and say so. */
export async function readOwnJobs(
  db: Db,
  ids: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, OwnJob>> {
  if (ids.length === 0) return new Map()
  const jobs = await readJobs(db, ids, now)
  const listed = await db
    .selectFrom('jobs')
    .select('jobs.id')
    .where('jobs.id', 'in', ids)
    .where(isListed(now))
    .execute()
  const open = new Set(listed.map(({ id }) => id))
  return new Map(jobs.map((job) => [job.id, { ...job, isOpen: open.has(job.id) }]))
}
