import type { ConversationList } from '@sarika/im-engine'
import { useImEngine, useView } from '@sarika/im-engine/react'
import { useCallback, useEffect } from 'react'
import { useTable } from './table'

/**
 * Who invites says so beside the conversation, on the server and in their own lists. Who is invited hears of it with the next
 * page of the list only: the card that is shown says it before. Where it cannot be said, the card says what the list does not.
 */
export function useRowInterview(applicationId: number): void {
  const engine = useImEngine()
  const table = useTable()
  const conversation = table?.conversation
  const pick = useCallback(
    ({ items }: ConversationList) => items.find(({ key }) => key === conversation)?.interviewId,
    [conversation],
  )
  const isUnnamed = useView(engine.conversations, pick) === ''
  useEffect(() => {
    if (conversation !== undefined && isUnnamed) void engine.setInterview(conversation, String(applicationId))
  }, [engine, conversation, isUnnamed, applicationId])
}
