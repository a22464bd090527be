import { type ConversationKey, EVERYBODY_KEY } from '@sarika/im-engine'
import { useTranslation } from 'react-i18next'

/** Above the field of a manager's session with everybody: who gets what is sent, and how often. Source: S-MGR-10, S-MGR-13. */
export function EverybodyLine({ conversation }: { conversation: ConversationKey }) {
  const { t } = useTranslation('typing')
  if (conversation !== EVERYBODY_KEY) return null
  return <p className="typing-line">{t('everybody.hint')}</p>
}
