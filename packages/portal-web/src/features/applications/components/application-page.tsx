import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { showListed } from '../../../lib/dates'
import { type RowOf, titleOf } from '../../../lib/job'
import { useGoOn } from '../../../lib/use-go-on'
import { ChatIcon } from '../../../ui/icons'
import { OwnPage } from '../../../ui/own-page'
import type { ApplicationWhole } from '../api/applications'
import { InterviewCard } from './interview-card'
import { RemoveApplication } from './remove-application'
import { Timeline } from './timeline'
import '../../../styles/job.css'
import '../../../styles/applications.css'
import '../../../styles/records.css'
import { WithChat } from '../../../ui/with-chat'

/** What was sent, as it was then. */
function Sent({ application: { resumeName, hasFile, letter } }: { application: ApplicationWhole }) {
  const { t } = useTranslation('applications')
  return (
    <section className="job-card">
      <h2>{t('records.sentWith')}</h2>
      {resumeName !== null && (
        <p>
          {t('apply.resume')}: <bdi>{resumeName}</bdi>
        </p>
      )}
      {hasFile && <p>{t('apply.file')}</p>}
      {letter !== null && (
        <details>
          <summary className="letter-title">
            {t('apply.letter')}: <bdi>{letter.title}</bdi>
          </summary>
          <p className="letter-text" dir="auto">
            {letter.content}
          </p>
        </details>
      )}
    </section>
  )
}

/** One application whole: how far it is, its interview, and what was sent. */
export function ApplicationPage({ application, jobRow }: { application: ApplicationWhole; jobRow: RowOf }) {
  const { t } = useTranslation('applications')
  const goOn = useGoOn()
  const { job, appliedAt, interview } = application
  return (
    <OwnPage
      title={titleOf(job)}
      back={{ to: '/job-record', name: t('records.back') }}
      lead={t('apply.applied', { date: showListed(appliedAt) })}
      action={
        <div className="application-actions">
          {job.isOpen && (
            <WithChat>
              <Link className="button button-small" to={`/chat/index?job=${job.id}`}>
                <ChatIcon />
                {t('chat')}
              </Link>
            </WithChat>
          )}
          <RemoveApplication
            application={application}
            onRemoved={() => goOn('/job-record', { replace: true })}
          />
        </div>
      }
    >
      <ul className="rows">{jobRow(job, {})}</ul>
      {interview !== null && <InterviewCard application={application} interview={interview} />}
      <section className="job-card">
        <h2>{t('records.timeline')}</h2>
        <Timeline application={application} />
      </section>
      <Sent application={application} />
    </OwnPage>
  )
}
