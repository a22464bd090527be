import { type ConversationKey, type ImId, personKey } from '../model/ids.js'
import type { GroupItem, MemberItem } from '../views/people.js'
import { useContacts } from './use-contacts.js'
import { useConversations } from './use-conversations.js'
import { useGroup } from './use-group.js'

/** Who wrote a message, as a screen names them. */
export interface Sender {
  readonly imId: ImId
  /** The owner's name for them, else their name in the group, else their own; null = nobody told it. Never an id. */
  readonly name: string | null
  /** "" = none that is known. */
  readonly avatar: string
}

/**
 * Name and picture of a message's author, kept up to date: `useSender(key, message.from)`. In a talk of two also of somebody who is
 * no contact, as the list names them. Source: S-API-19.
 */
export function useSender(key: ConversationKey, imId: ImId): Sender {
  const contact = useContacts((contacts) => contacts.find((one) => one.imId === imId))
  const item = useConversations(({ items }) =>
    items.find((one) => one.key === key && key === personKey(imId)),
  )
  // Members are made anew with their group: texts are the same.
  const memberName = useGroup(key, (group) => memberOf(group, imId)?.name)
  const memberAvatar = useGroup(key, (group) => memberOf(group, imId)?.avatar)
  const told = memberName === imId ? undefined : memberName
  return {
    imId,
    name: contact?.memo || told || contact?.nickname || item?.title || null,
    avatar: contact?.avatar || memberAvatar || item?.avatar || '',
  }
}

const memberOf = (group: GroupItem | undefined, imId: ImId): MemberItem | undefined =>
  group?.members.find((member) => member.imId === imId)
