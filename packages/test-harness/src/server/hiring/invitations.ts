/** A company asks people to apply for one of its jobs: contacts, and candidates who let employers find them. */
import { isVisible } from '../candidates/visible'
import { areBlocked } from '../chat/contact-changes'
import { FRIEND } from '../chat/permission'
import type { Account, Db, Trx } from '../db/tables'
import { tell } from '../inbox/tell'
import { isListed } from '../jobs/job-filters'
import { INVITATIONS_OF_MS, MAX_INVITATIONS } from '../limits'
import { seconds } from '../seekers/paged'
import { companiesFor } from './recruiters'

/** Who is asked: somebody of the recruiter's contacts, or whose resume is among candidates. */
export type Asked = { readonly imId: string } | { readonly resumeId: number }

export type Invited = 'invited' | 'missing' | 'not-verified' | 'closed' | 'applied' | 'blocked' | 'too-many'

/** When a company sent those that count against the bound, the oldest first. */
const timesOf = (db: Db, companyId: number, now: number) =>
  db
    .selectFrom('invitations')
    .innerJoin('jobs', 'jobs.id', 'invitations.job_id')
    .select('invitations.created_at')
    .where('jobs.company_id', '=', companyId)
    .where('invitations.created_at', '>', now - INVITATIONS_OF_MS)
    .orderBy('invitations.created_at')
    .execute()

/** How many people a company may still ask, e.g. `{ left: 0, most: 20, nextAt: 1790000000, isVerified: true }`; `nextAt` null: at once. */
export async function invitationsLeft(db: Db, companyId: number, now: number) {
  const sent = await timesOf(db, companyId, now)
  const { is_verified } = await db
    .selectFrom('companies')
    .select('is_verified')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const left = Math.max(0, MAX_INVITATIONS - sent.length)
  // One more is free once so many are older than the days that count.
  const freed = sent[sent.length - MAX_INVITATIONS]
  return {
    left,
    most: MAX_INVITATIONS,
    nextAt: freed === undefined ? null : seconds(freed.created_at + INVITATIONS_OF_MS),
    isVerified: is_verified === 1,
  }
}

function seekerOf(trx: Trx, employer: Account, asked: Asked) {
  const seekers = trx
    .selectFrom('accounts')
    .select(['accounts.id', 'accounts.im_id'])
    .where('accounts.kind', '=', 'seeker')
  if ('resumeId' in asked)
    return seekers
      .innerJoin('resumes', 'resumes.account_id', 'accounts.id')
      .where('resumes.id', '=', asked.resumeId)
      .where(isVisible())
      .executeTakeFirst()
  return seekers
    .innerJoin('contacts', 'contacts.im_id', 'accounts.im_id')
    .where('contacts.owner_id', '=', employer.im_id)
    .where('contacts.relation_type', '=', FRIEND)
    .where('accounts.im_id', '=', asked.imId)
    .executeTakeFirst()
}

const jobOf = (trx: Trx, employer: Account, jobId: number) =>
  trx
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.title', 'jobs.company_id', 'companies.name', 'companies.is_verified'])
    .where('jobs.id', '=', jobId)
    .where('jobs.company_id', 'in', companiesFor(trx, employer.id))
    .executeTakeFirst()

const isOpen = (trx: Trx, jobId: number, now: number) =>
  trx.selectFrom('jobs').select('id').where('id', '=', jobId).where(isListed(now)).executeTakeFirst()

const hasApplied = (trx: Trx, accountId: string, jobId: number) =>
  trx
    .selectFrom('applications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .executeTakeFirst()

/**
 * To an open job of a verified company, once; a repeat tells nobody. A contact learns that one of the two has blocked the
 * other. A candidate who has blocked is invited like any, and hears nothing: a block does not show to strangers.
 */
export async function invite(
  trx: Trx,
  employer: Account,
  jobId: number,
  asked: Asked,
  now: number,
): Promise<Invited> {
  const job = await jobOf(trx, employer, jobId)
  const seeker = await seekerOf(trx, employer, asked)
  if (!job || !seeker) return 'missing'
  if (job.is_verified === 0) return 'not-verified'
  if (!(await isOpen(trx, jobId, now))) return 'closed'
  if (await hasApplied(trx, seeker.id, jobId)) return 'applied'
  const isBlocked = await areBlocked(trx, employer.im_id, seeker.im_id)
  if (isBlocked && 'imId' in asked) return 'blocked'
  const before = await trx
    .selectFrom('invitations')
    .select('id')
    .where('account_id', '=', seeker.id)
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  if (before) return 'invited'
  if ((await timesOf(trx, job.company_id, now)).length >= MAX_INVITATIONS) return 'too-many'
  await trx
    .insertInto('invitations')
    .values({
      ...{ account_id: seeker.id, job_id: jobId, from_im: employer.im_id },
      ...{ created_at: now, hidden_at: null },
    })
    .execute()
  const params = { jobId, jobTitle: job.title, company: job.name }
  if (!isBlocked) await tell(trx, seeker.id, 'invited', params, now)
  return 'invited'
}
