import { useTranslation } from 'react-i18next'
import { showWhen } from '../../../lib/dates'
import { langOf } from '../../../lib/lang-of'
import { type Reported, useReported } from '../api/reviews'
import { Queue } from './queue'
import { ReportCase } from './report-case'
import { useReasonName } from './use-reason-name'

function Face({ row: { kind, title, people, reasons, since } }: { row: Reported }) {
  const { t } = useTranslation('reviews')
  const nameOf = useReasonName(kind)
  return (
    <>
      <span className="review-who">
        <strong>{title === '' ? t('nameless') : <bdi lang={langOf(title)}>{title}</bdi>}</strong>
        <small>{[...reasons.map(nameOf), t('people', { count: people })].join(' · ')}</small>
      </span>
      <span className="review-when">
        <small>{showWhen(since, Date.now())}</small>
        <span className="tag tag-warm">{t(`kindOf.${kind}`)}</span>
      </span>
    </>
  )
}

/** What people reported, that of most people first. */
export function ReportQueue() {
  const { t } = useTranslation('reviews')
  return (
    <Queue
      list={useReported()}
      order={t('worst')}
      keyOf={({ kind, id }) => `${kind} ${id}`}
      face={(row) => <Face row={row} />}
      shown={(row, next) => <ReportCase key={`${row.kind} ${row.id}`} row={row} onNext={next} />}
    />
  )
}
