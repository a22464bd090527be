import type { Db, Trx } from '../db/tables'
import { tell } from '../inbox/tell'
import { isListed } from '../jobs/job-filters'

const untold = (db: Db, accountId: string, now: number) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['applications.id', 'applications.job_id', 'jobs.title', 'companies.name'])
    .where('applications.account_id', '=', accountId)
    .where('is_closing_told', '=', 0)
    // Of a record that was removed nobody hears any more, and there is no page to lead to.
    .where('is_hidden', '=', 0)
    .where(({ not }) => not(isListed(now)))
    .orderBy('applications.id')

export const hasClosedJobs = async (db: Db, accountId: string, now: number): Promise<boolean> =>
  (await untold(db, accountId, now).limit(1).executeTakeFirst()) !== undefined

/** A job closes by itself, at its time: who applied for it is told when they next look. */
export async function tellClosedJobs(trx: Trx, accountId: string, now: number): Promise<void> {
  for (const { id, job_id, title, name } of await untold(trx, accountId, now).execute()) {
    await trx.updateTable('applications').set({ is_closing_told: 1 }).where('id', '=', id).execute()
    const params = { jobId: job_id, jobTitle: title, company: name, applicationId: id }
    await tell(trx, accountId, 'job-closed', params, now)
  }
}
