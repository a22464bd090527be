import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Chat } from '../features/chat'
import { useSession } from '../lib/session'
import { Title } from '../ui/title'

/** The conversation that is shown stands in the address, so Back and a reload find it. */
export default function ChatScreen() {
  const { t } = useTranslation('chat')
  const session = useSession()
  const [search] = useSearchParams()
  // The guard is on its way to the login.
  if (session === null) return null
  return (
    <>
      <Title>{t('title')}</Title>
      <Chat imId={session.imId} selected={search.get('with')} />
    </>
  )
}
