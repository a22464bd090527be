import type { ContactItem, ConversationKey, ConversationSnapshot } from '@sarika/im-engine'
import { useContacts, useGroup, useImEngine, useView } from '@sarika/im-engine/react'
import { useCallback, useMemo, useState } from 'react'
import { calledIn } from '../rules/members'
import { namesTold } from '../rules/tips'
import { useSay } from './say'

const NOBODY: ReadonlyMap<string, string> = new Map()

/** Who is in a group has its members; of one that is over, what was said in it is all that is left. */
const toldIn = ({ ended, messages }: ConversationSnapshot): ReadonlyMap<string, string> =>
  ended === null ? NOBODY : namesTold(messages)

/**
 * What a member of a group is called: by the group, also after it was over while it was shown, else by one's contacts, else by
 * the events of the group that name them. Source: S-TEAM-17.
 */
export function useMemberName(conversation: ConversationKey): (imId: string) => string {
  const t = useSay()
  const group = useGroup(conversation)
  const contacts = useContacts()
  const told = useView(useImEngine().conversation(conversation), toldIn)
  const names = useMemo(() => {
    const known = new Map<string, ContactItem>(contacts.map((one) => [one.imId, one]))
    return new Map<string, string>(
      group?.members.map((one) => [one.imId, calledIn(one, known.get(one.imId))]),
    )
  }, [group, contacts])
  const [held, setHeld] = useState(names)
  if (group !== undefined && held !== names) setHeld(names)
  return useCallback(
    (imId) =>
      held.get(imId) ??
      contacts.find((one) => one.imId === imId)?.name ??
      told.get(imId) ??
      t('thread.someone'),
    [held, contacts, told, t],
  )
}
