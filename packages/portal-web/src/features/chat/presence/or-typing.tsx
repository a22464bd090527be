import type { ConversationKey } from '@sarika/im-engine'
import { useTyping } from '@sarika/im-engine/react'
import type { ReactNode } from 'react'
import { Dots, useTypingWords } from './typing-words'

interface Props {
  conversation: ConversationKey
  /** What stands there while nobody writes. */
  children: ReactNode
}

/** Who writes, in place of what else a line says: under the name, and in the list. Nobody hears it there. */
export function OrTyping({ conversation, children }: Props) {
  return useTyping(conversation).length === 0 ? children : <Words conversation={conversation} />
}

/** Only where somebody writes names are looked for. */
const Words = ({ conversation }: { conversation: ConversationKey }) => (
  <span className="typing-words">
    <Dots />
    <bdi>{useTypingWords(conversation)}</bdi>
  </span>
)
