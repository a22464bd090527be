/**
 * Which candidates a search finds, in what order, and how many each choice would find: a question of search/.
 *
 *   visible resumes, the newest MAX_CANDIDATES > words > each kind of filter > one of each person > order > page
 */
import { sql } from 'kysely'
import type { Db } from '../db/tables'
import { type Asked, factsOf, monthsAt } from '../hiring/match'
import { daysBetween } from '../jobs/days'
import type { Page, Parts } from '../jobs/job-order'
import { MAX_CANDIDATES } from '../limits'
import { doesWork, isInIndustry, isOfLevel, saidIn, speaks, wantsPlace } from './facts'
import { knownNames } from './known-names'
import { isVisible } from './visible'
import { type HasWords, wordsLookedFor } from './words'

/** Ids of the constants; a list is met by one of its ids, but of languages all are asked for. */
export interface CandidateFilters {
  readonly keyword?: string | undefined
  readonly categoryIds?: readonly number[] | undefined
  readonly industryIds?: readonly number[] | undefined
  readonly locationIds?: readonly number[] | undefined
  readonly jobLevelId?: readonly number[] | undefined
  readonly workyears?: readonly number[] | undefined
  /** dollars a month at most; whoever names no sum is found */
  readonly salaryTo?: number | undefined
  readonly languageId?: readonly number[] | undefined
  readonly languageLevelId?: number | undefined
  /** here within so many days, today among them */
  readonly active?: number | undefined
  readonly canStart?: boolean | undefined
}

export interface FindCandidates {
  readonly filters: CandidateFilters
  readonly sort: 'active' | 'match' | 'new'
  /** a job of the company that asks, for `match` */
  readonly jobId: number | undefined
  readonly page: Page
  /** for which the caller acts: schools are searched, too, and names of those whom it knows */
  readonly companyId: number | undefined
}

/** How many people each choice would find with all other filters kept, by its id. */
export interface CandidateCounts {
  readonly languageId: Readonly<Record<number, number>>
  readonly workyears: Readonly<Record<number, number>>
  readonly salaryTo: Readonly<Record<number, number>>
  readonly active: Readonly<Record<number, number>>
  readonly canStart: number
}

export interface FoundCandidates {
  /** resumes of this page */
  readonly ids: readonly number[]
  readonly totalCount: number
  readonly counts: CandidateCounts
}

/** Of the constants' language levels: who can talk in it. */
export const TALKS = 2
/** Whoever can begin at once says so by this work status. */
const AVAILABLE = 1
/** Months of work of each of the constants' `experiences`: from this on, and below `to`. */
const BANDS: readonly (readonly [id: number, from: number, to: number])[] = [
  [1, 0, 12],
  [2, 12, 36],
  [3, 36, 60],
  [4, 60, 120],
  [5, 120, Number.POSITIVE_INFINITY],
]
/** Choices that are counted; languages are all of the constants'. */
const LANGUAGES = [1, 2, 3, 4, 5, 6, 7, 8]
const SALARIES = [300, 400, 600, 1_000]
const DAYS = [1, 7, 30]

/** When whoever wrote it was last here, in ms; those who have not logged in since logins are kept: when they changed it. */
export const usedAt = () => sql<number>`coalesce(
  (select max(last_used_at) from logins where logins.account_id = resumes.account_id), resumes.updated_at)`

const readRows = (db: Db) =>
  db
    .selectFrom('resumes')
    .innerJoin('candidates', 'candidates.resume_id', 'resumes.id')
    .leftJoin('intentions', 'intentions.account_id', 'resumes.account_id')
    .select(['resumes.id', 'resumes.account_id', 'resumes.approved_at', 'resumes.forward_until'])
    .select(['words', 'schools', 'facts', 'salary_from', 'months', 'working_since', 'work_status'])
    .select(usedAt().as('used_at'))
    .where(isVisible())
    .orderBy('resumes.approved_at', 'desc')
    .limit(MAX_CANDIDATES)
    .execute()

type Row = Awaited<ReturnType<typeof readRows>>[number]
type Test = (row: Row) => boolean
type Kind = keyof Omit<CandidateFilters, 'keyword' | 'languageLevelId'>

const monthsOf = ({ months, working_since }: Row, now: number): number =>
  monthsAt({ months, since: working_since }, now)

const isInBand = (row: Row, id: number, now: number): boolean =>
  BANDS.some(([band, from, to]) => band === id && monthsOf(row, now) >= from && monthsOf(row, now) < to)

const wasHere = (row: Row, days: number, now: number): boolean => daysBetween(Number(row.used_at), now) < days

