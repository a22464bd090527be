import { useMemo } from 'react'
import type { ConversationKey } from '../model/ids.js'
import type { ConversationView } from '../views/open-conversation.js'
import { useImEngine } from './provider.js'

/** The view of a conversation for a hook of that name. Throws where none is chosen yet: a mistake of the developer. Source: S-API-40. */
export function useConversationView(hook: string, key: ConversationKey): ConversationView {
  const engine = useImEngine()
  return useMemo(() => {
    // From JavaScript anything may come.
    if (typeof key === 'string' && (key as string) !== '') return engine.conversation(key)
    throw new TypeError(
      `${hook}: the conversation is ${key === ('' as string) ? '""' : typeof key}; render this component only while one is chosen`,
    )
  }, [engine, hook, key])
}
