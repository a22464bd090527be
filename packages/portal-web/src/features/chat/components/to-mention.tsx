import type { ConversationSnapshot } from '@sarika/im-engine'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { shownCount } from '../../../lib/unread'
import { mentionsBehind } from '../rules/mentions-behind'
import type { Sight } from '../rules/sight'

interface Props {
  sight: Sight
  messages: ConversationSnapshot['messages']
  onJump: (id: string) => void
}

/** To the next message that mentions oneself and was not in sight yet, with how many there are. Source: S-REACH-7. */
export function ToMention({ sight, messages, onJump }: Props) {
  const { t } = useTranslation('reach')
  const furthest = useSyncExternalStore(sight.subscribe, sight.furthest)
  const waiting = furthest === null ? [] : mentionsBehind(messages, furthest)
  const [next] = waiting
  if (next === undefined) return null
  return (
    <button
      type="button"
      className="round-button to-mention"
      aria-label={t('mention.next', { count: waiting.length })}
      title={t('mention.next', { count: waiting.length })}
      onClick={() => onJump(next.id)}
    >
      <span aria-hidden="true">@</span>
      <span className="badge" aria-hidden="true">
        {shownCount(waiting.length)}
      </span>
    </button>
  )
}
