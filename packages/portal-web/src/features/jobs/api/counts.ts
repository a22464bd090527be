import { keepPreviousData } from '@tanstack/react-query'
import { useRead } from '../../../http/read'
import { listAt, numberAt, toFields } from '../../../lib/fields'
import { recordOf } from '../../../lib/record-of'
import { type Search, toAddress } from '../../../lib/search'
import { JOB_FILTERS, type JobFilter } from './jobs'

/** How many jobs pay something between two sums, US dollars a month; `to` null = and more. */
export interface PayStep {
  readonly from: number
  readonly to: number | null
  readonly count: number
}

/** How many jobs each choice of a search would find with the others kept. Plain data: a query compares what it is told. */
export interface Counts {
  readonly byFilter: Readonly<Record<JobFilter, unknown>>
  readonly pay: readonly PayStep[]
  readonly newThisWeek: number
}

/** undefined: not told of this list */
export function countOf({ byFilter }: Counts, name: JobFilter, id: number): number | undefined {
  const counts = byFilter[name]
  return counts === undefined ? undefined : numberAt(counts, String(id))
}

function toCounts(body: unknown): Counts {
  const counts = toFields(toFields(body).counts)
  return {
    byFilter: recordOf(JOB_FILTERS, (name) => counts[name]),
    pay: listAt(body, 'pay').map((step) => ({
      from: numberAt(step, 'from'),
      to: toFields(step).to === null ? null : numberAt(step, 'to'),
      count: numberAt(step, 'count'),
    })),
    newThisWeek: numberAt(body, 'newThisWeek'),
  }
}

/** `isWanted`: not before the jobs themselves are here, which people wait for. */
export const useCounts = (search: Search<JobFilter>, isWanted: boolean): Counts | undefined =>
  useRead(`/jobs/counts?${toAddress({ ...search, page: 1, sort: 'relevance', near: null })}`, toCounts, {
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  }).data
