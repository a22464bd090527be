import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { JobDesk } from '../../features/hiring/jobs'
import { useSession } from '../../lib/session'
import { isStaff, staffPage } from '../../lib/staff'
import { DeskHeader } from '../components/desk-header'
import '../../styles/own.css'

/** The jobs of the company. */
export default function JobsScreen() {
  const { t } = useTranslation('desk')
  const session = useSession()
  if (session === null) return null
  if (isStaff(session) || session.isManager === true) return <Navigate to={staffPage(session)} replace />
  return (
    <div className="page">
      <DeskHeader session={session} title={t('title')} />
      <JobDesk />
    </div>
  )
}
