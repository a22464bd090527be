/** Applications as seeker and employer see them. */
import type { Db, Trx } from '../db/tables'
import { noteChange, type Told, untold } from '../hiring/changes'
import { answererId, companiesFor, placeOf } from '../hiring/recruiters'
import { stageNow } from '../hiring/stages'
import { tell } from '../inbox/tell'
import type { Page } from '../jobs/job-order'
import { type OwnJob, readOwnJobs } from './own-jobs'
import { paged, seconds } from './paged'
import { noteLook } from './viewers'

/** As many as two people are told of between them. */
const MAX_BETWEEN = 20

/** With its job's employer, its interview, and who applied; without what was sent, which weighs more than all of it. */
const selectApplications = (db: Db) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .innerJoin('accounts', 'accounts.id', 'applications.account_id')
    .leftJoin('interviews', 'interviews.application_id', 'applications.id')
    .select([
      'applications.id',
      'applications.account_id',
      'applications.job_id',
      'applications.resume_id',
      'applications.attachment_id',
      'applications.letter_id',
      'applications.applied_at',
      'applications.viewed_at',
      'applications.is_hidden',
      'applications.rev',
      'applications.closing',
      'jobs.title as job_title',
      'jobs.company_id',
      'companies.name as company_name',
      'accounts.nickname as seeker_name',
      'interviews.at',
      'interviews.address',
      'interviews.contact',
      'interviews.mobile',
      'interviews.confirm_status',
      'interviews.times',
      'interviews.proposed_at',
      'interviews.proposed_text',
    ])
    .select([answererId().as('employer_id'), stageNow().as('stage')])

export type ApplicationRow = Awaited<
  ReturnType<ReturnType<typeof selectApplications>['executeTakeFirstOrThrow']>
>

export type ApplicationStatus = 'delivered' | 'viewed' | 'interview' | 'accepted' | 'cancelled'

/** After the answer of the candidate. */
const ANSWERED = { 0: 'interview', 1: 'accepted', 2: 'cancelled' } as const

function statusOf({ confirm_status, viewed_at }: ApplicationRow): ApplicationStatus {
  if (confirm_status !== null) return ANSWERED[confirm_status]
  return viewed_at === null ? 'delivered' : 'viewed'
}

/** What an interview is told of. */
export type InterviewColumns = Pick<
  ApplicationRow,
  | 'at'
  | 'address'
  | 'contact'
  | 'mobile'
  | 'confirm_status'
  | 'times'
  | 'proposed_at'
  | 'proposed_text'
  | 'seeker_name'
  | 'job_title'
>

/** The times that can be chosen, in ms; of interviews of before there is one. */
export function timesOf({ at, times }: Pick<InterviewColumns, 'at' | 'times'>): readonly number[] {
  const offered: readonly number[] = times === null ? [] : JSON.parse(times)
  return offered.length > 0 || at === null ? offered : [at]
}

/** Names of fields are those of specification 3; `times` and `proposal` are ours. */
export const toInterview = (row: InterviewColumns) =>
  row.at === null
    ? null
    : {
        Username: row.seeker_name,
        interviewTime: seconds(row.at),
        interviewJob: row.job_title,
        actionAddress: row.address,
        actionConact: row.contact,
        actionMobile: row.mobile,
        confirmStatus: row.confirm_status,
        /** those that the candidate chooses from, seconds; one alone once it is agreed on */
        times: timesOf(row).map(seconds),
        /** another time that the candidate asks for */
        proposal:
          row.proposed_at === null
            ? null
            : { interviewTime: seconds(row.proposed_at), text: row.proposed_text ?? '' },
      }

const toState = (row: ApplicationRow) => ({
  id: row.id,
  jobId: row.job_id,
  status: statusOf(row),
  /** on the employer's board */
  stage: row.stage,
  /** grows with every change */
  rev: row.rev,
  /** the words with which the employer closed it; "": none */
  closing: row.closing,
  resumeId: row.resume_id,
  attachmentId: row.attachment_id,
  letterId: row.letter_id,
  appliedAt: seconds(row.applied_at),
  viewedAt: row.viewed_at === null ? null : seconds(row.viewed_at),
  interview: toInterview(row),
})

const toView = (row: ApplicationRow, job: OwnJob | undefined) => ({ ...toState(row), job: job ?? null })

