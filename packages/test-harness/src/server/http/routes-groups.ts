import { z } from 'zod'
import type { Backend } from '../backend'
import { announce, listAnnouncements } from '../chat/announcements'
import * as changes from '../chat/group-changes'
import type { GroupRefusal } from '../chat/group-rights'
import { listGroups, listMembers, type Member } from '../chat/groups'
import type { Trx } from '../db/tables'
import { MAX_GROUP_MEMBERS } from '../limits'
import { requiredText } from '../required-text'
import { type Answer, chatData, notFound, tooFast } from './answer'
import { route } from './route'

const imIds = z.array(z.string().min(1).max(64)).min(1).max(200)
const flag = z.union([z.literal(0), z.literal(1)])
const title = requiredText(100)

/** What leaving a group answers to somebody who is not in it; clients take it for success. */
const NOT_IN_GROUP: Answer<200> = {
  status: 200,
  body: { code: -801, message: 'you are not in this group' },
}

function refused(
  { kind }: GroupRefusal,
  whenMissing: Answer<200 | 404> = notFound(),
): Answer<200 | 404 | 422> {
  switch (kind) {
    case 'missing':
      return whenMissing
    case 'not-allowed':
      return {
        status: 422,
        body: { code: 'not_allowed', message: 'your role in the group does not allow this' },
      }
    case 'no-picture':
      return {
        status: 422,
        body: { code: 'no_picture', message: 'there is no such picture, or it is not yours to show' },
      }
    case 'full':
      return {
        status: 422,
        body: { code: 'group_full', message: `a group has ${MAX_GROUP_MEMBERS} members at most` },
      }
  }
}

async function apply(
  backend: Backend,
  me: string,
  change: (trx: Trx, now: number) => Promise<changes.GroupDone | GroupRefusal>,
  whenMissing?: Answer<200 | 404>,
): Promise<Answer<200 | 404 | 422 | 429>> {
  const waitMs = backend.rates.chatChanges.take(me)
  if (waitMs > 0) return tooFast(waitMs)
  const outcome = await backend.writes.run((trx) => change(trx, backend.clock()))
  if (outcome.kind !== 'done') return refused(outcome, whenMissing)
  return told(backend, me, outcome)
}

/** Tells all whom it concerns, and answers with what the caller is told of it by their sockets too. */
function told(backend: Backend, me: string, done: changes.GroupDone, besides = {}): Answer<200> {
  for (const { row, audience } of done.tips) backend.hub.deliver(row, audience, null)
  backend.hub.notify(done.notices)
  const notices = done.notices.filter(({ recipientId }) => recipientId === me).map(({ notice }) => notice)
  return chatData({ ...besides, notices })
}

const list = route({
  method: 'GET',
  path: '/chat/groups',
  access: 'chat',
  handle: async ({ backend, caller }) => chatData({ groups: await listGroups(backend.db, caller.me) }),
})

const info = route({
  method: 'GET',
  path: '/chat/groups/:groupId/info',
  access: 'chat',
  answers: [200, 404],
  async handle({ backend, caller, params }) {
    const groups = await listGroups(backend.db, caller.me)
    const group = groups.find((one) => one.group_id === params.groupId)
    return group ? chatData({ group }) : notFound()
  },
})

const members = route({
  method: 'GET',
  path: '/chat/groups/:groupId/members',
  access: 'chat',
  answers: [200, 404],
  async handle({ backend, caller, params: { groupId = '' } }) {
    const found = await listMembers(backend.db, caller.me, groupId)
    return found ? chatData(found) : notFound()
  },
})

/** One answer made of the members, for a member. */
function ofMembers(
  path: string,
  pick: (members: readonly Member[], params: Record<string, string>, query: string) => unknown,
) {
  return route({
    method: 'GET',
    path,
    access: 'chat',
    answers: [200, 404],
    query: z.object({ role: z.string().max(20).default('') }),
    async handle({ backend, caller, params, query }) {
      const found = await listMembers(backend.db, caller.me, params.groupId ?? '')
      const picked = found && pick(found.members, params, query.role)
      return picked === null || picked === undefined ? notFound() : chatData(picked)
    },
  })
}

const mutesOf = ({ im_id, no_speaking }: Member) => ({ im_id, no_speaking })

const roleList = ofMembers('/chat/groups/:groupId/roles', (members, _, role) => ({
  roles: members
    .filter((member) => role === '' || member.role === role)
    .map(({ im_id, role: its }) => ({ im_id, role: its })),
}))
const memberSettings = ofMembers('/chat/groups/:groupId/member_settings', (members) => ({
  settings: members.map(mutesOf),
}))
const oneMemberSettings = ofMembers('/chat/groups/:groupId/members/:imId/settings', (members, { imId }) =>
  members
    .filter(({ im_id }) => im_id === imId)
    .map(mutesOf)
    .at(0),
)

const groupSettings = route({
  method: 'GET',
  path: '/chat/groups/:groupId/settings',
  access: 'chat',
  answers: [200, 404],
  async handle({ backend, caller, params }) {
    const groups = await listGroups(backend.db, caller.me)
    const group = groups.find((one) => one.group_id === params.groupId)
    if (!group) return notFound()
    const { no_speaking, public_group, member_visible, enable_media, limit_time } = group
    return chatData({ no_speaking, public_group, member_visible, enable_media, limit_time })
  },
})

const create = route({
  method: 'POST',
  path: '/chat/groups',
  access: 'chat',
  answers: [200, 429],
  body: z.object({ name: title, im_ids: imIds, group_type: z.literal('chat').default('chat') }),
  async handle({ backend, caller: { me }, body }) {
    const waitMs = backend.rates.chatChanges.take(me)
    if (waitMs > 0) return tooFast(waitMs)
    const made = await backend.writes.run((trx) =>
      changes.createGroup(trx, me, body.name, body.im_ids, backend.clock()),
    )
    return told(backend, me, made, { group_id: made.groupId })
  },
})

