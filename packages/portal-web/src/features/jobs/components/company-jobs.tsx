import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useAreNamesAwaited } from '../../../http/constants'
import type { SlotsOf } from '../../../lib/job'
import { LIST_PAGE } from '../../../lib/limits'
import { readSearch } from '../../../lib/search'
import { Pager } from '../../../ui/pager'
import { Rows } from '../../../ui/rows'
import { useJobList } from '../api/jobs'
import { JobRow } from './job-row'

/** The open jobs of a company, on the tab of that name; the page stands in the address. */
export function CompanyJobs({ id, slotsOf }: { id: number; slotsOf: SlotsOf }) {
  const { t } = useTranslation('jobs')
  const [address] = useSearchParams()
  const { page } = readSearch(address, [])
  const { data, isPending, isError, isPlaceholderData, refetch } = useJobList(
    `/jobs?employerId=${id}&size=${LIST_PAGE}&page=${page}`,
  )
  const areNamesAwaited = useAreNamesAwaited()
  if (data?.total === 0) return <p className="soft">{t('company.noJobs')}</p>
  return (
    <>
      <Rows
        isLoading={isPending || areNamesAwaited}
        isFailed={isError}
        isOld={isPlaceholderData}
        onRetry={() => void refetch()}
      >
        {data?.rows.map((job) => (
          <JobRow key={job.id} job={job} {...slotsOf(job)} />
        ))}
      </Rows>
      <Pager
        page={page}
        pages={data?.pages ?? 0}
        isOld={isPlaceholderData}
        toPage={(one) => `?tab=jobs&page=${one}`}
      />
    </>
  )
}
