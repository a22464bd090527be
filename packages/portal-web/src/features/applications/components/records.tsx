import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { APPLICATIONS, type Application, toApplication } from '../../../http/application'
import { showListed } from '../../../lib/dates'
import { type RowOf, titleOf } from '../../../lib/job'
import { LIST_PAGE } from '../../../lib/limits'
import { showMeeting } from '../../../lib/meeting'
import { useDay } from '../../../lib/use-day'
import { OwnPage } from '../../../ui/own-page'
import { RowSkeletons } from '../../../ui/rows'
import { toTalk, useInvitations } from '../api/talks'
import { statusOf } from '../rules/timeline'
import { Invitations } from './invitations'
import { OwnList } from './own-list'
import { RemoveApplication } from './remove-application'
import { TabsInAddress } from './tabs-in-address'
import { TalkActions } from './talk-actions'
import '../../../styles/applications.css'
import '../../../styles/records.css'

/** How far an application is. */
function Status({ application }: { application: Application }) {
  const { t } = useTranslation('applications')
  const status = statusOf(application)
  return (
    <strong className="status" data-status={status}>
      {t(`steps.${status}`)}
    </strong>
  )
}

function Actions({ application }: { application: Application }) {
  const { t } = useTranslation('applications')
  return (
    <>
      <Link
        className="button button-small"
        to={`/job-record/${application.id}`}
        aria-label={t('records.detailsOf', { title: titleOf(application.job) })}
      >
        {t('records.details')}
      </Link>
      <RemoveApplication application={application} />
    </>
  )
}

/** What was applied for, talked about and invited to; which of them stands in the address. */
export function Records({ title, jobRow }: { title: string; jobRow: RowOf }) {
  const { t } = useTranslation('applications')
  const today = useDay()
  const { isPending: areInvitationsAwaited } = useInvitations()
  const way = { to: '/job', name: t('saved.toJobs') }
  const applied = (
    <OwnList path={APPLICATIONS} toRow={toApplication} empty={t('records.noApplied')} way={way}>
      {(application) =>
        jobRow(application.job, {
          note: (
            <p className="record-note">
              <Status application={application} />
              <span className="soft">{t('apply.applied', { date: showListed(application.appliedAt) })}</span>
            </p>
          ),
          actions: <Actions application={application} />,
        })
      }
    </OwnList>
  )
  const talks = (
    <OwnList path="/users/jobs" toRow={toTalk} empty={t('records.noTalks')} way={way}>
      {(talk) =>
        jobRow(talk.job, {
          note: (
            <p className="record-note">
              <span className="soft">{t('records.talked', { date: showListed(talk.talkedAt) })}</span>
            </p>
          ),
          actions: <TalkActions talk={talk} />,
        })
      }
    </OwnList>
  )
  const interviews = (
    <OwnList
      path={`${APPLICATIONS}?tab=interview`}
      toRow={toApplication}
      empty={t('records.noInterviews')}
      way={{ to: '/job-record', name: t('records.applied') }}
    >
      {(application) =>
        jobRow(application.job, {
          note: (
            <p className="record-note">
              <Status application={application} />
              {application.interview !== null && <span>{showMeeting(application.interview.at, today)}</span>}
            </p>
          ),
          actions: <Actions application={application} />,
        })
      }
    </OwnList>
  )
  return (
    <OwnPage title={title}>
      {areInvitationsAwaited ? (
        <RowSkeletons count={LIST_PAGE} />
      ) : (
        <>
          <Invitations />
          <TabsInAddress
            label={title}
            tabs={[
              { id: 'applied', name: t('records.applied'), panel: applied },
              { id: 'communicated', name: t('records.communicated'), panel: talks },
              { id: 'interview', name: t('records.interviews'), panel: interviews },
            ]}
          />
        </>
      )}
    </OwnPage>
  )
}
