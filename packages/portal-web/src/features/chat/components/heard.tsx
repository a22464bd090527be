import type { ConversationSnapshot } from '@sarika/im-engine'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hear, type News, type Told } from '../rules/heard'
import { failureInWords, insteadOfText, withdrawalInWords } from '../rules/words'
import type { Talk } from './talk'

/** Tells a screen reader what has just come or gone wrong, and nothing that is only scrolled into sight. */
export function Heard({ snapshot, talk }: { snapshot: ConversationSnapshot; talk: Talk }) {
  const { t } = useTranslation('chat')
  const { messages, isReady, hasNewer } = snapshot
  const [told, setTold] = useState<Told | null>(null)
  // At another place than the newest nothing comes.
  if (isReady && !hasNewer && told?.messages !== messages)
    setTold(told === null ? { messages, news: [] } : hear(told, messages))

  const inWords = ({ type, message }: News): string => {
    if (type === 'not-sent') return failureInWords(message.failure, t)
    if (type === 'not-withdrawn' && message.failedWithdrawal !== undefined)
      return withdrawalInWords(message.failedWithdrawal.failure, t)
    return t('thread.heard', { name: talk.nameOf(message), text: insteadOfText(message, t) ?? message.text })
  }
  return (
    <div className="only-heard" aria-live="polite">
      {told?.news.map((one) => (
        <p key={`${one.type} ${one.message.key}`}>{inWords(one)}</p>
      ))}
    </div>
  )
}
