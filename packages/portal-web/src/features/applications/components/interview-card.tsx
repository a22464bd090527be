import { useTranslation } from 'react-i18next'
import type { Application, Interview } from '../../../http/application'
import { titleOf } from '../../../lib/job'
import { showMeeting } from '../../../lib/meeting'
import { telephone } from '../../../lib/service'
import { useDay } from '../../../lib/use-day'
import { Facts } from '../../../ui/facts'
import { InterviewActions } from './interview-actions'
import { InterviewWays } from './interview-ways'

interface Props {
  application: Application
  interview: Interview
}

/** An interview whole, with the ways from it, and the candidate's answer. Source: portal specification 3, 4. */
export function InterviewCard({ application, interview }: Props) {
  const { t } = useTranslation('applications')
  const { at, jobTitle, address, contact, mobile } = interview
  const today = useDay()
  const { job } = application
  const facts = [
    { name: t('interview.job'), value: <bdi>{jobTitle === job.title ? titleOf(job) : jobTitle}</bdi> },
    {
      name: t('interview.time'),
      value: <time dateTime={new Date(at).toISOString()}>{showMeeting(at, today)}</time>,
    },
    { name: t('interview.address'), value: <bdi>{address}</bdi> },
    { name: t('interview.contact'), value: <bdi>{contact}</bdi> },
    { name: t('interview.mobile'), value: <a href={telephone(mobile)}>{mobile}</a> },
  ]
  return (
    <section className="job-card interview" aria-labelledby="interview">
      <h2 id="interview">{t('interview.title')}</h2>
      <Facts facts={facts} />
      <InterviewWays application={application} interview={interview} />
      <InterviewActions applicationId={application.id} interview={interview} />
    </section>
  )
}
