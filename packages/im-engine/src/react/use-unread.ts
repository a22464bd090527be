import type { UnreadTotals } from '../views/conversation-list.js'
import { useImEngine } from './provider.js'
import { useView } from './use-view.js'

/** Totals of all conversations that may disturb: `{ unread: 3, mentions: 1 }`. */
export function useUnread(): UnreadTotals {
  return useView(useImEngine().unread)
}
