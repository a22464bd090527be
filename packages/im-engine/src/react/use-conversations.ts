import type { ConversationList } from '../views/conversation-list.js'
import { useImEngine } from './provider.js'
import { useView } from './use-view.js'

export interface Conversations extends ConversationList {
  /** One page more. */
  readonly showMore: () => void
}

/**
 * The list, in its order: `{ items: [...], total: 140, showMore }`; items that did not change keep their identity. Or what is taken
 * of it: `useConversations(({ items }) => items[0]?.key)`. Source: S-REACT-1, S-API-18.
 */
export function useConversations(): Conversations
export function useConversations<S>(select: (list: ConversationList) => S): S
export function useConversations<S>(select?: (list: ConversationList) => S): Conversations | S {
  const { conversations } = useImEngine()
  const taken = useView<ConversationList, ConversationList | S>(conversations, select)
  return select === undefined
    ? { ...(taken as ConversationList), showMore: conversations.showMore }
    : (taken as S)
}
