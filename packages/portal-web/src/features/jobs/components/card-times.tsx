import { useTranslation } from 'react-i18next'
import { type AnswerTime, answersWithin } from '../../../lib/answer-time'
import { showAgo, showListed } from '../../../lib/dates'
import type { JobView } from '../../../lib/job'
import { useDay } from '../../../lib/use-day'
import { closesInDays } from '../rules/card'

function Closes({ days }: { days: number }) {
  const { t } = useTranslation('jobs')
  if (days === 0) return <span className="job-row-soon">{t('card.closesToday')}</span>
  if (days === 1) return <span className="job-row-soon">{t('card.closesTomorrow')}</span>
  return <span className="job-row-soon">{t('card.closesIn', { count: days })}</span>
}

function Answers({ within: { unit, count } }: { within: AnswerTime }) {
  const { t } = useTranslation('jobs')
  return (
    <span className="job-row-answers">
      {unit === 'hours' ? t('card.answersHours', { count }) : t('card.answersDays', { count })}
    </span>
  )
}

/** When a job came, whether it closes soon, how far it is, and how fast its employer answers. */
export function CardTimes({ job }: { job: JobView }) {
  const { t } = useTranslation('jobs')
  const now = useDay()
  const days = job.isOpen ? closesInDays(job.closesAt, now) : null
  const within = job.isOpen ? answersWithin(job.employer?.answersWithinMs ?? 0) : null
  return (
    <>
      <time dateTime={new Date(job.publishedAt).toISOString()} title={showListed(job.publishedAt)}>
        {showAgo(job.publishedAt, now)}
      </time>
      {job.distanceKm !== null && <span>{t('card.away', { km: job.distanceKm })}</span>}
      {days !== null && <Closes days={days} />}
      {within !== null && <Answers within={within} />}
    </>
  )
}
