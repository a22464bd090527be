import { numberAt } from '../lib/fields'
import { INBOX_POLL_MS } from '../lib/limits'
import { useOwn } from './read'

const toCount = (body: unknown): number => numberAt(body, 'totalCount')

/** How many messages of the inbox are unread; asked again while one looks on. Source: portal specification 3, 7. */
export const useInboxCount = (): number =>
  useOwn('/users/messages/inbox/unread/count', toCount, INBOX_POLL_MS).data ?? 0
