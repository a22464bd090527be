import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { WalletPage } from '../../features/chat/wallet'
import { useIsWalletOn } from '../../lib/chat-switch'
import { useSession } from '../../lib/session'
import { isStaff, staffPage } from '../../lib/staff'
import { ChatPlace } from '../../screens/chat-place'
import { Title } from '../../ui/title'
import { DeskHeader } from '../components/desk-header'
import { WayToApplications } from '../components/way-to-applications'

/** The wallet of who works at the desk, below its head. */
export default function DeskWalletScreen() {
  const { t } = useTranslation(['wallet', 'desk'])
  const session = useSession()
  const isWalletOn = useIsWalletOn()
  if (session === null) return null
  if (isStaff(session)) return <Navigate to={staffPage(session)} replace />
  if (!isWalletOn) return <Navigate to="/" replace />
  return (
    <div className="page" data-fixed>
      <Title>{t('title')}</Title>
      <DeskHeader session={session} title={t('desk:title')} />
      <ChatPlace way={session.isEmployer && <WayToApplications />}>
        <WalletPage key={session.imId} imId={session.imId} />
      </ChatPlace>
    </div>
  )
}
