import { type ConversationKey, type ImId, personKey } from '@sarika/im-engine'
import { useContacts, useGroup } from '@sarika/im-engine/react'
import { useCallback } from 'react'

/**
 * Where the picture of who speaks in a conversation is, as the group tells it, else one's contacts; "" = there is none. `ofPeer`
 * is that of whom one talks to.
 */
export function useFaces(conversation: ConversationKey, ofPeer: string): (imId: ImId) => string {
  const members = useGroup(conversation)?.members
  const contacts = useContacts()
  return useCallback(
    (imId) => {
      if (personKey(imId) === conversation) return ofPeer
      const listed = members?.find((one) => one.imId === imId)?.avatar
      return listed || (contacts.find((one) => one.imId === imId)?.avatar ?? '')
    },
    [conversation, ofPeer, members, contacts],
  )
}
