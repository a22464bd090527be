import { NOTICE_FILTERS, type NoticeFilter } from '../../../contract/notices'
import type { Answer } from '../../../http/call'
import { INBOX } from '../../../http/inbox-count'
import { callMain } from '../../../http/main-api'
import { tellOtherTabs } from '../../../http/other-tabs'
import { useOwn, useOwnChanged, useOwnEdited, useRead } from '../../../http/read'
import { listAt, numberAt, textAt, timeAt, toFields } from '../../../lib/fields'
import { type JobView, toJobView } from '../../../lib/job'
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
  /** null: it is about none, or the job is gone */
  readonly job: JobView | null
  /** When people meet, ms; 0: there is no interview, or the reader is the employer */
  readonly meetingAt: number
}

const toNotice = (one: unknown): Notice => {
  const { isRead, job, application } = toFields(one)
  return {
    id: numberAt(one, 'id'),
    type: textAt(one, 'type'),
    title: textAt(one, 'title'),
    content: textAt(one, 'content'),
    sentAt: timeAt(one, 'sendAt'),
    isRead: isRead === true,
    jobId: numberAt(one, 'jobId'),
    applicationId: numberAt(one, 'applicationId'),
    job: job ? toJobView(job) : null,
    meetingAt: timeAt(toFields(application).interview, 'interviewTime'),
  }
}

const toNotices = (body: unknown): Page<Notice> => toPage(body, toNotice)
const toMaybe = (body: unknown) => (body === null ? null : toNotice(body))

export const isFilter = (text: string | null): text is NoticeFilter =>
  NOTICE_FILTERS.some((filter) => filter === text)

/** The newest first; pages from 1. Source: portal specification 3. */
export const useInbox = (page: number, filter: NoticeFilter) =>
  useOwn(`${INBOX}?page=${page}&size=${INBOX_PAGE}&topics=notification&kind=${filter}`, toNotices)

/** One that the list does not have, e.g. of a link; null: there is none of this person's. */
export const useNotice = (id: number, isAsked: boolean) =>
  useRead(`${INBOX}/${id}`, toMaybe, { staleTime: 0, enabled: isAsked })

/** Up to the newest that was told of: what came since nobody has seen. */
export const readAll = (newestId: number): Promise<Answer> =>
  callMain({ method: 'PUT', path: `${INBOX}/read/all?upTo=${newestId}` })

export const removeNotice = (id: number): Promise<Answer> =>
  callMain({ method: 'DELETE', path: `${INBOX}/${id}` })

export const bringBack = (id: number): Promise<Answer> =>
  callMain({ method: 'PUT', path: `${INBOX}/${id}`, json: { isRemoved: false } })

const marked = (one: unknown, id: number, isRead: boolean): unknown =>
  numberAt(one, 'id') === id ? { ...toFields(one), isRead } : one

/**
 * Marks one as read, or as unread again. It changes where it stands: under "Unread" a list that is asked anew would lose the
 * row beneath the pointer. The header counts anew, and other tabs read all of it.
 */
export function useMark(): (id: number, isRead: boolean) => Promise<Answer> {
  const edited = useOwnEdited()
  const changed = useOwnChanged()
  return async (id, isRead) => {
    const answer = await callMain({ method: 'PUT', path: `${INBOX}/${id}`, json: { isRead } })
    if (answer.kind !== 'ok') return answer
    edited(INBOX, (body) =>
      'result' in toFields(body)
        ? { ...toFields(body), result: listAt(body, 'result').map((one) => marked(one, id, isRead)) }
        : marked(body, id, isRead),
    )
    tellOtherTabs(INBOX)
    await changed(`${INBOX}/unread`)
    return answer
  }
}
