import type { ConversationKey, ShownMessage } from '@sarika/im-engine'
import { tip } from '@sarika/im-engine/kinds'
import { memo } from 'react'
import { failedIn, nameOf } from '../rules/heard'
import { failureInWords, withdrawalInWords } from '../rules/refusals'
import { inLine } from '../rules/words'
import { useSay } from './say'
import type { Talk } from './talk'
import { useHeard } from './use-heard'

interface Props {
  conversation: ConversationKey
  messages: readonly ShownMessage[]
  talk: Talk
}

/**
 * Tells a screen reader what has just come or gone wrong, and nothing that is only scrolled into sight or was caught up when
 * the conversation was opened: that is read where it stands.
 */
export function Heard({ conversation, messages, talk }: Props) {
  const told = useHeard(conversation)
  return (
    <div className="only-heard" aria-live="polite">
      {told.map((news) => {
        const message = news.type === 'said' ? news.message : failedIn(messages, news.failed)
        // What fails again after it was mended is to be heard again.
        return (
          message && <Word key={nameOf(news)} isSaid={news.type === 'said'} message={message} talk={talk} />
        )
      })}
    </div>
  )
}

const Word = memo(function Word({
  isSaid,
  message,
  talk,
}: {
  isSaid: boolean
  message: ShownMessage
  talk: Talk
}) {
  const t = useSay()
  if (!isSaid)
    return (
      <p>
        {message.failedWithdrawal === undefined
          ? failureInWords(message.failure, t)
          : withdrawalInWords(message.failedWithdrawal.failure, t)}
      </p>
    )
  if (tip.is(message)) return <p>{talk.tipInWords(message.body)}</p>
  return <p>{t('thread.heard', { name: talk.nameOf(message), text: inLine(message, t) })}</p>
})
