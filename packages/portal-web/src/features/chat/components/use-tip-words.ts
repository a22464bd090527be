import type { ConversationKey } from '@sarika/im-engine'
import type { Tip } from '@sarika/im-engine/kinds'
import { useContacts, useGroup, useImEngine } from '@sarika/im-engine/react'
import { useCallback } from 'react'
import { getLanguage, type Say } from '../../../i18n/i18n'
import { tipInWords } from '../rules/tips'

/** What somebody of a conversation is called in the list: by the own name for them, else by that in the group, else by their own. */
export function useNameInRow(conversation: ConversationKey): (imId: string) => string | undefined {
  const contacts = useContacts()
  const group = useGroup(conversation)
  return useCallback(
    (imId) => {
      const contact = contacts.find((one) => one.imId === imId)
      const member = group?.members.find((one) => one.imId === imId)
      // Who has just come in is called by their id until their name is fetched: then a tip knows it.
      return [contact?.memo, member?.name, contact?.name].find((name) => name && name !== imId)
    },
    [contacts, group],
  )
}

/** Words a tip for who reads it: people by the own name for them, else by that in the group, else by their own. Source: S-TEAM-1. */
export function useTipWords(conversation: ConversationKey, t: Say<'chat'>): (tip: Tip) => string {
  const { me } = useImEngine()
  const nameOf = useNameInRow(conversation)
  return useCallback((tip) => tipInWords(tip, { me, nameOf, language: getLanguage() }, t), [me, nameOf, t])
}
