/** A company's jobs as its desk shows them. */
import { sql } from 'kysely'
import type { Db } from '../db/tables'
import { personName } from '../jobs/employer-views'
import { isListed } from '../jobs/job-filters'
import type { Page } from '../jobs/job-order'
import { paged, seconds } from '../seekers/paged'
import { type JobState, readOwnJob, stateOf } from './own-job'
import { toPosting } from './posting-words'
import { isTakenDown, openLeft, refreshableAt } from './postings'
import { answererId, type Place } from './recruiters'
import { stageNow } from './stages'

/** Who may answer for a job, the owner first. */
async function teamOf(db: Db, companyId: number) {
  const rows = await db
    .selectFrom('recruiters')
    .innerJoin('accounts', 'accounts.id', 'recruiters.account_id')
    .innerJoin('companies', 'companies.id', 'recruiters.company_id')
    .select(['accounts.id', 'accounts.nickname', 'accounts.avatar', 'recruiters.role', 'companies.name'])
    .where('recruiters.company_id', '=', companyId)
    .orderBy(sql`case recruiters.role when 'owner' then 0 else 1 end`)
    .orderBy('recruiters.joined_at')
    .orderBy('accounts.id')
    .execute()
  return rows.map(({ id, nickname, avatar, role, name }) => ({
    id,
    name: personName(nickname, name),
    avatar,
    isOwner: role === 'owner',
  }))
}

async function companyView(db: Db, { id, role }: Place, now: number) {
  const row = await db
    .selectFrom('companies')
    .select(['id', 'name', 'kind', 'is_verified'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    ...{ id, name: row.name, isAgency: row.kind === 'agency', isVerified: row.is_verified === 1 },
    isOwner: role === 'owner',
    /** jobs that it may still publish; null: as many as it likes */
    openLeft: await openLeft(db, id, row.is_verified === 1, now),
    team: await teamOf(db, id),
  }
}

/** All applications of jobs, and those that stand in the first column of the board. */
async function countApplications(db: Db, jobIds: readonly number[]) {
  if (jobIds.length === 0) return new Map<number, { all: number; new: number }>()
  const rows = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('accounts', 'accounts.id', 'applications.account_id')
    .select(({ fn }) => [
      'applications.job_id',
      fn.countAll<number>().as('all'),
      sql<number>`count(case when ${stageNow()} = 'new' then 1 end)`.as('fresh'),
    ])
    .where('applications.job_id', 'in', jobIds)
    .groupBy('applications.job_id')
    .execute()
  return new Map(rows.map(({ job_id, all, fresh }) => [job_id, { all, new: Number(fresh) }]))
}

const NONE = { all: 0, new: 0 }

const inState = (db: Db, companyId: number, state: JobState | undefined, now: number) =>
  db
    .selectFrom('jobs')
    .where('jobs.company_id', '=', companyId)
    .$if(state === 'draft', (query) => query.where('jobs.is_draft', '=', 1))
    .$if(state === 'open', (query) => query.where(isListed(now)))
    .$if(state === 'closed', (query) =>
      query.where('jobs.is_draft', '=', 0).where(({ not }) => not(isListed(now))),
    )

async function countStates(db: Db, companyId: number, now: number): Promise<Record<JobState, number>> {
  const countOf = async (state: JobState) => {
    const { count } = await inState(db, companyId, state, now)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  }
  return { draft: await countOf('draft'), open: await countOf('open'), closed: await countOf('closed') }
}

/** Drafts first, then the open ones, then the rest; of each the newest first. */
export async function listOwnJobs(
  db: Db,
  company: Place,
  { state, page }: { readonly state: JobState | undefined; readonly page: Page },
  now: number,
) {
  const counts = await countStates(db, company.id, now)
  const total = state === undefined ? counts.draft + counts.open + counts.closed : counts[state]
  const rows = await inState(db, company.id, state, now)
    .innerJoin('job_texts', 'job_texts.job_id', 'jobs.id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.id', 'jobs.title', 'job_texts.titles', 'jobs.is_draft', 'jobs.is_open', 'jobs.closes_at'])
    .select(['jobs.published_at', 'jobs.updated_at', 'jobs.client', answererId().as('answerer')])
    .orderBy('jobs.is_draft', 'desc')
    .orderBy((eb) => eb.case().when(isListed(now)).then(0).else(1).end())
    .orderBy(sql`case jobs.is_draft when 1 then jobs.updated_at else jobs.published_at end`, 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
    .execute()
  const applications = await countApplications(
    db,
    rows.map(({ id }) => id),
  )
  const result = rows.map((row) => {
    const job = { isDraft: row.is_draft === 1, isOpen: row.is_open === 1, closesAt: row.closes_at }
    return {
      ...{ id: row.id, title: row.title, titles: JSON.parse(row.titles), state: stateOf(job, now) },
      closeDate: row.closes_at === null ? null : seconds(row.closes_at),
      publishedAt: job.isDraft ? null : seconds(row.published_at),
      refreshAt: job.isDraft ? null : seconds(refreshableAt({ ...job, publishedAt: row.published_at })),
      updatedAt: seconds(row.updated_at),
      ...{ client: row.client, answererId: row.answerer, applications: applications.get(row.id) ?? NONE },
    }
  })
  return { ...paged(result, total, page), counts, company: await companyView(db, company, now) }
}

/** One job as its editor has it; undefined: there is none of theirs. */
export async function readForDesk(db: Db, accountId: string, company: Place, id: number, now: number) {
  const own = await readOwnJob(db, accountId, id)
  if (!own) return undefined
  const { job, updatedAt, answererId } = own
  const applications = await countApplications(db, [id])
  return {
    ...{ id, version: updatedAt, state: stateOf(job, now), posting: toPosting(job), answererId },
    savedAt: seconds(updatedAt),
    publishedAt: job.isDraft ? null : seconds(job.publishedAt),
    refreshAt: job.isDraft ? null : seconds(refreshableAt(job)),
    isTakenDown: await isTakenDown(db, id),
    applications: applications.get(id) ?? NONE,
    company: await companyView(db, company, now),
  }
}
