import { z } from 'zod'
import {
  countUnread,
  hideConversation,
  listConversations,
  listDeleted,
  noteInterview,
  saveConversation,
} from '../chat/conversations'
import { eraseMessages } from '../chat/erased'
import type { Target } from '../chat/ids'
import { moveReadMarks, type ReadMark } from '../chat/read-marks'
import { mayOpen } from '../chat/views'
import { areAtInterview } from '../hiring/who-may-send'
import { imData, notFound } from './answer'
import { route } from './route'

const Talk = z.object({
  receiverId: z.string().min(1).max(64),
  talkMode: z.union([z.literal(1), z.literal(2)]),
})
const Flag = z.union([z.literal(0), z.literal(1)])
const Settings = z.object({
  setTopTime: z.number().int().min(0).optional(),
  isDisturb: Flag.optional(),
  isArchived: Flag.optional(),
  /** the number of its last message when it was archived */
  archivedNumber: z.number().int().min(0).optional(),
  isUnread: Flag.optional(),
  /** the application whose interview the two talk about, at both sides */
  interview: z.string().max(64).optional(),
})
const short = z.string().max(256).optional()
const Extra = z.object({ jobId: short, resumeId: short, jobTitle: short, company: short })

const targetOf = (talk: z.infer<typeof Talk>): Target => ({
  isGroup: talk.talkMode === 2,
  id: talk.receiverId,
})

const list = route({
  method: 'GET',
  path: '/biz/conversations/items/query',
  access: 'chat',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(100),
  }),
  async handle({ backend, caller, query }) {
    const { data, total } = await listConversations(backend.db, caller.me, query.page, query.size)
    return imData(data, { total, deleted: await listDeleted(backend.db, caller.me) })
  },
})

/** The specification names the call and not its path. Source: specification 7. */
const unreadCount = route({
  method: 'GET',
  path: '/biz/conversations/unread/count',
  access: 'chat',
  says: 'How many messages wait, muted conversations left out. For a badge before the messages are here; afterwards a client counts its own.',
  handle: async ({ backend, caller: { me } }) => imData({ count: await countUnread(backend.db, me) }),
})

const save = route({
  method: 'POST',
  path: '/biz/conversations/items/save',
  access: 'chat',
  answers: [200, 404],
  body: Talk.extend({ extra: Extra.optional() }),
  async handle({ backend, caller, body }) {
    const target = targetOf(body)
    if (!(await mayOpen(backend.db, caller.me, target))) return notFound()
    const { extra } = body
    await backend.writes.run((trx) => saveConversation(trx, caller.me, target, { extra }, backend.clock()))
    return imData(null)
  },
})

const setting = route({
  method: 'POST',
  path: '/biz/conversations/setting',
  access: 'chat',
  answers: [200, 404],
  body: Talk.extend(Settings.shape),
  async handle({ backend, caller, body }) {
    const target = targetOf(body)
    const { me } = caller
    if (!(await mayOpen(backend.db, me, target))) return notFound()
    const { interview, ...settings } = body
    if (interview !== undefined && !(await areAtInterview(backend.db, me, target, interview)))
      return notFound()
    const now = backend.clock()
    await backend.writes.run(async (trx) => {
      await saveConversation(trx, me, target, settings, now)
      if (interview !== undefined) await noteInterview(trx, me, target, interview, now)
    })
    return imData(null)
  },
})

const remove = route({
  method: 'POST',
  path: '/biz/conversations/items/delete',
  access: 'chat',
  answers: [200, 404],
  body: Talk,
  async handle({ backend, caller, body }) {
    const target = targetOf(body)
    if (!(await mayOpen(backend.db, caller.me, target))) return notFound()
    await backend.writes.run((trx) => hideConversation(trx, caller.me, target))
    return imData(null)
  },
})

const erase = route({
  method: 'POST',
  path: '/biz/conversations/messages/erase',
  access: 'chat',
  answers: [200, 404],
  body: Talk.extend({
    items: z
      .array(
        z.object({
          msgId: z.string().min(1).max(64),
          msgTime: z.number().int().min(0),
          isErased: Flag,
          saidAt: z.number().int().min(0),
        }),
      )
      .max(100),
  }),
  async handle({ backend, caller: { me, chatLoginId }, body }) {
    const target = targetOf(body)
    if (!(await mayOpen(backend.db, me, target))) return notFound()
    const notices = await backend.writes.run((trx) =>
      eraseMessages(trx, me, target, body.items, backend.clock()),
    )
    backend.hub.notify(notices, chatLoginId)
    return imData(null)
  },
})

const read = route({
  method: 'POST',
  path: '/biz/conversations/read',
  access: 'chat',
  answers: [200, 404],
  body: z.object({
    items: z
      .array(
        z.object({
          receiverId: z.string().min(1).max(64),
          isGroup: z.union([z.literal(0), z.literal(1)]),
          readTime: z.number().int().min(0),
          readMsgId: z.string().max(64).default(''),
        }),
      )
      .max(100),
  }),
  async handle({ backend, caller: { me, chatLoginId }, body }) {
    const marks = body.items.map(({ receiverId, isGroup, readTime, readMsgId }) => {
      return { target: { isGroup: isGroup === 1, id: receiverId }, readTime, readMsgId }
    })
    // A group that was left meanwhile must not hold up the marks beside it.
    const own: ReadMark[] = []
    for (const mark of marks) if (await mayOpen(backend.db, me, mark.target)) own.push(mark)
    if (own.length === 0 && marks.length > 0) return notFound()
    const notices = await backend.writes.run((trx) => moveReadMarks(trx, me, own, backend.clock()))
    backend.hub.notify(notices, chatLoginId)
    return imData(null)
  },
})

export const conversationRoutes = [list, unreadCount, save, setting, remove, erase, read]
