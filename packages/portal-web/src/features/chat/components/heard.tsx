import type { ConversationSnapshot } from '@sarika/im-engine'
import { tip } from '@sarika/im-engine/kinds'
import { useConnection } from '@sarika/im-engine/react'
import { memo, useState } from 'react'
import { hear, type News, type Told } from '../rules/heard'
import { failureInWords, withdrawalInWords } from '../rules/refusals'
import { inLine } from '../rules/words'
import { useSay } from './say'
import type { Talk } from './talk'

/**
 * Tells a screen reader what has just come or gone wrong, and nothing that is only scrolled into sight or was caught up when
 * the conversation was opened: that is read where it stands.
 */
export function Heard({ snapshot, talk }: { snapshot: ConversationSnapshot; talk: Talk }) {
  const { messages, isReady, hasNewer } = snapshot
  const { isCaughtUp } = useConnection()
  const [told, setTold] = useState<Told | null>(null)
  // At another place than the newest nothing comes.
  if (isReady && !hasNewer && (told !== null || isCaughtUp) && told?.messages !== messages)
    setTold(told === null ? { messages, news: [] } : hear(told, messages))
  return (
    <div className="only-heard" aria-live="polite">
      {told?.news.map((one) => (
        <Word key={`${one.type} ${one.message.key}`} news={one} talk={talk} />
      ))}
    </div>
  )
}

const Word = memo(function Word({ news: { type, message }, talk }: { news: News; talk: Talk }) {
  const t = useSay()
  if (type === 'not-sent') return <p>{failureInWords(message.failure, t)}</p>
  if (type === 'not-withdrawn' && message.failedWithdrawal !== undefined)
    return <p>{withdrawalInWords(message.failedWithdrawal.failure, t)}</p>
  if (tip.is(message)) return <p>{talk.tipInWords(message.body)}</p>
  return <p>{t('thread.heard', { name: talk.nameOf(message), text: inLine(message, t) })}</p>
})
