import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAreNamesAwaited } from '../../../http/constants'
import type { SlotsOf } from '../../../lib/job'
import { readSearch } from '../../../lib/search'
import { PagedRows } from '../../../ui/paged-rows'
import { useCompanyJobs } from '../api/jobs'
import { JobRow } from './job-row'

interface Props {
  id: number
  slotsOf: SlotsOf
  none: ReactNode
}

/** The open jobs of a company; the page stands in the address. `none`: what there is to do where it has none. */
export function CompanyJobs({ id, slotsOf, none }: Props) {
  const [address] = useSearchParams()
  const { page } = readSearch(address, [])
  const jobs = useCompanyJobs(id, page)
  const areNamesAwaited = useAreNamesAwaited()
  return (
    <PagedRows
      list={jobs}
      page={page}
      toPage={(one) => `?tab=jobs&page=${one}`}
      isAwaited={areNamesAwaited}
      nothing={none}
    >
      {(job) => <JobRow key={job.id} job={job} level={3} {...slotsOf(job)} />}
    </PagedRows>
  )
}
