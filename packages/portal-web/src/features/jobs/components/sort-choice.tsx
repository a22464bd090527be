import { useTranslation } from 'react-i18next'
import { isProvince, nameIn, useConstants } from '../../../http/constants'
import { type Search, SORTS, type Sort, withSort } from '../../../lib/search'
import type { ChangeSearch } from '../../../lib/use-search'
import type { JobFilter } from '../api/jobs'

interface Props {
  search: Search<JobFilter>
  change: ChangeSearch<JobFilter>
}

/** Distances are from here where no place is searched: most people live there. A place that is searched later takes its place. */
const CAPITAL = 12

/** In what order the jobs stand; on a phone it is the first of the chips. */
export function SortChoice({ search, change }: Props) {
  const { t } = useTranslation('jobs')
  const { locations } = useConstants()
  const { sort } = search
  const near = search.near ?? search.ids.location[0] ?? CAPITAL
  // Without words the newest are the best match.
  const offered = SORTS.filter((one) => one !== 'relevance' || search.keyword !== '')
  return (
    <div className="sort">
      <select
        className="sort-select"
        aria-label={t('results.sort')}
        value={sort === 'relevance' && search.keyword === '' ? 'date' : sort}
        onChange={({ currentTarget }) => change(withSort(search, currentTarget.value as Sort, near))}
      >
        {offered.map((one) => (
          <option key={one} value={one}>
            {t(`results.${one}`)}
          </option>
        ))}
      </select>
      {sort === 'distance' && (
        <select
          className="sort-select"
          aria-label={t('results.from')}
          value={near}
          onChange={({ currentTarget }) => change(withSort(search, 'distance', Number(currentTarget.value)))}
        >
          {locations
            .filter(({ id, isRemote }) => !isRemote && (isProvince(id) || id === near))
            .map(({ id }) => (
              <option key={id} value={id}>
                {nameIn(locations, id)}
              </option>
            ))}
        </select>
      )}
    </div>
  )
}
