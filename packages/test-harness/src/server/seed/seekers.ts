/** What the demo's first seeker has: resumes, letters, what she keeps, and what became of her applications. */
import type { Account, Trx } from '../db/tables'
import { forgetToldChanges } from '../hiring/changes'
import { invite } from '../hiring/invitations'
import { noteView } from '../seekers/applications'
import { applyTo } from '../seekers/apply'
import { addAttachment } from '../seekers/attachments'
import { tellClosedJobs } from '../seekers/closed-jobs'
import { noteTalk } from '../seekers/communicated-jobs'
import { follow } from '../seekers/favourites'
import { saveWorkStatus } from '../seekers/intentions'
import { answerInterview, offerInterview } from '../seekers/interviews'
import { saveLetter } from '../seekers/letters'
import { submitResume } from '../seekers/resume-review'
import { addResume } from '../seekers/resumes'
import { saveSearch } from '../seekers/searches'
import { pdfOf } from './pdf'
import { type DemoLogin, PEOPLE } from './people'
import { idOf, writeResume } from './resume'
import { LETTERS, RESUME, RESUME_LINES, SEARCHES } from './sokha'
import { TALKS } from './talks'
import { atWorkday } from './workday'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const KEPT_JOBS = [3, 12, 16, 19, 7]
const KEPT_EMPLOYERS = [1, 2, 6]

/** Job, and how long ago she applied: after it was published, some days after each other. */
const APPLIED = [
  { jobId: 1, daysAgo: 0.8 },
  { jobId: 3, daysAgo: 2.5 },
  { jobId: 5, daysAgo: 4.1 },
  { jobId: 9, daysAgo: 8.3 },
  { jobId: 11, daysAgo: 10.2 },
  { jobId: 7, daysAgo: 6.4 },
  { jobId: 10, daysAgo: 9.6 },
  { jobId: 14, daysAgo: 13.1 },
  { jobId: 15, daysAgo: 14.4 },
  { jobId: 16, daysAgo: 15.2 },
  { jobId: 17, daysAgo: 16.3 },
  { jobId: 18, daysAgo: 17.1 },
  { jobId: 19, daysAgo: 18.5 },
  { jobId: 20, daysAgo: 19.4 },
]
/** It was open when she applied. */
const CLOSED_SINCE = 7

/** By job. */
const INTERVIEWS = [
  {
    jobId: 1,
    employer: 'angkor-hr',
    offeredDaysAgo: 0.2,
    inWorkdays: 3,
    from: '09:00',
    address: 'Charles de Gaulle Avenue, Siem Reap, first floor',
    contact: 'Bopha',
    answer: undefined,
  },
  {
    jobId: 9,
    employer: 'golden-silk',
    offeredDaysAgo: 6,
    inWorkdays: 2,
    from: '14:30',
    address: 'National Road 2, Ta Khmau, gate 3',
    contact: '林小姐',
    answer: 1,
  },
  {
    jobId: 11,
    employer: 'lotus-logistics',
    offeredDaysAgo: 7,
    inWorkdays: 1,
    from: '10:00',
    address: 'Street 2004, Phnom Penh',
    contact: 'Piseth',
    answer: 2,
  },
] as const

const VIEWED = [
  { jobId: 3, employer: 'mekong-tech', daysAgo: 1.5 },
  { jobId: 16, employer: 'sunrise-school', daysAgo: 12 },
] as const

const INVITATIONS = [
  { jobId: 2, employer: 'angkor-hr', daysAgo: 1.2 },
  { jobId: 13, employer: 'mekong-tech', daysAgo: 5 },
] as const

/** Messages of before that were read. */
const READ_BEFORE_DAYS = 3

const personOf = (account: DemoLogin) => PEOPLE.find(({ login }) => login === account)

const readAccount = (trx: Trx, account: DemoLogin): Promise<Account> =>
  trx
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', personOf(account)?.id ?? '')
    .executeTakeFirstOrThrow()

async function writeTalkedJobs(trx: Trx, now: number): Promise<void> {
  for (const { voices, jobId } of TALKS) {
    const seeker = PEOPLE.find(
      ({ login, kind }) => kind === 'seeker' && Object.values(voices).includes(login),
    )
    if (jobId !== undefined && seeker) await noteTalk(trx, seeker.id, jobId, now - jobId * HOUR_MS)
  }
}

