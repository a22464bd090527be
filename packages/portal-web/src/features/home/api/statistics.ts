import { useRead } from '../../../http/read'
import { numberAt } from '../../../lib/fields'

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
