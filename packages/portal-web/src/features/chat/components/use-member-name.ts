import type { ContactItem, ConversationKey } from '@sarika/im-engine'
import { useContacts, useGroup } from '@sarika/im-engine/react'
import { useCallback, useMemo } from 'react'
import { calledIn } from '../rules/members'
import { useSay } from './say'

/** What a member of a group is called, by the group, else by one's contacts: who left is no member any more. */
export function useMemberName(conversation: ConversationKey): (imId: string) => string {
  const t = useSay()
  const group = useGroup(conversation)
  const contacts = useContacts()
  const names = useMemo(() => {
    const known = new Map<string, ContactItem>(contacts.map((one) => [one.imId, one]))
    return new Map<string, string>(
      group?.members.map((one) => [one.imId, calledIn(one, known.get(one.imId))]),
    )
  }, [group, contacts])
  return useCallback(
    (imId) => names.get(imId) ?? contacts.find((one) => one.imId === imId)?.name ?? t('thread.someone'),
    [names, contacts, t],
  )
}