async function writeApplications(
  trx: Trx,
  sokha: Account,
  resumeId: number,
  letterId: number,
  now: number,
): Promise<ReadonlyMap<number, number>> {
  const ids = new Map<number, number>()
  await trx.updateTable('jobs').set({ is_open: 1 }).where('id', '=', CLOSED_SINCE).execute()
  for (const { jobId, daysAgo } of APPLIED) {
    const at = Math.round(now - daysAgo * DAY_MS)
    const applied = await applyTo(trx, sokha, [jobId], { clientId: '', resumeId, letterId }, at)
    if (applied.kind !== 'done' || typeof applied.jobs[0]?.applicationId !== 'number')
      throw new Error(`the demo cannot apply for job ${jobId}`)
    ids.set(jobId, applied.jobs[0].applicationId)
  }
  await trx.updateTable('jobs').set({ is_open: 0 }).where('id', '=', CLOSED_SINCE).execute()
  await tellClosedJobs(trx, sokha.id, now - 2 * DAY_MS)
  return ids
}

async function writeAnswers(
  trx: Trx,
  sokha: Account,
  ids: ReadonlyMap<number, number>,
  now: number,
): Promise<void> {
  for (const { jobId, employer, daysAgo } of VIEWED)
    await noteView(trx, personOf(employer)?.id ?? '', ids.get(jobId) ?? 0, now - daysAgo * DAY_MS)
  for (const { jobId, employer, offeredDaysAgo, inWorkdays, from, address, contact, answer } of INTERVIEWS) {
    const employerId = personOf(employer)?.id ?? ''
    const id = ids.get(jobId) ?? 0
    const offeredAt = Math.round(now - offeredDaysAgo * DAY_MS)
    const mobile = `+855 ${personOf(employer)?.mobile ?? ''}`
    await noteView(trx, employerId, id, offeredAt)
    const at = atWorkday(inWorkdays, from, now)
    const interview = { at, times: [at], address, contact, mobile }
    await offerInterview(trx, employerId, id, interview, offeredAt)
    if (answer) await answerInterview(trx, sokha.id, id, { answer, seen: {} }, offeredAt + HOUR_MS)
  }
  for (const { jobId, employer, daysAgo } of INVITATIONS)
    await invite(
      trx,
      await readAccount(trx, employer),
      jobId,
      { imId: sokha.im_id },
      Math.round(now - daysAgo * DAY_MS),
    )
}

/** First, so that what is hers has id 1. */
export async function writeSeekers(trx: Trx, now: number): Promise<void> {
  const sokha = await readAccount(trx, 'sokha')
  await writeTalkedJobs(trx, now)
  for (const [index, id] of KEPT_JOBS.entries())
    await follow(trx, sokha.id, 'job', [id], now - (index + 1) * DAY_MS)
  await follow(trx, sokha.id, 'employer', KEPT_EMPLOYERS, now - DAY_MS)

  const writtenAt = now - 30 * DAY_MS
  const resumeId = await writeResume(trx, sokha.id, RESUME, writtenAt)
  await saveWorkStatus(trx, sokha.id, 1, writtenAt)
  await submitResume(trx, sokha.id, resumeId, 'at-once', writtenAt)
  await addResume(trx, sokha.id, { name: 'Office work, not finished' }, now - 9 * DAY_MS)
  await trx.updateTable('resumes').set({ privacy_level: 0 }).where('account_id', '=', sokha.id).execute()
  // Her inbox is about what employers do.
  await trx.deleteFrom('inbox').where('account_id', '=', sokha.id).execute()
  for (const search of SEARCHES) await saveSearch(trx, sokha.id, search, writtenAt)
  const file = { name: 'Sokha Chan.pdf', type: 'pdf', content: pdfOf(RESUME_LINES) }
  await addAttachment(trx, sokha.id, file, writtenAt)
  let letterId = 0
  for (const letter of LETTERS) {
    const id = idOf(await saveLetter(trx, sokha.id, letter, writtenAt))
    letterId ||= id
  }

  const ids = await writeApplications(trx, sokha, resumeId, letterId, now)
  await writeAnswers(trx, sokha, ids, now)
  await trx
    .updateTable('inbox')
    .set({ read_at: now })
    .where('account_id', '=', sokha.id)
    .where('sent_at', '<', now - READ_BEFORE_DAYS * DAY_MS)
    .execute()
  await forgetToldChanges(trx)
}
