import { type ConversationKey, EVERYBODY_KEY, type ShownMessage } from '@sarika/im-engine'
import { useTranslation } from 'react-i18next'
import { showTime } from '../../../lib/dates'
import { nextToEverybody } from '../rules/everybody'

interface Props {
  conversation: ConversationKey
  messages: readonly ShownMessage[]
}

/** Above the field of a manager's session with everybody: who gets what is sent, or when goes what waits. Source: S-MGR-10, S-MGR-13. */
export function EverybodyLine({ conversation, messages }: Props) {
  const { t } = useTranslation('typing')
  if (conversation !== EVERYBODY_KEY) return null
  const next = nextToEverybody(messages)
  return (
    <p className="typing-line" role="status">
      {next === null ? t('everybody.hint') : t('everybody.waits', { time: showTime(next) })}
    </p>
  )
}
