import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Application } from '../../../http/application'
import { showAgo } from '../../../lib/dates'
import { titleOf } from '../../../lib/job'
import { langOf } from '../../../lib/lang-of'
import { useDay } from '../../../lib/use-day'
import { EmployerLogo } from '../../../ui/employer-logo'
import { Panel, PanelRow } from '../../../ui/panel'
import { isForgotten, isGoingOn } from '../rules/going-on'
import { statusOf, stepsOf } from '../rules/timeline'

const SHOWN = 4

/** How far an application is, in a word and as a bar of four: sent, viewed, invited, answered. */
function Progress({ application }: { application: Application }) {
  const { t } = useTranslation('applications')
  const now = useDay()
  const steps = stepsOf(application)
  const reached = steps.filter(({ isDone, name }) => isDone && name !== 'closed').length
  const at = steps.findLast((step) => step.isDone && step.at > 0)?.at ?? application.appliedAt
  const status = statusOf(application)
  const word = t(`short.${status}`)
  return (
    <span className="progress-state">
      {status === 'interview' || status === 'accepted' ? <b>{word}</b> : word}
      {' · '}
      {showAgo(at, now)}
      <span className="track" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <i key={step} data-on={step <= reached || undefined} />
        ))}
      </span>
    </span>
  )
}

/** The applications that still go on, and a word about those that nobody answers; nothing where there is neither. */
export function InProgress({ applications, total }: { applications: readonly Application[]; total: number }) {
  const { t } = useTranslation('applications')
  const now = useDay()
  const going = applications.filter((one) => isGoingOn(one, now))
  const forgotten = applications.filter((one) => isForgotten(one, now)).length
  if (going.length + forgotten === 0) return null
  return (
    <Panel title={t('progress.title')} all={{ to: '/job-record', text: t('progress.all', { count: total }) }}>
      <ul>
        {going.slice(0, SHOWN).map((application) => {
          const { id, job } = application
          const title = titleOf(job)
          return (
            <PanelRow
              key={id}
              to={`/job-record/${id}`}
              face={<EmployerLogo employer={job.employer} />}
              title={<bdi lang={langOf(title)}>{title}</bdi>}
              below={<bdi>{job.employer?.name ?? ''}</bdi>}
            >
              <Progress application={application} />
            </PanelRow>
          )
        })}
      </ul>
      {forgotten > 0 && (
        <p className="panel-note">
          {t('progress.forgotten', { count: forgotten })}{' '}
          <Link className="link" to="/job-record">
            {t('progress.look')}
          </Link>
        </p>
      )}
    </Panel>
  )
}
