/** A job as its company has it, a draft too: whole, as writeJobs takes it. */

import type { Db } from '../db/tables'
import type { JobInput } from '../jobs/job-input'
import { answererId, companiesFor } from './recruiters'

export interface OwnJob {
  readonly job: JobInput
  /** grows with each change */
  readonly updatedAt: number
  /** the account that answers for it; "": nobody */
  readonly answererId: string
}

/** Undefined: there is none, or it is of a company that the account does not act for. */
export async function readOwnJob(db: Db, accountId: string, id: number): Promise<OwnJob | undefined> {
  const row = await db
    .selectFrom('jobs')
    .innerJoin('job_texts', 'job_texts.job_id', 'jobs.id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .selectAll('jobs')
    .select(['titles', 'other_titles', 'description', 'requirements', 'benefits', 'how_to_apply'])
    .select(['language', 'texts', 'companies.name as company'])
    .select(answererId().as('answerer'))
    .where('jobs.id', '=', id)
    .where('jobs.company_id', 'in', companiesFor(db, accountId))
    .executeTakeFirst()
  if (!row) return undefined
  const job = {
    ...{ id: row.id, company: { id: row.company_id, name: row.company }, sourceId: row.source_id },
    ...{ title: row.title, titles: JSON.parse(row.titles), otherTitles: JSON.parse(row.other_titles) },
    ...{ locationIds: JSON.parse(row.locations), place: row.place },
    salary: { text: row.salary, from: row.salary_from, to: row.salary_to, period: row.salary_period },
    ...{ categoryId: row.category_id, industryId: row.industry_id, levelId: row.level_id },
    ...{ qualificationId: row.qualification_id, experienceId: row.experience_id, termId: row.term_id },
    ...{ sex: row.sex, age: { from: row.age_from, to: row.age_to }, hirelings: row.hirelings },
    ...{ languageIds: JSON.parse(row.languages), placement: row.placement, isOpen: row.is_open === 1 },
    ...{ postedOn: row.posted_on, publishedAt: row.published_at, closesAt: row.closes_at },
    ...{ createdAt: row.created_at, language: row.language as JobInput['language'] },
    ...{ description: row.description, requirements: row.requirements, benefits: row.benefits },
    ...{ howToApply: row.how_to_apply, texts: JSON.parse(row.texts) },
    ...{ recruiterId: row.recruiter_id, isDraft: row.is_draft === 1, isPaused: row.is_paused === 1 },
    client: row.client,
  } satisfies JobInput
  return { job, updatedAt: row.updated_at, answererId: row.answerer }
}

export type JobState = 'draft' | 'open' | 'closed'

/** Whether seekers find it. */
export function stateOf(
  { isDraft, isOpen, closesAt }: Pick<JobInput, 'isDraft' | 'isOpen' | 'closesAt'>,
  now: number,
): JobState {
  if (isDraft) return 'draft'
  return isOpen && (closesAt === null || closesAt > now) ? 'open' : 'closed'
}
