// The calls of groups: what they are, who is in them, and what members do to them.

import { answer, notFound, type RestAnswer } from './model-answer'
import { membersOf, ownerOf } from './model-people'
import type { ModelServer } from './model-server'
import type { ModelGroup, ModelGroupSettings, Role } from './model-types'

interface GroupBody extends Partial<ModelGroupSettings> {
  readonly name?: string
  readonly title?: string
  readonly memo?: string
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
  readonly query: string
  readonly body: GroupBody
}

const ANNOUNCEMENT = 'groupAnnouncement'
const NOT_IN_GROUP = answer({ code: -801, message: 'you are not in this group' })
const NOT_ALLOWED = answer({ code: 'not_allowed', message: 'your role does not allow this' }, 422)

const RANK: Readonly<Record<Role, number>> = { owner: 3, admin: 2, manager: 2, member: 1 }

const rankOf = (group: ModelGroup, id: string): number => RANK[group.members.get(id)?.role ?? 'member']
const runs = ({ group, me }: GroupCall): boolean => rankOf(group, me) > RANK.member

/** On those below oneself. */
const mayAct = ({ group, me }: GroupCall, other: string): boolean =>
  other !== me && rankOf(group, me) > RANK.member && rankOf(group, me) > rankOf(group, other)

export class ModelRestGroups {
  readonly #calls: Readonly<Record<string, (call: GroupCall) => RestAnswer>> = {
    'GET info': ({ group }) => answer({ code: 200, data: { group: cardOf(group) } }),
    'GET members': (call) => answer({ code: 200, data: { members: rowsOf(call), rev: call.group.rev } }),
    'GET roles': (call) => rolesOf(call),
    'GET member_settings': (call) => answer({ code: 200, data: { settings: rowsOf(call).map(muteOf) } }),
    'GET members settings': (call) => {
      const row = rowsOf(call).find(({ im_id }) => im_id === call.other)
      return row === undefined ? notFound() : answer({ code: 200, data: muteOf(row) })
    },
    'GET settings': ({ group }) =>
      answer({ code: 200, data: { no_speaking: group.isMuted ? 1 : 0, ...group.settings } }),
    'GET notices': ({ group }) => this.#announcements(group),
    'POST ': (call) => this.#byWhoRuns(call, () => this.#rename(call)),
    'DELETE ': (call) =>
      ownerOf(call.group) === call.me
        ? this.#told(call.me, () => this.server.disbandGroup(call.group, call.me))
        : NOT_ALLOWED,
    'POST members': (call) => (call.other === '' ? this.#invite(call) : this.#renameSelf(call)),
    'POST members settings': (call) => this.#mute(call),
    'DELETE members': (call) => (call.other === call.me ? this.#quit(call) : this.#remove(call)),
    'POST roles': (call) => this.#roles(call),
    'POST settings': (call) => this.#byWhoRuns(call, () => this.#set(call)),
    'POST notices': (call) => this.#announce(call),
  }

  constructor(private readonly server: ModelServer) {}

  /** Undefined: the path is none of groups'. */
  call(me: string, whole: string, method: string, body: object): RestAnswer | undefined {
    const [path = '', query = ''] = whole.split('?')
    const [, chat, area, id = '', thing = '', other = '', more = ''] = path.split('/').map(decodeURIComponent)
    if (chat !== 'chat' || area !== 'groups') return undefined
    if (id === '') return method === 'GET' ? this.#list(me) : this.#create(me, body)
    const group = this.server.groups.get(id)
    const name = `${method} ${thing}${more === '' ? '' : ` ${more}`}`
    if (group?.members.has(me) !== true)
      return name === 'DELETE members' && other === me ? NOT_IN_GROUP : notFound()
    return this.#calls[name]?.({ me, group, other, query, body })
  }

  #list(me: string): RestAnswer {
    const groups = [...this.server.groups.values()].filter((group) => group.members.has(me)).map(cardOf)
    return answer({ code: 200, data: { groups } })
  }

  /** Does it, and answers what the caller is told of it. */
  #told(me: string, change: () => void): RestAnswer {
    return answer({ code: 200, data: { notices: this.#noticesOf(me, change) } })
  }

  #noticesOf(me: string, change: () => void): readonly object[] {
    const before = this.server.notices.length
    change()
    return this.server.notices
      .slice(before)
      .filter(({ recipient, isGroup }) => recipient === me && isGroup)
      .map(({ notice }) => notice)
  }

  #byWhoRuns(call: GroupCall, change: () => void): RestAnswer {
    return runs(call) ? this.#told(call.me, change) : NOT_ALLOWED
  }

