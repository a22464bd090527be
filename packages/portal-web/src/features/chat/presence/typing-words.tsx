import type { ConversationKey } from '@sarika/im-engine'
import { useContacts, useGroup, useTyping } from '@sarika/im-engine/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import '../../../styles/typing.css'
import { typingInWords } from './typing-in-words'

/** Who writes in a conversation, in words, e.g. "Bopha is writing"; "" while nobody does. */
export function useTypingWords(conversation: ConversationKey): string {
  const { t } = useTranslation('typing')
  const typing = useTyping(conversation)
  const contacts = useContacts()
  const group = useGroup(conversation)
  return useMemo(() => {
    const nameOf = (imId: string): string => {
      const contact = contacts.find((one) => one.imId === imId)
      const member = group?.members.find((one) => one.imId === imId)
      return contact?.memo || member?.name || contact?.name || t('someone')
    }
    return typingInWords(typing.slice(0, 2).map(nameOf), typing.length, t)
  }, [typing, contacts, group, t])
}

/** Three dots that breathe; still where less motion is wanted. */
export const Dots = () => (
  <span className="typing-dots" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
)
