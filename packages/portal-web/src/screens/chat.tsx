import { useTranslation } from 'react-i18next'
import { useOutletContext, useSearchParams } from 'react-router-dom'
import { Chat } from '../features/chat'
import type { Session } from '../lib/session'
import { Title } from '../ui/title'
import { ChatPlace, WayToJobs } from './chat-place'

/** The conversation that is shown stands in the address, so Back and a reload find it. */
export default function ChatScreen() {
  const { t } = useTranslation('chat')
  const session = useOutletContext<Session>()
  const [search] = useSearchParams()
  return (
    <>
      <Title>{t('title')}</Title>
      <ChatPlace way={<WayToJobs />}>
        <Chat key={session.imId} imId={session.imId} selected={search.get('with')} />
      </ChatPlace>
    </>
  )
}
