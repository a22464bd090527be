// seekers/ is what job seekers have and do: resumes, files, letters, saved jobs and searches, applications, interviews,
// invitations. This file is applying, for one job or for ten. Each job is applied for at most once, whatever is sent
// again.

import type { AddressedNotice } from '../chat/notices'
import type { Account, Db, Trx } from '../db/tables'
import { noteChange, type Told, untold } from '../hiring/changes'
import { answererId } from '../hiring/recruiters'
import { tell } from '../inbox/tell'
import { readLetter } from './letters'
import { seconds } from './paged'
import { completenessOfContent, type ResumeRow, readContent } from './resume-content'
import { findRow } from './resumes'

/** What goes with an application; a resume, a file or a letter is there. */
export interface Enclosure {
  /** of this try: the same one again answers the same */
  readonly clientId: string
  readonly resumeId?: number | undefined
  readonly attachmentId?: number | undefined
  readonly letterId?: number | undefined
}

export interface Applied {
  readonly jobId: number
  readonly result: 'applied' | 'already_applied' | 'job_closed' | 'no_employer' | 'not_found'
  readonly applicationId: number | null
}

export type Application =
  | { kind: 'missing' }
  | { kind: 'not-approved' }
  | { kind: 'done'; jobs: Applied[]; notices: AddressedNotice[] }

type Read = { kind: 'missing' } | { kind: 'not-approved' } | { kind: 'read'; resume: string; letter: string }

/** The approved text of a resume, as it is kept with an application; null: none is approved. */
function approvedOf(row: ResumeRow): object | null {
  const content = readContent(row.approved)
  if (!content) return null
  return { id: row.id, name: row.name, completeness: completenessOfContent(content).percent, ...content }
}

/** Resume and letter as they are now. */
async function readEnclosure(
  db: Db,
  accountId: string,
  { resumeId, attachmentId, letterId }: Enclosure,
): Promise<Read> {
  const row = resumeId === undefined ? undefined : await findRow(db, accountId, resumeId)
  const letter = letterId === undefined ? undefined : await readLetter(db, accountId, letterId)
  const file =
    attachmentId === undefined
      ? undefined
      : await db
          .selectFrom('attachments')
          .select('id')
          .where('id', '=', attachmentId)
          .where('account_id', '=', accountId)
          .where('is_removed', '=', 0)
          .executeTakeFirst()
  const isMissing =
    (resumeId !== undefined && !row) ||
    (letterId !== undefined && !letter) ||
    (attachmentId !== undefined && !file)
  if (isMissing) return { kind: 'missing' }
  const resume = row && approvedOf(row)
  if (resume === null) return { kind: 'not-approved' }
  return {
    kind: 'read',
    resume: resume ? JSON.stringify(resume) : '',
    letter: letter ? JSON.stringify(letter) : '',
  }
}

async function readOffer(db: Db, jobId: number, now: number) {
  const row = await db
    .selectFrom('jobs')
    .leftJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.id', 'title', 'is_open', 'closes_at', 'companies.name'])
    .select(answererId().as('answerer'))
    .where('jobs.id', '=', jobId)
    .where('jobs.is_draft', '=', 0)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    title: row.title,
    company: row.name ?? '',
    /** "": nobody speaks for it, as for imported jobs */
    employerId: row.answerer,
    isOpen: row.is_open === 1 && (row.closes_at === null || row.closes_at > now),
  }
}

async function applyToOne(
  trx: Trx,
  seeker: Account,
  jobId: number,
  enclosure: Enclosure,
  { resume, letter }: { resume: string; letter: string },
  now: number,
): Promise<Told<Applied>> {
  const before = await trx
    .selectFrom('applications')
    .select(['id', 'client_id'])
    .where('account_id', '=', seeker.id)
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  if (before) {
    const isSameTry = enclosure.clientId !== '' && before.client_id === enclosure.clientId
    return untold({ jobId, result: isSameTry ? 'applied' : 'already_applied', applicationId: before.id })
  }
  const offer = await readOffer(trx, jobId, now)
  const refuse = (result: Applied['result']) => untold({ jobId, result, applicationId: null })
  if (!offer) return refuse('not_found')
  if (!offer.isOpen) return refuse('job_closed')
  if (offer.employerId === '') return refuse('no_employer')
  const { id } = await trx
    .insertInto('applications')
    .values({
      account_id: seeker.id,
      job_id: jobId,
      client_id: enclosure.clientId,
      resume_id: enclosure.resumeId ?? null,
      attachment_id: enclosure.attachmentId ?? null,
      letter_id: enclosure.letterId ?? null,
      resume,
      letter,
      applied_at: now,
      viewed_at: null,
      is_hidden: 0,
      is_closing_told: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const params = { jobId, jobTitle: offer.title, company: offer.company, applicationId: id }
  await tell(trx, seeker.id, 'application-delivered', params, now)
  await tell(trx, offer.employerId, 'application-received', { ...params, name: seeker.nickname }, now)
  const notices = await noteChange(trx, { applicationId: id, kind: 'applied', by: seeker.id }, now)
  return { outcome: { jobId, result: 'applied', applicationId: id }, notices }
}

/** Each job has its own outcome; what fails for one is no matter of the others. */
export async function applyTo(
  trx: Trx,
  seeker: Account,
  jobIds: readonly number[],
  enclosure: Enclosure,
  now: number,
): Promise<Application> {
  const read = await readEnclosure(trx, seeker.id, enclosure)
  if (read.kind !== 'read') return read
  const done = { kind: 'done' as const, jobs: [] as Applied[], notices: [] as AddressedNotice[] }
  for (const jobId of new Set(jobIds)) {
    const { outcome, notices } = await applyToOne(trx, seeker, jobId, enclosure, read, now)
    done.jobs.push(outcome)
    done.notices.push(...notices)
  }
  return done
}

/** Of these jobs, those that were applied to, with the second of it. */
export async function appliedOf(
  db: Db,
  accountId: string,
  jobIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (jobIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('applications')
    .select(['job_id', 'applied_at'])
    .where('account_id', '=', accountId)
    .where('job_id', 'in', jobIds)
    .execute()
  return new Map(rows.map((row) => [row.job_id, seconds(row.applied_at)]))
}
