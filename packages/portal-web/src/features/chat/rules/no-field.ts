import {
  type ContactItem,
  type ConversationSnapshot,
  type GroupItem,
  isGroupKey,
  personKey,
  USER_TYPE,
} from '@sarika/im-engine'

/** Why there is no field to write in; texts of `thread.*`. */
export type NoField =
  | 'nobody'
  | NonNullable<ConversationSnapshot['ended']>
  | 'blockedByYou'
  | 'blockedByThem'
  | 'muted'
  | 'groupMuted'
  | 'notFriends'

interface Known {
  readonly snapshot: Pick<ConversationSnapshot, 'key' | 'ended' | 'blocked'>
  /** The address names nobody who is known. */
  readonly isNobody: boolean
  readonly group:
    | {
        readonly isMuted: boolean
        readonly members: readonly Pick<GroupItem['members'][number], 'imId' | 'role' | 'isMuted'>[]
      }
    | undefined
  readonly contacts: readonly ContactItem[]
  /** As the list says of whom one talks to. */
  readonly userType: number
  readonly me: string
}

/**
 * What stands in place of the field; null = one may write. The engine refuses a send for the same reasons, and the server
 * decides. Nothing is said of whom one does not know yet. Source: specification 4 "Send disabled".
 */
export function whyNoField(known: Known): NoField | null {
  const { snapshot, isNobody } = known
  if (isNobody) return 'nobody'
  if (snapshot.ended !== null) return snapshot.ended
  if (isGroupKey(snapshot.key)) return whyMuted(known)
  // Of both, the own one is what one can change.
  if (snapshot.blocked !== 0) return snapshot.blocked === 2 ? 'blockedByThem' : 'blockedByYou'
  return areStrangers(known) ? 'notFriends' : null
}

/** Owner, admins and managers speak in a muted group. */
function whyMuted({ group, me }: Known): NoField | null {
  const own = group?.members.find(({ imId }) => imId === me)
  if (own?.role !== 'member') return null
  if (group?.isMuted === true) return 'groupMuted'
  return own.isMuted ? 'muted' : null
}

/** Contacts have the owner of the account among them as soon as they are here: without that nothing is known. */
function areStrangers({ snapshot: { key }, contacts, userType, me }: Known): boolean {
  const own = contacts.find(({ isMe }) => isMe)
  if (own === undefined || personKey(own.imId) === key || own.imId !== me) return false
  if (own.userType === USER_TYPE.manage || userType === USER_TYPE.manage || userType === USER_TYPE.robot)
    return false
  return !contacts.some(({ imId, isFriend }) => isFriend && personKey(imId) === key)
}
