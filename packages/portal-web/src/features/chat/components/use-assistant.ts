import { type ConversationKey, personKey, toImId } from '@sarika/im-engine'
import { useConnection, useImEngine } from '@sarika/im-engine/react'
import { useEffect, useRef } from 'react'
import { readAssistant } from '../api/assistant'

const ASSISTANT: ConversationKey = personKey(toImId('1'))

/**
 * Asks once a page, when the chat is caught up, whether there is an assistant: the server begins its conversation then. Where there is
 * none any more its conversation is deleted. Source: specification 4.
 */
export function useAssistant(): void {
  const engine = useImEngine()
  const { isCaughtUp } = useConnection()
  const hasAsked = useRef(false)
  useEffect(() => {
    if (!isCaughtUp || hasAsked.current) return
    hasAsked.current = true
    void readAssistant().then((isEnabled) => {
      const { items } = engine.conversations.getSnapshot()
      if (isEnabled === false && items.some(({ key }) => key === ASSISTANT))
        void engine.setConversation(ASSISTANT, { isDeleted: true })
    })
  }, [engine, isCaughtUp])
}
