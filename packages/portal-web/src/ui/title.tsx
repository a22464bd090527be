import { PRODUCT } from '../lib/product'
import { shownCount, useUnreadCount } from '../lib/unread'

/** The document's title, e.g. "(3) Chat - Sarika": one on every screen. */
export function Title({ children }: { children: string }) {
  const unread = useUnreadCount() ?? 0
  return <title>{`${unread > 0 ? `(${shownCount(unread)}) ` : ''}${children} - ${PRODUCT}`}</title>
}
