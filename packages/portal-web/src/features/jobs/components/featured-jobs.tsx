import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useAreNamesAwaited } from '../../../http/constants'
import { TITLE_ID } from '../../../lib/focus-title'
import type { SlotsOf } from '../../../lib/job'
import { LIST_PAGE } from '../../../lib/limits'
import { readSearch } from '../../../lib/search'
import { PagedRows } from '../../../ui/paged-rows'
import { useChosenJob } from '../api/chosen-job'
import { useJobList } from '../api/jobs'
import { JobRow } from './job-row'
import '../../../styles/rows.css'
import '../../../styles/search.css'

/** The job whose link was followed, above the others; nothing where it is gone. */
function ChosenJob({ id, slotsOf }: { id: string; slotsOf: SlotsOf }) {
  const { t } = useTranslation('jobs')
  const { data: job } = useChosenJob(id)
  if (job === undefined || job === null || !job.isOpen) return null
  return (
    <section className="search-list" aria-labelledby="chosen">
      <h2 id="chosen">{t('featured.chosen')}</h2>
      <ul className="rows">
        <JobRow job={job} level={3} {...slotsOf(job)} />
      </ul>
    </section>
  )
}

interface Props {
  title: string
  /** Of the one that somebody came for. */
  id: string | undefined
  slotsOf: SlotsOf
}

/** Jobs that companies put forward; the page stands in the address. */
export function FeaturedJobs({ title, id, slotsOf }: Props) {
  const { t } = useTranslation('jobs')
  const [address] = useSearchParams()
  const { page } = readSearch(address, [])
  const jobs = useJobList(`/jobs/specialized/job?page=${page}&size=${LIST_PAGE}`)
  const areNamesAwaited = useAreNamesAwaited()
  return (
    <main className="search-page featured-page" id="content">
      <div className="search-head">
        <h1 id={TITLE_ID} tabIndex={-1}>
          {title}
        </h1>
        <p className="soft">{t('featured.lead')}</p>
      </div>
      {id !== undefined && <ChosenJob id={id} slotsOf={slotsOf} />}
      <div className="search-list">
        <PagedRows
          list={jobs}
          page={page}
          toPage={(one) => `?page=${one}`}
          isAwaited={areNamesAwaited}
          nothing={<p className="soft">{t('featured.none')}</p>}
        >
          {(job) => <JobRow key={job.id} job={job} {...slotsOf(job)} />}
        </PagedRows>
      </div>
    </main>
  )
}
