import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ChatIcon } from '../../../ui/icons'

/** In the row of a job: to the chat with who answers for it. */
export function ChatMark({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('applications')
  return (
    <Link
      className="icon-button"
      to={`/chat/index?job=${id}`}
      aria-label={t('records.chatAbout', { title: name })}
      title={t('chat')}
    >
      <ChatIcon />
    </Link>
  )
}