/** A test for each kind of filter that is chosen. */
function testsOf(filters: CandidateFilters, now: number): ReadonlyMap<Kind, Test> {
  const tests = new Map<Kind, Test>()
  const some = (kind: Kind, ids: readonly number[] | undefined, meets: (row: Row, id: number) => boolean) =>
    void (ids && tests.set(kind, (row) => ids.some((id) => meets(row, id))))
  const { languageId, languageLevelId = TALKS, salaryTo, active, canStart } = filters
  some('categoryIds', filters.categoryIds, ({ facts }, id) => doesWork(facts, id))
  some('industryIds', filters.industryIds, ({ facts }, id) => isInIndustry(facts, id))
  some('locationIds', filters.locationIds, ({ facts }, id) => wantsPlace(facts, id))
  some('jobLevelId', filters.jobLevelId, ({ facts }, id) => isOfLevel(facts, id))
  some('workyears', filters.workyears, (row, id) => isInBand(row, id, now))
  if (languageId)
    tests.set('languageId', ({ facts }) => languageId.every((id) => speaks(facts, id, languageLevelId)))
  if (salaryTo !== undefined) tests.set('salaryTo', ({ salary_from }) => salary_from <= salaryTo)
  if (active !== undefined) tests.set('active', (row) => wasHere(row, active, now))
  if (canStart) tests.set('canStart', ({ work_status }) => work_status === AVAILABLE)
  return tests
}

function countsOf(
  rows: readonly Row[],
  tests: ReadonlyMap<Kind, Test>,
  { languageId = [], languageLevelId = TALKS }: CandidateFilters,
  now: number,
): CandidateCounts {
  const besides = (kind: Kind): Row[] =>
    rows.filter((row) => [...tests].every(([other, test]) => other === kind || test(row)))
  const people = (found: readonly Row[], test: Test): number =>
    new Set(found.filter(test).map(({ account_id }) => account_id)).size
  const byId = (kind: Kind, ids: readonly number[], test: (row: Row, id: number) => boolean) => {
    const found = besides(kind)
    return Object.fromEntries(ids.map((id) => [id, people(found, (row) => test(row, id))]))
  }
  const speaksAll = ({ facts }: Row, ids: readonly number[]): boolean =>
    ids.every((one) => speaks(facts, one, languageLevelId))
  return {
    languageId: byId('languageId', LANGUAGES, (row, id) => speaksAll(row, [...languageId, id])),
    workyears: byId(
      'workyears',
      BANDS.map(([id]) => id),
      (row, id) => isInBand(row, id, now),
    ),
    salaryTo: byId('salaryTo', SALARIES, ({ salary_from }, most) => salary_from <= most),
    active: byId('active', DAYS, (row, days) => wasHere(row, days, now)),
    canStart: people(besides('canStart'), ({ work_status }) => work_status === AVAILABLE),
  }
}

async function askedBy(db: Db, jobId: number): Promise<Asked | undefined> {
  const job = await db
    .selectFrom('jobs')
    .select(['locations', 'languages', 'experience_id', 'category_id', 'term_id'])
    .where('id', '=', jobId)
    .executeTakeFirst()
  return job && { ...job, locations: JSON.parse(job.locations), languages: JSON.parse(job.languages) }
}

export const isForward = (until: number | null, now: number): boolean => until !== null && until > now

/** By what of a job they meet, those put forward before others who meet as much; then by the order that is asked for, then the newest resume. */
async function ordered(db: Db, rows: readonly Row[], { sort, jobId }: FindCandidates, now: number) {
  const asked = sort === 'match' && jobId !== undefined ? await askedBy(db, jobId) : undefined
  const met = (row: Row): number =>
    asked ? factsOf(asked, saidIn(row.facts, monthsOf(row, now))).filter(({ isMet }) => isMet).length : 0
  const keyed = rows.map((row) => ({
    row,
    keys: [
      met(row),
      isForward(row.forward_until, now) ? 1 : 0,
      sort === 'new' ? Number(row.approved_at) : Number(row.used_at),
      row.id,
    ],
  }))
  const compare = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((order, key, at) => order || (b[at] ?? 0) - key, 0)
  return keyed.sort((a, b) => compare(a.keys, b.keys)).map(({ row }) => row)
}

/** Who has several resumes that are found stands there once. */
function onePerPerson(rows: readonly Row[]): Row[] {
  const seen = new Set<string>()
  return rows.filter(({ account_id }) => !seen.has(account_id) && seen.add(account_id))
}

/** Strangers are never found by a name: it would tell whose a resume is. */
async function withWords(db: Db, rows: readonly Row[], hasWords: HasWords, companyId: number | undefined) {
  if (companyId === undefined) return rows.filter(({ words }) => hasWords(words))
  const names = await knownNames(db, companyId)
  return rows.filter(({ id, words, schools }) => hasWords(words + schools + (names.get(id) ?? '')))
}

export async function findCandidates({ db, clock }: Parts, asking: FindCandidates): Promise<FoundCandidates> {
  const now = clock()
  const { filters, page, companyId } = asking
  const hasWords = wordsLookedFor(filters.keyword ?? '')
  const all = await readRows(db)
  const rows = hasWords ? await withWords(db, all, hasWords, companyId) : all
  const tests = testsOf(filters, now)
  const found = rows.filter((row) => [...tests.values()].every((test) => test(row)))
  const people = onePerPerson(await ordered(db, found, asking, now))
  return {
    ids: people.slice((page.page - 1) * page.size, page.page * page.size).map(({ id }) => id),
    totalCount: people.length,
    counts: countsOf(rows, tests, filters, now),
  }
}
