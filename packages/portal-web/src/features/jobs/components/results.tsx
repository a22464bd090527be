import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAreNamesAwaited } from '../../../http/constants'
import { passFocus } from '../../../lib/focus-title'
import type { JobView, SlotsOf } from '../../../lib/job'
import { useIsPhone } from '../../../lib/page-state'
import { type Search, toAddress, withoutFilters } from '../../../lib/search'
import type { ChangeSearch } from '../../../lib/use-search'
import { PagedRows } from '../../../ui/paged-rows'
import type { JobFilter, useJobs } from '../api/jobs'
import type { Widened } from '../rules/widened'
import { JobRow } from './job-row'
import { NothingFound } from './nothing-found'
import { SortChoice } from './sort-choice'

interface Props {
  search: Search<JobFilter>
  change: ChangeSearch<JobFilter>
  slotsOf: SlotsOf
  /** How many of them are of this week; undefined: not known yet. */
  newThisWeek: number | undefined
  /** What can be done with the list, of another feature. */
  action: ReactNode
  /** What was found. */
  jobs: ReturnType<typeof useJobs> & { readonly isKept: boolean }
  /** The job that is shown beside the list, 0 = none is. */
  onId: number
  onPress: (job: JobView, event: MouseEvent) => void
}

/** Leads to a job alert of this search; where nothing is asked for there is nothing to be told of. */
export function KeepSearch({ search }: Pick<Props, 'search'>) {
  const { t } = useTranslation('jobs')
  const address = toAddress({ ...search, sort: 'relevance', near: null, isExact: false, page: 1 })
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

/** Says that other words were looked for than those that were typed; a press looks for these. */
function Meant({ mended, typed, onTyped }: { mended: string; typed: string; onTyped: () => void }) {
  const { t } = useTranslation('jobs')
  return (
    <p className="results-also">
      <span>{t('results.meant', { text: mended })}</span>
      <button ref={passFocus} type="button" className="chip" onClick={onTyped}>
        {t('results.asTyped', { text: typed.trim() })}
      </button>
    </p>
  )
}

/** Over what has some of the words only. */
function Some() {
  const { t } = useTranslation('jobs')
  return (
    <div className="results-some">
      <h2>{t('results.some')}</h2>
      <p className="soft">{t('results.someLead')}</p>
    </div>
  )
}

/** The jobs of a search: how many, by what order, a page of them, the other pages. */
export function Results({ search, change, slotsOf, newThisWeek = 0, action, jobs, onId, onPress }: Props) {
  const { t } = useTranslation('jobs')
  const { t: say } = useTranslation('app')
  const { data, isPlaceholderData } = jobs
  const areNamesAwaited = useAreNamesAwaited()
  const isPhone = useIsPhone()
  const isNone = data?.total === 0 && !isPlaceholderData
  const isShown = data !== undefined && !isNone
  const exactly = (keyword: string) => change({ ...search, keyword, page: 1, isExact: true })
  const others = data?.widened && isShown && (
    <OtherNames widened={data.widened} onExact={() => exactly(data.mended || search.keyword)} />
  )
  return (
    <section className="results" aria-label={t('results.list')}>
      <div className="results-head">
        <p className="results-count" role="status">
          {data !== undefined && t('results.count', { count: data.total })}
        </p>
        {newThisWeek > 0 && !isNone && (
          <p className="soft results-new">{t('results.newThisWeek', { count: newThisWeek })}</p>
        )}
        {!isNone && action}
        {!isNone && !isPhone && <SortChoice search={search} change={change} />}
      </div>
      {jobs.isKept && (
        <p className="results-also" role="status">
          <span>{t('results.old')}</span>
          <button ref={passFocus} type="button" className="chip" onClick={() => void jobs.refetch()}>
            {say('error.retry')}
          </button>
        </p>
      )}
      {isShown && data.mended !== '' && (
        <Meant mended={data.mended} typed={search.keyword} onTyped={() => exactly(search.keyword)} />
      )}
      {isShown && data.isPartial && <Some />}
      {!isPhone && others}
      {isNone ? (
        <NothingFound
          search={search}
          change={change}
          slotsOf={slotsOf}
          onClear={() => change({ ...withoutFilters(search), keyword: '' })}
        />
      ) : (
        <PagedRows
          list={jobs}
          page={search.page}
          toPage={(page) => `?${toAddress({ ...search, page })}`}
          isAwaited={areNamesAwaited}
        >
          {(job) => (
            <JobRow
              key={job.id}
              job={job}
              isOn={job.id === onId}
              onPress={(event) => onPress(job, event)}
              {...slotsOf(job)}
            />
          )}
        </PagedRows>
      )}
      {/* On a phone the first job comes first. */}
      {isPhone && others}
    </section>
  )
}
