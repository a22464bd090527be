import { keepPreviousData } from '@tanstack/react-query'
import { useRead } from '../../../http/read'
import { listAt, numberAt, toFields } from '../../../lib/fields'
import { type Search, toAddress } from '../../../lib/search'
import type { JobFilter } from './jobs'

/** How many jobs pay something between two sums, US dollars a month; `to` null = and more. */
export interface PayStep {
  readonly from: number
  readonly to: number | null
  readonly count: number
}

/** How many jobs each choice of a search would find with the others kept. */
export interface Counts {
  /** undefined: the server tells nothing of this list */
  readonly countOf: (name: JobFilter, id: number) => number | undefined
  readonly pay: readonly PayStep[]
  readonly newThisWeek: number
}

function toCounts(body: unknown): Counts {
  const counts = toFields(toFields(body).counts)
  return {
    countOf: (name, id) => (counts[name] === undefined ? undefined : numberAt(counts[name], String(id))),
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
