import type { Role } from '../db/tables'
import { AckCode, type Refusal, refuse } from './codes'

/** user_type of a manager account (specification 3). */
export const MANAGER = 999
/** relation_type of a friend; everything else is not one. */
export const FRIEND = 1

export interface DirectFacts {
  isSelf: boolean
  /** both exist, and one of them is a manager */
  hasManager: boolean
  /** each has the other as a contact */
  areFriends: boolean
  hasReceiverBlockedSender: boolean
}

/**
 * May this person write to that one? The one who blocks still may: only the blocked one is stopped. Managers write to
 * anybody and hear everybody (specification 6). Clients judge alike before they send (im-engine decide/permission.ts).
 */
export function judgeDirect(facts: DirectFacts): Refusal | null {
  if (facts.isSelf || facts.hasManager) return null
  // An unknown person answers like a stranger, and a block only shows to contacts: ids cannot be tried out.
  if (!facts.areFriends) return refuse(AckCode.notFriend)
  if (facts.hasReceiverBlockedSender) return refuse(AckCode.blocked)
  return null
}

export interface GroupFacts {
  /** null: not a member, or no such group */
  role: Role | null
  isGroupMuted: boolean
  isMemberMuted: boolean
  /** plain members send no pictures, films, recordings and files */
  isMediaOff: boolean
}

/**
 * May this member speak? Only plain members can be muted, or kept from sending files, and what a manager sends with
 * `mustSave` neither stops.
 */
export function judgeGroup(facts: GroupFacts, hasFile: boolean, mustSave = false): Refusal | null {
  if (facts.role === null) return refuse(AckCode.notGroup)
  if (facts.role !== 'member' || mustSave) return null
  if (facts.isGroupMuted) return refuse(AckCode.groupMuted)
  if (facts.isMemberMuted) return refuse(AckCode.memberMuted)
  if (hasFile && facts.isMediaOff)
    return refuse(AckCode.notPermitted, 'this group takes no files from its members')
  return null
}
