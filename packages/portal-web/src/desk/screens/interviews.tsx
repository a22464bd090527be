import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { Meetings } from '../../features/hiring'
import { useSession } from '../../lib/session'
import { isStaff, staffPage } from '../../lib/staff'
import { Title } from '../../ui/title'
import { DeskHeader } from '../components/desk-header'

/** The interviews to come. */
export default function InterviewsScreen() {
  const { t } = useTranslation(['board', 'desk'])
  const session = useSession()
  if (session === null) return null
  if (isStaff(session) || session.isManager === true) return <Navigate to={staffPage(session)} replace />
  return (
    <div className="page" data-fixed>
      <Title>{t('meetings.title')}</Title>
      <DeskHeader session={session} title={t('desk:title')} />
      <Meetings />
    </div>
  )
}
