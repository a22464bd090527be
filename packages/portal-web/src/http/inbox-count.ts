import { numberAt } from '../lib/fields'
import { INBOX_POLL_MS } from '../lib/limits'
import { useOwn } from './read'

export const INBOX = '/users/messages/inbox'

const toCount = (body: unknown): number => numberAt(body, 'totalCount')

/** How many messages of the inbox are unread, undefined until it is known; asked again while one looks on. Source: portal specification 3, 7. */
export const useInboxCount = (): number | undefined =>
  useOwn(`${INBOX}/unread/count`, toCount, INBOX_POLL_MS).data
