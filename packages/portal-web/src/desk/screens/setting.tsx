import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { Setting } from '../../features/chat/setting'
import { useSession } from '../../lib/session'
import { isStaff, staffPage } from '../../lib/staff'
import { ChatPlace } from '../../screens/chat-place'
import { Title } from '../../ui/title'
import { DeskHeader } from '../components/desk-header'
import { WayToApplications } from '../components/way-to-applications'

/** All settings of an employer's chat, below the head of the desk. */
export default function DeskSettingScreen() {
  const { t } = useTranslation(['box', 'desk'])
  const session = useSession()
  if (session === null) return null
  if (isStaff(session)) return <Navigate to={staffPage(session)} replace />
  return (
    <div className="page" data-fixed>
      <Title>{t('title')}</Title>
      <DeskHeader session={session} title={t('desk:title')} />
      <ChatPlace way={session.isEmployer && <WayToApplications />}>
        <Setting key={session.imId} imId={session.imId} />
      </ChatPlace>
    </div>
  )
}
