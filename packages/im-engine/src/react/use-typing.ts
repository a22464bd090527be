import { useCallback } from 'react'
import type { ConversationKey, ImId } from '../model/ids.js'
import type { Typing } from '../model/typing.js'
import { useImEngine } from './provider.js'
import { useView } from './use-view.js'

const NONE: readonly ImId[] = []

/** Who writes in a conversation now, in the order in which they began, e.g. `["im-2"]`; renders when that changes. Source: S-TYPE-3. */
export function useTyping(key: ConversationKey): readonly ImId[] {
  const pick = useCallback((typing: Typing) => typing.get(key) ?? NONE, [key])
  return useView(useImEngine().typing, pick)
}
