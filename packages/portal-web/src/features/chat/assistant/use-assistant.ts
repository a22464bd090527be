import { useConnection, useImEngine } from '@sarika/im-engine/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../../lib/session'
import { isAtDesk } from '../hiring/table'
import { ASSISTANT } from './assistant'
import { readAssistant, type ToldAssistant } from './read'

/** What the server says of the assistant; null: nothing yet. `isAsking`: it is asked now, and after each time without a connection. */
function useTold(isAsking: boolean): ToldAssistant | null {
  const { data } = useQuery({
    queryKey: ['assistant', useSession()?.loginId],
    queryFn: readAssistant,
    enabled: isAsking,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return data ?? null
}

/**
 * Asks, each time the chat is caught up, whether there is an assistant: the server begins its conversation then. Where there is
 * none its conversation leaves the list, and is there again, with all that was said, where there is one. The desk asks for none:
 * it answers who looks for work. Source: S-AI-23.
 */
export function useAssistant(): void {
  const engine = useImEngine()
  const { isCaughtUp } = useConnection()
  const isEnabled = useTold(isCaughtUp && !isAtDesk)?.isEnabled
  useEffect(() => {
    if (isEnabled !== undefined) void engine.setConversation(ASSISTANT, { isDeleted: !isEnabled })
  }, [engine, isEnabled])
}

/** The host that questions go to; "" = they stay on the server, or nobody knows yet. */
export const useAssistantHost = (): string => useTold(false)?.host ?? ''
