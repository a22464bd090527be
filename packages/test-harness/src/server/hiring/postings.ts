// What employers do with their jobs. Every write goes by jobs/write-jobs.ts, so what is published is found at once.
//
//   begin > save, save, ... (a draft may lack anything) > publish > save (as whole as a new one) > refresh > close > publish
//
// Whoever acts for the company may do it to all its jobs; who answers is the owner's to say. What goes out is judged by
// contract/posting.ts, here as at the desk.

import { faultsOf, type Posting, UNVERIFIED_JOBS } from '@sarika/portal-web/contract/posting'
import { nextNumber } from '../db/counters'
import type { JobIndex } from '../db/job-index-types'
import type { Account, Db, Trx } from '../db/tables'
import { dayOf } from '../jobs/days'
import { isListed } from '../jobs/job-filters'
import { type JobInput, UNSAID } from '../jobs/job-input'
import { deleteDraft, writeJobs } from '../jobs/write-jobs'
import { JOB_REFRESH_MS, MAX_DRAFTS } from '../limits'
import type { Saved } from '../seekers/once'
import { type OwnJob, readOwnJob, stateOf } from './own-job'
import { toPosting, withPosting } from './posting-words'
import { type Place, recruitersOf } from './recruiters'

/** Who asks, and with what it is written. */
export interface Desk {
  readonly trx: Trx
  readonly index: JobIndex
  readonly account: Account
  readonly company: Place
  readonly now: number
}

export type Fault = ReturnType<typeof faultsOf>[number]

export type Deed =
  | { readonly kind: 'done' }
  | { readonly kind: 'missing' | 'stale' | 'not-owner' | 'not-open' | 'published' | 'no-recruiter' }
  | { readonly kind: 'taken-down' | 'too-many-jobs' | 'nobody-answers' }
  | { readonly kind: 'faulty'; readonly faults: readonly Fault[] }
  | { readonly kind: 'too-soon'; readonly waitMs: number }

const DONE: Deed = { kind: 'done' }
const MISSING: Deed = { kind: 'missing' }

/** A change within the same millisecond is a later one, too. */
async function write({ trx, index, now }: Desk, { updatedAt }: { updatedAt: number }, job: JobInput) {
  await writeJobs(trx, index, [job], Math.max(now, updatedAt + 1))
}

