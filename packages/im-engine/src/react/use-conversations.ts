import type { ConversationList } from '../views/conversation-list.js'
import { useImEngine } from './provider.js'
import { useView } from './use-view.js'

export interface Conversations extends ConversationList {
  /** One page more. */
  readonly showMore: () => void
}

/** The list, in its order: `{ items: [...], total: 140, showMore }`; items that did not change keep their identity. */
export function useConversations(): Conversations {
  const { conversations } = useImEngine()
  return { ...useView(conversations), showMore: conversations.showMore }
}
