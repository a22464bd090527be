import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { JobView } from '../../../lib/job'
import type { Reading } from '../../../lib/reading'
import { FetchFailure } from '../../../ui/failure'
import type { Fitting } from '../api/fitting'

interface Props {
  fitting: Reading<Fitting>
  jobRow: (job: JobView) => ReactNode
}

const SHOWN = 3

/** How many jobs fit the answers, and the first of them: beside the questions, where there is room. */
export function SoFar({ fitting: { data, isError, cause, refetch }, jobRow }: Props) {
  const { t } = useTranslation('steps')
  return (
    <aside className="flow-sofar" aria-label={t('soFar')}>
      {isError ? (
        <FetchFailure cause={cause} onRetry={() => void refetch()} />
      ) : (
        data !== undefined && (
          <>
            <p className="soft">{t('soFar')}</p>
            <p className="flow-big" role="status">
              {data.total}
              <span className="only-heard"> {t('fit')}</span>
            </p>
            <p className="soft" aria-hidden="true">
              {t(data.total === 0 ? 'none' : 'fit')}
            </p>
            <ul className="rows">{data.rows.slice(0, SHOWN).map(jobRow)}</ul>
          </>
        )
      )}
    </aside>
  )
}
