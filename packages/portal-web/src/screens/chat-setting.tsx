import { useTranslation } from 'react-i18next'
import { useOutletContext } from 'react-router-dom'
import { Setting } from '../features/chat/setting'
import type { Session } from '../lib/session'
import { Title } from '../ui/title'
import { ChatPlace, WayToJobs } from './chat-place'

/** All settings of the chat. */
export default function ChatSettingScreen() {
  const { t } = useTranslation('box')
  const { imId } = useOutletContext<Session>()
  return (
    <>
      <Title>{t('title')}</Title>
      <ChatPlace way={<WayToJobs />}>
        <Setting key={imId} imId={imId} />
      </ChatPlace>
    </>
  )
}
