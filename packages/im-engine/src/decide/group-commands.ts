import type { Refusal } from '../model/errors.js'
import type { GroupAsk } from '../model/group-ask.js'
import { type ImId, toGroupId, toImId } from '../model/ids.js'
import {
  ANNOUNCEMENT_MAX,
  GROUP_AVATAR_MAX,
  GROUP_MEMBERS_MAX,
  GROUP_NAME_MAX,
  INVITED_MAX,
} from '../model/limits.js'
import type { Group, Role } from '../model/people.js'
import type { State } from '../model/state.js'
import { isBlank } from '../text/is-blank.js'
import { groupAt, memberAt, NOW } from './lifecycle.js'

/** `holds`: there is nothing to ask, it is so already; also where a new leader gets a command again. */
export type GroupVerdict =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'holds' }
  | { readonly kind: 'may' }

const MAY: GroupVerdict = { kind: 'may' }
const HOLDS: GroupVerdict = { kind: 'holds' }
const no = (refusal: Refusal): GroupVerdict => ({ kind: 'refused', refusal })
const NOT_ALLOWED = no({ kind: 'not-allowed' })
const NOT_FOUND = no({ kind: 'not-found' })
const tooLong = (limit: number, length: number): GroupVerdict => no({ kind: 'too-long', limit, length })

/** Who somebody is in a group now; null while nobody told, and then the server alone decides. */
type Rank = Role | null

/**
 * Whether a command about a group makes sense now, by the lifecycles of the group and of its members. The server decides
 * again: what is not known here goes to it. Source: S-CREW-1.
 */
export function judgeGroup(state: Readonly<State>, ask: GroupAsk): GroupVerdict {
  const fault = judgeWords(ask)
  if (fault !== undefined) return fault
  if (ask.type === 'create') return ask.imIds.length >= GROUP_MEMBERS_MAX ? full : MAY
  const group = state.groups.get(toGroupId(ask.groupId))
  const own = group?.members.get(state.me)
  const isOver =
    group !== undefined && (group.leftAt !== undefined || groupAt(group, state.me, NOW).status === 'done')
  if (group === undefined || isOver || (own !== undefined && !isIn(group, state.me)))
    return ask.type === 'quit' || (ask.type === 'disband' && isOver) ? HOLDS : NOT_FOUND
  return judgeIn(group, state.me, ask, rankOf(group, state.me))
}

const full = no({ kind: 'group-full', limit: GROUP_MEMBERS_MAX })

function judgeIn(
  group: Group,
  me: ImId,
  ask: Exclude<GroupAsk, { readonly type: 'create' }>,
  rank: Rank,
): GroupVerdict {
  const runsIt = rank === 'member' ? NOT_ALLOWED : MAY
  switch (ask.type) {
    case 'invite':
      return judgeInvite(group, ask.imIds, rank)
    case 'remove': {
      const present = ask.imIds.map(toImId).filter((imId) => !group.isComplete || isIn(group, imId))
      if (present.length === 0) return HOLDS
      return present.every((imId) => mayAct(group, me, imId)) ? MAY : NOT_ALLOWED
    }
    case 'disband':
      return rank === 'owner' || rank === null ? MAY : NOT_ALLOWED
    case 'role':
      return judgeRole(group, me, ask, rank)
    case 'mute': {
      const imId = toImId(ask.imId)
      if (group.isComplete && !isIn(group, imId)) return NOT_FOUND
      if (!mayAct(group, me, imId)) return NOT_ALLOWED
      return isIn(group, imId) && isMute(group, imId) === ask.isOn ? HOLDS : MAY
    }
    case 'change':
    case 'set':
      return Object.values(ask.change).some((value) => value !== undefined) ? runsIt : HOLDS
    case 'announce':
      return runsIt
    case 'quit':
    case 'my-name':
    case 'announcements':
    case 'info':
    case 'settings':
    case 'admins':
    case 'member-settings':
    case 'member-setting':
      return MAY
  }
}

function judgeInvite(group: Group, imIds: readonly string[], rank: Rank): GroupVerdict {
  if (group.isPrivate && rank === 'member') return NOT_ALLOWED
  const fresh = imIds.filter((imId) => !isIn(group, toImId(imId)))
  if (fresh.length === 0) return HOLDS
  const present = group.isComplete
    ? [...group.members.keys()].filter((imId) => isIn(group, imId)).length
    : group.count
  return present + fresh.length > GROUP_MEMBERS_MAX ? full : MAY
}

function judgeRole(
  group: Group,
  me: ImId,
  { imIds, role }: Extract<GroupAsk, { type: 'role' }>,
  rank: Rank,
): GroupVerdict {
  const all = imIds.map(toImId)
  if (all.length === 0) return HOLDS
  if (rank !== 'owner' && rank !== null) return NOT_ALLOWED
  if (role === 'owner' && all.every((imId) => imId === me)) return HOLDS
  if (all.includes(me) || (role === 'owner' && all.length > 1)) return NOT_ALLOWED
  if (group.isComplete && !all.every((imId) => isIn(group, imId))) return NOT_FOUND
  return all.every((imId) => isIn(group, imId) && rankOf(group, imId) === role) ? HOLDS : MAY
}

const at = (group: Group, imId: ImId) => {
  const member = group.members.get(imId)
  return member && memberAt(member, NOW).value
}
const isIn = (group: Group, imId: ImId): boolean => at(group, imId)?.member === 'in'
const isMute = (group: Group, imId: ImId): boolean => at(group, imId)?.voice === 'muted'
const rankOf = (group: Group, imId: ImId): Rank => (at(group, imId)?.role as Role | undefined) ?? null

/** The owner over all others, admins and managers over plain members, nobody over themselves. */
function mayAct(group: Group, me: ImId, target: ImId): boolean {
  const [mine, theirs] = [rankOf(group, me), rankOf(group, target)]
  if (target === me) return false
  if (mine === null || mine === 'owner') return true
  return mine !== 'member' && (theirs === null || theirs === 'member')
}

/** What is wrong with the words and the length of a command, by nothing but itself. */
function judgeWords(ask: GroupAsk): GroupVerdict | undefined {
  switch (ask.type) {
    case 'create':
      if (ask.imIds.length === 0) return no({ kind: 'malformed', what: 'nobody to make a group with' })
      return judgeText(ask.title, GROUP_NAME_MAX, false) ?? judgeCount(ask.imIds)
    case 'invite':
    case 'remove':
    case 'role':
      return judgeCount(ask.imIds)
    case 'change':
      return (
        judgeText(ask.change.title ?? 'as it is', GROUP_NAME_MAX, false) ??
        judgeText(ask.change.avatar ?? '', GROUP_AVATAR_MAX, true)
      )
    case 'my-name':
      return judgeText(ask.name, GROUP_NAME_MAX, true)
    case 'announce':
      return judgeText(ask.text, ANNOUNCEMENT_MAX, false)
    default:
      return undefined
  }
}

const judgeCount = ({ length }: readonly string[]): GroupVerdict | undefined =>
  length > INVITED_MAX ? tooLong(INVITED_MAX, length) : undefined

function judgeText(text: string, limit: number, mayBeBlank: boolean): GroupVerdict | undefined {
  if (!mayBeBlank && isBlank(text)) return no({ kind: 'empty' })
  return text.length > limit ? tooLong(limit, text.length) : undefined
}
