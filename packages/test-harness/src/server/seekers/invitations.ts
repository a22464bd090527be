/** Jobs that employers ask somebody to apply for, as whoever is asked sees them; hiring/invitations.ts is the other side. */
import type { Account, Db, Trx } from '../db/tables'
import { isListed } from '../jobs/job-filters'
import { seconds } from './paged'

/**
 * Those of open jobs not yet applied to, the last one first, but for those that were put out of sight or come from
 * somebody who is blocked. `cvId` is the resume that goes by default; `company` is of the job, and ours.
 */
export async function listInvitations(db: Db, account: Account, now: number) {
  const cv = await db
    .selectFrom('resumes')
    .select('id')
    .where('account_id', '=', account.id)
    .where('is_default', '=', 1)
    .executeTakeFirst()
  const blocked = db.selectFrom('blacklist').select('im_id').where('owner_id', '=', account.im_id)
  const rows = await db
    .selectFrom('invitations')
    .innerJoin('jobs', 'jobs.id', 'invitations.job_id')
    .leftJoin('companies', 'companies.id', 'jobs.company_id')
    .leftJoin('applications', (join) =>
      join
        .onRef('applications.job_id', '=', 'invitations.job_id')
        .onRef('applications.account_id', '=', 'invitations.account_id'),
    )
    .select([
      'invitations.id',
      'invitations.job_id',
      'jobs.title',
      'companies.name as company',
      'invitations.from_im',
      'invitations.created_at',
    ])
    .where('invitations.account_id', '=', account.id)
    .where('invitations.hidden_at', 'is', null)
    .where('invitations.from_im', 'not in', blocked)
    .where('applications.id', 'is', null)
    .where(isListed(now))
    .orderBy('invitations.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    jobId: row.job_id,
    cvId: cv?.id ?? null,
    jobTitle: row.title,
    company: row.company ?? '',
    fromIm: row.from_im,
    createdAt: seconds(row.created_at),
  }))
}

/** Out of the list of whoever was asked; the company is not told, and a repeat asks nobody again. False: there is none of theirs. */
export async function hideInvitation(trx: Trx, accountId: string, id: number, now: number): Promise<boolean> {
  const found = await trx
    .updateTable('invitations')
    .set({ hidden_at: now })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return found !== undefined
}
