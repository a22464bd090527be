import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { openChat, sendInvitation } from '../../features/chat'
import { Board } from '../../features/hiring'
import { isChatOn } from '../../lib/chat-switch'
import { useSession } from '../../lib/session'
import { isStaff, staffPage } from '../../lib/staff'
import { Title } from '../../ui/title'
import { DeskHeader } from '../components/desk-header'
import { openPeer, TalkTab } from '../components/talk-tab'

/** The applications of the company; which job, and what is open, stands in the address. */
export default function BoardScreen() {
  const { t } = useTranslation(['board', 'desk'])
  const session = useSession()
  const { jobId } = useParams()
  if (session === null) return null
  if (isStaff(session) || session.isManager === true) return <Navigate to={staffPage(session)} replace />
  return (
    <div className="page" data-fixed>
      <Title>{t('title')}</Title>
      <DeskHeader session={session} title={t('desk:title')} />
      <Board
        jobId={jobId}
        sendCard={async (invited, progress) => {
          // Without a chat the notice of the interview tells it.
          if (!isChatOn()) return 'sent'
          const opened = await openPeer(invited.id)
          if (typeof opened === 'string') return opened
          const refusal = await sendInvitation(openChat(session.imId), opened.peer, invited, progress)
          return refusal === null ? 'sent' : 'failed'
        }}
        chat={({ id, jobId: about, talker }) => (
          <TalkTab key={id} imId={session.imId} applicationId={id} jobId={about} talker={talker} />
        )}
      />
    </div>
  )
}
