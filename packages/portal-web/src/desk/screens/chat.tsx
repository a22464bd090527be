import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { Chat } from '../../features/chat'
import { useIsChatOn } from '../../lib/chat-switch'
import { useSession } from '../../lib/session'
import { isStaff, staffPage } from '../../lib/staff'
import { ChatPlace } from '../../screens/chat-place'
import { Title } from '../../ui/title'
import { DeskHeader } from '../components/desk-header'
import { WayToApplications } from '../components/way-to-applications'

/** The desk: its head, and the chat below it. The conversation that is shown stands in the address. */
export default function DeskScreen() {
  const { t } = useTranslation('desk')
  const session = useSession()
  const [search] = useSearchParams()
  const isChatOn = useIsChatOn()
  if (session === null) return null
  if (isStaff(session)) return <Navigate to={staffPage(session)} replace />
  const selected = search.get('with')
  // The desk opens here. Who follows a link to a talk is told that there is no chat.
  if (!isChatOn && session.isEmployer && selected === null) return <Navigate to="/applications" replace />
  return (
    <div className="page" data-fixed>
      <Title>{t('title')}</Title>
      <DeskHeader session={session} title={t('title')} />
      <ChatPlace way={session.isEmployer && <WayToApplications />}>
        <Chat key={session.imId} imId={session.imId} selected={selected} />
      </ChatPlace>
    </div>
  )
}
