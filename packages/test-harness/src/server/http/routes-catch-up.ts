import { z } from 'zod'
import type { Backend } from '../backend'
import { AckCode, refuse } from '../chat/codes'
import { EVERYBODY_ID } from '../chat/everybody'
import { readHistory, type Slice } from '../chat/history'
import type { Target } from '../chat/ids'
import { directPage, groupPage, noticePage, type Page, readCursor, type Stream } from '../chat/pages'
import { isManager } from '../chat/people'
import { serviceNotificationHistory, serviceNotificationPage } from '../chat/service-notifications'
import { mayOpen } from '../chat/views'
import { parseMessageId } from '../chat/withdraw'
import type { Db } from '../db/tables'
import { MAX_PAGE_SIZE, MAX_SERVICE_PAGE } from '../limits'
import { imData, imRefused, invalid, notFound } from './answer'
import { route } from './route'

const size = z.number().int().min(1).max(MAX_PAGE_SIZE).default(MAX_PAGE_SIZE)

type ReadPage = (db: Db, me: string, after: number, size: number) => Promise<Page<unknown>>

function catchUp(path: string, stream: Stream, readPage: ReadPage) {
  return route({
    method: 'POST',
    path,
    access: 'chat',
    body: z.object({ cursor: z.string().max(64).default(''), size }),
    async handle({ backend, caller, body }) {
      const after = readCursor(stream, body.cursor)
      if (after === null) return invalid([{ field: 'cursor', message: 'not a cursor of this call' }])
      const { data, cursor } = await readPage(backend.db, caller.me, after, body.size)
      return imData(data, { cursor })
    },
  })
}

const Range = z.object({
  before: z.string().default(''),
  size,
  from_number: z.number().int().min(1).optional(),
  to_number: z.number().int().min(1).optional(),
})

/** Which slice a body asks for; text: what is wrong with it. */
function sliceOf(range: z.infer<typeof Range>): Slice | string {
  const { before, from_number: from, to_number: to } = range
  if (from !== undefined && to !== undefined) {
    if (to < from || to - from >= MAX_PAGE_SIZE)
      return `to_number is not within ${MAX_PAGE_SIZE} of from_number`
    return { kind: 'numbers', from, to }
  }
  if (from !== undefined || to !== undefined) return 'from_number and to_number go together'
  const messageId = parseMessageId(before)
  if (before !== '' && messageId === null) return 'before is not a msg_id'
  return { kind: 'before', messageId, size: range.size }
}

async function answerHistory(backend: Backend, me: string, target: Target, range: z.infer<typeof Range>) {
  const slice = sliceOf(range)
  if (typeof slice === 'string') return invalid([{ field: 'before', message: slice }])
  if (!(await mayOpen(backend.db, me, target))) return notFound()
  if (!target.isGroup && target.id === EVERYBODY_ID)
    return imData(
      slice.kind === 'numbers'
        ? []
        : await serviceNotificationHistory(backend.db, slice.messageId, slice.size),
    )
  return imData(await readHistory(backend.db, me, target, slice))
}

const id = z.string().min(1).max(64)

const directHistory = route({
  method: 'POST',
  path: '/chat/im/user/getMsgByImID',
  access: 'chat',
  answers: [200, 404],
  body: Range.extend({ im_id: id }),
  handle: ({ backend, caller, body }) =>
    answerHistory(backend, caller.me, { isGroup: false, id: body.im_id }, body),
})

const groupHistory = route({
  method: 'POST',
  path: '/chat/im/groups/getGroupMsgByGroupID',
  access: 'chat',
  answers: [200, 404],
  body: Range.extend({ group_id: id }),
  handle: ({ backend, caller, body }) =>
    answerHistory(backend, caller.me, { isGroup: true, id: body.group_id }, body),
})

/** Source: specification 4 "Sync", 7 "Messages". */
const service = route({
  method: 'POST',
  path: '/chat/im/user/serviceNotification',
  access: 'chat',
  body: z.object({
    cursor: z.string().max(64).default(''),
    size: z.number().int().min(1).max(MAX_SERVICE_PAGE).default(MAX_SERVICE_PAGE),
    from_time: z.number().int().min(0).default(0),
  }),
  says: 'What managers said to everybody, ascending, for managers: a client asks until nothing is left. `from_time`: where there is no cursor, ms.',
  async handle({ backend: { db }, caller: { me }, body: { cursor, size: count, from_time } }) {
    const after = readCursor('service', cursor)
    if (after === null) return invalid([{ field: 'cursor', message: 'not a cursor of this call' }])
    if (!(await isManager(db, me))) return imRefused(refuse(AckCode.notPermitted))
    const page = await serviceNotificationPage(db, after, from_time, count)
    return imData(page.data, { cursor: page.cursor })
  },
})

export const catchUpRoutes = [
  service,
  catchUp('/chat/im/user/getMsg', 'direct', directPage),
  catchUp('/chat/im/groups/getGroupMsgOffline', 'group', groupPage),
  catchUp('/chat/im/user/getNotice', 'notice', (db, me, after, count) =>
    noticePage(db, me, 'notice', after, count),
  ),
  catchUp('/chat/im/groups/getOfflineNotice', 'group-notice', (db, me, after, count) =>
    noticePage(db, me, 'group-notice', after, count),
  ),
  directHistory,
  groupHistory,
]
