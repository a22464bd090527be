import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { SettingForm } from '../../features/chat/setting'
import { useSession } from '../../lib/session'
import { isStaff, staffPage } from '../../lib/staff'
import { ChatPlace } from '../../screens/chat-place'
import { Title } from '../../ui/title'
import { DeskHeader } from '../components/desk-header'
import { WayToApplications } from '../components/way-to-applications'

/** One setting of an employer's chat; which one stands in the address. */
export default function DeskSettingFormScreen() {
  const { t } = useTranslation(['box', 'desk'])
  const session = useSession()
  const [search] = useSearchParams()
  if (session === null) return null
  if (isStaff(session)) return <Navigate to={staffPage(session)} replace />
  return (
    <div className="page" data-fixed>
      <Title>{t('title')}</Title>
      <DeskHeader session={session} title={t('desk:title')} />
      <ChatPlace way={session.isEmployer && <WayToApplications />}>
        <SettingForm key={session.imId} imId={session.imId} of={search.get('of')} />
      </ChatPlace>
    </div>
  )
}
