import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { CompanyEditor } from '../../features/hiring'
import { useSession } from '../../lib/session'
import { isStaff, staffPage } from '../../lib/staff'
import { Title } from '../../ui/title'
import { DeskHeader } from '../components/desk-header'

/** The page of the company that one acts for. */
export default function CompanyScreen() {
  const { t } = useTranslation(['firm', 'desk'])
  const session = useSession()
  if (session === null) return null
  if (isStaff(session) || session.isManager === true) return <Navigate to={staffPage(session)} replace />
  return (
    <div className="page">
      <Title>{t('title')}</Title>
      <DeskHeader session={session} title={t('desk:title')} />
      <CompanyEditor key={session.userId} />
    </div>
  )
}
