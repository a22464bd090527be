import { type ConversationItem, type ConversationKey, EVERYBODY_KEY } from '@sarika/im-engine'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { ASSISTANT } from '../assistant/assistant'

/** Whose name is the portal's, in the language that is shown. */
const NAMES = new Map<ConversationKey, 'assistant.name' | 'everybody.name'>([
  [ASSISTANT, 'assistant.name'],
  [EVERYBODY_KEY, 'everybody.name'],
])

/** What a conversation is called: the assistant and everybody in the language that is shown, others as their row says. */
export function useTitleOf(): (item: Pick<ConversationItem, 'key' | 'title'>) => string | null {
  const { t } = useTranslation('typing')
  return useCallback(
    ({ key, title }) => {
      const name = NAMES.get(key)
      return name === undefined ? title : t(name)
    },
    [t],
  )
}
