import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { Chat } from '../../features/chat'
import { useSession } from '../../lib/session'
import { Title } from '../../ui/title'
import { DeskHeader } from '../components/desk-header'

/** The desk: its head, and the chat below it. The conversation that is shown stands in the address. */
export default function DeskScreen() {
  const { t } = useTranslation('desk')
  const session = useSession()
  const [search] = useSearchParams()
  if (session === null) return null
  if (session.isReviewer === true) return <Navigate to="/review" replace />
  return (
    <div className="page" data-fixed>
      <Title>{t('title')}</Title>
      <DeskHeader session={session} title={t('title')} />
      <Chat key={session.imId} imId={session.imId} selected={search.get('with')} />
    </div>
  )
}
