/** How many jobs each choice of each filter would find. */
import { PUBLISH_DATES } from '../constants/terms'
import { COUNTS_LIFE_MS, MAX_KEPT_COUNTS, MAX_KEPT_ROWS } from '../limits'
import { type JobFilters, wantedBy } from './job-filters'
import type { Search } from './job-lists'
import type { Parts } from './job-order'
import { type JobRows, type ListName, NO_ROWS, readRows } from './job-rows'
import { Kept, perDatabase } from './kept'
import { settleQuery } from './readings'

const LISTS = [
  'industry',
  'category',
  'experience',
  'term',
  'level',
  'qualification',
] as const satisfies readonly ListName[]
const FACETS = [...LISTS, 'location', 'publishDate', 'employerSize'] as const
type Facet = (typeof FACETS)[number]

/** Of the publish dates, the last seven days. */
const WEEK_DAYS = 7

/** Pay of a month, in US dollars: from `from` on, and below `to`; the last one has no end. */
interface PayCount {
  readonly from: number
  readonly to: number | null
  readonly count: number
}

const PAY_STEP = 100
const PAY_STEPS = 20

export interface JobCounts {
  /** what the search finds */
  readonly total: number
  /** of these, published in the last seven days */
  readonly newThisWeek: number
  /** by filter and id what the search would find with that id in place of those of this filter; none is left out */
  readonly counts: Readonly<Record<Facet, Readonly<Record<string, number>>>>
  /** what it would find without its pay, by pay; a job counts wherever its pay reaches */
  readonly pay: readonly PayCount[]
}

/** What is counted by: all of it is looked at in one pass, job by job. */
type Chosen = Pick<JobFilters, Facet | 'payMin' | 'payMax'>

interface Check {
  readonly facet: Facet | 'pay'
  readonly lets: (row: number) => boolean
}

/** A filter in use, as what it lets in. */
function checksOf(rows: JobRows, chosen: Chosen, sizes: ReadonlyMap<number, number>): Check[] {
  const { location, publishDate, employerSize, payMin, payMax } = chosen
  const checks: Check[] = []
  for (const name of LISTS) {
    const ids = chosen[name]
    if (!ids) continue
    const wanted = new Set(ids)
    const column = rows.lists[name]
    checks.push({ facet: name, lets: (row) => wanted.has(column[row] ?? 0) })
  }
  if (location) {
    const wanted = new Set(location)
    const lets = (row: number): boolean => {
      for (let at = rows.placesFrom[row] ?? 0; at < (rows.placesFrom[row + 1] ?? 0); at++)
        if (wanted.has(rows.places[at] ?? 0)) return true
      return false
    }
    checks.push({ facet: 'location', lets })
  }
  const least = PUBLISH_DATES.length - PUBLISH_DATES.findIndex(({ id }) => id === publishDate)
  if (publishDate !== undefined)
    checks.push({ facet: 'publishDate', lets: (row) => (rows.publishDates[row] ?? 0) >= least })
  if (employerSize) {
    const wanted = new Set(employerSize)
    checks.push({ facet: 'employerSize', lets: (row) => wanted.has(sizes.get(rows.company[row] ?? 0) ?? 0) })
  }
  if (payMin !== undefined || payMax !== undefined) {
    const [low, high] = [
      Math.round((payMin ?? 0) * 100),
      payMax === undefined ? Number.POSITIVE_INFINITY : Math.round(payMax * 100),
    ]
    const lets = (row: number): boolean =>
      (rows.payTo[row] ?? -1) >= Math.max(0, low) && (rows.payFrom[row] ?? -1) <= high
    checks.push({ facet: 'pay', lets })
  }
  return checks
}

const stepOf = (cents: number): number => Math.min(PAY_STEPS, Math.floor(cents / (100 * PAY_STEP)))

