import { numberAt } from '../lib/fields'
import { INBOX_POLL_MS } from '../lib/limits'
import { useOwn } from './read'

export const INBOX = '/users/messages/inbox'

interface Unread {
  readonly count: number
  /** The newest of them; 0: nothing is unread. */
  readonly newestId: number
}

const toUnread = (body: unknown): Unread => ({
  count: numberAt(body, 'totalCount'),
  newestId: numberAt(body, 'newestId'),
})

/** What is unread in the inbox, undefined until it is known; asked again while one looks on. Source: portal specification 3, 7. */
export const useInboxUnread = (): Unread | undefined =>
  useOwn(`${INBOX}/unread/count`, toUnread, INBOX_POLL_MS).data
