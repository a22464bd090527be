/** Employers ask people of their contacts to apply for a job. */
import { areBlocked } from '../chat/contact-changes'
import { FRIEND } from '../chat/permission'
import type { Account, Db, Trx } from '../db/tables'
import { companiesFor } from '../hiring/recruiters'
import { tell } from '../inbox/tell'
import { isListed } from '../jobs/job-filters'
import { seconds } from './paged'

/** Those of open jobs not yet applied to, the last one first; `cvId` is the resume that goes by default. */
export async function listInvitations(db: Db, accountId: string, now: number) {
  const cv = await db
    .selectFrom('resumes')
    .select('id')
    .where('account_id', '=', accountId)
    .where('is_default', '=', 1)
    .executeTakeFirst()
  const rows = await db
    .selectFrom('invitations')
    .innerJoin('jobs', 'jobs.id', 'invitations.job_id')
    .leftJoin('applications', (join) =>
      join
        .onRef('applications.job_id', '=', 'invitations.job_id')
        .onRef('applications.account_id', '=', 'invitations.account_id'),
    )
    .select([
      'invitations.id',
      'invitations.job_id',
      'jobs.title',
      'invitations.from_im',
      'invitations.created_at',
    ])
    .where('invitations.account_id', '=', accountId)
    .where('applications.id', 'is', null)
    .where(isListed(now))
    .orderBy('invitations.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    jobId: row.job_id,
    cvId: cv?.id ?? null,
    jobTitle: row.title,
    fromIm: row.from_im,
    createdAt: seconds(row.created_at),
  }))
}

/** To an open job of the employer's, whom a reviewer has verified, a seeker among its contacts; a repeat tells nobody. Where one has blocked the other nothing changes. */
export async function invite(
  trx: Trx,
  employer: Account,
  jobId: number,
  seekerIm: string,
  now: number,
): Promise<'invited' | 'missing' | 'not-verified' | 'closed' | 'blocked'> {
  const job = await trx
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.title', 'companies.name', 'companies.is_verified'])
    .where('jobs.id', '=', jobId)
    .where('jobs.company_id', 'in', companiesFor(trx, employer.id))
    .executeTakeFirst()
  const seeker = await trx
    .selectFrom('accounts')
    .innerJoin('contacts', 'contacts.im_id', 'accounts.im_id')
    .select('accounts.id')
    .where('contacts.owner_id', '=', employer.im_id)
    .where('contacts.relation_type', '=', FRIEND)
    .where('accounts.im_id', '=', seekerIm)
    .where('accounts.kind', '=', 'seeker')
    .executeTakeFirst()
  if (!job || !seeker) return 'missing'
  if (job.is_verified === 0) return 'not-verified'
  const open = await trx
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .where(isListed(now))
    .executeTakeFirst()
  if (!open) return 'closed'
  if (await areBlocked(trx, employer.im_id, seekerIm)) return 'blocked'
  const made = await trx
    .insertInto('invitations')
    .values({ account_id: seeker.id, job_id: jobId, from_im: employer.im_id, created_at: now })
    .onConflict((c) => c.columns(['account_id', 'job_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  const params = { jobId, jobTitle: job.title, company: job.name }
  if (made) await tell(trx, seeker.id, 'invited', params, now)
  return 'invited'
}
