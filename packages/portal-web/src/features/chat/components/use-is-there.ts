import { type ConversationKey, isGroupKey, peerOf } from '@sarika/im-engine'
import { useImEngine, useView } from '@sarika/im-engine/react'
import { useCallback } from 'react'

/** Whether whom a conversation is with is online; not of groups, and of nobody while there is no connection. */
export function useIsThere(key: ConversationKey): boolean {
  const pick = useCallback(
    (online: ReadonlySet<string>) => !isGroupKey(key) && online.has(peerOf(key)),
    [key],
  )
  return useView(useImEngine().online, pick)
}
