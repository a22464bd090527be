import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { nameIn, useConstants } from '../../../http/constants'
import { COUNTS_SHOWN } from '../../../lib/limits'
import { Button } from '../../../ui/button'
import { FetchFailure } from '../../../ui/failure'
import { type Count, type Counted, useCounts, useTowns } from '../api/statistics'

/** The filter of the search that each list chooses for. */
const FILTER_OF = {
  categories: 'category',
  industries: 'industry',
  locations: 'location',
  salaries: 'salary',
} as const satisfies Record<Counted, string>

/** Towns of a province, each with its open jobs. */
function Towns({ towns }: { towns: readonly Count[] }) {
  const { t } = useTranslation('home')
  const { locations } = useConstants()
  return (
    <ul className="count-towns">
      {towns.map(({ id, count }) => (
        <li key={id}>
          <Link to={`/job?location=${id}`}>
            {nameIn(locations, id)} <span className="count">{t('count.number', { jobs: count })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Open jobs of each kind, the most first: a dozen, and all of them at a press; all places with their towns. */
export function CountList({ list }: { list: Counted }) {
  const { t } = useTranslation('home')
  const constants = useConstants()
  const { data, isError, cause, refetch } = useCounts(list)
  const [isWhole, setIsWhole] = useState(false)
  const towns = useTowns(isWhole && list === 'locations')
  if (isError) return <FetchFailure cause={cause} onRetry={() => void refetch()} />
  const counts = data ?? []
  return (
    <>
      <ul className="counts" aria-busy={data === undefined}>
        {(isWhole ? counts : counts.slice(0, COUNTS_SHOWN)).map(({ id, count }) => (
          <li key={id}>
            <Link to={`/job?${FILTER_OF[list]}=${id}`}>
              <span>{nameIn(constants[list], id)}</span>
              <span className="count">{t('count.number', { jobs: count })}</span>
            </Link>
            {isWhole && list === 'locations' && <Towns towns={towns.get(id) ?? []} />}
          </li>
        ))}
      </ul>
      {counts.length > COUNTS_SHOWN && (
        <Button kind="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('count.fewer') : t('count.all', { count: counts.length })}
        </Button>
      )}
    </>
  )
}
