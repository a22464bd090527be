import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAreNamesAwaited } from '../../../http/constants'
import { passFocus } from '../../../lib/focus-title'
import type { SlotsOf } from '../../../lib/job'
import { type Search, toAddress, withoutFilters } from '../../../lib/search'
import type { ChangeSearch } from '../../../lib/use-search'
import { type Chip, FilterChips } from '../../../ui/filter-chips'
import { Nothing } from '../../../ui/nothing'
import { PagedRows } from '../../../ui/paged-rows'
import { type JobFilter, useJobs } from '../api/jobs'
import type { Widened } from '../rules/widened'
import { JobRow } from './job-row'

interface Props {
  search: Search<JobFilter>
  change: ChangeSearch<JobFilter>
  /** What can be taken away: filters, then words. */
  chips: readonly Chip[]
  slotsOf: SlotsOf
}

function SortChoice({ search, change }: Pick<Props, 'search' | 'change'>) {
  const { t } = useTranslation('jobs')
  return (
    <label className="sort">
      {t('results.sort')}
      <select
        className="select"
        value={search.isByDate ? 'date' : 'relevance'}
        onChange={({ currentTarget }) =>
          change({ ...search, page: 1, isByDate: currentTarget.value === 'date' })
        }
      >
        <option value="relevance">{t('results.relevance')}</option>
        <option value="date">{t('results.date')}</option>
      </select>
    </label>
  )
}

/** Leads to a job alert of this search; where nothing is asked for there is nothing to be told of. */
function KeepSearch({ search }: Pick<Props, 'search'>) {
  const { t } = useTranslation('jobs')
  const address = toAddress({ ...search, isByDate: false, isExact: false, page: 1 })
  if (address.size === 0) return null
  return (
    <Link className="button button-small" to={`/job-subscribe/detail?${address}`}>
      {t('results.keep')}
    </Link>
  )
}

/** Says by which other names of a trade jobs were found; a press takes those jobs away. */
function OtherNames({ widened: { typed, others }, onExact }: { widened: Widened; onExact: () => void }) {
  const { t } = useTranslation('jobs')
  return (
    <p className="results-also">
      {others.length > 0 ? t('results.also', { names: others.join(', ') }) : t('results.alsoOtherNames')}
      <button ref={passFocus} type="button" className="chip" onClick={onExact}>
        {t('results.only', { words: typed.join(', ') })}
      </button>
    </p>
  )
}

/** Says what can be loosened; each is one press. */
function NothingFound({ chips, onClear }: { chips: readonly Chip[]; onClear: () => void }) {
  const { t } = useTranslation('jobs')
  return (
    <Nothing title={t('results.none')} lead={t(chips.length > 0 ? 'results.loosen' : 'results.otherWords')}>
      <FilterChips label={t('results.loosen')} chips={chips} onClear={onClear} />
    </Nothing>
  )
}

/** The jobs of a search: how many, by what order, a page of them, the other pages. */
export function Results({ search, change, chips, slotsOf }: Props) {
  const { t } = useTranslation('jobs')
  const jobs = useJobs(search)
  const { data } = jobs
  const areNamesAwaited = useAreNamesAwaited()
  const clear = () => change({ ...withoutFilters(search), keyword: '' })
  const isNone = data?.total === 0 && !jobs.isPlaceholderData
  return (
    <>
      <div className="results-head">
        <p className="results-count" role="status">
          {data !== undefined && t('results.count', { count: data.total })}
        </p>
        <KeepSearch search={search} />
        {/* Without words there is nothing but the date. */}
        {search.keyword !== '' && !isNone && <SortChoice search={search} change={change} />}
      </div>
      {data?.widened && !isNone && (
        <OtherNames widened={data.widened} onExact={() => change({ ...search, page: 1, isExact: true })} />
      )}
      {isNone ? (
        <NothingFound chips={chips} onClear={clear} />
      ) : (
        <>
          <FilterChips label={t('filters.active')} chips={chips} onClear={clear} />
          <PagedRows
            list={jobs}
            page={search.page}
            toPage={(page) => `?${toAddress({ ...search, page })}`}
            isAwaited={areNamesAwaited}
          >
            {(job) => <JobRow key={job.id} job={job} hasExcerpt {...slotsOf(job)} />}
          </PagedRows>
        </>
      )}
    </>
  )
}
