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
  if (isGroupKey(key)) return judgeSpeaker(state.groups.get(groupOf(key)), state.me)
  const peer = peerOf(key)
  if (peer === state.me || isAssistantHere(state, key)) return null
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
  if (isGroupKey(message.key)) {
    const group = state.groups.get(groupOf(message.key))
    return group === undefined ? null : judgeHeard(group, state.me, message.from, message.at)
  }
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

/** The server's word: it writes first where there is an assistant, and refuses where there is none. Source: S-PERM-3. */
const isAssistantHere = (state: Readonly<State>, key: ConversationKey): boolean => {
  if (peerOf(key) !== ASSISTANT_ID) return false
  const row = state.conversations.get(key)
  return row !== undefined && row.last !== null && !row.isDeleted
}

const isExempt = (role: Role): boolean => role !== 'member'

/**
 * A list says what somebody is and not since when: of what they were before the first change that has a date it says nothing,
 * and the server let them speak. Source: S-PEOPLE-11.
 */
function isRoleUntold(role: Timeline<Role>, at: number): boolean {
  const first = role.find(({ since }) => since > 0)
  return first !== undefined && first.since < HEARD && at < first.since
}

/**
 * Since when what is told of a group counts at some time: who comes back was told of nothing that changed while they were out.
 * Source: S-PEOPLE-12.
 */
function inSince(group: Group, me: ImId, at: number): number {
  const own = (group.members.get(me)?.membership ?? []).filter(({ since }) => since <= at)
  const left = own.findLastIndex(({ value }) => !value)
  return left < 0 ? 0 : (own[left + 1]?.since ?? 0)
}

/** What was told of a moment, by something that is no older than `from`. */
function toldAt<T>(timeline: Timeline<T>, at: number, from: number): T | undefined {
  const found = timeline.findLast(({ since }) => since <= at)
  return found === undefined || found.since < from ? undefined : found.value
}

function judgeHeard(group: Group, me: ImId, who: ImId, at: number): Verdict {
  if (group.leftAt !== undefined && at >= group.leftAt) return 'not-group'
  const member = group.members.get(who)
  if (member === undefined) return null
  const from = inSince(group, me, at)
  if (toldAt(member.membership, at, from) === false) return 'not-group'
  const role = toldAt(member.role, at, from)
  if (isRoleUntold(member.role, at) || (role === undefined && from > 0)) return null
  if (isExempt(role ?? 'member')) return null
  if (toldAt(group.muted, at, from) === true) return 'group-muted'
  return toldAt(member.muted, at, from) === true ? 'member-muted' : null
}

/** May this member speak now? */
function judgeSpeaker(group: Group | undefined, who: ImId): Verdict {
  if (group === undefined || group.leftAt !== undefined) return 'not-group'
  const member = group.members.get(who)
  if (member === undefined) return group.isComplete ? 'not-group' : null
  if (valueAt(member.membership, NOW) === false) return 'not-group'
  if (isExempt(valueAt(member.role, NOW) ?? 'member')) return null
  if (valueAt(group.muted, NOW) === true) return 'group-muted'
  return valueAt(member.muted, NOW) === true ? 'member-muted' : null
}
