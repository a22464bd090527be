import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { placeName, useConstants } from '../../../http/constants'
import type { Search } from '../../../lib/search'
import { SearchIcon } from '../../../ui/icons'
import { Sheet, useSheet } from '../../../ui/sheet'
import type { JobFilter } from '../api/jobs'

interface Props {
  search: Search<JobFilter>
  /** The fields; `close` folds them away. */
  children: (close: () => void) => ReactNode
}

/** On a phone the fields of a search are one line, which says what is searched; a press unfolds them over the page. */
export function FoldedSearch({ search: { keyword, ids }, children }: Props) {
  const { t } = useTranslation('jobs')
  const { locations } = useConstants()
  const sheet = useSheet('search')
  const [first, ...others] = ids.location
  const name = first === undefined ? t('results.anywhere') : placeName(locations, first)
  const place = others.length === 0 ? name : t('filters.chosenOf', { name, count: others.length })
  return (
    <>
      <button type="button" className="fold" aria-label={t('results.open')} onClick={sheet.open}>
        <SearchIcon />
        <span>
          <bdi>{keyword.trim() || t('results.anything')}</bdi>
          <span className="fold-place">{place}</span>
        </span>
      </button>
      <Sheet sheet={sheet} className="fold-sheet" label={t('results.open')} closeLabel={t('results.fold')}>
        <div data-first>{children(sheet.close)}</div>
      </Sheet>
    </>
  )
}
