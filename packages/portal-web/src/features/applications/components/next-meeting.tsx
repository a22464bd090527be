import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { daysUntil, inCambodia, showTime } from '../../../lib/dates'
import { titleOf } from '../../../lib/job'
import { langOf } from '../../../lib/lang-of'
import { useDay } from '../../../lib/use-day'
import { Leaf } from '../../../ui/leaf'
import type { Meeting } from '../rules/going-on'
import { InterviewActions } from './interview-actions'
import { InterviewWays } from './interview-ways'
import '../../../styles/records.css'

/** The interview that comes next, with all that there is to do about it. */
export function NextMeeting({ application, interview }: Meeting) {
  const { t } = useTranslation('applications')
  const now = useDay()
  const id = useId()
  const days = daysUntil(interview.at, now)
  const title = titleOf(application.job)
  return (
    <section className="next-meeting" aria-labelledby={id}>
      <Leaf at={interview.at} />
      <div className="next-meeting-words">
        <p className="next-meeting-when">
          {days <= 1 ? t(days <= 0 ? 'next.today' : 'next.tomorrow') : t('next.inDays', { count: days })}
        </p>
        <h2 id={id}>
          <Link to={`/job-record/${application.id}`}>
            <bdi lang={langOf(title)}>{title}</bdi>
          </Link>
          {', '}
          {showTime(interview.at, inCambodia)}
        </h2>
        <p className="soft">
          <bdi>{application.job.employer?.name ?? ''}</bdi>
          {' · '}
          <bdi>{interview.address}</bdi>
        </p>
        <InterviewWays application={application} interview={interview} />
      </div>
      <div className="next-meeting-acts">
        <InterviewActions applicationId={application.id} interview={interview} />
      </div>
    </section>
  )
}
