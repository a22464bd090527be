import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { isView, People } from '../../features/chat/people'
import { useSession } from '../../lib/session'
import { isStaff, staffPage } from '../../lib/staff'
import { ChatPlace } from '../../screens/chat-place'
import { Title } from '../../ui/title'
import { DeskHeader } from '../components/desk-header'
import { WayToApplications } from '../components/way-to-applications'

/** The people of an employer's chat, below the head of the desk. */
export default function DeskPeopleScreen() {
  const { t } = useTranslation(['people', 'desk'])
  const session = useSession()
  const [search] = useSearchParams()
  if (session === null) return null
  if (isStaff(session)) return <Navigate to={staffPage(session)} replace />
  const view = search.get('view')
  return (
    <div className="page" data-fixed>
      <Title>{t('title')}</Title>
      <DeskHeader session={session} title={t('desk:title')} />
      <ChatPlace way={session.isEmployer && <WayToApplications />}>
        <People
          key={session.imId}
          imId={session.imId}
          view={isView(view) ? view : null}
          who={search.get('who')}
        />
      </ChatPlace>
    </div>
  )
}