/** How far applications of the account are, without their jobs; those that it removed say so. */
export async function readOwnApplications(db: Db, accountId: string, ids: readonly number[]) {
  const own = selectApplications(db).where('applications.account_id', '=', accountId)
  const rows = ids.length === 0 ? [] : await own.where('applications.id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, { view: toState(row), isHidden: row.is_hidden === 1 }]))
}

/** The last one first; `interview`: only those with one. */
export async function listApplications(
  db: Db,
  accountId: string,
  tab: 'applied' | 'interview',
  page: Page,
  now: number,
) {
  let own = selectApplications(db)
    .where('applications.account_id', '=', accountId)
    .where('applications.is_hidden', '=', 0)
  if (tab === 'interview') own = own.where('interviews.at', 'is not', null)
  const { total } = await own
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await own
    .orderBy('applied_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
    .execute()
  const jobs = await readOwnJobs(
    db,
    rows.map((row) => row.job_id),
    now,
  )
  return paged(
    rows.map((row) => toView(row, jobs.get(row.job_id))),
    total,
    page,
  )
}

/** One that the account made or got; undefined: there is none. */
export async function findFor(db: Db, accountId: string, id: number): Promise<ApplicationRow | undefined> {
  const row = await selectApplications(db).where('applications.id', '=', id).executeTakeFirst()
  if (!row) return undefined
  if (row.account_id === accountId) return row.is_hidden === 0 ? row : undefined
  return (await actsFor(db, accountId, row)) ? row : undefined
}

/** One of a job of the company that the account acts for. */
export async function findGot(db: Db, accountId: string, id: number): Promise<ApplicationRow | undefined> {
  const row = await findFor(db, accountId, id)
  return row && (await actsFor(db, accountId, row)) ? row : undefined
}

/** The account acts for the company whose job it is. */
const actsFor = async (db: Db, accountId: string, row: ApplicationRow): Promise<boolean> =>
  (await placeOf(db, accountId))?.id === row.company_id

/** One application whole, for the seeker and for the employer; resume and letter are as they were sent. */
export async function readApplication(db: Db, accountId: string, id: number, now: number) {
  const row = await findFor(db, accountId, id)
  if (!row) return undefined
  const { resume, letter } = await db
    .selectFrom('applications')
    .select(['resume', 'letter'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const jobs = await readOwnJobs(db, [row.job_id], now)
  return {
    ...toView(row, jobs.get(row.job_id)),
    name: row.seeker_name,
    resume: resume === '' ? null : JSON.parse(resume),
    letter: letter === '' ? null : JSON.parse(letter),
  }
}

/** An employer that opens an application has seen the resume; the first time, whoever applied is told. */
export async function noteView(trx: Trx, accountId: string, id: number, now: number): Promise<Told<boolean>> {
  const row = await findGot(trx, accountId, id)
  if (!row) return untold(false)
  const { account_id, company_id } = row
  const look = { accountId: account_id, companyId: company_id, resumeId: row.resume_id ?? 0 }
  await noteLook(trx, { ...look, how: 'application' }, now)
  if (row.viewed_at !== null) return untold(true)
  await trx.updateTable('applications').set({ viewed_at: now }).where('id', '=', id).execute()
  if (row.is_hidden === 0) await tell(trx, row.account_id, 'application-viewed', paramsOf(row), now)
  const viewed = { applicationId: id, kind: 'viewed', by: accountId } as const
  return { outcome: true, notices: await noteChange(trx, viewed, now) }
}

/** Takes it out of the seeker's list; the employer keeps it, and the job stays applied to. */
export async function hideApplication(trx: Trx, accountId: string, id: number): Promise<boolean> {
  const hidden = await trx
    .updateTable('applications')
    .set({ is_hidden: 1 })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('is_hidden', '=', 0)
    .returning('id')
    .executeTakeFirst()
  return hidden !== undefined
}

/** What messages of the inbox about it say. */
export const paramsOf = ({ id, job_id, job_title, company_name, seeker_name }: ApplicationRow) => ({
  jobId: job_id,
  jobTitle: job_title,
  company: company_name,
  applicationId: id,
  name: seeker_name,
})

/** How far one application is, without what was sent with it: to read it is no look at the resume, so nobody is told. */
export async function readState(db: Db, accountId: string, id: number, now: number) {
  const row = await findFor(db, accountId, id)
  if (!row) return undefined
  const jobs = await readOwnJobs(db, [row.job_id], now)
  return { ...toView(row, jobs.get(row.job_id)), name: row.seeker_name }
}

/** The last applications of one of two people to the company that the other acts for, without what was sent. */
export async function listBetween(db: Db, accountId: string, imId: string, now: number) {
  const other = await db.selectFrom('accounts').select('id').where('im_id', '=', imId).executeTakeFirst()
  if (!other) return []
  const rows = await selectApplications(db)
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('applications.account_id', '=', accountId),
          eb('applications.is_hidden', '=', 0),
          eb('jobs.company_id', 'in', companiesFor(db, other.id)),
        ]),
        and([
          eb('applications.account_id', '=', other.id),
          eb('jobs.company_id', 'in', companiesFor(db, accountId)),
        ]),
      ]),
    )
    .orderBy('applied_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(MAX_BETWEEN)
    .execute()
  const jobs = await readOwnJobs(
    db,
    rows.map((row) => row.job_id),
    now,
  )
  return rows.map((row) => ({ ...toView(row, jobs.get(row.job_id)), name: row.seeker_name }))
}
