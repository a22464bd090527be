/** What an answerer may read: what its asker could open, and nothing of others. */
import { listArticles } from '../articles/articles'
import type { Backend } from '../backend'
import type { Language } from '../constants/names'
import type { Search, SearchedJobs } from '../jobs/job-lists'
import { type ApplicationStatus, listApplications } from '../seekers/applications'
import { listSummaries } from '../seekers/resumes'

/** Cards of one answer. */
export const MOST_JOBS = 5
/** Applications that one answer tells of. */
const MOST_APPLICATIONS = 5

export type ReadFrom = Pick<Backend, 'db' | 'search' | 'clock'>

/** The search is too busy, or closing. */
export class CannotRead extends Error {}

/** How far an application of one's own is, without contacts of anybody. */
export interface OwnApplication {
  readonly job: string
  readonly company: string
  readonly status: ApplicationStatus
  readonly isClosed: boolean
  /** ms; null: there is no interview */
  readonly interviewAt: number | null
  readonly place: string
}

export async function findJobs(
  { search }: ReadFrom,
  accountId: string,
  filters: Search,
  signal: AbortSignal,
): Promise<SearchedJobs> {
  const order = { page: { page: 1, size: MOST_JOBS }, sort: 'relevance' } as const
  const asked = await search.ask(
    'list',
    { filters: { ...filters, hiddenBy: accountId }, order },
    accountId,
    signal,
  )
  if (asked.kind !== 'answered') throw new CannotRead(`the search is ${asked.kind}`)
  return asked.value
}

export async function readApplications(
  { db, clock }: ReadFrom,
  accountId: string,
  tab: 'applied' | 'interview',
): Promise<{ readonly total: number; readonly shown: readonly OwnApplication[] }> {
  const { result, totalCount } = await listApplications(
    db,
    accountId,
    tab,
    { page: 1, size: MOST_APPLICATIONS },
    clock(),
  )
  const shown = result.map(({ job, status, closing, interview }) => ({
    job: job?.title ?? '',
    company: job?.employer?.name ?? '',
    status,
    isClosed: closing !== '',
    interviewAt: interview === null ? null : interview.interviewTime * 1000,
    place: interview?.actionAddress ?? '',
  }))
  return { total: totalCount, shown }
}

/** Own resumes: their names and how complete they are, in percent. */
export async function readResumes({ db }: ReadFrom, accountId: string) {
  const resumes = await listSummaries(db, accountId)
  return resumes.map(({ name, completeness }) => ({ name, completeness }))
}

/** Titles of advice of a kind, the newest first. */
export const readAdvice = (kind: 'career' | 'interview' | 'letters', language: Language): readonly string[] =>
  listArticles({ page: 1, size: 3 }, language, kind).result.map(({ title }) => title)
