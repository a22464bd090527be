import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TITLE_ID } from '../lib/focus-title'
import { useIsPhone } from '../lib/page-state'
import { Button } from './button'
import { FilterIcon } from './screen-icons'

interface Props {
  title: string
  box: ReactNode
  /** Beside the list; on a phone in a sheet. */
  filters: ReactNode
  /** How many are chosen. */
  filterCount: number
  /** What closes the sheet, e.g. "Show 12 jobs". */
  show: string
  children: ReactNode
}

function FilterSheet({ filters, filterCount, show }: Pick<Props, 'filters' | 'filterCount' | 'show'>) {
  const { t } = useTranslation('jobs')
  const sheet = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button
        type="button"
        className="button button-small sheet-opener"
        onClick={() => sheet.current?.showModal()}
      >
        <FilterIcon />
        {t('filters.title')}
        {filterCount > 0 && <span className="filter-count">{filterCount}</span>}
      </button>
      <dialog ref={sheet} className="dialog filter-sheet" aria-label={t('filters.title')}>
        <h2>{t('filters.title')}</h2>
        <div>{filters}</div>
        <Button onClick={() => sheet.current?.close()}>{show}</Button>
      </dialog>
    </>
  )
}

/** A list that is searched: the box above, filters on the left, or in a sheet on a phone. */
export function SearchFrame({ title, box, filters, filterCount, show, children }: Props) {
  const { t } = useTranslation('jobs')
  const isPhone = useIsPhone()
  return (
    <main className="search-page" id="content">
      <div className="search-head">
        <h1 id={TITLE_ID} tabIndex={-1}>
          {title}
        </h1>
        {box}
      </div>
      {isPhone ? (
        <FilterSheet filters={filters} filterCount={filterCount} show={show} />
      ) : (
        <section className="search-side" aria-label={t('filters.title')}>
          {filters}
        </section>
      )}
      <div className="search-list">{children}</div>
    </main>
  )
}
