/** What an answerer may read: what its asker could open, and nothing of others. */
import { listArticles, readArticle } from '../articles/articles'
import type { Backend } from '../backend'
import type { Language } from '../constants/names'
import type { Search, SearchedJobs } from '../jobs/job-lists'
import type { Sort } from '../jobs/job-order'
import { type ApplicationStatus, listApplications } from '../seekers/applications'
import { listSummaries } from '../seekers/resumes'
import type { NamedCompany } from './companies'

/** Cards of one answer. */
export const MOST_JOBS = 5
/** Applications and interviews that one answer tells of. */
const MOST_APPLICATIONS = 5
/** Applications that interviews are looked for in: the soonest may be of an early one. */
const MOST_READ = 50

export type ReadFrom = Pick<Backend, 'db' | 'search' | 'clock'>

/** The search is too busy, or closing. */
export class CannotRead extends Error {}

/** How far an application of one's own is, without contacts of anybody. */
export interface OwnApplication {
  readonly job: string
  readonly company: string
  readonly status: ApplicationStatus
  readonly isClosed: boolean
  /** ms */
  readonly appliedAt: number
  /** ms; null: there is no interview */
  readonly interviewAt: number | null
  readonly place: string
}

export async function findJobs(
  { search }: ReadFrom,
  accountId: string,
  filters: Search,
  signal: AbortSignal,
  sort: Sort = 'relevance',
): Promise<SearchedJobs> {
  const order = { page: { page: 1, size: MOST_JOBS }, sort }
  const asked = await search.ask(
    'list',
    { filters: { ...filters, hiddenBy: accountId }, order },
    accountId,
    signal,
  )
  if (asked.kind !== 'answered') throw new CannotRead(`the search is ${asked.kind}`)
  return asked.value
}

/** Employers that a folded question names. */
export async function findCompanies(
  { search }: ReadFrom,
  accountId: string,
  text: string,
  signal: AbortSignal,
): Promise<readonly NamedCompany[]> {
  const asked = await search.ask('companies', { text }, accountId, signal)
  if (asked.kind !== 'answered') throw new CannotRead(`the search is ${asked.kind}`)
  return asked.value
}

/** Interviews to come, the soonest first, then those that are over or cancelled, the latest first. Source: S-AI-36. */
function soonestFirst(all: readonly OwnApplication[], now: number): readonly OwnApplication[] {
  const isComing = ({ interviewAt, status, isClosed }: OwnApplication): boolean =>
    (interviewAt ?? 0) >= now && status !== 'cancelled' && !isClosed
  const byTime = all.toSorted((a, b) => (a.interviewAt ?? 0) - (b.interviewAt ?? 0))
  return [...byTime.filter(isComing), ...byTime.filter((one) => !isComing(one)).toReversed()]
}

/** Titles of jobs are those of `language`, where they have one. */
export async function readApplications(
  { db, clock }: ReadFrom,
  accountId: string,
  tab: 'applied' | 'interview',
  language: Language,
): Promise<{ readonly total: number; readonly shown: readonly OwnApplication[] }> {
  const { result, totalCount } = await listApplications(
    db,
    accountId,
    tab,
    { page: 1, size: MOST_READ },
    clock(),
  )
  const shown = result.map(({ job, status, closing, interview, appliedAt }) => ({
    job: job?.titles[language] ?? job?.title ?? '',
    company: job?.employer?.name ?? '',
    status,
    isClosed: closing !== '',
    appliedAt: appliedAt * 1000,
    interviewAt: interview === null ? null : interview.interviewTime * 1000,
    place: interview?.actionAddress ?? '',
  }))
  const told = tab === 'interview' ? soonestFirst(shown, clock()) : shown
  return { total: totalCount, shown: told.slice(0, MOST_APPLICATIONS) }
}

/** Own resumes: their names and how complete they are, in percent. */
export async function readResumes({ db }: ReadFrom, accountId: string) {
  const resumes = await listSummaries(db, accountId)
  return resumes.map(({ name, completeness }) => ({ name, completeness }))
}

/** Titles of advice of a kind, the newest first. */
export const readAdvice = (kind: 'career' | 'interview' | 'letters', language: Language): readonly string[] =>
  listArticles({ page: 1, size: 3 }, language, kind).result.map(({ title }) => title)

/** Titles of these articles. */
export const readTitles = (ids: readonly number[], language: Language): readonly string[] =>
  ids.flatMap((id) => readArticle(id, language)?.title ?? [])
