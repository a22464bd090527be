import type { UnreadTotals } from '../views/conversation-list.js'
import { useImEngine } from './provider.js'
import { useView } from './use-view.js'

/** Totals of all conversations that may disturb: `{ unread: 3, mentions: 1, marked: 0 }`, or `useUnread(({ unread }) => unread)`. */
export function useUnread<S = UnreadTotals>(select?: (totals: UnreadTotals) => S): S {
  return useView(useImEngine().unread, select)
}
