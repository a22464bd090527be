import { PRODUCT } from '../lib/product'
import { useRingTitle } from '../lib/ring-title'
import { shownCount, useUnreadCount } from '../lib/unread'

/** The document's title, e.g. "(3) Chat - Sarika": one on every screen. A call that rings goes before it. */
export function Title({ children }: { children: string }) {
  const unread = useUnreadCount() ?? 0
  const ringing = useRingTitle()
  return <title>{ringing ?? `${unread > 0 ? `(${shownCount(unread)}) ` : ''}${children} - ${PRODUCT}`}</title>
}
