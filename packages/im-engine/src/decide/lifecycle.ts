// What somebody or something was at a time, as a snapshot of its machine: from the dated timelines, which are what is stored.

import { type SnapshotFrom, transition } from 'xstate'
import type { ImId } from '../model/ids.js'
import {
  type Asked,
  type Contact,
  endOf,
  type Group,
  type Member,
  type Timeline,
  valueAt,
} from '../model/people.js'
import { type ContactEvent, contactMachine } from './contact.machine.js'
import { groupMachine } from './group.machine.js'
import { membershipMachine } from './membership.machine.js'

/** After everything that is known. */
export const NOW = Number.POSITIVE_INFINITY

/**
 * A contact at a time (ms of server time, NOW = as last told), e.g. `stateAt(contact, NOW).can({ type: 'agreed' })`. A state
 * does not depend on the order in which its notices came. Source: S-FRIEND-4.
 */
export function stateAt(contact: Contact, at: number): SnapshotFrom<typeof contactMachine> {
  const wasFriend = contact.friend.some(({ since, value }) => value && since <= at)
  return contactMachine.resolveState({
    context: { wasFriend },
    value: {
      friendship: friendshipAt(contact, at, wasFriend),
      block: blockAt(contact, at),
      shown: isOn(contact.hidden, at) ? 'hidden' : 'shown',
    },
  })
}

/** What a contact is after something happened to it at a time, e.g. where the server says only that it is done. */
export function after(contact: Contact, event: ContactEvent, since: number): Contact {
  const [{ value }] = transition(contactMachine, stateAt(contact, NOW), event)
  const { friendship, block, shown } = value
  return {
    ...contact,
    friend: [{ since, value: friendship === 'friend' }],
    asked: [{ since, value: ASKED[friendship] ?? 'none' }],
    hidden: [{ since, value: shown === 'hidden' }],
    blockedByMe: [{ since, value: block === 'mine' || block === 'both' }],
    blockedByThem: [{ since, value: block === 'theirs' || block === 'both' }],
  }
}

const ASKED: Readonly<Record<string, Asked>> = { asked: 'mine', wasAsked: 'theirs' }

/** A member of a group at a time; undefined members are out. */
export function memberAt(member: Member, at: number): SnapshotFrom<typeof membershipMachine> {
  return membershipMachine.resolveState({
    value: {
      member: membershipAt(member, at),
      role: valueAt(member.role, at) ?? 'member',
      voice: isOn(member.muted, at) ? 'muted' : 'free',
    },
  })
}

/** A group at a time, for `me`: one that they left is open or muted still. */
export function groupAt(group: Group, me: ImId, at: number): SnapshotFrom<typeof groupMachine> {
  const isOver = group.leftAt !== undefined && group.leftAt <= at && endOf(group, me) === 'disbanded'
  return groupMachine.resolveState({
    value: isOver ? 'dissolved' : isOn(group.muted, at) ? 'muted' : 'open',
  })
}

const isOn = (timeline: Timeline<boolean>, at: number): boolean => valueAt(timeline, at) === true

function friendshipAt({ friend, asked }: Contact, at: number, wasFriend: boolean) {
  if (isOn(friend, at)) return 'friend'
  const who = valueAt(asked, at) ?? 'none'
  if (who !== 'none') return who === 'mine' ? 'asked' : 'wasAsked'
  return wasFriend ? 'deleted' : 'stranger'
}

function blockAt({ blockedByMe, blockedByThem }: Contact, at: number) {
  const isMine = isOn(blockedByMe, at)
  if (isOn(blockedByThem, at)) return isMine ? 'both' : 'theirs'
  return isMine ? 'mine' : 'none'
}

function membershipAt({ membership, removed }: Member, at: number) {
  const isIn = valueAt(membership, at)
  if (isIn === undefined) return 'out'
  if (isIn) return 'in'
  return isOn(removed ?? [], at) ? 'removed' : 'left'
}
