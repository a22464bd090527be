/**
 * Who may send the cards of a hiring, by what stands in the database at that moment. Refused by -23.
 *
 *   job               both            a job that was published
 *   resume            a seeker        a resume of their own
 *   reqResume         a recruiter     a job of their company
 *   sendResume        a seeker        their own application, to who acts for the company of its job
 *   inviteInterview   a recruiter     an application to their company, to who made it, with an interview
 *   changeJob         a recruiter     a job of their company
 *
 * All but `job` are for two people. Absent: what the card shows. That is the row of the application, read where it is shown.
 */
import type { AboutJob } from '@sarika/im-engine/kinds'
import type { Target } from '../chat/ids'
import type { Db } from '../db/tables'
import { placeOf } from './recruiters'

export interface Sending {
  readonly senderId: string
  readonly target: Target
  readonly body: AboutJob
}

/** Whether this account may send this card there. */
export type MaySend = (db: Db, sending: Sending) => Promise<boolean>

/** An id of a row, e.g. "16"; null: it is none. */
const rowId = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null)

const accountOf = (db: Db, imId: string) =>
  db.selectFrom('accounts').select(['id', 'kind']).where('im_id', '=', imId).executeTakeFirst()

/** Somebody else who is alone there: a group is nobody's table. */
const isPair = ({ senderId, target }: Sending): boolean => !target.isGroup && target.id !== senderId

/** The company that the account acts for; null: for none, or not any more. */
async function companyOf(db: Db, imId: string): Promise<number | null> {
  const account = await accountOf(db, imId)
  return (account && (await placeOf(db, account.id))?.id) ?? null
}

async function findPublished(db: Db, jobId: string) {
  const id = rowId(jobId)
  if (id === null) return undefined
  return db
    .selectFrom('jobs')
    .select(['id', 'company_id', 'title'])
    .where('id', '=', id)
    .where('is_draft', '=', 0)
    .executeTakeFirst()
}

async function findApplication(db: Db, jobApplyId: string) {
  const id = rowId(jobApplyId)
  if (id === null) return undefined
  return db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('accounts', 'accounts.id', 'applications.account_id')
    .leftJoin('interviews', 'interviews.application_id', 'applications.id')
    .select(['applications.id', 'jobs.company_id', 'accounts.im_id as seeker_im_id', 'interviews.at'])
    .where('applications.id', '=', id)
    .executeTakeFirst()
}

/** A job that anybody may read may be told to anybody. */
export const tellsJob: MaySend = async (db, { body }) => (await findPublished(db, body.jobId)) !== undefined

export const showsOwnResume: MaySend = async (db, sending) => {
  const id = rowId(sending.body.resumeId)
  const sender = await accountOf(db, sending.senderId)
  if (!isPair(sending) || id === null || sender?.kind !== 'seeker') return false
  const own = await db
    .selectFrom('resumes')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', sender.id)
    .executeTakeFirst()
  return own !== undefined
}

/** By a recruiter, about a job of their company. */
export const speaksOfOwnJob: MaySend = async (db, sending) => {
  if (!isPair(sending)) return false
  const job = await findPublished(db, sending.body.jobId)
  return job !== undefined && job.company_id === (await companyOf(db, sending.senderId))
}

export const sendsApplication: MaySend = async (db, sending) => {
  if (!isPair(sending)) return false
  const application = await findApplication(db, sending.body.jobApplyId)
  if (application === undefined || application.seeker_im_id !== sending.senderId) return false
  return application.company_id === (await companyOf(db, sending.target.id))
}

export const invitesApplicant: MaySend = async (db, sending) => {
  if (!isPair(sending)) return false
  const application = await findApplication(db, sending.body.jobApplyId)
  if (application === undefined || application.seeker_im_id !== sending.target.id) return false
  return application.at !== null && application.company_id === (await companyOf(db, sending.senderId))
}

/** Whether the two of a conversation sit at the table of an interview: who applied, and who acts for the company. */
export async function areAtInterview(db: Db, me: string, target: Target, applicationId: string) {
  if (target.isGroup) return false
  const application = await findApplication(db, applicationId)
  if (application === undefined || application.at === null) return false
  const { seeker_im_id: seeker, company_id } = application
  const other = seeker === me ? target.id : seeker === target.id ? me : null
  return other !== null && (await companyOf(db, other)) === company_id
}

/** A job that one of the two acts for, as both lists name it; null: it is no matter of the two. */
export async function jobBetween(db: Db, a: string, b: string, jobId: string) {
  const job = await findPublished(db, jobId)
  if (job === undefined) return null
  const companies = await Promise.all([companyOf(db, a), companyOf(db, b)])
  return companies.includes(job.company_id) ? { jobId: String(job.id), jobTitle: job.title } : null
}
