import { sameText } from '@sarika/im-engine/text'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { PUBLISH_DATES } from '../constants/terms'
import type { JobIndex } from '../db/job-index-types'
import type { Tables } from '../db/tables'
import { firstDayOf } from './days'

/** Which jobs are wanted; of several ids of one list one is enough, of several lists each counts. */
export interface JobFilters {
  /** part of a title or other title */
  readonly title?: string | undefined
  /** dollars a year at least, of jobs with yearly pay */
  readonly salaryMin?: number | undefined
  /** dollars a month: the job's pay, turned into a month's, has a part between the two */
  readonly payMin?: number | undefined
  readonly payMax?: number | undefined
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
}

const eb = expressionBuilder<Tables, 'jobs'>()

/** Open, and not past its end. */
export const isListed = (now: number): Expression<SqlBool> =>
  eb.and([
    eb('jobs.is_open', '=', 1),
    eb.or([eb('jobs.closes_at', 'is', null), eb('jobs.closes_at', '>', now)]),
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

/** What a list has by its filters. */
export function wantedBy(index: JobIndex, filters: JobFilters, now: number): Wanted {
  const { title, salaryMin, payMin, payMax, postedFrom, location, publishDate, employerSize } = filters
  const conditions: Expression<SqlBool>[] = [isListed(now)]
  for (const name of NAMES) {
    const ids = filters[name]
    if (ids) conditions.push(eb(COLUMNS[name], 'in', ids))
  }
  if (title !== undefined) conditions.push(sql<SqlBool>`jobs.id in ${index.titled(sameText(title))}`)
  if (salaryMin !== undefined)
    conditions.push(
      eb('jobs.salary_period', '=', 'year'),
      eb('jobs.salary_from', '>=', Math.round(salaryMin * 100)),
    )
  if (payMin !== undefined) conditions.push(eb('jobs.pay_month_to', '>=', Math.round(payMin * 100)))
  if (payMax !== undefined) conditions.push(eb('jobs.pay_month_from', '<=', Math.round(payMax * 100)))
  if (postedFrom !== undefined) conditions.push(eb('jobs.posted_on', '>=', postedFrom))
  const days = PUBLISH_DATES.find(({ id }) => id === publishDate)?.days
  if (days !== undefined) conditions.push(eb('jobs.posted_on', '>=', firstDayOf(days, now)))
  if (location)
    conditions.push(
      eb(
        'jobs.id',
        'in',
        eb.selectFrom('job_locations').select('job_id').where('location_id', 'in', location),
      ),
    )
  if (employerSize)
    conditions.push(
      eb(
        'jobs.company_id',
        'in',
        eb.selectFrom('companies').select('companies.id').where('scale_id', 'in', employerSize),
      ),
    )
  return { condition: eb.and(conditions), isFiltered: conditions.length > 1 }
}
