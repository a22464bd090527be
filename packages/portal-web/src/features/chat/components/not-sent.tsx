import type { ConversationItem, ConversationKey } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { useEffect } from 'react'
import { toast } from 'sonner'
import { useSay } from './say'

/** Conversations whose last message of one's own is on its way. */
const onTheWay = (items: readonly ConversationItem[]): ReadonlySet<ConversationKey> =>
  new Set(items.flatMap(({ key, last }) => (last?.own === true && last.state === 'sending' ? [key] : [])))

/**
 * Tells by a toast that a message was not sent in another conversation than the one on the screen, where the thread says it
 * and why. Source: specification 8, socket send failure.
 */
export function NotSent({ selected }: { selected: string | null }) {
  const t = useSay()
  const { conversations } = useImEngine()
  useEffect(() => {
    let waiting = onTheWay(conversations.getSnapshot().items)
    return conversations.subscribe(() => {
      const { items } = conversations.getSnapshot()
      for (const { key, last, title } of items)
        if (waiting.has(key) && last?.own === true && last.state === 'failed' && key !== selected)
          toast(t('list.sendFailed'), {
            id: `not-sent-${key}`,
            description: title ?? t('thread.unknownContact'),
          })
      waiting = onTheWay(items)
    })
  }, [conversations, selected, t])
  return null
}
