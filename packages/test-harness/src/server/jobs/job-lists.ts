import { expressionBuilder } from 'kysely'
import { distancesFrom, provinceIdOf } from '../constants/locations'
import type { Tables } from '../db/tables'
import type { Placement } from '../db/tables-jobs'
import { isListed, type JobFilters, offeredTo, type Wanted, wantedBy } from './job-filters'
import {
  type Found,
  listAll,
  listFound,
  listWidened,
  mostAlike,
  type Order,
  type Page,
  type Parts,
  rarestOf,
} from './job-order'
import { queryLike } from './job-query'
import { type JobView, readJobs } from './job-views'
import type { Occupation } from './occupations/occupation'
import { type Reading, readingsOf } from './readings'

export interface JobList {
  readonly result: readonly JobView[]
  readonly totalCount: number
  readonly totalPage: number
}

const eb = expressionBuilder<Tables, 'jobs'>()

/** A trade that was looked for by its other names too, e.g. `{ trade: 'cook', from: 'chef', names: {…} }`. */
interface Widened {
  readonly trade: string
  /** the name that is in the question */
  readonly from: string
  readonly names: Occupation['names']
}

/** A job of a search. */
export interface SearchedJob extends JobView {
  /** whole km from the place that distances were asked from to its nearest place; null: none were, or it has no place */
  readonly distanceKm: number | null
}

/** The jobs of a search. */
export interface SearchedJobs extends JobList {
  readonly result: readonly SearchedJob[]
  /** Trades by whose other names jobs are in it; none: it is as it was asked for. */
  readonly widened: readonly Widened[]
  /** The text that it was looked for by in place of one with words that no job has; null: as it was asked for. */
  readonly mended: string | null
  /** No job has all of the words: these have some of them, those with the most words that jobs have at all first. */
  readonly isPartial: boolean
}

/** What is looked for. */
export interface Search extends JobFilters {
  readonly keyword?: string | undefined
  /** by the words of the question alone, not by other names of a trade */
  readonly isExact?: boolean | undefined
}

async function toList(parts: Parts, { ids, total }: Found, size: number): Promise<JobList> {
  const result = await readJobs(parts.db, ids, parts.clock())
  return { result, totalCount: total, totalPage: Math.ceil(total / size) }
}

type FoundBySearch = Found & Pick<SearchedJobs, 'widened' | 'mended' | 'isPartial'>

const AS_ASKED = { widened: [], mended: null, isPartial: false }

/** What is found by one way to read the words. */
async function findBy(
  parts: Parts,
  { query, wider, trades, mended, isPartial }: Reading,
  wanted: Wanted,
  order: Order,
): Promise<FoundBySearch> {
  const how = { widened: [], mended, isPartial }
  if (!wider) return { ...(await listFound(parts, query, wanted, order)), ...how }
  const { ids, total, added } = await listWidened(parts, query, wider, wanted, order)
  const named = trades.map(({ trade, name }) => ({ trade: trade.id, from: name, names: trade.names }))
  return { ids, total, ...how, widened: added > 0 ? named : [] }
}

/** What is found by the first way to read the words that finds something. */
async function findJobs(
  parts: Parts,
  keyword: string,
  { isExact = false, ...filters }: Omit<Search, 'keyword'>,
  order: Order,
): Promise<FoundBySearch> {
  const wanted = wantedBy(parts.jobs, filters, parts.clock())
  for await (const reading of readingsOf(parts, keyword, isExact)) {
    const found = await findBy(parts, reading, wanted, order)
    if (found.total > 0) return found
  }
  return { ids: [], total: 0, ...AS_ASKED }
}

/** Each job with its distance from a place; without one, with none. */
function withDistances(jobs: readonly JobView[], { sort, near }: Order): SearchedJob[] {
  const kms = new Map(
    sort === 'distance' && near !== undefined
      ? distancesFrom(near).map(({ placeId, km }) => [placeId, km])
      : [],
  )
  const distanceOf = (locations: readonly number[]): number | null => {
    const known = locations.flatMap((id) => kms.get(id) ?? kms.get(provinceIdOf(id)) ?? [])
    return known.length === 0 ? null : Math.min(...known)
  }
  return jobs.map((job) => ({ ...job, distanceKm: distanceOf(job.locations) }))
}

/** The jobs of a search: by relevance where there are words, unless another order is asked for; the newest first otherwise. */
export async function listJobs(
  parts: Parts,
  { keyword, ...filters }: Search,
  order: Order,
): Promise<SearchedJobs> {
  const findAll = async (): Promise<FoundBySearch> => {
    const { condition } = wantedBy(parts.jobs, filters, parts.clock())
    return { ...(await listAll(parts, condition, order)), ...AS_ASKED }
  }
  const { ids, total, ...how } = keyword ? await findJobs(parts, keyword, filters, order) : await findAll()
  const list = await toList(parts, { ids, total }, order.page.size)
  return { ...list, ...how, result: withDistances(list.result, order) }
}

/** The newest jobs whose employers chose to have them shown so. */
export async function listPlaced(parts: Parts, placement: Placement, page: Page): Promise<JobList> {
  const condition = eb.and([eb('jobs.placement', '=', placement), isListed(parts.clock())])
  return toList(parts, await listAll(parts, condition, { page, sort: 'date' }), page.size)
}

/** Jobs with words of this one's titles in their titles or names, those with its rarest words first of all, the most alike first. */
export async function listRelated(
  parts: Parts,
  id: number,
  count: number,
  hiddenBy: string | undefined,
): Promise<readonly JobView[] | undefined> {
  const texts = parts.db.selectFrom('job_texts').select('title_text').where('job_id', '=', id)
  const row = await texts.executeTakeFirst()
  if (!row) return undefined
  const now = parts.clock()
  const query = queryLike(row.title_text.split('\n'))
  if (query.runs.length === 0) return []
  const other = eb.and([offeredTo({ hiddenBy }, now), eb('jobs.id', '<>', id)])
  const rarest = await rarestOf(parts, query)
  const ids = await mostAlike(parts, { ...query, needs: rarest }, other, count)
  if (ids.length < count && rarest.length < query.runs.length) {
    const further = eb.and([other, eb('jobs.id', 'not in', [id, ...ids])])
    ids.push(...(await mostAlike(parts, query, further, count - ids.length)))
  }
  return readJobs(parts.db, ids, now)
}
