import { usePaged, useRead } from '../../../http/read'
import { textAt, toFields } from '../../../lib/fields'
import { toJobView } from '../../../lib/job'
import { LIST_PAGE } from '../../../lib/limits'
import { toPage } from '../../../lib/reading'
import { type Search, toAddress } from '../../../lib/search'
import { toWidened } from '../rules/widened'

/** The filters of specification 1 and 9, by the server's names. */
export const JOB_FILTERS = [
  'location',
  'category',
  'industry',
  'salary',
  'publishDate',
  'experience',
  'term',
  'level',
  'qualification',
  'employerSize',
  'trade',
] as const

export type JobFilter = (typeof JOB_FILTERS)[number]

const toFound = (body: unknown) => ({
  ...toPage(body, toJobView),
  widened: toWidened(body),
  /** The words that it was looked for by in place of those that were typed; "" = by these. */
  mended: textAt(body, 'mended'),
  /** No job has all of the words: these have some of them. */
  isPartial: toFields(body).isPartial === true,
})

export const useJobs = (search: Search<JobFilter>) =>
  usePaged(`/jobs?${new URLSearchParams([...toAddress(search), ['size', String(LIST_PAGE)]])}`, toFound)

/** A list that is not searched, e.g. "/jobs/1/related"; of another one nothing stays. */
export const useJobList = (path: string) => useRead(path, (body) => toPage(body, toJobView))

/** The open jobs of a company, a page of them. */
export const useCompanyJobs = (id: number, page: number) =>
  useJobList(`/jobs?employerId=${id}&size=${LIST_PAGE}&page=${page}`)
