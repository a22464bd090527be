/** Opening the chat from a job: who may, and what it makes. See decision "a job opens the chat". */
import type { Account, Db, Trx } from '../db/tables'
import { answererId } from '../hiring/recruiters'
import { findGot, noteView } from '../seekers/applications'
import { noteTalk } from '../seekers/communicated-jobs'
import { areBlocked, befriend } from './contact-changes'
import { openConversation } from './conversations'
import type { AddressedNotice } from './notices'

interface OpenJob {
  id: number
  title: string
  company: string
  isOpen: boolean
  /** null: nobody speaks for whoever offers it, as for imported jobs */
  employerImId: string | null
}

/** Undefined: no such job. */
async function findJob(db: Db, id: number, now: number): Promise<OpenJob | undefined> {
  const row = await db
    .selectFrom('jobs')
    .leftJoin('companies', 'companies.id', 'jobs.company_id')
    .leftJoin('accounts', (join) => join.on((eb) => eb('accounts.id', '=', answererId())))
    .select(['jobs.id', 'jobs.title', 'jobs.is_open', 'jobs.closes_at', 'companies.name', 'accounts.im_id'])
    .where('jobs.id', '=', id)
    .where('jobs.is_draft', '=', 0)
    .executeTakeFirst()
  if (!row) return undefined
  const { title, name, is_open, closes_at, im_id: employerImId } = row
  const isOpen = is_open === 1 && (closes_at === null || closes_at > now)
  return { id: row.id, title, company: name ?? '', isOpen, employerImId }
}

export type JobChat =
  | { kind: 'opened'; job: OpenJob; employer: string; notices: AddressedNotice[] }
  | { kind: 'missing' }
  | { kind: 'unattended' }
  | { kind: 'not-a-seeker' }
  | { kind: 'closed' }
  | { kind: 'blocked' }

/**
 * Makes seeker and employer contacts of each other and puts the job beside their conversation: at once into
 * the seeker's list, into the employer's with the first message. The company is the employer's, so it stands at the
 * seeker's side alone. Where one has blocked the other nothing changes.
 */
export async function openJobChat(trx: Trx, seeker: Account, jobId: number, now: number): Promise<JobChat> {
  const job = await findJob(trx, jobId, now)
  if (!job) return { kind: 'missing' }
  if (seeker.kind !== 'seeker') return { kind: 'not-a-seeker' }
  if (!job.isOpen) return { kind: 'closed' }
  const me = seeker.im_id
  const employer = job.employerImId
  if (employer === null) return { kind: 'unattended' }
  if (await areBlocked(trx, me, employer)) return { kind: 'blocked' }
  const notices = await befriend(trx, me, employer, 'job', now)
  const about = { jobId: String(job.id), jobTitle: job.title }
  const withEmployer = { ...about, company: job.company }
  await openConversation(trx, me, { isGroup: false, id: employer }, withEmployer, 'listed', now)
  await openConversation(trx, employer, { isGroup: false, id: me }, about, 'as-it-is', now)
  await noteTalk(trx, seeker.id, job.id, now)
  return { kind: 'opened', job, employer, notices }
}

export type ApplicantChat =
  | {
      kind: 'opened'
      /** the im id of whoever applied */
      applicant: string
      notices: AddressedNotice[]
      /** they were no contacts before */
      isNew: boolean
    }
  | { kind: 'missing' }
  | { kind: 'blocked' }

/** The same from the other side: a recruiter writes to who applied for a job of the company. The application is opened by it. */
export async function openApplicantChat(
  trx: Trx,
  recruiter: Account,
  applicationId: number,
  now: number,
): Promise<ApplicantChat> {
  const row = await findGot(trx, recruiter.id, applicationId)
  if (!row) return { kind: 'missing' }
  const { im_id: applicant } = await trx
    .selectFrom('accounts')
    .select('im_id')
    .where('id', '=', row.account_id)
    .executeTakeFirstOrThrow()
  const me = recruiter.im_id
  if (await areBlocked(trx, me, applicant)) return { kind: 'blocked' }
  const viewed = await noteView(trx, recruiter.id, applicationId, now)
  const met = await befriend(trx, me, applicant, 'job', now)
  const about = { jobId: String(row.job_id), jobTitle: row.job_title }
  const withResume = row.resume_id === null ? about : { ...about, resumeId: String(row.resume_id) }
  const withEmployer = { ...about, company: row.company_name }
  await openConversation(trx, me, { isGroup: false, id: applicant }, withResume, 'listed', now)
  await openConversation(trx, applicant, { isGroup: false, id: me }, withEmployer, 'as-it-is', now)
  return { kind: 'opened', applicant, notices: [...viewed.notices, ...met], isNew: met.length > 0 }
}
