import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useApplicationsWith } from '../../../http/use-application'
import { titleOf } from '../../../lib/job'
import { EmployerLogo } from '../../../ui/employer-logo'
import { dayOf } from './days'
import { applicationAt, progressOf, STEPS } from './progress'
import { isAtDesk, useTable } from './table'
import '../../../styles/hiring.css'

const PARTS = [1, 2, 3, 4]

/** How far the application is that the two talk about, in the details of the conversation. */
export function ApplicationPart() {
  const { t } = useTranslation('hiring')
  const table = useTable()
  const { data } = useApplicationsWith(table?.peer ?? '')
  const application = table === null ? undefined : applicationAt(data, table)
  if (application === undefined) return null
  const { id, job, appliedAt, viewedAt, interview } = application
  const progress = progressOf(application)
  const step = STEPS[progress]
  const words = [
    t('application.sentOn', { date: dayOf(appliedAt) }),
    (viewedAt > 0 || interview !== null) && t('application.wasViewed'),
    interview !== null && t('application.wasInvited'),
    progress === 'accepted' && t('application.wasAccepted'),
    progress === 'cancelled' && t('application.wasCancelled'),
  ].filter((word) => word !== false)
  return (
    <section className="hiring-application">
      <header>
        <h3>{t(isAtDesk ? 'application.theirs' : 'application.yours')}</h3>
        {isAtDesk ? (
          <button type="button" className="link" onClick={() => table?.openResume(id)}>
            {t('resume.open')}
          </button>
        ) : (
          <Link className="link" to={`/job-record/${id}`}>
            {t('application.timeline')}
          </Link>
        )}
      </header>
      <div className="hiring-line">
        <EmployerLogo employer={job.employer} />
        <div className="hiring-about">
          <bdi className="card-title">{titleOf(job)}</bdi>
          <span className="card-soft">{words.join(' · ')}</span>
        </div>
      </div>
      <div className="hiring-track" role="img" aria-label={t('application.step', { step })}>
        {PARTS.map((part) => (
          <span key={part} data-done={part <= step || undefined} />
        ))}
      </div>
    </section>
  )
}
