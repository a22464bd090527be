/** Jobs that a seeker does not want to see any more. */

import type { Db, Trx } from '../db/tables'
import type { Page } from '../jobs/job-order'
import { publishedOf } from '../jobs/published'
import { MAX_HIDDEN_JOBS } from '../limits'
import { readOwnJobs } from './own-jobs'
import { paged, seconds } from './paged'

const hasJob = async (trx: Trx, id: number): Promise<boolean> => (await publishedOf(trx, [id])).length > 0

/** What was hidden before keeps its time. */
export async function hideJob(
  trx: Trx,
  accountId: string,
  jobId: number,
  now: number,
): Promise<'hidden' | 'missing' | 'too-many'> {
  if (!(await hasJob(trx, jobId))) return 'missing'
  const hidden = await trx
    .selectFrom('hidden_jobs')
    .select('job_id')
    .where('account_id', '=', accountId)
    .execute()
  if (hidden.some((row) => row.job_id === jobId)) return 'hidden'
  if (hidden.length >= MAX_HIDDEN_JOBS) return 'too-many'
  await trx
    .insertInto('hidden_jobs')
    .values({ account_id: accountId, job_id: jobId, hidden_at: now })
    .execute()
  return 'hidden'
}

/** Whether there is such a job; one that was not hidden stays so. */
export async function showJob(trx: Trx, accountId: string, jobId: number): Promise<boolean> {
  if (!(await hasJob(trx, jobId))) return false
  await trx
    .deleteFrom('hidden_jobs')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .execute()
  return true
}

/** The account, if it has hidden something: a search without that counts sooner. */
export async function whoHides(db: Db, accountId: string | undefined): Promise<string | undefined> {
  if (accountId === undefined) return undefined
  const one = await db
    .selectFrom('hidden_jobs')
    .select('job_id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return one && accountId
}

/** The last hidden first. */
export async function listHidden(db: Db, accountId: string, page: Page, now: number) {
  const hidden = db.selectFrom('hidden_jobs').where('account_id', '=', accountId)
  const { total } = await hidden
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await hidden
    .select(['job_id', 'hidden_at'])
    .orderBy('hidden_at', 'desc')
    .orderBy('job_id', 'desc')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
    .execute()
  const jobs = await readOwnJobs(
    db,
    rows.map((row) => row.job_id),
    now,
  )
  const result = rows.flatMap((row) => {
    const job = jobs.get(row.job_id)
    return job ? [{ ...job, hiddenAt: seconds(row.hidden_at) }] : []
  })
  return paged(result, total, page)
}
