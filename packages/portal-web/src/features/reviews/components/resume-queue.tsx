import { useTranslation } from 'react-i18next'
import { showWhen } from '../../../lib/dates'
import { useWaiting, type Waiting } from '../api/reviews'
import { Queue } from './queue'
import { ResumeCase } from './resume-case'

function Face({ row }: { row: Waiting }) {
  const { t } = useTranslation('reviews')
  return (
    <>
      <span className="review-who">
        <strong>
          <bdi>{row.owner}</bdi>
        </strong>
        <small>
          <bdi>{row.name}</bdi>
        </small>
      </span>
      <span className="review-when">
        <small>{showWhen(row.submittedAt, Date.now())}</small>
        {row.marks > 0 && <span className="tag tag-warm">{t('marks', { count: row.marks })}</span>}
        {row.isAgain && <span className="tag tag-warm">{t('again')}</span>}
        {row.isFirst && !row.isAgain && <span className="tag">{t('first')}</span>}
      </span>
    </>
  )
}

/** Resumes that were submitted, the oldest first. */
export function ResumeQueue() {
  const { t } = useTranslation('reviews')
  return (
    <Queue
      list={useWaiting()}
      order={t('oldest')}
      keyOf={({ id }) => String(id)}
      face={(row) => <Face row={row} />}
      shown={(row, next) => <ResumeCase key={row.id} id={row.id} onNext={next} />}
    />
  )
}
