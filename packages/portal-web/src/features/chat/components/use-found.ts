import type { ConversationKey } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useMarks } from '../links/mark-found'

/** A message that is to be shown, the moment it was asked for, and the words it was found by; "" = by none. */
export interface Asked {
  readonly id: string
  readonly visit: string
  readonly wanted: string
}

interface Props {
  conversation: ConversationKey
  asked: Asked | null
  isReady: boolean
  isSearching: boolean
  /** Reads what stands around a message that is not here. */
  showAround: (id: string) => Promise<unknown>
  /** Scrolls to a message, by its key. */
  seek: (key: string) => void
  /** It is nowhere. */
  onAway: () => void
}

/** The message of a conversation that one went to: which is marked, the way to another, and that it was seen. */
export function useFound({ conversation, asked, isReady, isSearching, showAround, seek, onAway }: Props) {
  const engine = useImEngine()
  const [found, setFound] = useState<string | null>(null)
  const jump = useCallback(
    async (id: string) => {
      const keyHere = () =>
        engine
          .conversation(conversation)
          .getSnapshot()
          .messages.find((message) => message.id === id)?.key
      if (keyHere() === undefined) await showAround(id)
      const key = keyHere()
      if (key === undefined) return onAway()
      setFound(key)
      seek(key)
    },
    [engine, conversation, showAround, seek, onAway],
  )
  /** Once: from there the reader goes where they like. */
  const shownAsk = useRef<Asked | null>(null)
  useEffect(() => {
    if (asked === null || !isReady || shownAsk.current === asked) return
    shownAsk.current = asked
    void jump(asked.id)
  }, [asked, isReady, jump])
  // The hit that one walked to stays marked until the next one.
  const forget = useCallback(() => {
    if (!isSearching) setFound(null)
  }, [isSearching])
  useEffect(() => {
    if (!isSearching) setFound(null)
  }, [isSearching])
  useMarks(isSearching ? '' : (asked?.wanted ?? ''))
  return { found, jump, forget }
}
