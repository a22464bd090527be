import type { ConversationItem } from '@sarika/im-engine'
import { useConversations, useImEngine, useView } from '@sarika/im-engine/react'

/** The row of a chat, whether it is listed or archived; undefined = it is neither. */
export function useRow(key: string): ConversationItem | undefined {
  const listed = useConversations(({ items }) => items.find((one) => one.key === key))
  const archived = useView(useImEngine().archived, ({ items }) => items.find((one) => one.key === key))
  return listed ?? archived
}