const modify = route({
  method: 'POST',
  path: '/chat/groups/:groupId',
  access: 'chat',
  answers: [200, 404, 429],
  body: z.object({ title: title.optional(), avatar: z.string().max(500).optional() }),
  handle: ({ backend, caller: { me }, params: { groupId = '' }, body }) =>
    apply(backend, me, (trx, now) => changes.modifyGroup(trx, me, groupId, body, now)),
})

const disband = route({
  method: 'DELETE',
  path: '/chat/groups/:groupId',
  access: 'chat',
  answers: [200, 404, 429],
  handle: ({ backend, caller: { me }, params: { groupId = '' } }) =>
    apply(backend, me, (trx, now) => changes.disband(trx, me, groupId, now)),
})

const invite = route({
  method: 'POST',
  path: '/chat/groups/:groupId/members',
  access: 'chat',
  answers: [200, 404, 429],
  body: z.object({ im_ids: imIds }),
  handle: ({ backend, caller: { me }, params: { groupId = '' }, body }) =>
    apply(backend, me, (trx, now) => changes.invite(trx, me, groupId, body.im_ids, now)),
})

const removeMany = route({
  method: 'DELETE',
  path: '/chat/groups/:groupId/members',
  access: 'chat',
  answers: [200, 404, 429],
  body: z.object({ im_ids: imIds }),
  handle: ({ backend, caller: { me }, params: { groupId = '' }, body }) =>
    apply(backend, me, (trx, now) => changes.removeMembers(trx, me, groupId, body.im_ids, now)),
})

const removeOne = route({
  method: 'DELETE',
  path: '/chat/groups/:groupId/members/:imId',
  access: 'chat',
  answers: [200, 404, 429],
  handle: ({ backend, caller: { me }, params: { groupId = '', imId = '' } }) =>
    imId === me
      ? apply(backend, me, (trx, now) => changes.quit(trx, me, groupId, now), NOT_IN_GROUP)
      : apply(backend, me, (trx, now) => changes.removeMembers(trx, me, groupId, [imId], now)),
})

const roles = route({
  method: 'POST',
  path: '/chat/groups/:groupId/roles',
  access: 'chat',
  answers: [200, 404, 429],
  body: z.object({ im_ids: imIds, role: z.enum(['owner', 'admin', 'manager', 'member']) }),
  handle: ({ backend, caller: { me }, params: { groupId = '' }, body }) =>
    apply(backend, me, (trx, now) => changes.changeRoles(trx, me, groupId, body.im_ids, body.role, now)),
})

const changeSettings = route({
  method: 'POST',
  path: '/chat/groups/:groupId/settings',
  access: 'chat',
  answers: [200, 404, 429],
  body: z
    .object({
      no_speaking: flag.optional(),
      public_group: flag.optional(),
      member_visible: flag.optional(),
      enable_media: flag.optional(),
      limit_time: z.int().min(0).max(31_536_000).optional(),
    })
    .refine((body) => Object.values(body).some((value) => value !== undefined), 'no setting is given'),
  handle: ({ backend, caller: { me }, params: { groupId = '' }, body }) =>
    apply(backend, me, (trx, now) => changes.changeSettings(trx, me, groupId, body, now)),
})

const muteOne = route({
  method: 'POST',
  path: '/chat/groups/:groupId/members/:imId/settings',
  access: 'chat',
  answers: [200, 404, 429],
  body: z.object({ no_speaking: flag }),
  handle: ({ backend, caller: { me }, params: { groupId = '', imId = '' }, body }) =>
    apply(backend, me, (trx, now) => changes.muteMember(trx, me, groupId, imId, body.no_speaking, now)),
})

const rename = route({
  method: 'POST',
  path: '/chat/groups/:groupId/members/:imId',
  access: 'chat',
  answers: [200, 404, 429],
  body: z.object({ memo: z.string().max(100) }),
  async handle({ backend, caller: { me }, params: { groupId = '', imId }, body }) {
    if (imId !== me) return notFound()
    return apply(backend, me, (trx, now) => changes.renameSelf(trx, me, groupId, body.memo, now))
  },
})

const announcements = route({
  method: 'GET',
  path: '/chat/groups/:groupId/notices',
  access: 'chat',
  answers: [200, 404],
  async handle({ backend, caller, params: { groupId = '' } }) {
    const notices = await listAnnouncements(backend.db, caller.me, groupId)
    return notices ? chatData({ notices }) : notFound()
  },
})

const announcement = route({
  method: 'POST',
  path: '/chat/groups/:groupId/notices',
  access: 'chat',
  answers: [200, 404, 422, 429],
  body: z.object({ text: requiredText(500) }),
  async handle({ backend, caller: { me }, params: { groupId = '' }, body }) {
    const waitMs = backend.rates.chatChanges.take(me)
    if (waitMs > 0) return tooFast(waitMs)
    const outcome = await backend.writes.run((trx) => announce(trx, me, groupId, body.text, backend.clock()))
    if (outcome.kind !== 'announced') return refused(outcome)
    backend.hub.deliver(outcome.row, outcome.audience, null)
    backend.push.announce(outcome.row, outcome.audience)
    return chatData({ id: String(outcome.row.id) })
  },
})

export const groupRoutes = [
  announcements,
  announcement,
  list,
  info,
  members,
  roleList,
  memberSettings,
  oneMemberSettings,
  groupSettings,
  create,
  modify,
  disband,
  invite,
  removeMany,
  removeOne,
  roles,
  changeSettings,
  muteOne,
  rename,
]
