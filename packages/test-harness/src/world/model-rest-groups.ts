// The calls of groups: what they are, who is in them, and what members do to them.

import { answer, notFound, type RestAnswer, unfit } from './model-answer'
import { ownerOf } from './model-people'
import type { ModelServer } from './model-server'
import type { ModelGroup, ModelGroupSettings, Role } from './model-types'

interface GroupBody extends Partial<ModelGroupSettings> {
  readonly title?: string
  readonly im_ids?: readonly string[]
  readonly role?: Role
  readonly text?: string
  readonly no_speaking?: 0 | 1
}

/** A member's call about their group. */
interface GroupCall {
  readonly me: string
  readonly group: ModelGroup
  /** `/chat/groups/GROUP/thing/other` */
  readonly other: string
  readonly body: GroupBody
}

const ANNOUNCEMENT = 'groupAnnouncement'
const NOT_IN_GROUP = answer({ code: -801, message: 'you are not in this group' })
const NOT_ALLOWED = answer({ code: 'not_allowed', message: 'your role does not allow this' }, 422)

const runs = ({ group, me }: GroupCall): boolean => group.members.get(me)?.role !== 'member'

export class ModelRestGroups {
  readonly #calls: Readonly<Record<string, (call: GroupCall) => RestAnswer>> = {
    'GET members': ({ group }) => members(group),
    'GET settings': ({ group }) =>
      answer({ code: 200, data: { no_speaking: group.isMuted ? 1 : 0, ...group.settings } }),
    'GET notices': ({ group }) => this.#announcements(group),
    'POST ': (call) =>
      this.#byWhoRuns(call, () => this.server.renameGroup(call.group, call.body.title ?? '')),
    'DELETE ': (call) =>
      ownerOf(call.group) === call.me
        ? this.#told(call, () => this.server.disbandGroup(call.group))
        : NOT_ALLOWED,
    'POST members': (call) => this.#invite(call),
    'DELETE members': (call) => this.#remove(call),
    'POST roles': (call) => this.#roles(call),
    'POST settings': (call) => this.#byWhoRuns(call, () => this.#set(call)),
    'POST notices': (call) => this.#announce(call),
  }

  constructor(private readonly server: ModelServer) {}

  /** Undefined: the path is none of groups'. */
  call(me: string, path: string, method: string, body: object): RestAnswer | undefined {
    const [, chat, area, id = '', thing = '', other = ''] = path.split('/').map(decodeURIComponent)
    if (chat !== 'chat' || area !== 'groups') return undefined
    if (id === '') return method === 'GET' ? this.#list(me) : undefined
    const group = this.server.groups.get(id)
    const name = `${method} ${thing}`
    if (group?.members.has(me) !== true)
      return name === 'DELETE members' && other === me ? NOT_IN_GROUP : notFound()
    return this.#calls[name]?.({ me, group, other, body })
  }

  #list(me: string): RestAnswer {
    const groups = [...this.server.groups.values()]
      .filter((group) => group.members.has(me))
      .map((group) => ({
        group_id: group.id,
        title: group.title,
        avatar: '',
        owner_id: ownerOf(group) || 'nobody',
        no_speaking: group.isMuted ? 1 : 0,
        count: group.members.size,
        public_group: group.settings.public_group,
        rev: group.rev,
      }))
    return answer({ code: 200, data: { groups } })
  }

  /** Does it, and answers what the caller is told of it. */
  #told({ me }: GroupCall, change: () => void): RestAnswer {
    const before = this.server.notices.length
    change()
    const notices = this.server.notices
      .slice(before)
      .filter(({ recipient, isGroup }) => recipient === me && isGroup)
      .map(({ notice }) => notice)
    return answer({ code: 200, data: { notices } })
  }

  #byWhoRuns(call: GroupCall, change: () => void): RestAnswer {
    return runs(call) ? this.#told(call, change) : NOT_ALLOWED
  }

  #set({ me, group, body: { no_speaking, ...others } }: GroupCall): void {
    if (no_speaking !== undefined) this.server.muteGroup(group, no_speaking === 1)
    if (Object.keys(others).length > 0) this.server.setGroup(group, others, me)
  }

  #invite(call: GroupCall): RestAnswer {
    const { group, body, me } = call
    if (group.settings.public_group === 0 && !runs(call)) return NOT_ALLOWED
    const invited = (body.im_ids ?? []).filter((imId) => this.server.isFriend(me, imId))
    return this.#told(call, () => {
      for (const imId of invited) this.server.addMember(group, imId)
    })
  }

  #remove(call: GroupCall): RestAnswer {
    const { group, me, other } = call
    if (other === me) return this.#told(call, () => this.#quit(group, me))
    const isBelow = group.members.get(other)?.role === 'member' || ownerOf(group) === me
    if (!runs(call) || !isBelow) return NOT_ALLOWED
    return this.#told(call, () => this.server.removeMember(group, other, ownerOf(group) === me))
  }

  /** An owner hands on to who is in it longest; the last one out ends it. */
  #quit(group: ModelGroup, me: string): void {
    const heir = [...group.members.keys()].find((imId) => imId !== me)
    if (heir !== undefined && ownerOf(group) === me) this.server.handOver(group, heir)
    if (heir === undefined) this.server.disbandGroup(group)
    else this.server.leaveGroup(group, me)
  }

  #roles(call: GroupCall): RestAnswer {
    const { group, me, body } = call
    const { im_ids = [], role = 'member' } = body
    if (ownerOf(group) !== me || im_ids.includes(me)) return NOT_ALLOWED
    return this.#told(call, () => {
      for (const imId of im_ids)
        if (role === 'owner') this.server.handOver(group, imId)
        else this.server.setRole(group, imId, role)
    })
  }

  #announcements(group: ModelGroup): RestAnswer {
    const notices = this.server
      .conversation(group.id)
      .filter(({ msg, withdrawnAt }) => msg.type === ANNOUNCEMENT && withdrawnAt === 0)
      .map(({ id, sender, msg, at }) => ({
        id,
        im_id: sender,
        nickname: `Person ${sender}`,
        text: msg.content,
        at,
      }))
    return answer({ code: 200, data: { notices: notices.reverse() } })
  }

  #announce(call: GroupCall): RestAnswer {
    const { group, me, body } = call
    if (!runs(call)) return NOT_ALLOWED
    const clientId = `announce-${this.server.messages.length}`
    const msg = { type: ANNOUNCEMENT, content: body.text ?? '' }
    const posted = this.server.post(me, group.id, true, clientId, msg, undefined)
    return posted.kind === 'refused' ? unfit('text') : answer({ code: 200, data: { id: posted.message.id } })
  }
}

function members(group: ModelGroup): RestAnswer {
  const rows = [...group.members].map(([id, { role, isMuted, joinedAt }]) => ({
    im_id: id,
    nickname: `Person ${id}`,
    memo: '',
    join_at: Math.floor(joinedAt / 1000),
    role,
    user_type: 0,
    no_speaking: isMuted ? 1 : 0,
  }))
  return answer({ code: 200, data: { members: rows, rev: group.rev } })
}