  /** Those whom this account may take into a group. */
  #openOf(me: string, ids: readonly string[]): readonly string[] {
    return this.server
      .openContacts(me)
      .filter((id) => ids.includes(id))
      .sort()
  }

  #create(me: string, { name = '', im_ids = [] }: GroupBody): RestAnswer {
    const invited = this.#openOf(me, im_ids)
    let group_id = ''
    const notices = this.#noticesOf(me, () => {
      group_id = this.server.createGroup(me, name, invited).id
    })
    return answer({ code: 200, data: { group_id, notices } })
  }

  #rename({ me, group, body: { title = group.title } }: GroupCall): void {
    if (title !== group.title) this.server.renameGroup(group, me, title)
  }

  #renameSelf(call: GroupCall): RestAnswer {
    const { me, group, other, body } = call
    return other === me
      ? this.#told(me, () => this.server.renameMember(group, me, body.memo ?? ''))
      : notFound()
  }

  #set({ me, group, body: { no_speaking, ...others } }: GroupCall): void {
    if (no_speaking !== undefined) this.server.muteGroup(group, me, no_speaking === 1)
    if (Object.keys(others).length > 0) this.server.setGroup(group, me, others)
  }

  #mute(call: GroupCall): RestAnswer {
    const { me, group, other, body } = call
    if (!group.members.has(other)) return notFound()
    if (!mayAct(call, other)) return NOT_ALLOWED
    return this.#told(me, () => this.server.muteMember(group, me, other, body.no_speaking === 1))
  }

  #invite(call: GroupCall): RestAnswer {
    const { group, body, me } = call
    if (group.settings.public_group === 0 && !runs(call)) return NOT_ALLOWED
    const invited = this.#openOf(me, body.im_ids ?? []).filter((id) => !group.members.has(id))
    return this.#told(me, () => {
      if (invited.length > 0) this.server.addMembers(group, me, invited)
    })
  }

  #remove(call: GroupCall): RestAnswer {
    const { group, me, other, body } = call
    const named = other === '' ? (body.im_ids ?? []) : [other]
    const present = named.filter((id) => group.members.has(id))
    if (!present.every((id) => mayAct(call, id))) return NOT_ALLOWED
    return this.#told(me, () => {
      if (present.length > 0) this.server.removeMembers(group, me, present)
    })
  }

  /** An owner hands on to who is in it longest. */
  #quit(call: GroupCall): RestAnswer {
    const { group, me } = call
    const heir = membersOf(group).find(([id]) => id !== me)?.[0]
    return this.#told(me, () => {
      if (heir !== undefined && ownerOf(group) === me) this.server.handOver(group, me, heir)
      this.server.leaveGroup(group, me)
    })
  }

  #roles(call: GroupCall): RestAnswer {
    const { group, me, body } = call
    const { im_ids = [], role = 'member' } = body
    const [first] = im_ids
    const areOthers = im_ids.every((id) => id !== me && group.members.has(id))
    if (ownerOf(group) !== me || !areOthers || first === undefined) return NOT_ALLOWED
    if (role === 'owner' && im_ids.length > 1) return NOT_ALLOWED
    return this.#told(me, () => {
      if (role === 'owner') this.server.handOver(group, me, first)
      else this.server.giveRole(group, me, im_ids, role)
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
    const { id } = this.server.announce(me, group.id, body.text ?? '')
    return answer({ code: 200, data: { id } })
  }
}

const cardOf = (group: ModelGroup) => ({
  group_id: group.id,
  title: group.title,
  avatar: '',
  owner_id: ownerOf(group) || 'nobody',
  no_speaking: group.isMuted ? 1 : 0,
  count: group.members.size,
  ...group.settings,
  rev: group.rev,
})

/** Where members are not visible, a plain one gets those who run it and themselves. */
function rowsOf({ group, me }: Pick<GroupCall, 'group' | 'me'>) {
  const seesAll = group.settings.member_visible === 1 || rankOf(group, me) > RANK.member
  return membersOf(group)
    .filter(([id, { role }]) => seesAll || role !== 'member' || id === me)
    .map(([id, { role, isMuted, joinedAt, memo }]) => ({
      im_id: id,
      nickname: `Person ${id}`,
      memo,
      join_at: Math.floor(joinedAt / 1000),
      role,
      user_type: 0,
      no_speaking: isMuted ? 1 : 0,
    }))
}

type MemberRow = ReturnType<typeof rowsOf>[number]

const muteOf = ({ im_id, no_speaking }: MemberRow) => ({ im_id, no_speaking })

function rolesOf(call: GroupCall): RestAnswer {
  const wanted = new URLSearchParams(call.query).get('role') ?? ''
  const rows = rowsOf(call).filter(({ role }) => wanted === '' || role === wanted)
  return answer({ code: 200, data: { roles: rows.map(({ im_id, role }) => ({ im_id, role })) } })
}
