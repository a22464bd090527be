import { useRead } from '../../../http/read'
import { listAt, numberAt, textAt, toFields } from '../../../lib/fields'
import { type JobView, toJobView } from '../../../lib/job'
import { type Search, toAddress } from '../../../lib/search'
import type { JobFilter } from './jobs'

/** What can be in the way of a search. */
export type Part = JobFilter | 'keyword' | 'pay' | 'written'

/** What comes close where a search finds nothing. */
export interface Near {
  /** Jobs with what differs of each. */
  readonly jobs: readonly { readonly job: JobView; readonly differs: readonly Part[] }[]
  /** What can be left out, with how many jobs there are without it, the most first. */
  readonly drop: readonly { readonly part: Part; readonly count: number }[]
  /** The words as they were meant, most likely; "" = as they were typed. */
  readonly mended: string
}

/** The server's names of the parts of a search, and ours. */
const toPart = (name: unknown): Part => (name === 'payMin' || name === 'payMax' ? 'pay' : (name as Part))

const toNear = (body: unknown): Near => ({
  jobs: listAt(body, 'result').map((one) => ({
    job: toJobView(toFields(one).job),
    differs: [...new Set(listAt(one, 'differs').map(toPart))],
  })),
  drop: listAt(body, 'drop').map((one) => ({
    part: toPart(toFields(one).filter),
    count: numberAt(one, 'count'),
  })),
  mended: textAt(body, 'mended'),
})

export const useNear = (search: Search<JobFilter>): Near | undefined =>
  useRead(`/jobs/near?${toAddress({ ...search, page: 1, sort: 'relevance', near: null })}`, toNear).data
