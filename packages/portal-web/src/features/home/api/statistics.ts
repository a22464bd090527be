import { useRead } from '../../../http/read'
import { listAt, numberAt } from '../../../lib/fields'

/** How many jobs are open, and how many companies there are. */
export const useStatistics = () =>
  useRead('/users/home/page/jobs/statistics', (body) => ({
    jobs: numberAt(body, 'jobsQuantity'),
    companies: numberAt(body, 'employersQuantity'),
  }))

/** By what open jobs are counted, in the server's words. */
export const COUNTED = ['categories', 'industries', 'locations', 'salaries'] as const
export type Counted = (typeof COUNTED)[number]

export interface Count {
  readonly id: number
  readonly count: number
}

const toCount = (one: unknown): Count => ({ id: numberAt(one, 'id'), count: numberAt(one, 'count') })

const toCounts = (body: unknown): readonly Count[] => (Array.isArray(body) ? body.map(toCount) : [])

/** The most first. */
export const useCounts = (list: Counted) => useRead(`/users/home/page/${list}/statistics`, toCounts)

type Towns = ReadonlyMap<number, readonly Count[]>

/** Towns that have open jobs, by their province, the most first. */
const toTowns = (body: unknown): Towns =>
  new Map(
    (Array.isArray(body) ? body : []).map((province) => [
      numberAt(province, 'id'),
      listAt(province, 'districts')
        .map(toCount)
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count),
    ]),
  )

const NO_TOWNS: Towns = new Map()

/** None until they came: the provinces stand without them. */
export const useTowns = (isWanted: boolean): Towns =>
  useRead('/jobs/locations', toTowns, { enabled: isWanted }).data ?? NO_TOWNS
