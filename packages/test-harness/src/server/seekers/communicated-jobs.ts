/** Jobs from which a seeker opened the chat. */
import type { Db, Trx } from '../db/tables'
import type { Page } from '../jobs/job-order'
import { readOwnJobs } from './own-jobs'
import { paged, seconds } from './paged'

export async function noteTalk(trx: Trx, accountId: string, jobId: number, now: number): Promise<void> {
  await trx
    .insertInto('communicated_jobs')
    .values({ account_id: accountId, job_id: jobId, is_flagged: 0, talked_at: now })
    .onConflict((c) => c.columns(['account_id', 'job_id']).doUpdateSet({ talked_at: now }))
    .execute()
}

/** The flagged ones first, then the last one. */
export async function listCommunicated(db: Db, accountId: string, page: Page, now: number) {
  const own = db.selectFrom('communicated_jobs').where('account_id', '=', accountId)
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await own
    .selectAll()
    .orderBy('is_flagged', 'desc')
    .orderBy('talked_at', 'desc')
    .orderBy('job_id')
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
    return job ? [{ ...job, isFlagged: row.is_flagged === 1, talkedAt: seconds(row.talked_at) }] : []
  })
  return paged(result, total, page)
}

/** Whether there is one. */
export async function flagJob(
  trx: Trx,
  accountId: string,
  jobId: number,
  isFlagged: boolean,
): Promise<boolean> {
  const found = await trx
    .updateTable('communicated_jobs')
    .set({ is_flagged: isFlagged ? 1 : 0 })
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .returning('job_id')
    .executeTakeFirst()
  return found !== undefined
}

/** Out of the list; the chat itself stays. */
export async function removeJob(trx: Trx, accountId: string, jobId: number): Promise<boolean> {
  const gone = await trx
    .deleteFrom('communicated_jobs')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .returning('job_id')
    .executeTakeFirst()
  return gone !== undefined
}
