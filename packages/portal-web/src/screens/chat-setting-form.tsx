import { useTranslation } from 'react-i18next'
import { useOutletContext, useSearchParams } from 'react-router-dom'
import { SettingForm } from '../features/chat/setting'
import type { Session } from '../lib/session'
import { Title } from '../ui/title'
import { ChatPlace, WayToJobs } from './chat-place'

/** One setting of the chat; which one stands in the address. */
export default function ChatSettingFormScreen() {
  const { t } = useTranslation('box')
  const { imId } = useOutletContext<Session>()
  const [search] = useSearchParams()
  return (
    <>
      <Title>{t('title')}</Title>
      <ChatPlace way={<WayToJobs />}>
        <SettingForm key={imId} imId={imId} of={search.get('of')} />
      </ChatPlace>
    </>
  )
}
