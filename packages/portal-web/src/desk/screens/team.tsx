import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { TeamPage } from '../../features/hiring'
import { useSession } from '../../lib/session'
import { isStaff, staffPage } from '../../lib/staff'
import { DeskHeader } from '../components/desk-header'

/** Who acts for the company. */
export default function TeamScreen() {
  const { t } = useTranslation('desk')
  const session = useSession()
  if (session === null) return null
  if (isStaff(session) || session.isManager === true) return <Navigate to={staffPage(session)} replace />
  return (
    <div className="page">
      <DeskHeader session={session} title={t('title')} />
      <TeamPage key={session.userId} />
    </div>
  )
}
