/** Messages about what happened, for seekers and employers. */
import { z } from 'zod'
import type { Backend } from '../backend'
import { countUnread, listInbox, markAllRead } from '../inbox/inbox'
import { INBOX_PAGE_SIZE } from '../limits'
import { hasClosedJobs, tellClosedJobs } from '../seekers/closed-jobs'
import { bare, noContent } from './answer'
import { optional, PageFields, QueryId } from './job-params'
import { API, route } from './route'

const INBOX = `${API}/users/messages/inbox`

/** What closed by itself since the last look becomes a message now. */
async function takeInClosedJobs(backend: Backend, accountId: string): Promise<void> {
  const now = backend.clock()
  if (await hasClosedJobs(backend.db, accountId, now))
    await backend.writes.run((trx) => tellClosedJobs(trx, accountId, now))
}

const list = route({
  method: 'GET',
  path: INBOX,
  access: 'account',
  query: z.object({ ...PageFields, topics: optional(z.literal('notification')) }),
  async handle({ backend, caller: { account }, language, query: { page = 1, size = INBOX_PAGE_SIZE } }) {
    await takeInClosedJobs(backend, account.id)
    return bare(await listInbox(backend.db, account.id, { page, size }, language))
  },
})

/** Ours: the specification names no path for it. */
const unread = route({
  method: 'GET',
  path: `${INBOX}/unread/count`,
  access: 'account',
  async handle({ backend, caller: { account } }) {
    await takeInClosedJobs(backend, account.id)
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

export const inboxRoutes = [list, unread, readAll]
