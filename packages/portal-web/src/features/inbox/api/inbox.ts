import type { Answer } from '../../../http/call'
import { INBOX } from '../../../http/inbox-count'
import { callMain } from '../../../http/main-api'
import { useOwn } from '../../../http/read'
import { numberAt, textAt, timeAt, toFields } from '../../../lib/fields'
import { INBOX_PAGE } from '../../../lib/limits'
import { type Page, toPage } from '../../../lib/reading'

/** What happened, in the language that is shown. */
export interface Notice {
  readonly id: number
  /** What kind of thing happened, in the server's word, e.g. "job-closed". */
  readonly type: string
  readonly title: string
  readonly content: string
  /** ms */
  readonly sentAt: number
  readonly isRead: boolean
  /** What it is about; 0: nothing of the kind. */
  readonly jobId: number
  readonly applicationId: number
}

const toNotice = (one: unknown): Notice => ({
  id: numberAt(one, 'id'),
  type: textAt(one, 'type'),
  title: textAt(one, 'title'),
  content: textAt(one, 'content'),
  sentAt: timeAt(one, 'sendAt'),
  isRead: toFields(one).isRead === true,
  jobId: numberAt(one, 'jobId'),
  applicationId: numberAt(one, 'applicationId'),
})

const toNotices = (body: unknown): Page<Notice> => toPage(body, toNotice)

/** The newest first; pages from 1. Source: portal specification 3. */
export const useInbox = (page: number) =>
  useOwn(`${INBOX}?page=${page}&size=${INBOX_PAGE}&topics=notification`, toNotices)

/** Up to the newest that was told of: what came since nobody has seen. */
export const readAll = (newestId: number): Promise<Answer> =>
  callMain({ method: 'PUT', path: `${INBOX}/read/all?upTo=${newestId}` })
