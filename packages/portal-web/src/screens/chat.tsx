import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Chat } from '../features/chat'
import type { Session } from '../lib/session'
import { Title } from '../ui/title'

/** The conversation that is shown stands in the address, so Back and a reload find it. */
export function ChatScreen({ session }: { session: Session }) {
  const { t } = useTranslation('chat')
  const [search] = useSearchParams()
  return (
    <>
      <Title>{t('title')}</Title>
      <Chat imId={session.imId} selected={search.get('with')} />
    </>
  )
}
