import { sameText } from '@sarika/im-engine/text'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Language } from '../constants/names'
import { PUBLISH_DATES } from '../constants/terms'
import type { JobIndex } from '../db/job-index-types'
import type { Tables } from '../db/tables'
import { firstDayOf } from './days'
import { queryOfTrades } from './trades'

/** Which jobs are wanted; of several ids of one list one is enough, of several lists each counts. */
export interface JobFilters {
  /** part of a title or other title */
  readonly title?: string | undefined
  /** dollars a year at least, of jobs with yearly pay */
  readonly salaryMin?: number | undefined
  /** dollars a month: the job's pay, turned into a month's, has a part between the two */
  readonly payMin?: number | undefined
  readonly payMax?: number | undefined
  /** dollars a month: the job's pay, turned into a month's, begins at it or above */
  readonly payFrom?: number | undefined
  /** a day, itself counted */
  readonly postedFrom?: string | undefined
  readonly location?: readonly number[] | undefined
  readonly industry?: readonly number[] | undefined
  readonly category?: readonly number[] | undefined
  readonly salary?: readonly number[] | undefined
  readonly publishDate?: number | undefined
  readonly experience?: readonly number[] | undefined
  readonly term?: readonly number[] | undefined
  readonly level?: readonly number[] | undefined
  readonly qualification?: readonly number[] | undefined
  readonly employerSize?: readonly number[] | undefined
  readonly employerId?: readonly number[] | undefined
  /** jobs with a name of one of these trades in a title */
  readonly trade?: readonly number[] | undefined
  /** jobs with words in this language */
  readonly written?: Language | undefined
  /** a moment (ms): jobs that came here, or were published, since then */
  readonly newSince?: number | undefined
  /** the account of whoever asks: jobs that it has hidden are left out */
  readonly hiddenBy?: string | undefined
}

const eb = expressionBuilder<Tables, 'jobs'>()

/** Open, and not past its end. */
export const isListed = (now: number): Expression<SqlBool> =>
  eb.and([
    eb('jobs.is_open', '=', 1),
    eb.or([eb('jobs.closes_at', 'is', null), eb('jobs.closes_at', '>', now)]),
  ])

/** Listed, and not hidden by whoever asks. */
export const offeredTo = ({ hiddenBy }: Pick<JobFilters, 'hiddenBy'>, now: number): Expression<SqlBool> =>
  hiddenBy === undefined
    ? isListed(now)
    : eb.and([
        isListed(now),
        eb(
          'jobs.id',
          'not in',
          eb.selectFrom('hidden_jobs').select('hidden_jobs.job_id').where('account_id', '=', hiddenBy),
        ),
      ])

/** Ids of the jobs that are not listed, each found in an index; some twice. */
export const unlistedIds = (now: number) =>
  eb
    .selectFrom('jobs')
    .select('jobs.id')
    .where('jobs.is_open', '=', 0)
    .unionAll(eb.selectFrom('jobs').select('jobs.id').where('jobs.closes_at', '<=', now))

/** Which jobs a list has. */
export interface Wanted {
  readonly condition: Expression<SqlBool>
  /** false: every listed job */
  readonly isFiltered: boolean
}

/** Filters that ask for one of the ids in a column. */
const COLUMNS = {
  industry: 'jobs.industry_id',
  category: 'jobs.category_id',
  salary: 'jobs.salary_id',
  experience: 'jobs.experience_id',
  term: 'jobs.term_id',
  level: 'jobs.level_id',
  qualification: 'jobs.qualification_id',
  employerId: 'jobs.company_id',
} as const

const NAMES = [
  'industry',
  'category',
  'salary',
  'experience',
  'term',
  'level',
  'qualification',
  'employerId',
] as const

/** Filters as a person takes them off: both ends of pay are one. */
export type Filter =
  | (typeof NAMES)[number]
  | 'location'
  | 'pay'
  | 'publishDate'
  | 'employerSize'
  | 'trade'
  | 'title'
  | 'written'
  | 'salaryMin'
  | 'postedFrom'
  | 'newSince'

type Conditions = Partial<Record<Filter, Expression<SqlBool>>>

/** The filters in use, each as its condition. */
export function conditionsOf(index: JobIndex, filters: JobFilters, now: number): Conditions {
  const {
    title,
    written,
    salaryMin,
    payMin,
    payMax,
    payFrom,
    postedFrom,
    newSince,
    location,
    publishDate,
    employerSize,
    trade,
  } = filters
  const conditions: Conditions = {}
  for (const name of NAMES) {
    const ids = filters[name]
    if (ids) conditions[name] = eb(COLUMNS[name], 'in', ids)
  }
  if (written !== undefined) conditions.written = eb('jobs.written_in', 'like', `% ${written} %`)
  if (title !== undefined) conditions.title = sql<SqlBool>`jobs.id in ${index.titled(sameText(title))}`
  if (salaryMin !== undefined)
    conditions.salaryMin = eb.and([
      eb('jobs.salary_period', '=', 'year'),
      eb('jobs.salary_from', '>=', Math.round(salaryMin * 100)),
    ])
  const pays = [
    ...(payMin === undefined ? [] : [eb('jobs.pay_month_to', '>=', Math.round(payMin * 100))]),
    ...(payMax === undefined ? [] : [eb('jobs.pay_month_from', '<=', Math.round(payMax * 100))]),
    ...(payFrom === undefined ? [] : [eb('jobs.pay_month_from', '>=', Math.round(payFrom * 100))]),
  ]
  if (pays.length > 0) conditions.pay = eb.and(pays)
  if (postedFrom !== undefined) conditions.postedFrom = eb('jobs.posted_on', '>=', postedFrom)
  // One of another site comes with the day that it was published there, which may be over by then.
  if (newSince !== undefined)
    conditions.newSince = eb.or([
      eb('jobs.created_at', '>=', newSince),
      eb('jobs.published_at', '>=', newSince),
    ])
  const days = PUBLISH_DATES.find(({ id }) => id === publishDate)?.days
  if (days !== undefined) conditions.publishDate = eb('jobs.posted_on', '>=', firstDayOf(days, now))
  if (location)
    conditions.location = eb(
      'jobs.id',
      'in',
      eb.selectFrom('job_locations').select('job_id').where('location_id', 'in', location),
    )
  if (trade) {
    const names = queryOfTrades(trade)
    conditions.trade = names
      ? sql<SqlBool>`jobs.id in ${index.matching(names, 'names')}`
      : sql<SqlBool>`1 = 0`
  }
  if (employerSize)
    conditions.employerSize = eb(
      'jobs.company_id',
      'in',
      eb.selectFrom('companies').select('companies.id').where('scale_id', 'in', employerSize),
    )
  return conditions
}

/** What a list has by its filters. */
export function wantedBy(index: JobIndex, filters: JobFilters, now: number): Wanted {
  const conditions = Object.values(conditionsOf(index, filters, now))
  const isFiltered = conditions.length > 0 || filters.hiddenBy !== undefined
  return { condition: eb.and([offeredTo(filters, now), ...conditions]), isFiltered }
}
