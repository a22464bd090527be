import type { Refusal } from '../model/errors.js'
import { type ConversationKey, groupOf, type ImId, isGroupKey, peerOf } from '../model/ids.js'
import { ASSISTANT_ID } from '../model/limits.js'
import type { Message } from '../model/message.js'
import {
  type Contact,
  type Group,
  HEARD,
  MANAGER,
  type Role,
  type Timeline,
  valueAt,
} from '../model/people.js'
import type { State } from '../model/state.js'

/** Why somebody may not speak; null = may. */
export type Verdict = 'not-group' | 'group-muted' | 'member-muted' | 'not-friend' | 'blocked' | null

const NOW = Number.POSITIVE_INFINITY

/** May the account's owner speak here now? The server decides again at send. Source: S-PERM-1. */
export function maySend(state: Readonly<State>, key: ConversationKey): Verdict {
  if (isGroupKey(key)) return judgeMember(state.groups.get(groupOf(key)), state.me, NOW, 'send')
  const peer = peerOf(key)
  if (peer === state.me) return null
  const contact = state.contacts.get(peer)
  if (contact?.userType === MANAGER || state.contacts.get(state.me)?.userType === MANAGER) return null
  if (!isFriend(state, contact, NOW)) return 'not-friend'
  return valueAt(contact?.blockedByThem ?? [], NOW) === true ? 'blocked' : null
}

/**
 * Why nothing can be sent there; null = something can. What is not here at all, a group or a person of whom nothing was
 * ever told, is told apart from what was left. Source: S-REFUSE-16.
 */
export function refusalTo(state: Readonly<State>, key: ConversationKey): Refusal | null {
  const verdict = maySend(state, key)
  if (verdict === 'not-group' && !state.groups.has(groupOf(key))) return { kind: 'no-group' }
  if (verdict === 'not-friend' && !state.contacts.has(peerOf(key))) return { kind: 'no-friend' }
  return verdict === null ? null : { kind: verdict }
}

/**
 * Was the sender allowed to speak, by the facts valid at the message's time? Where no fact speaks, the server's own
 * decision at send stands. Source: S-PERM-2.
 */
export function judge(state: Readonly<State>, message: Message): Verdict {
  // Nobody says a tip: the server alone writes one, also of who is muted, and of who goes.
  if (message.own || message.kind === 'tip') return null
  if (isGroupKey(message.key))
    return judgeMember(state.groups.get(groupOf(message.key)), message.from, message.at, 'receive')
  if (message.from === ASSISTANT_ID) return null
  const contact = state.contacts.get(message.from)
  if (contact?.userType === MANAGER || state.contacts.get(state.me)?.userType === MANAGER) return null
  if (!isFriend(state, contact, message.at)) return 'not-friend'
  return valueAt(contact?.blockedByMe ?? [], message.at) === true ? 'blocked' : null
}

/** Of somebody of whom nobody told whether a friend: not, once the whole list is here. */
const isFriend = (state: Readonly<State>, contact: Contact | undefined, at: number): boolean =>
  contact === undefined || contact.friend.length === 0
    ? !state.areContactsLoaded
    : valueAt(contact.friend, at) !== false

const isExempt = (role: Role): boolean => role !== 'member'

/**
 * A list says what somebody is and not since when: of what they were before the first change that has a date it says nothing,
 * and the server let them speak. Source: S-PEOPLE-11.
 */
function isRoleUntold(role: Timeline<Role>, at: number): boolean {
  const first = role.find(({ since }) => since > 0)
  return first !== undefined && first.since < HEARD && at < first.since
}

function judgeMember(group: Group | undefined, who: ImId, at: number, what: 'send' | 'receive'): Verdict {
  if (group === undefined) return what === 'send' ? 'not-group' : null
  if (group.leftAt !== undefined && at >= group.leftAt) return 'not-group'
  const member = group.members.get(who)
  if (member === undefined) return what === 'send' && group.isComplete ? 'not-group' : null
  if (valueAt(member.membership, at) === false) return 'not-group'
  if (what === 'receive' && isRoleUntold(member.role, at)) return null
  if (isExempt(valueAt(member.role, at) ?? 'member')) return null
  if (valueAt(group.muted, at) === true) return 'group-muted'
  return valueAt(member.muted, at) === true ? 'member-muted' : null
}
