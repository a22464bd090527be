import { type ConversationKey, type ConversationList, personKey } from '@sarika/im-engine'
import { useContacts, useGroup, useImEngine, useTyping, useView } from '@sarika/im-engine/react'
import { useCallback, useState } from 'react'
import { Avatar } from '../../../ui/avatar'
import { Dots, useTypingWords } from './typing-words'

/** When something was said there last. */
function useLastTime(key: ConversationKey): number {
  const pick = useCallback(
    ({ items }: ConversationList) => items.find((one) => one.key === key)?.sortTime ?? 0,
    [key],
  )
  return useView(useImEngine().conversations, pick)
}

/**
 * Who writes, under the messages. Who hears the page is told once, in their turn, and not again before somebody has said something.
 */
export function TypingLine({ conversation }: { conversation: ConversationKey }) {
  const words = useTypingWords(conversation)
  const lastTime = useLastTime(conversation)
  const [heard, setHeard] = useState({ conversation, lastTime, words: '', isOver: false })
  const isNew = heard.conversation !== conversation || heard.lastTime !== lastTime
  if (isNew) setHeard({ conversation, lastTime, words, isOver: false })
  else if (words !== '' && heard.words === '') setHeard({ ...heard, words })
  else if (words === '' && heard.words !== '' && !heard.isOver) setHeard({ ...heard, isOver: true })
  return (
    <>
      {words !== '' && (
        <p className="typing-line" aria-hidden="true">
          <Face conversation={conversation} />
          <Dots />
          <bdi>{words}</bdi>
        </p>
      )}
      <p className="only-heard" role="status">
        {heard.isOver ? '' : heard.words}
      </p>
    </>
  )
}

/** Of who began first. */
function Face({ conversation }: { conversation: ConversationKey }) {
  const [imId] = useTyping(conversation)
  const contact = useContacts().find((one) => one.imId === imId)
  const member = useGroup(conversation)?.members.find((one) => one.imId === imId)
  if (imId === undefined) return null
  const name = contact?.memo || member?.name || contact?.name || ''
  return <Avatar id={personKey(imId)} name={name} src={member?.avatar || contact?.avatar || ''} />
}
