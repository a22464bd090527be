import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { nameIn, useConstants } from '../../../http/constants'
import { isolate } from '../../../lib/isolate'
import type { JobView } from '../../../lib/job'
import { showMoney } from '../../../lib/money'
import type { Reading } from '../../../lib/reading'
import { FetchFailure } from '../../../ui/failure'
import { BellIcon, NextIcon } from '../../../ui/icons'
import { Ring } from '../../../ui/ring'
import type { Fitting } from '../api/fitting'
import { type Answers, addressOf } from '../rules/answers'
import type { Begun } from '../rules/machine'

interface Props {
  answers: Answers
  /** What is looked for in one line; "" = anything. */
  title: string
  begun: Begun | null
  fitting: Reading<Fitting>
  jobRow: (job: JobView) => ReactNode
  heading: RefObject<HTMLHeadingElement | null>
  onChange: () => void
}

/** What fits, and the resume that has begun. */
export function EndStep({ answers, title, begun, fitting, jobRow, heading, onChange }: Props) {
  const { t } = useTranslation('steps')
  const { locations } = useConstants()
  const { data, isError, cause, refetch } = fitting
  const total = data?.total ?? 0
  const { locationIds, payFrom } = answers
  const said = [
    isolate(title),
    locationIds.map((id) => nameIn(locations, id)).join(', '),
    payFrom === 0 ? '' : t('pay.from', { from: showMoney(payFrom * 100) }),
  ].filter((one) => one !== '')
  const address = addressOf(answers)
  return (
    <section className="flow-ask">
      <h1 ref={heading} tabIndex={-1}>
        {t('end.title', { count: total })}
      </h1>
      <p className="soft">
        {said.join(' · ')}{' '}
        <button type="button" className="link" onClick={onChange}>
          {t('end.change')}
        </button>
      </p>
      {begun !== null && (
        <Link className="flow-card flow-begun" to={`/resume?id=${begun.resumeId}`}>
          <Ring percent={begun.percent} label={t('end.complete', { percent: begun.percent })} />
          <span>
            <strong>{t('end.begun')}</strong>
            <small>{t('end.goOn')}</small>
          </span>
          <NextIcon />
        </Link>
      )}
      {isError ? (
        <FetchFailure cause={cause} onRetry={() => void refetch()} />
      ) : (
        <ul className="rows">{data?.rows.map(jobRow)}</ul>
      )}
      {data !== undefined && total === 0 && <p>{t('end.none')}</p>}
      <div className="flow-go">
        <Link className="button button-primary" to={`/job?${address}`}>
          {t('end.all', { count: total })}
        </Link>
        <Link className="button button-small" to={`/job-subscribe/detail?${address}`}>
          <BellIcon />
          {t('end.alert')}
        </Link>
      </div>
    </section>
  )
}
