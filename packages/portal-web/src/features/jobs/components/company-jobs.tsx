import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useAreNamesAwaited } from '../../../http/constants'
import type { SlotsOf } from '../../../lib/job'
import { LIST_PAGE } from '../../../lib/limits'
import { readSearch } from '../../../lib/search'
import { PagedRows } from '../../../ui/paged-rows'
import { useJobList } from '../api/jobs'
import { JobRow } from './job-row'

/** The open jobs of a company, on the tab of that name; the page stands in the address. */
export function CompanyJobs({ id, slotsOf }: { id: number; slotsOf: SlotsOf }) {
  const { t } = useTranslation('jobs')
  const [address] = useSearchParams()
  const { page } = readSearch(address, [])
  const jobs = useJobList(`/jobs?employerId=${id}&size=${LIST_PAGE}&page=${page}`)
  const areNamesAwaited = useAreNamesAwaited()
  return (
    <PagedRows
      list={jobs}
      page={page}
      toPage={(one) => `?tab=jobs&page=${one}`}
      isAwaited={areNamesAwaited}
      nothing={<p className="soft">{t('company.noJobs')}</p>}
    >
      {(job) => <JobRow key={job.id} job={job} {...slotsOf(job)} />}
    </PagedRows>
  )
}
