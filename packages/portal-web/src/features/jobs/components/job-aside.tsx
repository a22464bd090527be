import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useConstants } from '../../../http/constants'
import { ContactCard } from '../../../ui/contact-card'
import { ChatIcon } from '../../../ui/icons'
import { SafetyNote } from '../../../ui/safety-note'
import { ShareButton } from '../../../ui/share-button'
import { useAnswerTime } from '../../../ui/use-answer-time'
import { WithChat } from '../../../ui/with-chat'
import type { Job } from '../rules/job'
import { JobCompany } from './job-company'

interface Props {
  job: Job
  title: string
  apply: ReactNode
  save: ReactNode
  report: ReactNode
}

/** What to do next, and who offers it; on a phone the actions are a bar at the bottom. */
export function JobAside({ job, title, apply, save, report }: Props) {
  const { t } = useTranslation('jobs')
  const { company } = job
  const constants = useConstants()
  const answerTime = useAnswerTime(company?.answersWithin ?? null)
  const isAnswered = job.isOpen && company?.canChat === true
  return (
    <aside className="job-aside" aria-label={t('job.aside')}>
      <div className="job-card job-card-actions">
        <div className={isAnswered ? 'job-actions job-bar' : 'job-actions'}>
          {isAnswered && apply}
          {isAnswered && (
            <WithChat>
              <Link className="button button-small job-chat" to={`/chat/index?job=${job.id}`}>
                <ChatIcon />
                <span className="button-label">{t('job.chat')}</span>
              </Link>
            </WithChat>
          )}
          {save}
          <ShareButton title={title} />
        </div>
        {isAnswered && answerTime !== null && (
          <p className="answers-within">{t('figures.usually', { time: answerTime })}</p>
        )}
      </div>
      {company !== null && <JobCompany company={company} constants={constants} Link={Link} />}
      {job.isOpen && <ContactCard contact={job.contact} isThere={company?.hasContact === true} />}
      <SafetyNote report={report} />
    </aside>
  )
}