function countRows(rows: JobRows, chosen: Chosen, sizes: ReadonlyMap<number, number>): JobCounts {
  const checks = checksOf(rows, chosen, sizes)
  const counted = new Map<Facet, Map<number, number>>(FACETS.map((facet) => [facet, new Map()]))
  const pays = Array.from({ length: PAY_STEPS + 1 }, () => 0)
  const week = PUBLISH_DATES.findIndex(({ days }) => days === WEEK_DAYS)
  let total = 0
  let newThisWeek = 0
  const add = (facet: Facet, id: number): void => {
    const counts = counted.get(facet)
    if (id > 0) counts?.set(id, (counts.get(id) ?? 0) + 1)
  }
  const note: Readonly<Record<Facet | 'pay', (row: number) => void>> = {
    industry: (row) => add('industry', rows.lists.industry[row] ?? 0),
    category: (row) => add('category', rows.lists.category[row] ?? 0),
    experience: (row) => add('experience', rows.lists.experience[row] ?? 0),
    term: (row) => add('term', rows.lists.term[row] ?? 0),
    level: (row) => add('level', rows.lists.level[row] ?? 0),
    qualification: (row) => add('qualification', rows.lists.qualification[row] ?? 0),
    location: (row) => {
      for (let at = rows.placesFrom[row] ?? 0; at < (rows.placesFrom[row + 1] ?? 0); at++)
        add('location', rows.places[at] ?? 0)
    },
    publishDate: (row) => {
      const kept = rows.publishDates[row] ?? 0
      for (const { id } of PUBLISH_DATES.slice(PUBLISH_DATES.length - kept)) add('publishDate', id)
    },
    employerSize: (row) => add('employerSize', sizes.get(rows.company[row] ?? 0) ?? 0),
    pay: (row) => {
      const from = rows.payFrom[row] ?? -1
      if (from < 0) return
      for (let step = stepOf(from); step <= stepOf(rows.payTo[row] ?? from); step++)
        pays[step] = (pays[step] ?? 0) + 1
    },
  }
  const all = Object.values(note)
  for (let row = 0; row < rows.count; row++) {
    let missed: Check | undefined
    let misses = 0
    for (const check of checks) {
      if (check.lets(row)) continue
      missed = check
      if (++misses > 1) break
    }
    // A job that one filter alone keeps out counts for that filter: it would be found with another choice of it.
    if (misses === 1 && missed) note[missed.facet](row)
    if (misses > 0) continue
    total++
    if ((rows.publishDates[row] ?? 0) >= PUBLISH_DATES.length - week) newThisWeek++
    for (const count of all) count(row)
  }
  const counts = Object.fromEntries(
    FACETS.map((facet) => [facet, Object.fromEntries(counted.get(facet) ?? [])]),
  )
  const pay = pays.map((count, step) => ({
    from: step * PAY_STEP,
    to: step === PAY_STEPS ? null : (step + 1) * PAY_STEP,
    count,
  }))
  return { total, newThisWeek, counts: counts as JobCounts['counts'], pay }
}

const keptOf = perDatabase(() => ({
  counts: new Kept<JobCounts>(MAX_KEPT_COUNTS, COUNTS_LIFE_MS),
  /** of the last searches, whatever is chosen in the filters: each next choice is counted without the database */
  rows: new Kept<JobRows>(MAX_KEPT_ROWS, COUNTS_LIFE_MS),
  sizes: new Kept<ReadonlyMap<number, number>>(1, COUNTS_LIFE_MS),
}))

async function readSizes({ db }: Parts): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('companies')
    .select(['id', 'scale_id'])
    .where('scale_id', '<>', 0)
    .execute()
  return new Map(rows.map(({ id, scale_id }) => [id, scale_id]))
}

/** The same for the same filters, in whatever order they and their ids were sent. */
const keyOf = (value: object): string =>
  JSON.stringify(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .map(([name, one]) => [name, Array.isArray(one) ? [...new Set(one)].toSorted() : one])
      .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  )

async function countJobs(parts: Parts, search: Search): Promise<JobCounts> {
  const { keyword, isExact = false, ...filters } = search
  const now = parts.clock()
  const { industry, category, experience, term, level, qualification, ...others } = filters
  const { location, publishDate, employerSize, payMin, payMax, ...fixed } = others
  const chosen = { industry, category, experience, term, level, qualification }
  const wide = wantedBy(parts.jobs, fixed, now)
  // As the search itself reads the words; where it finds nothing, as it reads them without what is chosen.
  const query = keyword
    ? ((await settleQuery(parts, keyword, isExact, wantedBy(parts.jobs, filters, now))) ??
      (await settleQuery(parts, keyword, isExact, wide)))
    : undefined
  const kept = keptOf(parts.db)
  const sizes = await kept.sizes.get('', now, () => readSizes(parts))
  const rows =
    keyword && !query
      ? NO_ROWS
      : filters.hiddenBy !== undefined
        ? await readRows(parts, query, wide.condition)
        : await kept.rows.get(keyOf({ ...fixed, query }), now, () => readRows(parts, query, wide.condition))
  return countRows(rows, { ...chosen, location, publishDate, employerSize, payMin, payMax }, sizes)
}

/** Counts the choices of a search; the same search is counted once a minute, but for who has just hidden a job. */
export function countChoices(parts: Parts, search: Search): Promise<JobCounts> {
  if (search.hiddenBy !== undefined) return countJobs(parts, search)
  return keptOf(parts.db).counts.get(keyOf(search), parts.clock(), () => countJobs(parts, search))
}
