/** Notices about what happened, for seekers and employers, and which of them a seeker wants. */
import { NOTICE_FILTERS, NoticeChange, NoticeSettings } from '@sarika/portal-web/contract/notices'
import { z } from 'zod'
import type { Backend } from '../backend'
import { hasServiceNotification, tellServiceNotifications } from '../chat/service-notifications'
import type { Account } from '../db/tables'
import {
  changeNotice,
  countUnread,
  listInbox,
  markAllRead,
  type Reader,
  readNotice,
  removeNotice,
} from '../inbox/inbox'
import { readNoticeSettings, writeNoticeSettings } from '../inbox/notice-settings'
import { INBOX_PAGE_SIZE } from '../limits'
import { hasClosedJobs, tellClosedJobs } from '../seekers/closed-jobs'
import { bare, noContent, notFound } from './answer'
import { optional, PageFields, QueryId, readId } from './job-params'
import { API, route } from './route'

const INBOX = `${API}/users/messages/inbox`
const ONE = `${INBOX}/:id`
const SETTINGS = `${API}/users/me/notice-settings`

/** What closed by itself since the last look becomes a notice now, and what managers said to everybody. */
async function takeIn({ db, writes, clock }: Backend, account: Account): Promise<void> {
  const now = clock()
  if (await hasClosedJobs(db, account.id, now))
    await writes.run((trx) => tellClosedJobs(trx, account.id, now))
  if (await hasServiceNotification(db, account))
    await writes.run((trx) => tellServiceNotifications(trx, account))
}

const list = route({
  method: 'GET',
  path: INBOX,
  access: 'account',
  query: z.object({
    ...PageFields,
    topics: optional(z.literal('notification')),
    kind: optional(z.enum(NOTICE_FILTERS)),
  }),
  says: 'Each has the job that it is about and, for who applied, how far the application is.',
  async handle({
    backend,
    caller: { account },
    language,
    query: { page = 1, size = INBOX_PAGE_SIZE, kind },
  }) {
    await takeIn(backend, account)
    const reader = { accountId: account.id, language, now: backend.clock() } satisfies Reader
    return bare(await listInbox(backend.db, reader, { page, size }, kind))
  },
})

/** Ours, as all that is about one notice. To read it here marks nothing: a list may show it before a person does. */
const one = route({
  method: 'GET',
  path: ONE,
  access: 'account',
  answers: [200, 404],
  async handle({ backend, caller: { account }, language, params }) {
    const id = readId(params.id ?? '')
    const reader = { accountId: account.id, language, now: backend.clock() } satisfies Reader
    const notice = id === undefined ? undefined : await readNotice(backend.db, reader, id)
    return notice ? bare(notice) : notFound()
  },
})

const change = route({
  method: 'PUT',
  path: ONE,
  access: 'account',
  answers: [204, 404],
  body: NoticeChange,
  says: 'Read, unread again, or back in the list for an hour after it was deleted.',
  async handle({ backend, caller: { account }, params, body }) {
    const id = readId(params.id ?? '')
    const now = backend.clock()
    const isDone =
      id !== undefined && (await backend.writes.run((trx) => changeNotice(trx, account.id, id, body, now)))
    return isDone ? noContent() : notFound()
  },
})

const remove = route({
  method: 'DELETE',
  path: ONE,
  access: 'account',
  answers: [204, 404],
  async handle({ backend, caller: { account }, params }) {
    const id = readId(params.id ?? '')
    const now = backend.clock()
    const isDone =
      id !== undefined && (await backend.writes.run((trx) => removeNotice(trx, account.id, id, now)))
    return isDone ? noContent() : notFound()
  },
})

/** Ours: the specification names no path for it. */
const unread = route({
  method: 'GET',
  path: `${INBOX}/unread/count`,
  access: 'account',
  async handle({ backend, caller: { account } }) {
    await takeIn(backend, account)
    return bare(await countUnread(backend.db, account.id))
  },
})

/** `upTo`, ours: nothing that came after this one, which nobody has seen yet. */
const readAll = route({
  method: 'PUT',
  path: `${INBOX}/read/all`,
  access: 'account',
  answers: [204],
  query: z.object({ upTo: optional(QueryId) }),
  async handle({ backend, caller: { account }, query: { upTo } }) {
    const now = backend.clock()
    await backend.writes.run((trx) => markAllRead(trx, account.id, upTo, now))
    return noContent()
  },
})

/** By kind; an employer is told everything. */
const settings = route({
  method: 'GET',
  path: SETTINGS,
  access: 'seeker',
  handle: async ({ backend, caller: { account } }) => bare(await readNoticeSettings(backend.db, account.id)),
})

const saveSettings = route({
  method: 'PUT',
  path: SETTINGS,
  access: 'seeker',
  body: NoticeSettings,
  says: 'A kind that is switched off is told no more; what is not named stays as it is.',
  async handle({ backend, caller: { account }, body }) {
    await backend.writes.run((trx) => writeNoticeSettings(trx, account.id, body))
    return bare(await readNoticeSettings(backend.db, account.id))
  },
})

export const inboxRoutes = [list, one, change, remove, unread, readAll, settings, saveSettings]
