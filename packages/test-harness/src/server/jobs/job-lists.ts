import { expressionBuilder } from 'kysely'
import type { JobQuery } from '../db/job-index-types'
import type { Tables } from '../db/tables'
import type { Placement } from '../db/tables-jobs'
import { isListed, type JobFilters, wantedBy } from './job-filters'
import {
  type Found,
  hasJob,
  listByDate,
  listFound,
  mostAlike,
  type Order,
  type Page,
  type Parts,
  rarestOf,
} from './job-order'
import { queryLike, queryOf, readQuery, wordsAsWritten } from './job-query'
import { type JobView, readJobs } from './job-views'

export interface JobList {
  readonly result: readonly JobView[]
  readonly totalCount: number
  readonly totalPage: number
}

const eb = expressionBuilder<Tables, 'jobs'>()

async function toList(parts: Parts, { ids, total }: Found, size: number): Promise<JobList> {
  const result = await readJobs(parts.db, ids, parts.clock())
  return { result, totalCount: total, totalPage: Math.ceil(total / size) }
}

/** Of the words that are meant as they are written those that no listed job has: titles change, and jobs close. */
async function findGone(parts: Parts, query: JobQuery): Promise<Set<string>> {
  const gone = new Set<string>()
  for (const word of new Set(wordsAsWritten(query)))
    if (!(await hasJob(parts, queryOf(word), isListed(parts.clock())))) gone.add(word)
  return gone
}

/** What has all the words; else what has them with those mended that are in no job; else what has one of them. */
async function findJobs(parts: Parts, keyword: string, filters: JobFilters, order: Order): Promise<Found> {
  const query = await readQuery(parts.db, keyword)
  if (!query) return { ids: [], total: 0 }
  const wanted = wantedBy(parts.jobs, filters, parts.clock())
  const found = await listFound(parts, query, wanted, order)
  if (found.total > 0) return found
  const gone = await findGone(parts, query)
  const mended = (gone.size > 0 && (await readQuery(parts.db, keyword, gone))) || query
  const foundMended = mended === query ? found : await listFound(parts, mended, wanted, order)
  if (foundMended.total > 0 || mended.runs.length < 2) return foundMended
  return listFound(parts, { ...mended, match: 'any' }, wanted, order)
}

/** The jobs of a search: by relevance where there are words, unless the date is asked for; the newest first otherwise. */
export async function listJobs(
  parts: Parts,
  { keyword, ...filters }: JobFilters & { keyword?: string | undefined },
  order: Order,
): Promise<JobList> {
  const found = keyword
    ? await findJobs(parts, keyword, filters, order)
    : await listByDate(parts, wantedBy(parts.jobs, filters, parts.clock()).condition, order.page)
  return toList(parts, found, order.page.size)
}

/** The newest jobs whose employers chose to have them shown so. */
export async function listPlaced(parts: Parts, placement: Placement, page: Page): Promise<JobList> {
  const condition = eb.and([eb('jobs.placement', '=', placement), isListed(parts.clock())])
  return toList(parts, await listByDate(parts, condition, page), page.size)
}

/** Jobs with words of this one's titles in their titles or names, those with its rarest words first of all, the most alike first. */
export async function listRelated(
  parts: Parts,
  id: number,
  count: number,
): Promise<readonly JobView[] | undefined> {
  const texts = parts.db.selectFrom('job_texts').select('title_text').where('job_id', '=', id)
  const row = await texts.executeTakeFirst()
  if (!row) return undefined
  const now = parts.clock()
  const query = queryLike(row.title_text.split('\n'))
  if (query.runs.length === 0) return []
  const other = eb.and([isListed(now), eb('jobs.id', '<>', id)])
  const rarest = await rarestOf(parts, query)
  const ids = await mostAlike(parts, { ...query, needs: rarest }, other, count)
  if (ids.length < count && rarest.length < query.runs.length) {
    const further = eb.and([other, eb('jobs.id', 'not in', [id, ...ids])])
    ids.push(...(await mostAlike(parts, query, further, count - ids.length)))
  }
  return readJobs(parts.db, ids, now)
}
