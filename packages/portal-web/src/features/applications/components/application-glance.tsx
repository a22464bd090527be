import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FetchFailure } from '../../../ui/failure'
import { ChatIcon } from '../../../ui/icons'
import { useApplication } from '../api/applications'
import { InterviewCard } from './interview-card'
import { Timeline } from './timeline'
import '../../../styles/job.css'
import '../../../styles/applications.css'
import '../../../styles/records.css'
import { WithChat } from '../../../ui/with-chat'

/** How far an application is, beside what tells of it: the interview with its answer, the ways on, the steps. */
export function ApplicationGlance({ id, isInterview }: { id: number; isInterview: boolean }) {
  const { t } = useTranslation('applications')
  const { data: application, isError, cause, refetch } = useApplication(String(id))
  if (isError) return <FetchFailure cause={cause} onRetry={() => void refetch()} />
  if (application === undefined) return <div className="glance-skeleton" aria-busy="true" />
  if (application === null) return null
  const { interview, job } = application
  return (
    <div className="application-glance">
      {isInterview && interview !== null && <InterviewCard application={application} interview={interview} />}
      <div className="application-actions">
        <Link className="button button-small" to={`/job-record/${id}`}>
          {t('glance.open')}
        </Link>
        {job.isOpen && (
          <WithChat>
            <Link className="button button-small" to={`/chat/index?job=${job.id}`}>
              <ChatIcon />
              {t('chat')}
            </Link>
          </WithChat>
        )}
      </div>
      <section>
        <h3>{t('glance.title')}</h3>
        <Timeline application={application} />
      </section>
    </div>
  )
}
