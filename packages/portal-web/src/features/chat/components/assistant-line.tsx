import type { ConversationKey, ConversationList, ShownMessage } from '@sarika/im-engine'
import { useImEngine, useView } from '@sarika/im-engine/react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Dots } from '../presence/typing-words'
import '../../../styles/typing.css'

interface Props {
  conversation: ConversationKey
  /** What was said last; undefined = nothing. */
  last: Pick<ShownMessage, 'own' | 'state'> | undefined
}

/** Whether it is the conversation of the assistant. */
export function useIsAssistant(key: ConversationKey): boolean {
  const pick = useCallback(
    ({ items }: ConversationList) => items.find((one) => one.key === key)?.isAssistant === true,
    [key],
  )
  return useView(useImEngine().conversations, pick)
}

/** Under the question, until it is answered: that the assistant looks, or in place of the answer why there is none. */
export function AssistantLine({ conversation, last }: Props) {
  const { t } = useTranslation('typing')
  const isAssistant = useIsAssistant(conversation)
  const isWaiting = last?.own === true && last.state === 'sending'
  const hasFailed = last?.own === true && last.state === 'failed'
  if (!isAssistant) return null
  return (
    <p className="typing-line" role="status">
      {isWaiting && <Dots />}
      <bdi>{isWaiting ? t('assistant.waiting') : hasFailed ? t('assistant.failed') : ''}</bdi>
    </p>
  )
}
