import type { ConversationKey, FileKind, ImageItem } from '@sarika/im-engine'
import { useConversation, useImEngine } from '@sarika/im-engine/react'
import { useEffect, useState } from 'react'
import { isStored } from '../rules/stored-at'

/**
 * Files of a conversation that may be asked for, the newest first; null until they are read. What comes is added, and what is
 * withdrawn goes. `kinds`: the same list each time that it is drawn.
 */
export function useStoredFiles(
  conversation: ConversationKey,
  kinds: readonly FileKind[],
): readonly ImageItem[] | null {
  const engine = useImEngine()
  const { messages } = useConversation(conversation).snapshot
  const [items, setItems] = useState<readonly ImageItem[] | null>(null)
  useEffect(() => {
    let isOver = false
    // Whatever comes or is withdrawn changes the messages.
    void messages
    void engine.images(conversation, { kinds: [...kinds] }).then((found) => {
      if (!isOver) setItems(found.filter(({ body }) => isStored(body.url)))
    })
    return () => {
      isOver = true
    }
  }, [engine, conversation, kinds, messages])
  return items
}
