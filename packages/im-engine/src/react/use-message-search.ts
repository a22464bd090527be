import { useEffect, useState } from 'react'
import type { ConversationKey } from '../model/ids.js'
import type { SearchResult } from '../views/search.js'
import { useImEngine } from './provider.js'
import { useView } from './use-view.js'

export interface MessageSearch {
  readonly isSearching: boolean
  /** Of the newest text that is answered; empty before. */
  readonly result: SearchResult
}

const NOTHING: SearchResult = { count: 0, hits: [] }

/**
 * Messages that hold a text, in one conversation or in all; an answer to an older text is dropped. What is withdrawn
 * while it is shown goes, what comes is found. Source: S-REACT-5, S-REACT-7.
 */
export function useMessageSearch(text: string, key?: ConversationKey): MessageSearch {
  const engine = useImEngine()
  const [found, setFound] = useState({ text: '', key, result: NOTHING })
  // A commit that touches a message touches its row.
  const commit = useView(engine.conversations)
  const isAnswered = found.text === text && found.key === key

  // biome-ignore lint/correctness/useExhaustiveDependencies: a commit asks again
  useEffect(() => {
    let isCurrent = true
    void engine.search(text, key).then((result) => {
      if (isCurrent) setFound({ text, key, result })
    })
    return () => {
      isCurrent = false
    }
  }, [engine, text, key, commit])

  return { isSearching: !isAnswered, result: found.result }
}
