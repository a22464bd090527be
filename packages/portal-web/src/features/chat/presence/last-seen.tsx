import { type ConversationKey, isGroupKey, peerOf, type SeenAt } from '@sarika/im-engine'
import { useImEngine, useView } from '@sarika/im-engine/react'
import { type ReactNode, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useDay } from '../../../lib/use-day'
import { useIsThere } from '../components/use-is-there'
import { seenInWords } from './seen-words'

/**
 * When whom a conversation is with was there last, and what stands between that and the rest of the line. Nothing of groups, of who
 * is there, and where it is not known: because one of the two hides it, or there is no connection.
 */
export function LastSeen({ conversation, after }: { conversation: ConversationKey; after?: ReactNode }) {
  const { t } = useTranslation('typing')
  const today = useDay()
  const pick = useCallback(
    (seen: SeenAt) => (isGroupKey(conversation) ? undefined : seen.get(peerOf(conversation))),
    [conversation],
  )
  const at = useView(useImEngine().lastSeen, pick)
  const isThere = useIsThere(conversation)
  if (at === undefined || isThere) return null
  return (
    <>
      <span className="thread-seen">{seenInWords(at, today, t)}</span>
      {after}
    </>
  )
}
