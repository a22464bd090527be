import { useEffect, useState } from 'react'
import type { ConversationKey } from '../model/ids.js'
import type { SearchResult } from '../views/search.js'
import { useImEngine } from './provider.js'

export interface MessageSearch {
  readonly isSearching: boolean
  /** Of the newest text that is answered; empty before. */
  readonly result: SearchResult
}

const NOTHING: SearchResult = { count: 0, hits: [] }

/** Messages that hold a text, in one conversation or in all; an answer to an older text is dropped. */
export function useMessageSearch(text: string, key?: ConversationKey): MessageSearch {
  const engine = useImEngine()
  const [found, setFound] = useState({ text: '', key, result: NOTHING })
  const isAnswered = found.text === text && found.key === key

  useEffect(() => {
    let isCurrent = true
    void engine.search(text, key).then((result) => {
      if (isCurrent) setFound({ text, key, result })
    })
    return () => {
      isCurrent = false
    }
  }, [engine, text, key])

  return { isSearching: !isAnswered, result: found.result }
}