async function companyOf({ trx, company: { id } }: Desk) {
  return trx
    .selectFrom('companies')
    .select(['name', 'industry_id', 'kind', 'is_verified'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

async function draftCount({ trx, company: { id } }: Desk): Promise<number> {
  const { count } = await trx
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', id)
    .where('is_draft', '=', 1)
    .executeTakeFirstOrThrow()
  return count
}

/** A new draft, of which whoever begins it answers; with `copied` the words of another job, but for its closing day. */
export async function begin(desk: Desk, written: Posting, copied: number | undefined): Promise<Saved> {
  const { trx, account, company, now } = desk
  const old = copied === undefined ? undefined : await readOwnJob(trx, account.id, copied)
  if (copied !== undefined && !old) return { kind: 'missing' }
  if ((await draftCount(desk)) >= MAX_DRAFTS) return { kind: 'too-many' }
  const { name, industry_id: industryId } = await companyOf(desk)
  const id = await nextNumber(trx, 'job')
  const blank: JobInput = {
    ...UNSAID,
    ...{ id, company: { id: company.id, name }, title: '', industryId },
    ...{ isOpen: false, isDraft: true, recruiterId: company.role === 'owner' ? '' : account.id },
    ...{ postedOn: dayOf(now), publishedAt: now, createdAt: now },
  }
  const posting = old ? { ...toPosting(old.job), closesOn: '' } : written
  await write(
    desk,
    { updatedAt: 0 },
    withPosting({ ...blank, otherTitles: old?.job.otherTitles ?? [] }, posting),
  )
  return { kind: 'saved', id }
}

const isSame = (one: Posting, other: Posting): boolean => JSON.stringify(one) === JSON.stringify(other)

const faultsNow = async (desk: Desk, posting: Posting): Promise<readonly Fault[]> =>
  faultsOf(posting, { today: dayOf(desk.now), isAgency: (await companyOf(desk)).kind === 'agency' })

/**
 * Writes a job. `version`: that of the one that was changed; a repeat whose answer was lost is taken. A published job stays
 * as whole as it went out; a closed one may lack what a draft may lack.
 */
export async function save(desk: Desk, id: number, version: number, posting: Posting): Promise<Deed> {
  const own = await readOwnJob(desk.trx, desk.account.id, id)
  if (!own) return MISSING
  const next = withPosting(own.job, posting)
  if (isSame(toPosting(next), toPosting(own.job))) return DONE
  if (own.updatedAt !== version) return { kind: 'stale' }
  if (stateOf(own.job, desk.now) === 'open') {
    const faults = await faultsNow(desk, posting)
    if (faults.length > 0) return { kind: 'faulty', faults }
  }
  await write(desk, own, next)
  return DONE
}

/** A reviewer closed it after reports: it does not come back by its employer's word. */
export async function isTakenDown(db: Db, id: number): Promise<boolean> {
  const decided = await db
    .selectFrom('review_decisions')
    .select('id')
    .where('kind', '=', 'job')
    .where('target_id', '=', id)
    .where('decision', '=', 'take-down')
    .executeTakeFirst()
  return decided !== undefined
}

/** Jobs that a company may still publish; null: as many as it likes. */
export async function openLeft(
  db: Db,
  companyId: number,
  isVerified: boolean,
  now: number,
): Promise<number | null> {
  if (isVerified) return null
  const { count } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where(isListed(now))
    .executeTakeFirstOrThrow()
  return Math.max(0, UNVERIFIED_JOBS - count)
}

async function whyNotOut(desk: Desk, { job, answererId }: OwnJob): Promise<Deed | null> {
  const { trx, company, now } = desk
  const faults = await faultsNow(desk, toPosting(job))
  if (faults.length > 0) return { kind: 'faulty', faults }
  if (await isTakenDown(trx, job.id)) return { kind: 'taken-down' }
  if (!(await recruitersOf(trx, company.id)).includes(answererId)) return { kind: 'nobody-answers' }
  const { is_verified } = await companyOf(desk)
  const left = await openLeft(trx, company.id, is_verified === 1, now)
  return left === 0 ? { kind: 'too-many-jobs' } : null
}

/** When a job may stand at the top again; of one that was never published: now. */
export const refreshableAt = ({ isDraft, publishedAt }: Pick<JobInput, 'isDraft' | 'publishedAt'>): number =>
  isDraft ? 0 : publishedAt + JOB_REFRESH_MS

/** A draft goes out, a closed one again. Who closes and publishes again stands where it stood, until a day is over. */
export async function publish(desk: Desk, id: number): Promise<Deed> {
  const own = await readOwnJob(desk.trx, desk.account.id, id)
  if (!own) return MISSING
  const { now } = desk
  if (stateOf(own.job, now) === 'open') return DONE
  const why = await whyNotOut(desk, own)
  if (why) return why
  const publishedAt = now >= refreshableAt(own.job) ? now : own.job.publishedAt
  await write(desk, own, {
    ...own.job,
    ...{ isDraft: false, isOpen: true, isPaused: false, publishedAt, postedOn: dayOf(publishedAt) },
    // An old job may ask for them; none that goes out does.
    ...{ sex: 0, age: { from: null, to: null } },
  })
  return DONE
}

/** An open job stands at the top of the newest again, once a day. */
export async function refresh(desk: Desk, id: number): Promise<Deed> {
  const own = await readOwnJob(desk.trx, desk.account.id, id)
  if (!own) return MISSING
  const { now } = desk
  if (stateOf(own.job, now) !== 'open') return { kind: 'not-open' }
  const waitMs = refreshableAt(own.job) - now
  if (waitMs > 0) return { kind: 'too-soon', waitMs }
  await write(desk, own, { ...own.job, publishedAt: now, postedOn: dayOf(now) })
  return DONE
}

/** Nobody finds it and nobody applies any more; who applied is told when they next look (seekers/closed-jobs.ts). */
export async function close(desk: Desk, id: number): Promise<Deed> {
  const own = await readOwnJob(desk.trx, desk.account.id, id)
  if (!own) return MISSING
  if (own.job.isDraft) return { kind: 'not-open' }
  if (own.job.isOpen || own.job.isPaused)
    await write(desk, own, { ...own.job, isOpen: false, isPaused: false })
  return DONE
}

/** A draft alone: of a job that was published others have something. */
export async function remove({ trx, account }: Desk, id: number): Promise<Deed> {
  const own = await readOwnJob(trx, account.id, id)
  if (!own) return MISSING
  if (!own.job.isDraft) return { kind: 'published' }
  await deleteDraft(trx, id)
  return DONE
}

/** Who answers for a job from now on; chats that were begun stay with whom they are. */
export async function handOver(desk: Desk, id: number, recruiterId: string): Promise<Deed> {
  const { trx, account, company } = desk
  const own = await readOwnJob(trx, account.id, id)
  if (!own) return MISSING
  if (company.role !== 'owner') return { kind: 'not-owner' }
  if (!(await recruitersOf(trx, company.id)).includes(recruiterId)) return { kind: 'no-recruiter' }
  await write(desk, own, { ...own.job, recruiterId: recruiterId === account.id ? '' : recruiterId })
  return DONE
}
